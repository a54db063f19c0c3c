import { useIntl } from 'react-intl';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import { useListInvestmentFiguresQuery } from '../../../api/system-user/investmentStatistics';
import type { Chart } from '../../../kit/charts/chart';
import { ChartCard } from '../../../kit/charts/ChartCard';
import { ChoiceSelect } from '../../../kit/list/ChoiceSelect';
import { useChoiceParam } from '../../../kit/url/useChoiceParam';
import { todayInTashkent } from '../../../lib/days';
import { refetchOnOpen } from '../../../parts/figures/refetchOnOpen';
import { m as figures } from '../../../parts/figures/messages';
import { daysSince, sinceOptions } from '../../../parts/figures/periods';
import { investmentStatus } from '../../../parts/investments/investmentStatus';
import { charts } from '../../../routes/blocks';
import { href } from '../../../routes/href';
import { m } from './messages';
import { t } from '../../../i18n/terms';

const series = [{ id: 'count', title: t.investmentsCount, as: 'number' }] as const;

/** How many investments are in each status, in the order of their life. */
export default function InvestmentsByStatus() {
  const intl = useIntl();
  const [since, setSince] = useChoiceParam('investments', ['always', 'year', 'quarter', 'month']);
  const days = daysSince(since, todayInTashkent(new Date()));
  const { item, ...result } = useRecordQuery(useListInvestmentFiguresQuery(days ?? {}, refetchOnOpen), since);
  const chart: Chart | undefined = item && {
    axis: figures.status,
    series,
    points: investmentStatus.options.map(({ value: status, label }) => {
      const title = intl.formatMessage(label);
      const figure = item.statuses.find((one) => one.status === status);
      return {
        id: status,
        title,
        short: title,
        to: href('investments.list', {}, { status: [status], ...days }),
        values: [figure?.count ?? 0],
      };
    }),
  };
  return (
    <ChartCard
      title={charts['investments.statuses'].title}
      kind="rows"
      result={{ ...result, item: chart }}
      empty={m.empty}
    >
      <ChoiceSelect
        label={intl.formatMessage(figures.period)}
        value={since}
        options={sinceOptions}
        onChange={setSince}
      />
    </ChartCard>
  );
}
