import { useIntl, type MessageDescriptor } from 'react-intl';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import {
  useListInvestmentFiguresQuery,
  type InvestmentMonthFigure,
} from '../../../api/system-user/investmentStatistics';
import type { Chart, ChartValue, Series } from '../../../kit/charts/chart';
import { ChartCard } from '../../../kit/charts/ChartCard';
import { ChoiceSelect } from '../../../kit/list/ChoiceSelect';
import { useChoiceParam } from '../../../kit/url/useChoiceParam';
import { todayInTashkent } from '../../../lib/days';
import { refetchOnOpen } from '../../../parts/figures/refetchOnOpen';
import { m as figures } from '../../../parts/figures/messages';
import { useMonthPoints } from '../../../parts/figures/monthPoints';
import { daysOfMonth, monthsOf, spanOf, spanOptions } from '../../../parts/figures/periods';
import { href } from '../../../routes/href';
import { m } from './messages';

interface Props {
  /** The name of its period in the address. */
  name: string;
  title: MessageDescriptor;
  kind: 'columns' | 'lines';
  series: readonly Series[];
  /** What a month shows; a month in which nothing began has no figure. */
  valuesOf: (figure: InvestmentMonthFigure | undefined) => readonly ChartValue[];
}

/** Investments by the month of their first day. Charts of the same months share one call. */
export function MonthChart({ name, title, kind, series, valuesOf }: Props) {
  const intl = useIntl();
  const pointsOf = useMonthPoints();
  const [span, setSpan] = useChoiceParam(name, ['twelve', 'six', 'lastYear']);
  const months = monthsOf(span, todayInTashkent(new Date()));
  const { item, ...result } = useRecordQuery(useListInvestmentFiguresQuery(spanOf(months), refetchOnOpen), span);
  const chart: Chart | undefined = item && {
    axis: figures.month,
    series,
    points: pointsOf(months, (month) => ({
      to: href('investments.list', {}, daysOfMonth(month)),
      values: valuesOf(item.months.find((one) => one.month === month)),
    })),
  };
  return (
    <ChartCard title={title} kind={kind} result={{ ...result, item: chart }} empty={m.empty}>
      <ChoiceSelect label={intl.formatMessage(figures.period)} value={span} options={spanOptions} onChange={setSpan} />
    </ChartCard>
  );
}
