import { positionBelow } from './positionBelow';

/** Milliseconds: who goes over many cells reads none of their tips, and no layout is asked for. */
const restsFor = 300;
const heldFor = 450;
/** What is read and not pressed: its parts may have titles of their own, and they cannot be reached by themselves. */
const readOnly = '[data-column], li';

/** What cannot be read where it stands: text that is cut off, and words that are only said. */
const isCut = (element: HTMLElement): boolean =>
  [element, ...element.querySelectorAll<HTMLElement>('*')].some(
    ({ clientWidth, scrollWidth }) => clientWidth > 0 && scrollWidth > clientWidth,
  );

/** The titles of an element, and of the parts of one that is read, that tell more than is seen. */
function tipOf(element: HTMLElement): string {
  const parts = element.matches(readOnly) ? element.querySelectorAll<HTMLElement>('[title]') : [];
  const titles = [element, ...parts].flatMap((part) => {
    const { title } = part;
    return title !== '' && (!part.textContent?.includes(title) || isCut(part)) ? [title] : [];
  });
  return [...new Set(titles)].join('\n');
}

const isTyped = (element: Element): boolean => element.matches('input, textarea, select');

/** Has one element show the tips of the page. Answers how to end that. */
export function followTips(tip: HTMLElement): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let shownFor: HTMLElement | undefined;
  let isHeld = false;

  const hide = (): void => {
    clearTimeout(timer);
    if (!shownFor) return;
    shownFor = undefined;
    delete tip.dataset.tip;
    tip.hidePopover?.();
  };
  const show = (element: HTMLElement): void => {
    const text = element.isConnected ? tipOf(element) : '';
    if (text === '') return;
    shownFor = element;
    tip.dataset.tip = text;
    // Over everything, also over a dialog that came before it.
    tip.showPopover?.();
    positionBelow(tip, element, 'left');
  };
  const showAfter = (element: HTMLElement, pause: number): void => {
    hide();
    timer = setTimeout(() => show(element), pause);
  };
  const reach = (target: EventTarget | null): void => {
    if (target instanceof HTMLElement && !isTyped(target) && target.matches(':focus-visible'))
      showAfter(target, restsFor);
  };

  const heard: Record<string, (event: Event) => void> = {
    focusin: ({ target }) => reach(target),
    focusout: hide,
    scroll: ({ target }) => shownFor && target instanceof Node && target.contains(shownFor) && hide(),
    keydown: (event) => {
      if ((event as KeyboardEvent).key === 'Escape' && shownFor?.closest('[data-column], dialog')) {
        // It is put away before what was picked is let go, or the window closes.
        event.preventDefault();
      }
      isHeld = false;
      hide();
    },
    pointerdown: ({ target, pointerType }: Event & Partial<PointerEvent>) => {
      hide();
      isHeld = false;
      const titled = target instanceof Element ? target.closest<HTMLElement>('[title]') : null;
      if (pointerType !== 'touch' || !titled) return;
      timer = setTimeout(() => {
        show(titled);
        isHeld = shownFor === titled;
      }, heldFor);
    },
    pointerup: () => !isHeld && clearTimeout(timer),
    pointercancel: () => clearTimeout(timer),
    click: (event) => {
      // The finger was held to read, not to press.
      if (isHeld) {
        event.preventDefault();
        event.stopPropagation();
      }
      isHeld = false;
    },
  };
  const listeners = Object.entries(heard);
  for (const [name, hear] of listeners) window.addEventListener(name, hear, true);
  // The key that had this fetched may have reached something.
  reach(document.activeElement);
  return () => {
    for (const [name, hear] of listeners) window.removeEventListener(name, hear, true);
    hide();
  };
}
