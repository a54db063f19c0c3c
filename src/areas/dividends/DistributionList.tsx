import { useListDistributionsRows, type Distribution } from '../../api/system-user/partners';
import { ExportButton } from '../../kit/export/ExportButton';
import { ListPage } from '../../kit/list/ListPage';
import { SelectFilter } from '../../kit/list/SelectFilter';
import { Toolbar } from '../../kit/list/Toolbar';
import { fieldColumn, type Column } from '../../kit/table/columns/column';
import { DataTable } from '../../kit/table/DataTable';
import { oneId, order, period, searchText } from '../../kit/url/listParams';
import { useListState } from '../../kit/url/useListState';
import { NamedFilter } from '../../parts/NamedFilter';
import { RecordLink } from '../../parts/RecordLink';
import { addressOf } from '../../routes/href';
import { distributionStatus } from './dividendTerms';
import { m } from './messages';

export const parameters = {
  status: distributionStatus.param(),
  partner_id: oneId(),
  search: searchText(),
  ...period,
  order_by: order(['month', 'amount'], '-month'),
};

const columns: Column<Distribution>[] = [
  fieldColumn('month', m.month, { as: 'month', sort: true, important: true, width: 120 }),
  { id: 'partner', title: m.partner, value: (row) => row.partner.name, important: true },
  { id: 'strategy', title: m.strategy, value: (row) => row.strategy.name, width: 160 },
  fieldColumn('percent', m.partPercent, { as: 'number', width: 88 }),
  fieldColumn('amount', m.amount, { as: 'money', sort: true, important: true, width: 152 }),
  distributionStatus.column('status', m.status, (row) => row.status, { width: 184 }),
  {
    id: 'payment',
    title: m.payment,
    value: (row) => row.payment?.name,
    cell: ({ payment }) =>
      payment && (
        <RecordLink to={addressOf('ledger.postings', {}, { entry: String(payment.id) })} permission="gl.get">
          {payment.name}
        </RecordLink>
      ),
    width: 128,
  },
  fieldColumn('paid_at', m.paidAt, { as: 'dateTime', width: 168, hidden: true }),
];

/** What the partners are given of the profit, by month and strategy. */
export default function DistributionList() {
  const list = useListState(parameters);
  const { partner_id: partner, ...filters } = list.filters;
  const distributions = useListDistributionsRows({
    ...list,
    filters: { ...filters, ...(partner !== undefined && { partner_id: Number(partner) }) },
  });
  return (
    <ListPage list={list} rows={distributions} columns={columns} actions={<ExportButton file="profit-distribution" />}>
      <Toolbar search={m.distributionSearch} period={m.month}>
        <SelectFilter name="status" label={m.status} options={distributionStatus.options} />
        <NamedFilter name="partner_id" label={m.partner} known={distributions.items.map((row) => row.partner)} />
      </Toolbar>
      <DataTable empty={m.distributionEmpty} />
    </ListPage>
  );
}
