import { Refusal } from '../shared/problem';

/** Seconds after which whoever was turned away may find a place. */
const retryAfter = 5;

/** Does one work after another, in the order of their coming. With `mostWaiting` behind the one under way refuses with 503. */
export function turns(mostWaiting: number): <T>(work: () => Promise<T>) => Promise<T> {
  let count = 0;
  let last: Promise<unknown> = Promise.resolve();
  return async (work) => {
    if (count > mostWaiting) throw new Refusal(503, 'unavailable', 'Too many wait for the same', { retryAfter });
    count += 1;
    const turn = last.then(work);
    // The next one starts whatever became of this one; its own caller hears of the failure.
    last = turn.catch(() => undefined);
    try {
      return await turn;
    } finally {
      count -= 1;
    }
  };
}
