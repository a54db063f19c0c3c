const gap = 4;
const edge = 8;

/**
 * Puts a fixed part under what opened it, with the edges of one side in line, or those of the right where it would
 * stand out of the page; over it where there is no room below.
 */
export function positionBelow(part: HTMLElement, opener: HTMLElement, side: 'left' | 'right' = 'right'): void {
  const { top, bottom, left: begin, right } = opener.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = part;
  const isOver = bottom + gap + height + edge > window.innerHeight && top > height + gap;
  const last = window.innerWidth - width - edge;
  const left = side === 'left' && begin <= last ? begin : Math.min(right - width, last);
  part.style.top = `${isOver ? top - height - gap : bottom + gap}px`;
  part.style.left = `${Math.max(edge, left)}px`;
}
