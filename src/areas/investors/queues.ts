/** Which hooks tell how much waits on the list of investors; the route brings the filters. */
import { useCountQuery } from '../../api/cache/useCountQuery';
import { useRecordQuery } from '../../api/cache/useRecordQuery';
import { useCountInvestorsQuery } from '../../api/investment/investorCounts';
import {
  useListInvestorQueuesQuery,
  type InvestorQueue,
  type InvestorStatus,
  type Subject,
} from '../../api/investment/statistics';
import type { Loaded } from '../../lib/rows';
import type { Watching } from '../../routes/queue';

interface Filter {
  subject?: Subject;
  status?: InvestorStatus[];
}

export const useInvestorCount = (filter: Filter, watching: Watching) =>
  useCountQuery(useCountInvestorsQuery(filter, watching));

// Every queue is asked for at once: several figures, one call.
const statuses: InvestorStatus[] = ['new', 'in_process'];

/** Persons and companies wait apart, as the list keeps them apart. */
export function useInvestorDays(
  { subject = 'individual', status = [] }: Filter,
  watching: Watching,
): Loaded<InvestorQueue> {
  const { item, ...result } = useRecordQuery(useListInvestorQueuesQuery({ status: statuses }, watching));
  const queue = item?.queues.find((one) => one.subject === subject && status.includes(one.status));
  return { ...result, item: queue };
}
