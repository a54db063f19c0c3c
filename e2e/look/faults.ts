/** What can be seen to be wrong with a page as it stands; runs inside the page. Each fault names the text or the button. */
export function faultsOfPage(): string[] {
  const faults: string[] = [];
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) faults.push(`the page scrolls sideways by ${scrollWidth - clientWidth} px`);

  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    // What only screen readers are given is a pixel wide.
    return width > 1 && height > 1 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  };
  /** The boxes that cut off what is too wide for them, or scroll, the nearest first. */
  const framesOf = (element: Element): Element[] => {
    const found: Element[] = [];
    for (let one: Element | null = element; one; one = one.parentElement)
      if (getComputedStyle(one).overflowX !== 'visible') found.push(one);
    return found;
  };
  const isWithin = (frame: Element, x: number, y: number) => {
    const { left, right, top, bottom } = frame.getBoundingClientRect();
    return x >= left && x <= right && y >= top && y <= bottom;
  };
  const inner = (element: Element) => {
    const { left, right } = element.getBoundingClientRect();
    return { left: left - 1, right: right + 1 };
  };

  /** Whether the whole of it can be had by pointing at it, by opening it, or from whoever reads the page aloud. */
  const hasWhole = (element: Element, words: string) =>
    [element, element.closest('[title], [aria-label], [aria-describedby], [aria-labelledby]')].some((one) =>
      ['title', 'aria-label'].some((name) => one?.getAttribute(name)?.includes(words)),
    ) || element.closest('a[href], button, [role="row"], [tabindex]') !== null;

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const words = node.textContent?.trim() ?? '';
    if (element === null || words === '' || !isSeen(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    const [frame] = framesOf(element);
    if (frame === undefined || !isSeen(frame)) continue;
    const style = getComputedStyle(frame);
    if (style.overflowX === 'auto' || style.overflowX === 'scroll') continue;
    const box = inner(frame);
    if (text.right <= box.right && text.left >= box.left) continue;
    // Three dots say that there is more: then the whole stands in a title, a label or a tooltip.
    const saysSo = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
    if (!saysSo) faults.push(`cut off: «${words.slice(0, 60)}»`);
    else if (!hasWhole(element, words)) faults.push(`under three dots and nowhere whole: «${words.slice(0, 60)}»`);
  }

  for (const button of document.querySelectorAll('button, a[href], [role="button"]')) {
    if (!isSeen(button)) continue;
    const { left, top, width, height } = button.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    // A row at the edge of what scrolls lies behind whatever stands there, and is scrolled out of it.
    if (framesOf(button).some((frame) => !isWithin(frame, x, y))) continue;
    const over = document.elementFromPoint(x, y);
    const message = over?.closest('[role="alert"], [role="status"]');
    if (message && !message.contains(button) && !button.contains(message))
      faults.push(`a message lies over «${button.textContent?.trim() || button.getAttribute('aria-label')}»`);
  }
  return [...new Set(faults)];
}
