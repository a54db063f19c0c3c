import { useClaimCount } from '../../../api/system-user/generalClaims';
import type { CountPace } from '../../../routes/waitingCounts';

/** The claims of every type that nobody has decided. */
export function useCount(pace: CountPace): number | undefined {
  return useClaimCount({ status: ['pending', 'in_process'] }, pace).data ?? undefined;
}
