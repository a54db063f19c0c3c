/**
 * What is taken off the page while it has the focus leaves it to nobody, and then a dialog hears no key and a screen reader begins the
 * page anew: the form or the popover that it stood in has it from then on, else the dialog. Answers how to end that.
 */
export function keepFocus(dialog: HTMLElement): () => void {
  let held: EventTarget | null = null;
  const hold = ({ target }: FocusEvent): void => {
    held = target;
  };
  const observer = new MutationObserver((changes) => {
    const lost = held;
    if (!(lost instanceof Node) || lost.isConnected || document.activeElement !== document.body) return;
    held = null;
    const from = changes.find(({ removedNodes }) => [...removedNodes].some((node) => node.contains(lost)))?.target;
    const around = from instanceof Element ? from.closest<HTMLElement>('form, dialog, [popover]') : null;
    const heir = around?.isConnected ? around : dialog;
    // Only for as long as it has it: a press beside the fields leads there as it did before.
    heir.tabIndex = -1;
    heir.addEventListener('blur', () => heir.removeAttribute('tabindex'), { once: true });
    heir.focus({ preventScroll: true });
  });
  dialog.addEventListener('focusin', hold);
  observer.observe(dialog, { childList: true, subtree: true });
  return () => {
    dialog.removeEventListener('focusin', hold);
    observer.disconnect();
  };
}
