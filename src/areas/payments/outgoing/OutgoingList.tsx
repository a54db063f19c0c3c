import { useListOutgoingTransactionsRows, type OutgoingTransaction } from '../../../api/investment/outgoingPayments';
import { fieldColumn, type Column } from '../../../kit/table/columns/column';
import { lazyComponent } from '../../../kit/foundation/lazyComponent';
import { ExportButton } from '../../../kit/export/ExportButton';
import { ListPage } from '../../../kit/list/ListPage';
import { order, period, searchText } from '../../../kit/url/listParams';
import { RecordTable } from '../../../kit/list/RecordTable';
import { SelectFilter } from '../../../kit/list/SelectFilter';
import { Toolbar } from '../../../kit/list/Toolbar';
import { useListState } from '../../../kit/url/useListState';
import { investorColumn } from '../../../parts/columns';
import { m } from './messages';
import { outgoingStatus } from './outgoingTerms';
import { t } from '../../../i18n/terms';

const OutgoingDrawer = lazyComponent(async () => (await import('./OutgoingDrawer')).OutgoingDrawer);

const parameters = {
  status: outgoingStatus.param(),
  search: searchText(),
  ...period,
  // The requirements ask for the order in which the payments were made.
  order_by: order(['created_at', 'amount'], 'created_at'),
};

const columns: Column<OutgoingTransaction>[] = [
  { id: 'recipient', title: t.recipient, value: (row) => row.recipient, important: true },
  fieldColumn('created_at', t.createdAt, { as: 'dateTime', sort: true, width: 176 }),
  { id: 'account_masked', title: t.accountOrCard, value: (row) => row.account_masked, width: 184 },
  fieldColumn('amount', t.amount, { as: 'money', sort: true, important: true, width: 152 }),
  outgoingStatus.column('status', t.status, (row) => row.status, { important: true, width: 136 }),
  { id: 'investment', title: t.contract, value: (row) => row.investment.name, width: 144 },
  { id: 'exit_claim', title: m.exitClaim, value: (row) => row.exit_claim?.name, width: 152, hidden: true },
  { ...investorColumn, width: 200, hidden: true, important: false },
  { id: 'mfo', title: t.mfo, value: (row) => row.mfo, width: 88, hidden: true },
  { id: 'purpose', title: t.purpose, value: (row) => row.purpose, width: 240, hidden: true },
  { id: 'error', title: t.error, value: (row) => row.error, width: 240, hidden: true },
];

/** Payments that went out to investors, in the order in which they were made. */
export default function OutgoingList() {
  const list = useListState(parameters);
  const payments = useListOutgoingTransactionsRows(list);
  return (
    <ListPage list={list} rows={payments} columns={columns} actions={<ExportButton file="outgoing" />}>
      <Toolbar search={m.search} period={t.createdAt}>
        <SelectFilter name="status" label={t.status} options={outgoingStatus.options} />
      </Toolbar>
      <RecordTable empty={m.empty} record="payment" permission="outgoing.get" Drawer={OutgoingDrawer} />
    </ListPage>
  );
}
