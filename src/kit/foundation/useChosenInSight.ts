import { useEffect, useRef, type RefObject } from 'react';

/** So much of the choice before is in sight, to say that there are more. */
const before = 32;

/** For a row of choices that goes on beyond its end on a narrow screen: brings the one that holds into sight. */
export function useChosenInSight(chosen: unknown): RefObject<HTMLDivElement | null> {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const one = row.current?.querySelector<HTMLElement>('[aria-selected="true"], [aria-pressed="true"]');
    if (row.current && one) row.current.scrollLeft = one.offsetLeft - row.current.offsetLeft - before;
  }, [chosen]);
  return row;
}
