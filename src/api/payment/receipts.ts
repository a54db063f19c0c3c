import { useMemo } from 'react';
import type { CallOptions } from '../cache/baseQuery';
import type { EachCall } from '../cache/eachEndpoint';
import { useApiDispatch } from '../cache/dispatch';
import { listEndpoint } from '../cache/listEndpoint';
import { handlesOwnErrors, type Tagged } from '../cache/tags';
import { receiptsGenerated } from '../generated/payment/receipts';
import { ok } from '../../lib/httpStatus';

export type { Receipt, ReceiptDetail, ReceiptStatus, ReceiptType } from '../generated/payment/receipts';

const changes = { invalidatesTags: ['Receipt' as const, 'Order' as const], ...handlesOwnErrors };

/** Where an installation names a fiscal service, receipts are sent to it and not to the payment service. */
const atFiscalService: CallOptions['address'] = ({ API_FISCAL_URL: base }, url) =>
  base && url.replace('/payment/v1/ofd', base.replace(/\/+$/, ''));

const receiptsApi = receiptsGenerated.enhanceEndpoints({
  endpoints: {
    listReceipts: { providesTags: ['Receipt'] },
    getReceipt: { providesTags: ['Receipt'] },
    sendReceipt: { ...changes, extraOptions: { ...changes.extraOptions, address: atFiscalService } },
    cancelReceipt: changes,
    reissueReceipt: changes,
  } satisfies Tagged<typeof receiptsGenerated>,
});

export const {
  useListReceiptsQuery,
  useGetReceiptQuery,
  useSendReceiptMutation,
  useCancelReceiptMutation,
  useReissueReceiptMutation,
} = receiptsApi;

const {
  useRows: useListReceiptsRows,
  useCount: useReceiptCount,
  find: findReceiptRows,
} = listEndpoint(receiptsApi, 'listReceipts', { rows: 'checks' });
export { useListReceiptsRows, useReceiptCount, findReceiptRows };

/** The code of a receipt of which the operator has said nothing yet. */
export const receiptOnItsWay = 'receipt_on_its_way';

/**
 * Many receipts sent, a call for each. What became of one whose answer was lost stands in the receipt itself: the service asks for
 * it, and registers none twice.
 */
export function useSendEach(): EachCallOf {
  const dispatch = useApiDispatch();
  return useMemo(() => {
    const asked = new Map<string, number>();
    const { sendReceipt, getReceipt } = receiptsApi.endpoints;
    const outcomeOf = ({ id, status }: { id: number; status: string }) =>
      status === 'success'
        ? { done: [id], refused: [] }
        : { done: [], refused: [{ id, code: status === 'error' ? 'fiscal_refused' : receiptOnItsWay }] };
    return {
      size: 1,
      send: async ([id], key) => {
        if (id === undefined) return { done: [], refused: [] };
        asked.set(key, id);
        return outcomeOf(await dispatch(sendReceipt.initiate({ id }, { track: false })).unwrap());
      },
      checkOutcome: async (key) => {
        const id = asked.get(key);
        if (id === undefined) return { state: 'never' };
        const receipt = await dispatch(getReceipt.initiate({ id }, { subscribe: false, forceRefetch: true })).unwrap();
        return receipt.status === 'new' ? { state: 'never' } : { state: 'done', status: ok, body: receipt };
      },
      readAnswer: (answer) => {
        const { id, status } = answer as { id?: unknown; status?: unknown };
        return typeof id === 'number' && typeof status === 'string' ? outcomeOf({ id, status }) : undefined;
      },
    };
  }, [dispatch]);
}

type Outcome = { done: readonly number[]; refused: readonly { id: number; code: string }[] };
type EachCallOf = Omit<EachCall, 'send' | 'readAnswer'> & {
  send: (ids: readonly number[], key: string) => Promise<Outcome>;
  readAnswer: (answer: unknown) => Outcome | undefined;
};
