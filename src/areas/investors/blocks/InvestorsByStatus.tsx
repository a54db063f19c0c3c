import { useIntl } from 'react-intl';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import { useListInvestorStatusFiguresQuery } from '../../../api/investment/statistics';
import type { Chart } from '../../../kit/charts/chart';
import { ChartCard } from '../../../kit/charts/ChartCard';
import { ChoiceSelect } from '../../../kit/list/ChoiceSelect';
import { useChoiceParam } from '../../../kit/url/useChoiceParam';
import { todayInTashkent } from '../../../lib/days';
import { refetchOnOpen } from '../../../parts/figures/refetchOnOpen';
import { m as figures } from '../../../parts/figures/messages';
import { daysSince, sinceOptions } from '../../../parts/figures/periods';
import { investorStatus } from '../../../parts/investorStatus';
import { charts } from '../../../routes/blocks';
import { listHref } from './listHref';
import { m } from './messages';
import { SubjectSelect, subjects } from './SubjectSelect';

const series = [{ id: 'count', title: m.count, as: 'number' }] as const;

/** How many investors are in each status, in the order of an investor's life. */
export default function InvestorsByStatus() {
  const intl = useIntl();
  const [since, setSince] = useChoiceParam('statuses', ['always', 'year', 'quarter', 'month']);
  const [subject, setSubject] = useChoiceParam('statuses_of', subjects.values);
  const days = daysSince(since, todayInTashkent(new Date()));
  const { item, ...result } = useRecordQuery(useListInvestorStatusFiguresQuery(days ?? {}, refetchOnOpen), since);
  const chart: Chart | undefined = item && {
    axis: figures.status,
    series,
    points: investorStatus.options.map(({ value: status, label }) => {
      const figure = item.statuses.find((one) => one.subject === subject && one.status === status);
      const title = intl.formatMessage(label);
      return {
        id: status,
        title,
        short: title,
        to: listHref({ subject, status: [status], ...days }),
        values: [figure?.count ?? 0],
      };
    }),
  };
  return (
    <ChartCard
      title={charts['investors.statuses'].title}
      kind="rows"
      result={{ ...result, item: chart }}
      empty={m.empty}
    >
      <SubjectSelect value={subject} onChange={setSubject} />
      <ChoiceSelect
        label={intl.formatMessage(figures.period)}
        value={since}
        options={sinceOptions}
        onChange={setSince}
      />
    </ChartCard>
  );
}
