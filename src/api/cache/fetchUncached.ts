import { toFailure } from '../../lib/failure';
import type { Answer } from '../transport/parseResponse';
import { baseQuery, type Call } from './baseQuery';
import type { ApiThunk } from './dispatch';

/** One read with all that the gateway does for a call, and no entry in its cache. */
export const fetchUncached =
  (call: Call, signal: AbortSignal): ApiThunk<Promise<Answer>> =>
  async (dispatch, getState, extra) => {
    const abort = () => undefined;
    const context = {
      dispatch,
      getState,
      extra,
      signal,
      abort,
      type: 'query',
      endpoint: call.url,
      forced: true,
    } as const;
    const { data, error } = await baseQuery(call, context, { handlesOwnErrors: true });
    return error ? { error } : { data };
  };

/**
 * What `fetchUncached` brings, as the contract says that the call answers; throws the failure. For a search, which may name a
 * person, for what something would come to, and for whatever is read in a loop.
 */
export const readUncached =
  <Read>(call: Call, signal: AbortSignal): ApiThunk<Promise<Read>> =>
  async (dispatch) => {
    const { data, error } = await dispatch(fetchUncached(call, signal));
    if (error) throw toFailure(error);
    return data as Read;
  };
