/** Which hooks tell how much waits on the list of investors; the route brings the filters. */
import { useRecordQuery } from '../../api/cache/useRecordQuery';
import { useInvestorCount as useCountOfInvestors } from '../../api/investment/investors';
import {
  useListInvestorQueuesQuery,
  type InvestorQueue,
  type InvestorStatus,
  type Subject,
} from '../../api/investment/statistics';
import { failed } from '../../api/transport/parseResponse';
import type { Loaded } from '../../lib/rows';
import type { Watching } from '../../routes/queue';

export const useInvestorCount = useCountOfInvestors;

const inReview: InvestorStatus[] = ['in_process'];

/** Whoever waits for the verification, persons and companies, as its queue walks through them. */
export const useVerificationCount = (_: object, watching: Watching) =>
  useCountOfInvestors({ status: inReview }, watching);

export const useVerificationDays = ({ subject }: Pick<Filter, 'subject'>, watching: Watching) =>
  useInvestorDays({ subject, status: inReview }, watching);

interface Filter {
  subject?: Subject;
  status?: InvestorStatus[];
}

// Every queue is asked for at once: several figures, one call.
const statuses: InvestorStatus[] = ['new', 'in_process'];

/** Persons and companies wait apart, as the list keeps them apart. */
export function useInvestorDays(
  { subject = 'individual', status = [] }: Filter,
  watching: Watching,
): Loaded<InvestorQueue> {
  const { item, ...result } = useRecordQuery(useListInvestorQueuesQuery({ status: statuses }, watching));
  const queue = item?.queues.find((one) => one.subject === subject && status.includes(one.status));
  // What was asked for and is not answered is no zero.
  return item !== undefined && queue === undefined
    ? { ...result, item: undefined, failure: failed('malformed').error }
    : { ...result, item: queue };
}
