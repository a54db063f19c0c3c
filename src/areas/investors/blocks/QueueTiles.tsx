import type { MessageDescriptor } from 'react-intl';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import {
  useListInvestorQueuesQuery,
  type InvestorQueue,
  type InvestorStatus,
} from '../../../api/investment/statistics';
import { MetricTile, type Figure } from '../../../kit/charts/MetricTile';
import { fresh } from '../../../parts/figures/fresh';
import { listHref } from '../../../parts/figures/listHref';
import { m } from './messages';

// Both queues are asked for at once: two blocks, one call.
const statuses: InvestorStatus[] = ['new', 'in_process'];
const subjects = [
  { subject: 'individual', detail: m.individuals },
  { subject: 'business', detail: m.businesses },
] as const;

function figureOf(queue: InvestorQueue | undefined): Figure | undefined {
  const days = queue?.days.map(({ count }) => count) ?? [];
  const value = days.at(-1);
  return value === undefined ? undefined : { value, yesterday: days.at(-2) ?? value, days };
}

/** How many investors wait in a status, persons and companies apart, as the list keeps them apart. */
export function QueueTiles({ status, title }: { status: InvestorStatus; title: MessageDescriptor }) {
  const result = useRecordQuery(useListInvestorQueuesQuery({ status: statuses }, fresh), 'queues');
  return subjects.map(({ subject, detail }) => {
    const queue = result.item?.queues.find((one) => one.subject === subject && one.status === status);
    return (
      <MetricTile
        key={subject}
        title={title}
        detail={detail}
        to={listHref('investors.list', { subject, status })}
        result={{ ...result, item: figureOf(queue) }}
      />
    );
  });
}
