import { useEffect } from 'react';
import { useCan } from '../../session/can';
import { queues } from '../../routes/queues';
import type { RouteId } from '../../routes/table';
import { countInTitle } from '../foundation/windowTitle';

/** Beyond this a number only says "many", and has no room beside a title. */
export const mostShown = 999;

/** What the menu knows to wait for the person, by list. */
const waiting = new Map<RouteId, number>();

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
