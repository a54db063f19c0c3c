import { useEffect, useRef, useState, type RefObject } from 'react';

/** Pages that come without a scroll, at most: ten rows leave a tall window empty, and a slow service is not flooded. */
const pagesAtMost = 5;

interface Watched {
  scroller: RefObject<HTMLElement | null>;
  /** Stands after the last row. */
  end: RefObject<HTMLElement | null>;
  /** More rows can be asked for now. */
  wanted: boolean;
  more: () => void;
  /** Names what is listed; other rows begin anew. */
  of: string;
  /** How many pages are there; undefined for a part of a page, which does not fill the window. */
  pages: number | undefined;
}

/**
 * Asks for more rows: page after page until the window is full, and below that when the end of the rows comes near
 * while they are scrolled.
 */
export function useInfiniteScroll({ scroller, end, wanted, more, of, pages }: Watched): void {
  const [scrolled, setScrolled] = useState<string>();
  const hasScrolled = scrolled === of;
  // Counted apart from the pages: rows without an identity are left out, so that a page may add none.
  const filled = useRef({ of, count: 1 });
  const mayFill = pages !== undefined && pages < pagesAtMost;

  useEffect(() => {
    const area = scroller.current;
    if (!area || hasScrolled) return undefined;
    const notice = ({ target }: Event): void => {
      const moved = target === document ? document.documentElement : target;
      // When the area is not bounded, it is the page around it that scrolls. What else moves, the bar of tabs or
      // another list, says nothing of these rows; nor does their return to the top.
      if (moved instanceof Element && moved.contains(area) && moved.scrollTop > 0) setScrolled(of);
    };
    document.addEventListener('scroll', notice, { capture: true, passive: true });
    return () => document.removeEventListener('scroll', notice, { capture: true });
  }, [scroller, hasScrolled, of]);

  useEffect(() => {
    const area = scroller.current;
    if (!area || !end.current || !wanted || !(hasScrolled || mayFill)) return undefined;
    const ask = (): void => {
      if (filled.current.of !== of) filled.current = { of, count: 1 };
      if (!hasScrolled && (filled.current.count += 1) > pagesAtMost) return;
      more();
    };
    const watcher = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && ask(), {
      // An area without bounds has its end always within itself; only the window then says whether it is in sight.
      ...(hasScrolled && { root: area.scrollHeight > area.clientHeight ? area : null, rootMargin: '400px' }),
    });
    watcher.observe(end.current);
    return () => watcher.disconnect();
  }, [scroller, end, wanted, hasScrolled, mayFill, more, of]);
}
