import type { MessageDescriptor } from 'react-intl';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import {
  useListInvestmentFiguresQuery,
  type InvestmentMonthFigure,
} from '../../../api/system-user/investmentStatistics';
import type { ChartValue, Series } from '../../../kit/charts/chart';
import { refetchOnOpen } from '../../../parts/figures/refetchOnOpen';
import { MonthChart as Months, useMonths } from '../../../parts/figures/MonthChart';
import { daysOfMonth } from '../../../parts/figures/periods';
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

/** Investments by the month of their first day. */
export function MonthChart({ name, valuesOf, ...looks }: Props) {
  const shown = useMonths(name);
  const result = useRecordQuery(useListInvestmentFiguresQuery(shown.period, refetchOnOpen), shown.span);
  return (
    <Months
      {...looks}
      empty={m.empty}
      shown={shown}
      result={result}
      pointOf={(month, figures) => ({
        to: href('investments.list', {}, daysOfMonth(month)),
        values: valuesOf(figures.months.find((one) => one.month === month)),
      })}
    />
  );
}
