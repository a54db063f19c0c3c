import { charts } from '../../../routes/blocks';
import { m } from './messages';
import { MonthChart } from './MonthChart';

const series = [{ id: 'count', title: m.count, as: 'number' }] as const;

/** How many investors came in each month. */
export default function InvestorsByMonth() {
  return (
    <MonthChart
      name="months"
      title={charts['investors.months'].title}
      kind="columns"
      series={series}
      valuesOf={(figure) => [figure?.count ?? 0]}
    />
  );
}
