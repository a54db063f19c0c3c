import { charts } from '../../../routes/blocks';
import { MonthChart } from './MonthChart';
import { t } from '../../../i18n/terms';

const series = [{ id: 'count', title: t.investmentsCount, as: 'number' }] as const;

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
