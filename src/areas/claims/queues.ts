/** Which hook tells how much waits on which list of claims; the routes bring the filters. */
import { useCountQuery } from '../../api/cache/useCountQuery';
import { useRecordQuery } from '../../api/cache/useRecordQuery';
import { useGetCashInQueueQuery } from '../../api/investment/cashIn';
import { useCountCashInBankClaimsQuery } from '../../api/investment/cashInCount';
import { useGetCashOutQueueQuery } from '../../api/investment/cashOut';
import { useCountCashOutClaimsQuery } from '../../api/investment/cashOutCount';
import {
  useCountApplicationDocumentsQuery,
  useCountCardVerificationClaimsQuery,
  useCountClaimsQuery,
} from '../../api/investment/deskCounts';
import { useCountDibankClaimsQuery } from '../../api/investment/signingCount';
import type { Watching } from '../../routes/queue';

type FilterOf<Hook extends (filter: never) => unknown> = Hook extends (filter: infer Filter) => unknown
  ? Exclude<Filter, symbol>
  : never;

// Whatever else the list is filtered by, it asks for what waits.
export const useCashInCount = (_: object, watching: Watching) =>
  useCountQuery(useCountCashInBankClaimsQuery({ status: 'pending' }, watching));
export const useCashInDays = (_: object, watching: Watching) =>
  useRecordQuery(useGetCashInQueueQuery(undefined, watching));

export const useCashOutCount = (filter: { status: 'pending'[] }, watching: Watching) =>
  useCountQuery(useCountCashOutClaimsQuery(filter, watching));
export const useCashOutDays = (_: object, watching: Watching) =>
  useRecordQuery(useGetCashOutQueueQuery(undefined, watching));

// Claims of every type: a type that is left out narrows nothing.
export const useGeneralClaimCount = ({ status }: FilterOf<typeof useCountClaimsQuery>, watching: Watching) =>
  useCountQuery(useCountClaimsQuery({ status }, watching));
export const useCardCount = (filter: FilterOf<typeof useCountCardVerificationClaimsQuery>, watching: Watching) =>
  useCountQuery(useCountCardVerificationClaimsQuery(filter, watching));
export const useDocumentCount = (filter: FilterOf<typeof useCountApplicationDocumentsQuery>, watching: Watching) =>
  useCountQuery(useCountApplicationDocumentsQuery(filter, watching));
export const useSigningCount = (filter: { status: 'draft' }, watching: Watching) =>
  useCountQuery(useCountDibankClaimsQuery(filter, watching));
