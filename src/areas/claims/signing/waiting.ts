import { useCountDibankClaimsQuery } from '../../../api/investment/signingCount';
import type { CountPace } from '../../../routes/waitingCounts';

/** The payment documents that wait for a signature. */
export function useCount(pace: CountPace): number | undefined {
  return useCountDibankClaimsQuery({ status: 'draft' }, pace).data ?? undefined;
}
