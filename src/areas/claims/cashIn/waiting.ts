import { useCashInCount } from '../../../api/investment/cashIn';
import type { CountPace } from '../../../routes/waitingCounts';

/** The documents of the bank that wait to be posted. */
export function useCount(pace: CountPace): number | undefined {
  return useCashInCount({ status: 'pending' }, pace).data ?? undefined;
}
