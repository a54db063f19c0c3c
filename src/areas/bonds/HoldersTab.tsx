import { useListBondInvestmentsRows, type BondInvestment } from '../../api/system-user/bonds';
import { ExportButton } from '../../kit/export/ExportButton';
import { Section } from '../../kit/detail/Section';
import { Toolbar } from '../../kit/list/Toolbar';
import { fieldColumn, type Column } from '../../kit/table/columns/column';
import { DataTable } from '../../kit/table/DataTable';
import { order, searchText } from '../../kit/url/listParams';
import { useListState } from '../../kit/url/useListState';
import { investorColumn } from '../../parts/columns';
import { Percent } from '../../parts/investments/Figures';
import { t } from '../../i18n/terms';
import { holdingStatus } from './bondTerms';
import { m } from './messages';

const columns: Column<BondInvestment>[] = [
  investorColumn,
  fieldColumn('quantity', m.units, { as: 'number', important: true, width: 96 }),
  fieldColumn('amount', t.amount, { as: 'money', sort: true, important: true, width: 168 }),
  {
    id: 'share_percent',
    title: t.share,
    value: (row) => row.share_percent,
    as: 'number',
    cell: (row) => <Percent value={row.share_percent} />,
    width: 96,
  },
  fieldColumn('date', m.bought, { as: 'day', sort: true, width: 112 }),
  holdingStatus.column('status', t.status, (row) => row.status, { width: 128 }),
];
const parameters = { search: searchText(), order_by: order(['date', 'amount'], '-date') };

/** Who holds units of a bond, and for how much. */
export function HoldersTab({ id }: { id: number }) {
  const list = useListState(parameters);
  const query = { filters: { id, ...list.filters }, limit: list.limit, page: list.page };
  const rows = useListBondInvestmentsRows(query);
  return (
    <Section id="holders" title={m.investments}>
      <Toolbar
        list={list}
        search={m.findHolder}
        actions={
          <ExportButton
            permission="bonds.export"
            file="bond-holders"
            columns={columns}
            readPage={rows.readAll}
            total={rows.total}
          />
        }
      />
      <DataTable list={list} rows={rows} columns={columns} empty={m.noHolders} label={m.investments} />
    </Section>
  );
}
