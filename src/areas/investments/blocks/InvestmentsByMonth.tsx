import { charts } from '../../../routes/blocks';
import { m } from './messages';
import { MonthChart } from './MonthChart';

const series = [{ id: 'count', title: m.count, as: 'number' }] as const;

/** How many investments began in each month. */
export default function InvestmentsByMonth() {
  return (
    <MonthChart
      name="investment_months"
      title={charts['investments.months'].title}
      kind="columns"
      series={series}
      valuesOf={(figure) => [figure?.count ?? 0]}
    />
  );
}
