const gap = 4;
const edge = 8;

/** Puts a fixed part under what opened it, right edges in line; over it where there is no room below. */
export function positionBelow(part: HTMLElement, opener: HTMLElement): void {
  const { top, bottom, right } = opener.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = part;
  const isOver = bottom + gap + height + edge > window.innerHeight && top > height + gap;
  const left = Math.min(right - width, window.innerWidth - width - edge);
  part.style.top = `${isOver ? top - height - gap : bottom + gap}px`;
  part.style.left = `${Math.max(edge, left)}px`;
}
