import { useCountClaimsQuery } from '../../../api/investment/deskCounts';
import type { CountPace } from '../../../routes/waitingCounts';

/** The claims of every type that nobody has decided. */
export function useCount(pace: CountPace): number | undefined {
  return useCountClaimsQuery({ status: ['pending', 'in_process'] }, pace).data ?? undefined;
}
