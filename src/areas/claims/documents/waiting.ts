import { useCountApplicationDocumentsQuery } from '../../../api/investment/deskCounts';
import type { CountPace } from '../../../routes/waitingCounts';

/** The papers that wait to be checked or accepted. */
export function useCount(pace: CountPace): number | undefined {
  return useCountApplicationDocumentsQuery({ status: ['new', 'checked'] }, pace).data ?? undefined;
}
