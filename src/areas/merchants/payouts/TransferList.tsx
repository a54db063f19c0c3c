import { CheckmarkCircle20Regular, Clock20Regular } from '@fluentui/react-icons';
import { useListTransfersRows, type Transfer } from '../../../api/payment/merchantBilling';
import { t } from '../../../i18n/terms';
import { useBulkActions } from '../../../kit/bulk/useBulkActions';
import { ExportButton } from '../../../kit/export/ExportButton';
import { lazyComponent } from '../../../kit/foundation/lazyComponent';
import { ListPage } from '../../../kit/list/ListPage';
import { RecordTable } from '../../../kit/list/RecordTable';
import { SelectFilter } from '../../../kit/list/SelectFilter';
import { Toolbar } from '../../../kit/list/Toolbar';
import { useFilterCommand } from '../../../kit/list/useFilterCommand';
import { fieldColumn, type Column } from '../../../kit/table/columns/column';
import { order, period, searchText } from '../../../kit/url/listParams';
import { useListState } from '../../../kit/url/useListState';
import { awaiting } from '../../../parts/awaiting';
import { accountColumn } from '../../../parts/numberColumns';
import { m } from './messages';
import { transferStatus } from './payoutTerms';

const TransferDrawer = lazyComponent(async () => (await import('./TransferDrawer')).TransferDrawer);

export const parameters = {
  status: transferStatus.param(),
  awaits: awaiting.oneParam(),
  search: searchText(),
  ...period,
  order_by: order(['created_at', 'amount'], '-created_at'),
};

const columns: Column<Transfer>[] = [
  fieldColumn('document_number', m.document, { width: 116 }),
  { id: 'merchant', title: m.merchant, value: (row) => row.merchant.name, important: true },
  fieldColumn('amount', t.amount, { as: 'money', sort: true, important: true, width: 128 }),
  transferStatus.column('status', t.status, (row) => row.status, { important: true, width: 208 }),
  fieldColumn('purpose', t.purpose, { width: 240, hidden: true }),
  { id: 'created_by', title: m.madeBy, value: (row) => row.created_by.name, width: 104 },
  fieldColumn('created_at', m.madeAt, { as: 'dateTime', sort: true, width: 168 }),
  fieldColumn('decided_at', t.decidedAt, { as: 'dateTime', width: 168, hidden: true }),
  fieldColumn('paid_on', m.paidOn, { as: 'day', width: 112 }),
  fieldColumn('mfo', t.mfo, { width: 96 }),
  accountColumn('account_number', m.account, { width: 208 }),
  { id: 'decided_by', title: t.decidedBy, value: (row) => row.decided_by?.name, width: 160 },
  fieldColumn('comment', t.comment, { width: 200, hidden: true }),
];

const approving = {
  id: 'merchants.approveTransfers',
  title: m.approvePicked,
  label: m.approve,
  icon: CheckmarkCircle20Regular,
  permission: 'merchant_billing.enable',
  verb: 'approve' as const,
  fits: ({ status }: Transfer): boolean => status === 'pending',
  Form: lazyComponent(async () => (await import('./ApproveTransfers')).ApproveTransfers, 'kit.bulk'),
};
const showWaiting = {
  id: 'merchants.waitingTransfers',
  title: m.showWaiting,
  icon: Clock20Regular,
  filters: { status: ['pending'] },
} as const;

/** Transfers to merchants: what waits for another person, what is at the bank, what was paid. Printed it is the list of payouts. */
export default function TransferList() {
  const list = useListState(parameters);
  const transfers = useListTransfersRows(list);
  const bulkActions = useBulkActions(approving);
  useFilterCommand(list, showWaiting);
  return (
    <ListPage list={list} rows={transfers} columns={columns} actions={<ExportButton file="merchant-transfers" />}>
      <Toolbar search={m.findTransfer} period={m.madeAt}>
        <SelectFilter name="status" label={t.status} options={transferStatus.options} />
        <SelectFilter name="awaits" label={t.decision} options={awaiting.options} />
      </Toolbar>
      <RecordTable
        empty={m.noTransfers}
        record="transfer"
        permission="merchant_billing.get"
        Drawer={TransferDrawer}
        bulkActions={bulkActions}
      />
    </ListPage>
  );
}
