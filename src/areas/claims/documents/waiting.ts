import { useApplicationDocumentCount } from '../../../api/investment/documents';
import type { CountPace } from '../../../routes/waitingCounts';

/** The papers that wait to be checked or accepted. */
export function useCount(pace: CountPace): number | undefined {
  return useApplicationDocumentCount({ status: ['new', 'checked'] }, pace).data ?? undefined;
}
