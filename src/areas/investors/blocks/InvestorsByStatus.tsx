import { useIntl } from 'react-intl';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import { useListInvestorStatusFiguresQuery, type InvestorStatus } from '../../../api/investment/statistics';
import type { Chart } from '../../../kit/charts/chart';
import { ChartCard } from '../../../kit/charts/ChartCard';
import { ChoiceSelect } from '../../../kit/list/ChoiceSelect';
import { useChoiceParam } from '../../../kit/url/useChoiceParam';
import { todayInTashkent } from '../../../lib/days';
import { fresh } from '../../../parts/figures/fresh';
import { m as figures } from '../../../parts/figures/messages';
import { daysSince, sinceOptions } from '../../../parts/figures/periods';
import { investorStatus } from '../../../parts/investorStatus';
import { listHref } from '../../../parts/figures/listHref';
import { m } from './messages';
import { SubjectSelect, subjects } from './SubjectSelect';

const statuses = Object.keys(investorStatus) as InvestorStatus[];
const series = [{ id: 'count', title: m.count, as: 'number' }] as const;

/** How many investors are in each status, in the order of an investor's life. */
export default function InvestorsByStatus() {
  const intl = useIntl();
  const [since, setSince] = useChoiceParam('statuses', ['always', 'year', 'quarter', 'month']);
  const [subject, setSubject] = useChoiceParam('statuses_of', subjects);
  const days = daysSince(since, todayInTashkent(new Date()));
  const { item, ...result } = useRecordQuery(useListInvestorStatusFiguresQuery(days ?? {}, fresh), since);
  const chart: Chart | undefined = item && {
    axis: figures.status,
    series,
    points: statuses.map((status) => {
      const figure = item.statuses.find((one) => one.subject === subject && one.status === status);
      const title = intl.formatMessage(investorStatus[status].label);
      return {
        id: status,
        title,
        short: title,
        to: listHref('investors.list', { subject, status, ...days }),
        values: [figure?.count ?? 0],
      };
    }),
  };
  return (
    <ChartCard title={m.byStatus} kind="rows" result={{ ...result, item: chart }} empty={m.empty}>
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
