import { wait } from '../../lib/wait';
import { withSession } from '../session/withSession';
import { httpRequest } from '../transport/httpRequest';
import { addressOf, serviceOf } from '../transport/services';
import { countSilent, noteRead, silentReads } from '../transport/silence';
import { timeouts } from '../transport/timeouts';
import type { Call } from './baseQuery';
import type { ApiThunk } from './dispatch';
import { refetchFailed } from './refetchFailed';

/** The first pause and the longest, in milliseconds: a failover is over in seconds, a longer outage has people at it. */
const pauses = { first: 2_000, last: 30_000 };

/** Once more what was not answered; of a list its first row. */
const askBriefly =
  (call: Call, signal: AbortSignal): ApiThunk<Promise<void>> =>
  async (_dispatch, _getState, extra) => {
    const { url, params = {} } = call;
    const address = addressOf(url, 'limit' in params ? { ...params, limit: 1 } : params, extra.config);
    const { error } = await withSession(extra, signal, (access) =>
      httpRequest({
        url: address,
        method: 'GET',
        headers: { Accept: 'application/json', Authorization: `Bearer ${access}` },
        timeout: timeouts.named,
        signal,
      }),
    );
    noteRead(serviceOf(url), call, error);
  };

/**
 * Asks the services that do not answer, each with one small read and after pauses that grow, until all do; then every read
 * that failed is asked again. Reads of the person that are answered meanwhile end it as well.
 */
export const untilAnswered =
  (signal: AbortSignal): ApiThunk<Promise<void>> =>
  async (dispatch) => {
    for (let pause = pauses.first; countSilent() > 0; pause = Math.min(pause * 1.5, pauses.last)) {
      await wait(pause * (0.8 + Math.random() * 0.4), signal);
      if (signal.aborted) break;
      await Promise.all(silentReads().map((call) => dispatch(askBriefly(call as Call, signal))));
    }
    if (countSilent() === 0) dispatch(refetchFailed());
  };
