/** Inputs that hold no text, so that letters typed on them are free to be commands. */
const textless = new Set(['checkbox', 'radio', 'button', 'submit', 'reset', 'file', 'range', 'color']);

/** Whether what is typed there becomes text: plain letters are no commands then. */
export function takesText(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !textless.has(target.type);
  return (
    target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement || target.isContentEditable === true
  );
}

type Pressed = Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'altKey'>;

export function hasCommandKey({ ctrlKey, metaKey, altKey }: Pressed): boolean {
  return ctrlKey || metaKey || altKey;
}
