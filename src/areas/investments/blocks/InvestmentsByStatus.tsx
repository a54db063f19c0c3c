import { useIntl } from 'react-intl';
import { useLoaded } from '../../../api/loaded';
import { useListInvestmentFiguresQuery } from '../../../api/system-user/investmentStatistics';
import type { PlatformInvestmentStatus } from '../../../api/system-user/investments';
import type { Chart } from '../../../kit/chart';
import { ChartCard } from '../../../kit/ChartCard';
import { ChoiceSelect } from '../../../kit/ChoiceSelect';
import { useAddressChoice } from '../../../kit/useAddressChoice';
import { todayInTashkent } from '../../../lib/days';
import { fresh } from '../../../parts/figures/fresh';
import { m as figures } from '../../../parts/figures/messages';
import { daysSince, sinceOptions } from '../../../parts/figures/periods';
import { investmentStatus } from '../../../parts/investments/investmentStatus';
import { listHref } from './listHref';
import { m } from './messages';

const statuses = Object.keys(investmentStatus) as PlatformInvestmentStatus[];
const series = [{ id: 'count', title: m.count, as: 'number' }] as const;

/** How many investments are in each status, in the order of their life. */
export default function InvestmentsByStatus() {
  const intl = useIntl();
  const [since, setSince] = useAddressChoice('investments', ['always', 'year', 'quarter', 'month']);
  const days = daysSince(since, todayInTashkent(new Date()));
  const { item, ...result } = useLoaded(useListInvestmentFiguresQuery(days ?? {}, fresh), since);
  const chart: Chart | undefined = item && {
    axis: figures.status,
    series,
    points: statuses.map((status) => {
      const title = intl.formatMessage(investmentStatus[status].label);
      const figure = item.statuses.find((one) => one.status === status);
      return { id: status, title, short: title, to: listHref({ status, ...days }), values: [figure?.count ?? 0] };
    }),
  };
  return (
    <ChartCard title={m.byStatus} kind="rows" result={{ ...result, item: chart }} empty={m.empty}>
      <ChoiceSelect
        label={intl.formatMessage(figures.period)}
        value={since}
        options={sinceOptions}
        onChange={setSince}
      />
    </ChartCard>
  );
}
