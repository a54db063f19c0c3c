import { useEffect } from 'react';
import { useCan } from '../../session/can';
import { queues } from '../../routes/queues';
import type { RouteId } from '../../routes/table';

/** Beyond this a number only says "many", and has no room beside a title. */
export const mostShown = 999;

/** What the menu knows to wait for the person, by list. */
const waiting = new Map<RouteId, number>();

/** What stands in front of the title now. */
let front = '';

/** The screens write the title and know nothing of the number, which the first load does without; it follows them. */
function putInFront(): void {
  if (!document.title.startsWith(front)) document.title = front + document.title;
}
const titles = new MutationObserver(putInFront);

function countInTitle(shown: string): void {
  if (document.title.startsWith(front)) document.title = document.title.slice(front.length);
  front = shown && `(${shown}) `;
  putInFront();
  titles.disconnect();
  if (front) titles.observe(document.head, { childList: true, subtree: true, characterData: true });
}

function count(): void {
  const total = [...waiting.values()].reduce((sum, one) => sum + one, 0);
  countInTitle(total === 0 ? '' : total > mostShown ? `${mostShown}+` : String(total));
}

/**
 * Counts a queue in the title of the window, where the person is the one for whom it waits. A queue that the person
 * may only look at says nothing there.
 */
export function useCountInTitle(id: RouteId, items: number | undefined): void {
  const waits = useCan()(queues.get(id)?.actor) ? (items ?? 0) : 0;
  useEffect(() => {
    waiting.set(id, waits);
    count();
    return () => {
      waiting.delete(id);
      count();
    };
  }, [id, waits]);
}
