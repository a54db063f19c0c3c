import { useCountCashOutClaimsQuery } from '../../../api/investment/cashOutCount';
import type { CountPace } from '../../../routes/waitingCounts';

/** The claims that wait for a decision. */
export function useCount(pace: CountPace): number | undefined {
  return useCountCashOutClaimsQuery({ status: ['pending'] }, pace).data ?? undefined;
}
