import { m } from './messages';
import { MonthChart } from './MonthChart';

const series = [{ id: 'count', title: m.count, as: 'number' }] as const;

/** How many investors came in each month. */
export default function InvestorsByMonth() {
  return (
    <MonthChart
      name="months"
      title={m.byMonth}
      kind="columns"
      series={series}
      valuesOf={(figure) => [figure?.count ?? 0]}
    />
  );
}
