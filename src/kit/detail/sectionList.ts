import { createContext, useCallback, useMemo, useState } from 'react';
import { defineMessages, type MessageDescriptor } from 'react-intl';
import { type Shortcut, useShortcuts } from '../state/shortcuts';

export interface SectionName {
  id: string;
  title: MessageDescriptor;
  /** Where it stands. Cards of other tabs are in the document as well, with sections of the same ids. */
  element: Element;
}

interface SectionList {
  /** A section is on the page; what comes back takes it off the list. */
  join: (section: SectionName) => () => void;
}

/** Set by a page around its sections, so that it knows which there are. */
export const SectionListContext = createContext<SectionList>({ join: () => () => undefined });

/** The sections of a page in the order in which they stand there. */
export function useSectionList(): { list: SectionList; sections: readonly SectionName[] } {
  const [sections, setSections] = useState<readonly SectionName[]>([]);
  const join = useCallback((section: SectionName) => {
    setSections((before) => [...before.filter(({ id }) => id !== section.id), section].sort(byPlace));
    return () => setSections((before) => before.filter(({ id }) => id !== section.id));
  }, []);
  return { list: useMemo(() => ({ join }), [join]), sections };
}

function byPlace({ element: one }: SectionName, { element: other }: SectionName): number {
  return one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}

const m = defineMessages({
  next: { id: 'kit.sectionKeys.next', defaultMessage: 'Следующий раздел' },
  previous: { id: 'kit.sectionKeys.previous', defaultMessage: 'Предыдущий раздел' },
});

/** So long the sections on the way may come and grow, in milliseconds. */
const growing = 3_000;
const byHand = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;
let letGo = (): void => undefined;

/** Holds a section in its place while those before it come and grow, until the person moves the page himself. */
function hold({ id, element }: SectionName): void {
  letGo();
  const card = element.closest('[data-sections]');
  let isBegun = false;
  const watcher = new ResizeObserver(() => {
    // It tells at once how large everything is now. One that waited to be seen has been replaced by what it holds.
    if (isBegun) card?.querySelector(`section[id="${id}"]`)?.scrollIntoView({ block: 'start' });
    isBegun = true;
  });
  for (const column of card?.children ?? []) watcher.observe(column);
  const stop = (): void => {
    watcher.disconnect();
    for (const timer of [end, begin]) clearTimeout(timer);
    for (const event of byHand) document.removeEventListener(event, stop);
  };
  const end = setTimeout(stop, growing);
  // Not the press that brought it here.
  const begin = setTimeout(() => {
    for (const event of byHand) document.addEventListener(event, stop, { passive: true });
  });
  letGo = stop;
}

/** Brings a section of the page into sight and gives it the focus. */
export function showSection(section: SectionName): void {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  section.element.scrollIntoView({ block: 'start', behavior: isCalm ? 'auto' : 'smooth' });
  section.element.querySelector('button')?.focus({ preventScroll: true });
  hold(section);
}

/** j and k go from section to section of a card, beginning at the one that has the focus. */
export function useSectionKeys(sections: readonly SectionName[]): void {
  const step = (by: 1 | -1) => (): void => {
    const at = sections.findIndex(({ element }) => element.contains(document.activeElement));
    const next = sections[at < 0 ? 0 : Math.min(Math.max(at + by, 0), sections.length - 1)];
    if (next) showSection(next);
  };
  const keys: Shortcut[] = [
    { id: 'card.next', title: m.next, scope: 'card', keys: ['KeyJ'], run: step(1) },
    { id: 'card.previous', title: m.previous, scope: 'card', keys: ['KeyK'], run: step(-1) },
  ];
  useShortcuts(sections.length > 1 ? keys : []);
}
