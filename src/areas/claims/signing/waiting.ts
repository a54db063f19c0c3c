import { useDibankClaimCount } from '../../../api/investment/signing';
import type { CountPace } from '../../../routes/waitingCounts';

/** The payment documents that wait for a signature. */
export function useCount(pace: CountPace): number | undefined {
  return useDibankClaimCount({ status: 'draft' }, pace).data ?? undefined;
}
