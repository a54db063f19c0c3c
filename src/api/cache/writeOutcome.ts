import { useCallback } from 'react';
import { isRecord } from '../../lib/guards';
import type { WriteOutcome } from '../../lib/pollOutcome';
import { failed } from '../transport/parseResponse';
import { useApiDispatch, type ApiThunk } from './dispatch';
import { httpRequest } from '../transport/httpRequest';
import { addressOf } from '../transport/services';
import { timeouts } from '../transport/timeouts';
import { withSession } from '../session/withSession';
import { noteWrite } from './lastWrite';

const states: readonly unknown[] = ['done', 'running', 'never'] satisfies WriteOutcome['state'][];
const isOutcome = (value: unknown): value is WriteOutcome & Record<string, unknown> =>
  isRecord(value) && states.includes(value['state']);

/** Asks a service what became of a write of one's own. Closes the key of a write that never came. */
export const askOutcome =
  (service: string, key: string): ApiThunk<Promise<WriteOutcome>> =>
  async (_dispatch, _getState, extra) => {
    const { signal } = new AbortController();
    const url = addressOf(`/${service}/idempotency/${encodeURIComponent(key)}`, {}, extra.config);
    const { data, error } = await withSession(extra, signal, (access) =>
      httpRequest({ url, method: 'POST', headers: { Authorization: `Bearer ${access}` }, timeout: timeouts.usual }),
    );
    // What was not known to have been done may have been done by now.
    noteWrite();
    if (error) throw error;
    if (!isOutcome(data)) throw failed('malformed').error;
    return data;
  };

/** `checkOutcome` of a ConfirmMoney whose write goes to this service. */
export function useCheckOutcome(service: string): (key: string) => Promise<WriteOutcome> {
  const dispatch = useApiDispatch();
  return useCallback((key) => dispatch(askOutcome(service, key)), [dispatch, service]);
}
