import { useDividendShareRows, type DividendDetail, type DividendShare } from '../../api/investment/dividends';
import { Section } from '../../kit/detail/Section';
import { ExportButton } from '../../kit/export/ExportButton';
import { fieldColumn, type Column } from '../../kit/table/columns/column';
import { DataTable } from '../../kit/table/DataTable';
import { Can } from '../../session/can';
import { InvestorLink } from '../../parts/InvestorLink';
import { useFormat } from '../../i18n/format';
import { t } from '../../i18n/terms';
import { shareStatus } from './dividendTerms';
import { m } from './messages';

const columns: Column<DividendShare>[] = [
  { id: 'investment', title: t.contract, value: (row) => row.investment.name, width: 136, important: true },
  {
    ...{ id: 'investor', title: t.investor, value: (row) => row.investor.name, width: 200 },
    cell: (row) => <InvestorLink investor={row.investor} />,
  },
  fieldColumn('base', m.base, { as: 'money', width: 160 }),
  fieldColumn('weight', m.weight, { as: 'money', width: 160 }),
  fieldColumn('gross', m.gross, { as: 'money', width: 144, important: true }),
  fieldColumn('rate_percent', m.rate, { as: 'number', width: 96 }),
  {
    ...{ id: 'rate_basis', title: m.rateBasis, width: 208 },
    value: (row) => (row.residency_known ? undefined : 'unknown'),
    words: (row) => (row.residency_known ? undefined : m.asResident),
  },
  fieldColumn('tax', m.tax, { as: 'money', width: 136 }),
  fieldColumn('net', t.payableAmount, { as: 'money', width: 144 }),
  {
    ...{ id: 'where', title: m.where, value: (row) => row.reinvest, width: 152 },
    words: (row) => (row.reinvest ? m.reinvest : m.toBalance),
  },
  fieldColumn('due_month', m.due, { as: 'month', width: 128, hidden: true }),
  shareStatus.column('status', m.status, (row) => row.status, { width: 128, important: true }),
];

/** What each investment gets, the greatest shares first; more follow, for a strategy may have a hundred thousand. */
export function Shares({ month, strategy }: Pick<DividendDetail, 'month' | 'strategy'>) {
  const format = useFormat();
  const list = { filters: { month, strategy_id: strategy.id }, limit: 50, page: 1 };
  // What was calculated or paid in the background told nobody: whoever comes back to it asks anew.
  const rows = useDividendShareRows(list, { refetchOnMountOrArgChange: true });
  return (
    <Section id="shares" title={m.shares}>
      <Can do="dividends.export">
        <ExportButton
          {...{ file: 'dividend-shares', list, columns, readPage: rows.readAll, total: rows.total }}
          names={{
            month: { label: m.month, options: [{ value: month, label: format.month(month) }] },
            strategy_id: { label: m.strategy, options: [{ value: String(strategy.id), label: strategy.name }] },
          }}
        />
      </Can>
      <DataTable rows={rows} columns={columns} empty={m.noShares} label={m.shares} />
    </Section>
  );
}
