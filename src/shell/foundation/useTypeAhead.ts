import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * What is typed for a field that is still being fetched: kept for it, and kept from the page, whose keys would act on
 * it. The field begins with the text, after what was typed before, `begun`; Escape gives up.
 */
export function useTypeAhead(isWaiting: boolean, giveUp: () => void, begun = ''): RefObject<string> {
  const typed = useRef(begun);
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isSign = [...event.key].length === 1;
    if (!isSign && event.key !== 'Backspace' && event.key !== 'Escape' && event.key !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
    if (isSign) typed.current += event.key;
    else if (event.key === 'Backspace') typed.current = [...typed.current].slice(0, -1).join('');
    else if (event.key === 'Escape') giveUp();
  });
  // In the rendering that draws the field: a key between that and the next moment would be heard here and lost.
  useLayoutEffect(() => {
    if (!isWaiting) return undefined;
    document.addEventListener('keydown', hear, true);
    return () => document.removeEventListener('keydown', hear, true);
  }, [isWaiting]);
  return typed;
}
