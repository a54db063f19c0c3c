import { useTaxTransactionCount } from '../../../api/investment/tax';
import type { CountPace } from '../../../routes/waitingCounts';

/** The tax rows that nobody has verified. */
export function useCount(pace: CountPace): number | undefined {
  return useTaxTransactionCount({ status: ['new'] }, pace).data ?? undefined;
}
