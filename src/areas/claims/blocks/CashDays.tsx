import { useIntl } from 'react-intl';
import { useListCashDaysQuery, type CashOutStatus } from '../../../api/investment/cashOut';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import { useFormat } from '../../../i18n/format';
import type { Chart, Series } from '../../../kit/charts/chart';
import { ChartCard } from '../../../kit/charts/ChartCard';
import { ChoiceSelect } from '../../../kit/list/ChoiceSelect';
import { useChoiceParam } from '../../../kit/url/useChoiceParam';
import { addDays, todayInTashkent, type Day } from '../../../lib/days';
import { href } from '../../../routes/href';
import { refetchOnOpen } from '../../../parts/figures/refetchOnOpen';
import { m } from './messages';
import { t } from '../../../i18n/terms';

/** Never more than twelve days, so that each keeps a place that can be pressed on a phone. */
const spans = [
  { value: 'twelve', label: m.twelve, from: -11, count: 12 },
  { value: 'week', label: m.week, from: -6, count: 7 },
  { value: 'before', label: m.before, from: -23, count: 12 },
] as const;

const series: readonly Series[] = [
  { id: 'cash_in', title: m.came, as: 'money' },
  { id: 'cash_out', title: t.payable, as: 'money' },
];

/** What is counted as going out: all but the rejected and the cancelled. */
const counted: CashOutStatus[] = ['pending', 'approved', 'to_sign', 'signed', 'paid', 'failed'];

const ofDay = (day: Day) => ({ begin_date: day, end_date: day });
const cashInOf = (day: Day) => href('claims.cashIn', {}, ofDay(day));
const cashOutOf = (day: Day) => href('claims.cashOut', {}, { status: counted, ...ofDay(day) });

/** Money that came by bank against money that is asked for, day by day. */
export default function CashDays() {
  const intl = useIntl();
  const format = useFormat();
  const [span, setSpan] = useChoiceParam('cash_days', ['twelve', 'week', 'before']);
  const { from, count } = spans.find(({ value }) => value === span) ?? spans[0];
  const first = addDays(todayInTashkent(new Date()), from);
  const days = Array.from({ length: count }, (_, at) => addDays(first, at));
  const period = { begin_date: first, end_date: addDays(first, count - 1) };
  const { item, ...result } = useRecordQuery(useListCashDaysQuery(period, refetchOnOpen), span);
  const chart: Chart | undefined = item && {
    axis: m.day,
    series,
    points: days.map((day, at) => {
      const figure = item.days.find((one) => one.day === day);
      return {
        id: day,
        title: format.day(day),
        short: String(Number(day.slice(8))),
        under: at === 0 || day.endsWith('-01') ? format.shortMonth(day.slice(0, 7)) : undefined,
        to: cashOutOf(day),
        values: [figure?.cash_in_amount ?? '0.00', figure?.cash_out_amount ?? '0.00'],
        ways: [cashInOf(day), cashOutOf(day)],
      };
    }),
  };
  return (
    <ChartCard title={m.cashDays} kind="lines" result={{ ...result, item: chart }} empty={m.nothingMoved}>
      <ChoiceSelect label={intl.formatMessage(t.period)} value={span} options={spans} onChange={setSpan} />
    </ChartCard>
  );
}
