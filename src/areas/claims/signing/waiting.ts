import { useCountDibankClaimsQuery } from '../../../api/investment/esignCount';
import type { CountPace } from '../../../routes/waitingCounts';

/** The payment documents that wait for a signature. */
export function useCount(pace: CountPace): number | undefined {
  return useCountDibankClaimsQuery({ status: 'draft' }, pace).data ?? undefined;
}
