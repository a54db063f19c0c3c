import type { Investor } from '../../../api/investment/investors';
import { useListPlatformInvestorInvestmentsRows, type InvestmentShare } from '../../../api/system-user/investors';
import { DataTable, type Column } from '../../../kit/table/DataTable';
import { Section } from '../../../kit/detail/Section';
import { Percent } from '../../../parts/investments/Figures';
import { m } from '../../../parts/investments/messages';

const columns: Column<InvestmentShare & { id: number }>[] = [
  { id: 'strategy', title: m.strategy, value: (row) => row.strategy.name, important: true },
  { id: 'investments_count', title: m.count, value: (row) => row.investments_count, as: 'number', width: 112 },
  { id: 'amount', title: m.amount, value: (row) => row.amount, as: 'money', important: true, width: 160 },
  {
    id: 'share_percent',
    title: m.share,
    value: (row) => row.share_percent,
    as: 'number',
    cell: (row) => <Percent value={row.share_percent} />,
    important: true,
    width: 104,
  },
];

/** How the live investments divide between the strategies. */
export function SharesSection({ investor }: { investor: Investor }) {
  const shares = useListPlatformInvestorInvestmentsRows(investor.id);
  return (
    <Section id="shares" title={m.shares}>
      <DataTable rows={shares} columns={columns} empty={m.noInvestments} label={m.shares} />
    </Section>
  );
}
