import { createContext, useCallback, useMemo, useState } from 'react';
import { defineMessages, type MessageDescriptor } from 'react-intl';
import { type Shortcut, useShortcuts } from '../state/shortcuts';

export interface SectionName {
  id: string;
  title: MessageDescriptor;
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

function byPlace(one: SectionName, other: SectionName): number {
  const [first, second] = [document.getElementById(one.id), document.getElementById(other.id)];
  if (!first || !second) return 0;
  return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
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
function hold(id: string): void {
  letGo();
  const columns = document.getElementById(id)?.closest('[data-sections]')?.children ?? [];
  let isBegun = false;
  const watcher = new ResizeObserver(() => {
    // It tells at once how large everything is now.
    if (isBegun) document.getElementById(id)?.scrollIntoView({ block: 'start' });
    isBegun = true;
  });
  for (const column of columns) watcher.observe(column);
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
export function showSection(id: string): void {
  const section = document.getElementById(id);
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  section?.scrollIntoView({ block: 'start', behavior: isCalm ? 'auto' : 'smooth' });
  section?.querySelector('button')?.focus({ preventScroll: true });
  if (section) hold(id);
}

/** j and k go from section to section of a card, beginning at the one that has the focus. */
export function useSectionKeys(sections: readonly SectionName[]): void {
  const step = (by: 1 | -1) => (): void => {
    const at = sections.findIndex(({ id }) => document.getElementById(id)?.contains(document.activeElement));
    const next = sections[at < 0 ? 0 : Math.min(Math.max(at + by, 0), sections.length - 1)];
    if (next) showSection(next.id);
  };
  const keys: Shortcut[] = [
    { id: 'card.next', title: m.next, scope: 'card', keys: ['KeyJ'], run: step(1) },
    { id: 'card.previous', title: m.previous, scope: 'card', keys: ['KeyK'], run: step(-1) },
  ];
  useShortcuts(sections.length > 1 ? keys : []);
}
