import { useCountInvestorsQuery } from '../../api/investment/investorCounts';
import type { CountPace } from '../../routes/waitingCounts';

/** The investors that handed in their documents and wait for the verification. */
export function useCount(pace: CountPace): number | undefined {
  return useCountInvestorsQuery({ status: ['in_process'] }, pace).data ?? undefined;
}
