/** Which hooks tell how much waits on which list of claims; the routes bring the filters. */
import { useRecordQuery } from '../../api/cache/useRecordQuery';
import { useCardVerificationCount } from '../../api/investment/cardVerification';
import { useCashInCount as useCountOfCashIn, useGetCashInQueueQuery } from '../../api/investment/cashIn';
import { useCashOutCount as useCountOfCashOut, useGetCashOutQueueQuery } from '../../api/investment/cashOut';
import { useApplicationDocumentCount } from '../../api/investment/documents';
import { useDibankClaimCount } from '../../api/investment/signing';
import { useClaimCount } from '../../api/system-user/generalClaims';
import type { Watching } from '../../routes/queue';

export const useCardCount = useCardVerificationCount;
export const useDocumentCount = useApplicationDocumentCount;
export const useSigningCount = useDibankClaimCount;
export const useCashOutCount = useCountOfCashOut;
// Whatever else the list is filtered by, it asks for what waits.
export const useCashInCount = (_: object, watching: Watching) => useCountOfCashIn({ status: 'pending' }, watching);
// Claims of every type: a type that is left out narrows nothing.
export const useGeneralClaimCount = ({ status }: Parameters<typeof useClaimCount>[0], watching: Watching) =>
  useClaimCount({ status }, watching);

export const useCashInDays = (_: object, watching: Watching) =>
  useRecordQuery(useGetCashInQueueQuery(undefined, watching));
export const useCashOutDays = (_: object, watching: Watching) =>
  useRecordQuery(useGetCashOutQueueQuery(undefined, watching));
