import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { isBusy } from '../foundation/isBusy';

interface ScrollPlace {
  top: number;
  left: number;
  /** The cell that had the focus, so that it is there again on coming back. */
  focus?: { row: string; column: string };
}

/** Where each list of the history was left; of a long day only the latest. */
const places = new Map<string, ScrollPlace>();
const placesAtMost = 100;

function keep(key: string, place: ScrollPlace): void {
  places.delete(key);
  places.set(key, place);
  const [oldest] = places.keys();
  if (places.size > placesAtMost && oldest !== undefined) places.delete(oldest);
}

function focusedCell(area: HTMLElement): ScrollPlace['focus'] {
  const cell = document.activeElement?.closest<HTMLElement>('[data-column]');
  const row = cell?.closest<HTMLElement>('[data-index]')?.dataset['index'];
  const column = cell?.dataset['column'];
  return cell && area.contains(cell) && row !== undefined && column !== undefined ? { row, column } : undefined;
}

/**
 * Keeps the scroll place of a list for each entry of the browser's history: Back shows the rows where they were
 * left, with the focus where it was; other rows than before begin at their top.
 */
export function useScrollRestoration(scroller: RefObject<HTMLElement | null>, rows: string, isReady: boolean): void {
  const { key } = useLocation();
  const shown = useRef<string>(undefined);
  /** Where the focus was when the list was drawn first. */
  const focusBefore = useRef<Element | null>(undefined);

  useLayoutEffect(() => {
    const area = scroller.current;
    const focused = document.activeElement as HTMLElement | null;
    const isFirst = focusBefore.current === undefined;
    if (isFirst) focusBefore.current = focused;
    if (!area || !isReady || shown.current === rows) return;
    const isBack = shown.current === undefined;
    shown.current = rows;
    const place = places.get(key);
    // A list drawn just now stands at its top; to say so would make the browser lay the page out on the spot.
    if (place || !isFirst) area.scrollTop = place?.top ?? 0;
    if (place) area.scrollLeft = place.left;
    // Whoever began something while the rows were on their way, as in a search, in a menu or on the days of a calendar, goes on.
    const hasMoved = focused !== focusBefore.current && (focused?.tabIndex ?? -1) >= 0;
    if (!place?.focus || !isBack || hasMoved || isBusy(focused)) return;
    const line = area.querySelector(`[data-index="${place.focus.row}"]`);
    line
      ?.querySelector<HTMLElement>(`[data-column="${CSS.escape(place.focus.column)}"]`)
      ?.focus({ preventScroll: true });
  }, [scroller, key, rows, isReady]);

  useEffect(() => {
    const area = scroller.current;
    if (!area) return undefined;
    const note = (): void => {
      area.toggleAttribute('data-aside', area.scrollLeft > 0);
      keep(key, { top: area.scrollTop, left: area.scrollLeft, focus: focusedCell(area) });
    };
    // A click or a key is what leads away; after it the page may be gone.
    area.addEventListener('scroll', note, { passive: true });
    area.addEventListener('focusin', note);
    return () => {
      area.removeEventListener('scroll', note);
      area.removeEventListener('focusin', note);
    };
  }, [scroller, key, isReady]);
}
