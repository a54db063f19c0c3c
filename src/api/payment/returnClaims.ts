import { useCallback } from 'react';
import { useApiDispatch } from '../cache/dispatch';
import { readUncached } from '../cache/fetchUncached';
import { listEndpoint } from '../cache/listEndpoint';
import { requestOf } from '../cache/requestOf';
import { handlesOwnErrors, type Tag, type Tagged } from '../cache/tags';
import { upload, type UploadOptions } from '../cache/upload';
import {
  returnClaimsGenerated,
  type NewReturnClaim,
  type OpenedReturn,
  type UploadedReturnFile,
} from '../generated/payment/return-claims';

export type {
  NewReturnClaim,
  OpenedReturn,
  RefundMethod,
  RefundStatus,
  ReturnClaim,
  ReturnClaimRow,
  ReturnCut,
  ReturnLine,
  ReturnPreview,
  ReturnReason,
  ReturnRefund,
  ReturnStatus,
  ReturnStep,
  WaitingMoney,
} from '../generated/payment/return-claims';

// What is paid back changes what is owed, and a contract that is settled by it with its papers; what comes back is on sale again, has a
// receipt of its own, and is taken off what the merchant has sold and is to be paid.
const paidBack: Tag[] = [
  'ReturnClaim',
  'Order',
  'Application',
  'Instalment',
  'InstalmentPayment',
  'Customer',
  'Agreement',
];
const cameBack: Tag[] = ['Receipt', 'Product', 'MerchantDebt', 'MerchantMove', 'Merchant'];
const money = { invalidatesTags: [...paidBack, ...cameBack], ...handlesOwnErrors };
const steps = { invalidatesTags: ['ReturnClaim' as const], ...handlesOwnErrors };

export const returnClaimsApi = returnClaimsGenerated.enhanceEndpoints({
  endpoints: {
    listReturnClaims: { providesTags: ['ReturnClaim'] },
    countReturnClaims: { providesTags: ['ReturnClaim'] },
    getReturnStatistics: { providesTags: ['ReturnClaim'] },
    listReturnableOrders: { providesTags: ['ReturnClaim'] },
    getReturnClaim: { providesTags: ['ReturnClaim'] },
    listReturnClaimHistory: { providesTags: ['ReturnClaim'] },
    createReturnClaim: steps,
    startReturnClaim: steps,
    approveReturnByModerator: steps,
    cancelReturnByModerator: steps,
    setReturnWaitingInvoice: steps,
    approveReturnByAccountant: money,
    cancelReturnByAccountant: steps,
    repeatRefund: money,
    syncRefund: money,
    confirmRefund: money,
    uploadReturnFile: {},
  } satisfies Tagged<typeof returnClaimsGenerated>,
});

export const {
  useCountReturnClaimsQuery,
  useGetReturnClaimQuery,
  useGetReturnStatisticsQuery,
  useListReturnClaimHistoryQuery,
  useCreateReturnClaimMutation,
  useStartReturnClaimMutation,
  useApproveReturnByModeratorMutation,
  useCancelReturnByModeratorMutation,
  useSetReturnWaitingInvoiceMutation,
  useApproveReturnByAccountantMutation,
  useCancelReturnByAccountantMutation,
  useRepeatRefundMutation,
  useSyncRefundMutation,
  useConfirmRefundMutation,
} = returnClaimsApi;

export const {
  useRows: useListReturnClaimsRows,
  useCount: useReturnClaimCount,
  find: findReturnClaimRows,
} = listEndpoint(returnClaimsApi, 'listReturnClaims', { rows: 'return_claims' });
export const { useRows: useListReturnableOrdersRows } = listEndpoint(returnClaimsApi, 'listReturnableOrders', {
  rows: 'orders',
});

const createCall = requestOf(returnClaimsGenerated, 'createReturnClaim');
/** Asks what a claim would come to; nothing is written or cached. */
export function usePlanReturn(): (body: NewReturnClaim, signal: AbortSignal) => Promise<OpenedReturn> {
  const dispatch = useApiDispatch();
  return useCallback(
    (body, signal) => dispatch(readUncached<OpenedReturn>(createCall({ body: { ...body, dry_run: true } }), signal)),
    [dispatch],
  );
}

const uploadCall = requestOf(returnClaimsGenerated, 'uploadReturnFile');
/** Sends a file, past the cache; it belongs to nothing until a claim names it. */
export function useUploadReturnFile(): (file: File, options: UploadOptions) => Promise<{ id: string; name: string }> {
  const dispatch = useApiDispatch();
  return useCallback(
    async (file, options) => {
      const sent = await dispatch(upload<UploadedReturnFile>(uploadCall({ body: { file } }), options));
      return { id: sent.document_key, name: sent.name };
    },
    [dispatch],
  );
}
