import { useCountCashInBankClaimsQuery } from '../../../api/investment/cashInCount';
import type { CountPace } from '../../../routes/waitingCounts';

/** The documents of the bank that wait to be posted. */
export function useCount(pace: CountPace): number | undefined {
  return useCountCashInBankClaimsQuery({ status: 'pending' }, pace).data ?? undefined;
}
