import type { ApiState, ApiThunk } from './dispatch';
import { gateway } from './gateway';

/** The reads that have been waited for since that moment, in milliseconds, and of which nothing is there to show meanwhile. */
function waitedFor({ gateway: { queries } }: ApiState, since: number): Set<string> {
  const waited = Object.entries(queries).filter(
    ([, read]) => read?.status === 'pending' && read.data === undefined && (read.startedTimeStamp ?? Infinity) <= since,
  );
  return new Set(waited.map(([key]) => key));
}

/** Whether something has been waited for since that moment. */
export const isWaitedFor = (state: ApiState, since: number): boolean => waitedFor(state, since).size > 0;

/** Gives up what has been waited for since that moment: its request is aborted, and its block says so and can ask again. */
export const giveUpReads =
  (since: number): ApiThunk<void> =>
  (dispatch, getState) => {
    const waited = waitedFor(getState(), since);
    for (const read of dispatch(gateway.util.getRunningQueriesThunk()))
      if (waited.has(read.queryCacheKey)) read.abort();
  };
