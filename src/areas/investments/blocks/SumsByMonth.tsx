import { m } from './messages';
import { MonthChart } from './MonthChart';

const series = [
  { id: 'amount', title: m.amount, as: 'money' },
  { id: 'balance', title: m.balance, as: 'money' },
] as const;

/** What was invested in each month, and what of it lies there still: the sums at the foot of the list of the month. */
export default function SumsByMonth() {
  return (
    <MonthChart
      name="investment_sums"
      title={m.sums}
      kind="lines"
      series={series}
      valuesOf={(figure) => [figure?.amount ?? '0.00', figure?.balance ?? '0.00']}
    />
  );
}
