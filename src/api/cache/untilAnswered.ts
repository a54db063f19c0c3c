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
/** A silence that begins within this after the last one, in milliseconds, is the same ill read. */
const relapseWithin = 60_000;

/** The pause that is next, and when what had failed was asked for again. */
const course = { pause: pauses.first, repeatedAt: -Infinity };

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

/** Waits for as long as it is time, up to a fifth shorter or longer; the next pause is longer. */
async function pause(signal?: AbortSignal): Promise<void> {
  const time = course.pause;
  course.pause = Math.min(time * 1.5, pauses.last);
  await wait(time * (0.8 + Math.random() * 0.4), signal);
}

/**
 * Asks the services that do not answer, each with one small read and after pauses that grow, until all do; then every read
 * that failed is asked again. Reads of the person that are answered meanwhile end it as well, after one pause more. Where others
 * are answered and one read is not, it is so not asked again at each of their answers: the pauses go on growing, and its failure stays
 * in sight meanwhile.
 */
export const untilAnswered =
  (signal: AbortSignal): ApiThunk<Promise<void>> =>
  async (dispatch) => {
    if (Date.now() - course.repeatedAt >= relapseWithin) course.pause = pauses.first;
    let isOurs = false;
    while (countSilent() > 0) {
      await pause(signal);
      if (signal.aborted) break;
      await Promise.all(silentReads().map((call) => dispatch(askBriefly(call as Call, signal))));
      isOurs = countSilent() === 0;
    }
    if (!isOurs) await pause();
    if (countSilent() > 0) return;
    course.repeatedAt = Date.now();
    dispatch(refetchFailed());
  };
