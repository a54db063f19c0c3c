import type { MessageDescriptor } from 'react-intl';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import { useListInvestorMonthFiguresQuery, type InvestorMonthFigure } from '../../../api/investment/statistics';
import type { ChartValue, Series } from '../../../kit/charts/chart';
import { useChoiceParam } from '../../../kit/url/useChoiceParam';
import { refetchOnOpen } from '../../../parts/figures/refetchOnOpen';
import { MonthChart as Months, useMonths } from '../../../parts/figures/MonthChart';
import { daysOfMonth } from '../../../parts/figures/periods';
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

/** Investors by the month in which they came. */
export function MonthChart({ name, valuesOf, ...looks }: Props) {
  const shown = useMonths(name);
  const [subject, setSubject] = useChoiceParam(`${name}_of`, subjects.values);
  const result = useRecordQuery(useListInvestorMonthFiguresQuery(shown.period, refetchOnOpen), shown.span);
  return (
    <Months
      {...looks}
      empty={m.empty}
      shown={shown}
      result={result}
      pointOf={(month, figures) => ({
        to: listHref({ subject, ...daysOfMonth(month) }),
        values: valuesOf(figures.months.find((one) => one.subject === subject && one.month === month)),
      })}
    >
      <SubjectSelect value={subject} onChange={setSubject} />
    </Months>
  );
}
