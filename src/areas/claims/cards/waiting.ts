import { useCountCardVerificationClaimsQuery } from '../../../api/investment/deskCounts';
import type { CountPace } from '../../../routes/waitingCounts';

/** The cards whose photos nobody has compared yet. */
export function useCount(pace: CountPace): number | undefined {
  return useCountCardVerificationClaimsQuery({ status: ['pending'] }, pace).data ?? undefined;
}
