import { defineMessages } from 'react-intl';
import type { SectionName } from './sectionList';
import { useShortcuts, type Shortcut } from './shortcuts';

const m = defineMessages({
  next: { id: 'kit.sectionKeys.next', defaultMessage: 'Следующий раздел' },
  previous: { id: 'kit.sectionKeys.previous', defaultMessage: 'Предыдущий раздел' },
});

/** Brings a section of the page into sight and gives it the focus. */
export function showSection(id: string): void {
  const section = document.getElementById(id);
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  section?.scrollIntoView({ block: 'start', behavior: isCalm ? 'auto' : 'smooth' });
  section?.querySelector('button')?.focus({ preventScroll: true });
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
