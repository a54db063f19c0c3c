import { useEffect, type RefObject } from 'react';

/**
 * Marks a scrolled area whose content is wider than itself. Only there columns have to be held in their place: each
 * held cell is a thing of its own for the browser to move, in every frame of scrolling.
 */
export function useWide(scroller: RefObject<HTMLElement | null>, content: string): void {
  useEffect(() => {
    const area = scroller.current;
    const inside = area?.firstElementChild;
    if (!area || !inside) return undefined;
    const observer = new ResizeObserver(() => area.toggleAttribute('data-wide', area.scrollWidth > area.clientWidth));
    observer.observe(area);
    observer.observe(inside);
    return () => observer.disconnect();
  }, [scroller, content]);
}
