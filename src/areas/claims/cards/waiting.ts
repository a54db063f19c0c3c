import { useCardVerificationCount } from '../../../api/investment/cardVerification';
import type { CountPace } from '../../../routes/waitingCounts';

/** The cards whose photos nobody has compared yet. */
export function useCount(pace: CountPace): number | undefined {
  return useCardVerificationCount({ status: ['pending'] }, pace).data ?? undefined;
}
