import type { ReactNode } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import type { Loaded } from '../../lib/rows';
import type { Chart, ChartPoint, Series } from '../../kit/charts/chart';
import { ChartCard } from '../../kit/charts/ChartCard';
import { ChoiceSelect } from '../../kit/list/ChoiceSelect';
import { useChoiceParam } from '../../kit/url/useChoiceParam';
import { todayInTashkent } from '../../lib/days';
import { m } from './messages';
import { useMonthPoints } from './monthPoints';
import { monthsOf, spanOf, spanOptions } from './periods';

/** Which months a chart shows, kept in the address under this name. */
export function useMonths(name: string) {
  const [span, setSpan] = useChoiceParam(name, ['twelve', 'six', 'lastYear']);
  const months = monthsOf(span, todayInTashkent(new Date()));
  return { span, setSpan, months, period: spanOf(months) };
}

interface Props<Figures> {
  title: MessageDescriptor;
  kind: 'columns' | 'lines';
  series: readonly Series[];
  empty: MessageDescriptor;
  shown: ReturnType<typeof useMonths>;
  result: Loaded<Figures>;
  /** Where a month leads, and what it shows. */
  pointOf: (month: string, figures: Figures) => Pick<ChartPoint, 'to' | 'values'>;
  /** What else can be chosen, before the period. */
  children?: ReactNode;
}

/** Figures of months. Charts of the same months share one call. */
export function MonthChart<Figures>({ title, kind, series, empty, shown, result, pointOf, children }: Props<Figures>) {
  const intl = useIntl();
  const pointsOf = useMonthPoints();
  const { item } = result;
  const chart: Chart | undefined = item && {
    axis: m.month,
    series,
    points: pointsOf(shown.months, (month) => pointOf(month, item)),
  };
  return (
    <ChartCard title={title} kind={kind} result={{ ...result, item: chart }} empty={empty}>
      {children}
      <ChoiceSelect
        label={intl.formatMessage(m.period)}
        value={shown.span}
        options={spanOptions}
        onChange={shown.setSpan}
      />
    </ChartCard>
  );
}
