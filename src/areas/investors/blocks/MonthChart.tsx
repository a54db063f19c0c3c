import { useIntl, type MessageDescriptor } from 'react-intl';
import { useLoaded } from '../../../api/loaded';
import { useListInvestorMonthFiguresQuery, type InvestorMonthFigure } from '../../../api/investment/statistics';
import { useFormat } from '../../../i18n/format';
import type { Chart, ChartValue, Series } from '../../../kit/chart';
import { ChartCard } from '../../../kit/ChartCard';
import { ChoiceSelect } from '../../../kit/ChoiceSelect';
import { useAddressChoice } from '../../../kit/useAddressChoice';
import { todayInTashkent } from '../../../lib/days';
import { fresh } from './fresh';
import { listHref } from './listHref';
import { m } from './messages';
import { daysOfMonth, monthsOf, spanOptions } from './periods';
import { SubjectSelect, subjects } from './SubjectSelect';

interface Props {
  /** The name of its period in the address. */
  name: string;
  title: MessageDescriptor;
  kind: 'columns' | 'lines';
  series: readonly Series[];
  /** What a month shows; a month in which nobody came has no figure. */
  valuesOf: (figure: InvestorMonthFigure | undefined) => readonly ChartValue[];
}

/** Investors by the month in which they came. Charts of the same months share one call. */
export function MonthChart({ name, title, kind, series, valuesOf }: Props) {
  const intl = useIntl();
  const format = useFormat();
  const [span, setSpan] = useAddressChoice(name, ['twelve', 'six', 'lastYear']);
  const [subject, setSubject] = useAddressChoice(`${name}_of`, subjects);
  const months = monthsOf(span, todayInTashkent(new Date()));
  const { begin_date } = daysOfMonth(months[0] ?? '');
  const { end_date } = daysOfMonth(months.at(-1) ?? '');
  const { item, ...result } = useLoaded(useListInvestorMonthFiguresQuery({ begin_date, end_date }, fresh), span);
  const chart: Chart | undefined = item && {
    axis: m.month,
    series,
    points: months.map((month, at) => ({
      id: month,
      title: format.month(month),
      short: format.shortMonth(month),
      under: month.endsWith('-01') || (at === 0 && !months[1]?.endsWith('-01')) ? month.slice(0, 4) : undefined,
      to: listHref({ subject, ...daysOfMonth(month) }),
      values: valuesOf(item.months.find((one) => one.subject === subject && one.month === month)),
    })),
  };
  return (
    <ChartCard title={title} kind={kind} result={{ ...result, item: chart }} empty={m.empty}>
      <SubjectSelect value={subject} onChange={setSubject} />
      <ChoiceSelect label={intl.formatMessage(m.period)} value={span} options={spanOptions} onChange={setSpan} />
    </ChartCard>
  );
}
