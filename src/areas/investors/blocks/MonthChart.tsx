import { useIntl, type MessageDescriptor } from 'react-intl';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import { useListInvestorMonthFiguresQuery, type InvestorMonthFigure } from '../../../api/investment/statistics';
import type { Chart, ChartValue, Series } from '../../../kit/charts/chart';
import { ChartCard } from '../../../kit/charts/ChartCard';
import { ChoiceSelect } from '../../../kit/list/ChoiceSelect';
import { useChoiceParam } from '../../../kit/url/useChoiceParam';
import { todayInTashkent } from '../../../lib/days';
import { refetchOnOpen } from '../../../parts/figures/refetchOnOpen';
import { m as figures } from '../../../parts/figures/messages';
import { useMonthPoints } from '../../../parts/figures/monthPoints';
import { daysOfMonth, monthsOf, spanOptions, spanOf } from '../../../parts/figures/periods';
import { listHref } from './listHref';
import { m } from './messages';
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
  const pointsOf = useMonthPoints();
  const [span, setSpan] = useChoiceParam(name, ['twelve', 'six', 'lastYear']);
  const [subject, setSubject] = useChoiceParam(`${name}_of`, subjects);
  const months = monthsOf(span, todayInTashkent(new Date()));
  const { item, ...result } = useRecordQuery(useListInvestorMonthFiguresQuery(spanOf(months), refetchOnOpen), span);
  const chart: Chart | undefined = item && {
    axis: figures.month,
    series,
    points: pointsOf(months, (month) => ({
      to: listHref({ subject, ...daysOfMonth(month) }),
      values: valuesOf(item.months.find((one) => one.subject === subject && one.month === month)),
    })),
  };
  return (
    <ChartCard title={title} kind={kind} result={{ ...result, item: chart }} empty={m.empty}>
      <SubjectSelect value={subject} onChange={setSubject} />
      <ChoiceSelect label={intl.formatMessage(figures.period)} value={span} options={spanOptions} onChange={setSpan} />
    </ChartCard>
  );
}
