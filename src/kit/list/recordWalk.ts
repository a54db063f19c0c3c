import { use, useEffect, useRef, useState } from 'react';
import type { Rows } from '../../lib/rows';
import { RecordWalkContext, type RecordWalk } from '../state/recordWalk';
import type { SideRecord } from '../url/useRecordParam';

type Walked = Pick<Rows<{ id: number | string }>, 'items' | 'hasMore' | 'loadingMore' | 'more'>;

/**
 * The neighbours of the record that is open beside its list. One that has left the list, because it was decided, keeps
 * its place: whoever stands there now comes next, and after the last one the first.
 */
export function useRowWalk(
  { items, hasMore, loadingMore, more }: Walked,
  { id, open }: Pick<SideRecord, 'id' | 'open'>,
): RecordWalk {
  const at = items.findIndex((row) => row.id === id);
  const [kept, keep] = useState({ id, at });
  if (at >= 0 && (kept.id !== id || kept.at !== at)) keep({ id, at });
  const isGone = at < 0 && kept.id === id && kept.at >= 0;
  // One that a link opened stands in no row yet: from it the way leads to the first.
  const next = isGone ? (items[kept.at] ?? items[0]) : id === undefined ? undefined : items[at + 1];
  const previous = isGone ? items[kept.at - 1] : items[at - 1];
  const isNearEnd = id !== undefined && (isGone ? kept.at : at) >= items.length - 2;
  useEffect(() => {
    if (isNearEnd && hasMore && !loadingMore) more();
  }, [isNearEnd, hasMore, loadingMore, more]);
  const way = (to: { id: number | string } | undefined) => to && (() => open(Number(to.id)));
  const first = hasMore ? undefined : items.find((row) => row.id !== id);
  return { next: way(next), previous: way(previous), first: way(first) };
}

/**
 * A decision about a record that is open in a row of others: once the service has taken it and its question has closed,
 * the next one is opened, after the last one the first. In the menu of a row it only closes. `closeFor` closes the question
 * and then does what it is given; of one in the address only when the address names it no more, or the step back that
 * takes it away would take the next record away with it.
 *
 *     const { taken, leave } = useDecision(closeFor);
 *     <ConfirmAction run={() => taken(decide(…).unwrap())} onClose={() => leave()} … />
 */
export function useDecision(closeFor: (then: () => void) => void) {
  const walk = use(RecordWalkContext);
  const isTaken = useRef(false);
  return {
    taken: async <Answer>(sent: Promise<Answer>): Promise<Answer> => {
      const answer = await sent;
      isTaken.current = true;
      return answer;
    },
    /** `isDone`: it is known otherwise that the service took it, as after an answer that was lost. */
    leave: (isDone = false): void => {
      const isDecided = isDone || isTaken.current;
      isTaken.current = false;
      // The last one still stands in its row when the list is slower than the tick.
      const next = isDecided ? (walk?.next ?? walk?.first) : undefined;
      closeFor(() => next?.());
    },
  };
}
