import { useCashOutCount } from '../../../api/investment/cashOut';
import type { CountPace } from '../../../routes/waitingCounts';

/** The claims that wait for a decision. */
export function useCount(pace: CountPace): number | undefined {
  return useCashOutCount({ status: ['pending'] }, pace).data ?? undefined;
}
