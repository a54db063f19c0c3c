import { useCallback } from 'react';
import { useApiDispatch } from '../cache/dispatch';
import { listEndpoint } from '../cache/listEndpoint';
import { handlesOwnErrors, type Tagged } from '../cache/tags';
import { callOrdersGenerated, type CallbackRow } from '../generated/investment/call-orders';

export type { Callback, CallbackRow, CallbackStatus } from '../generated/investment/call-orders';

const callOrdersApi = callOrdersGenerated.enhanceEndpoints({
  endpoints: {
    listCallbacks: { providesTags: ['CallOrder'] },
    getCallback: { providesTags: ['CallOrder'] },
    changeCallback: { invalidatesTags: ['CallOrder'], ...handlesOwnErrors },
    revealCallbackPhone: { invalidatesTags: ['CallOrder'], ...handlesOwnErrors },
  } satisfies Tagged<typeof callOrdersGenerated>,
});

export const { useGetCallbackQuery, useChangeCallbackMutation } = callOrdersApi;

/** An order as a row of a list; the service names it by its ticket. */
export type CallOrderRow = CallbackRow & { id: number };
const toRows = (items: readonly CallbackRow[]): CallOrderRow[] =>
  items.map((item) => ({ ...item, id: item.ticket_id }));

export const {
  useRows: useListCallbacksRows,
  useCount: useCallbackCount,
  find: findCallbacks,
} = listEndpoint(callOrdersApi, 'listCallbacks', { rows: 'callbacks', toRows });

/** Fetches a whole phone. It is kept by the caller, and never by the cache. */
export function useRevealCallbackPhoneMutation(ticketId: number): () => Promise<string> {
  const dispatch = useApiDispatch();
  return useCallback(async () => {
    const { revealCallbackPhone } = callOrdersApi.endpoints;
    const call = dispatch(revealCallbackPhone.initiate({ ticket_id: ticketId }, { track: false }));
    return (await call.unwrap()).phone;
  }, [dispatch, ticketId]);
}
