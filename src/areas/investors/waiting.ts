import { useInvestorCount } from '../../api/investment/investors';
import type { CountPace } from '../../routes/waitingCounts';

/** The investors that handed in their documents and wait for the verification. */
export function useCount(pace: CountPace): number | undefined {
  return useInvestorCount({ status: ['in_process'] }, pace).data ?? undefined;
}
