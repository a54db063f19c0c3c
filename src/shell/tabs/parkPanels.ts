import { panelOf } from './tabIds';

/** Set on the page of a tab that is not looked at. */
export const parked = 'data-parked';

/** Whether the browser can keep what it knows of a page that it does not show; without it pages are not shown at all. */
const canPark = 'contentVisibility' in document.documentElement.style;

/** React has hidden it, and would have the browser forget its boxes. */
function park(panel: HTMLElement): void {
  if (panel.style.display !== 'none') return;
  panel.style.removeProperty('display');
  panel.setAttribute(parked, '');
}

/**
 * Lets the pages of hidden tabs keep their boxes, and draws the one that is shown. React hides a page by
 * `display: none`, after which the browser has to style and lay out every element of it anew when it is shown again: a
 * third of the time that going from one tab to another takes. A page that is parked is not drawn, cannot be reached and
 * is not read out, as before.
 */
export function parkPanels(panels: HTMLElement | null, shown: string | undefined): void {
  if (!canPark || !panels) return;
  for (const panel of panels.querySelectorAll<HTMLElement>(':scope > [id]')) {
    if (shown !== undefined && panel.id === panelOf(shown)) {
      panel.removeAttribute(parked);
      panel.removeAttribute('aria-hidden');
    } else park(panel);
  }
}

/** Takes what is parked from those who have the page read out; once the focus has gone to the page that is shown. */
export function concealParked(panels: HTMLElement | null): void {
  for (const panel of panels?.querySelectorAll<HTMLElement>(`:scope > [${parked}]`) ?? [])
    panel.setAttribute('aria-hidden', 'true');
}

const watched = new WeakSet<HTMLElement>();

/** React hides a page once more when it has worked on it unseen. */
export function parkWhenHidden(panel: HTMLElement | null): void {
  if (!canPark || !panel || watched.has(panel)) return;
  watched.add(panel);
  new MutationObserver(() => park(panel)).observe(panel, { attributeFilter: ['style'] });
}

/** What a person does on a page, and a program that fills in fields does as well. */
const doings = ['beforeinput', 'change', 'click', 'input', 'keydown', 'keyup', 'pointerdown', 'submit'] as const;

/**
 * Keeps from the pages of hidden tabs what is done to them: no person can have done it, but a password manager fills in
 * what it finds in the document. A page that came while it was hidden has no effects yet, and its parts would answer
 * with an error: "Cannot call an event handler while rendering".
 */
export function deafenHidden(panels: HTMLElement | null): (() => void) | undefined {
  if (!panels) return undefined;
  const stop = (event: Event): void => {
    for (const panel of panels.querySelectorAll<HTMLElement>(':scope > [id]')) {
      const isHidden = panel.hasAttribute(parked) || panel.style.display === 'none';
      if (isHidden && panel.contains(event.target as Node)) event.stopImmediatePropagation();
    }
  };
  for (const doing of doings) panels.addEventListener(doing, stop, { capture: true });
  return () => {
    for (const doing of doings) panels.removeEventListener(doing, stop, { capture: true });
  };
}
