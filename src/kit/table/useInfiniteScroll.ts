import { useEffect, useState, type RefObject } from 'react';

/**
 * Asks for more rows when the end of a scrolled area comes near. Only after the person has scrolled: rows that
 * nobody looked for are not fetched to fill a tall screen.
 */
export function useInfiniteScroll(
  scroller: RefObject<HTMLElement | null>,
  end: RefObject<HTMLElement | null>,
  wanted: boolean,
  more: () => void,
): void {
  const [hasScrolled, setScrolled] = useState(false);

  useEffect(() => {
    const area = scroller.current;
    if (!area || hasScrolled) return undefined;
    const noticed = (): void => setScrolled(true);
    // Captures: when the area is not bounded, it is the page around it that scrolls.
    document.addEventListener('scroll', noticed, { capture: true, passive: true });
    return () => document.removeEventListener('scroll', noticed, { capture: true });
  }, [scroller, hasScrolled]);

  useEffect(() => {
    if (!wanted || !hasScrolled || !end.current) return undefined;
    const watcher = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && more(), {
      root: scroller.current,
      rootMargin: '400px',
    });
    watcher.observe(end.current);
    return () => watcher.disconnect();
  }, [scroller, end, wanted, hasScrolled, more]);
}
