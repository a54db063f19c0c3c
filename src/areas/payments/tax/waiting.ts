import { useCountTaxTransactionsQuery } from '../../../api/investment/deskCounts';
import type { CountPace } from '../../../routes/waitingCounts';

/** The tax rows that nobody has verified. */
export function useCount(pace: CountPace): number | undefined {
  return useCountTaxTransactionsQuery({ status: ['new'] }, pace).data ?? undefined;
}
