import { m } from './messages';
import { MonthChart } from './MonthChart';

const series = [
  { id: 'investment_amount', title: m.invested, as: 'money' },
  { id: 'balance', title: m.balance, as: 'money' },
] as const;

/** What those who came in a month hold now: the sums that the list of the month has at its foot. */
export default function BalancesByMonth() {
  return (
    <MonthChart
      name="balances"
      title={m.balances}
      kind="lines"
      series={series}
      valuesOf={(figure) => [figure?.investment_amount ?? '0.00', figure?.balance ?? '0.00']}
    />
  );
}
