import { Link } from '@fluentui/react-components';
import { ErrorCircle20Regular, Send20Regular } from '@fluentui/react-icons';
import { FormattedMessage } from 'react-intl';
import { useListReceiptsRows, type Receipt } from '../../api/payment/receipts';
import { t } from '../../i18n/terms';
import { useBulkActions } from '../../kit/bulk/useBulkActions';
import { ExportButton } from '../../kit/export/ExportButton';
import { lazyComponent } from '../../kit/foundation/lazyComponent';
import { ListPage } from '../../kit/list/ListPage';
import { RecordTable } from '../../kit/list/RecordTable';
import { SelectFilter } from '../../kit/list/SelectFilter';
import { Toolbar } from '../../kit/list/Toolbar';
import { useFilterCommand } from '../../kit/list/useFilterCommand';
import { fieldColumn, type Column } from '../../kit/table/columns/column';
import { order, period, searchText } from '../../kit/url/listParams';
import { useListState } from '../../kit/url/useListState';
import { m } from './messages';
import { faultOf, isToSend, receiptStatus, receiptType } from './receiptTerms';
import { ReceiptTabs } from './ReceiptTabs';

const ReceiptDrawer = lazyComponent(async () => (await import('./ReceiptDrawer')).ReceiptDrawer);

export const parameters = {
  status: receiptStatus.param(),
  type: receiptType.param(),
  search: searchText(),
  ...period,
  order_by: order(['created_at', 'amount'], '-created_at'),
};

const columns: Column<Receipt>[] = [
  fieldColumn('id', t.number, { as: 'number', width: 80, hidden: true }),
  receiptType.column('type', t.type, (row) => row.type, { width: 136 }),
  { id: 'contract', title: m.order, value: (row) => row.contract_number, important: true, width: 112 },
  { id: 'customer', title: m.customer, value: (row) => row.customer.name, hidden: true },
  fieldColumn('amount', t.amount, { as: 'money', sort: true, important: true, width: 136 }),
  fieldColumn('vat', m.vat, { as: 'money', width: 124 }),
  receiptStatus.column('status', t.status, (row) => row.status, { important: true, width: 144 }),
  {
    id: 'error',
    title: t.error,
    value: (row) => (row.spic_missing ? 'spic_missing' : row.error),
    words: faultOf,
    width: 176,
  },
  {
    id: 'qr',
    title: m.qr,
    value: (row) => row.qr_url,
    cell: (row) =>
      row.qr_url === null ? undefined : (
        <Link href={row.qr_url} target="_blank" rel="noopener noreferrer">
          <FormattedMessage {...m.qr} />
        </Link>
      ),
    width: 96,
  },
  fieldColumn('card', m.byCard, { as: 'money', width: 136 }),
  fieldColumn('cash', m.cash, { as: 'money', width: 152 }),
  fieldColumn('credit', m.credit, { as: 'money', width: 144 }),
  fieldColumn('created_at', m.createdAt, { as: 'dateTime', sort: true, width: 168 }),
  fieldColumn('receipt_id', m.fiscalNumber, { width: 152, hidden: true }),
  fieldColumn('terminal_id', m.terminal, { width: 168, hidden: true }),
  fieldColumn('sent_at', m.sentAt, { as: 'dateTime', width: 168, hidden: true }),
];

const sending = {
  id: 'fiscalization.sendPicked',
  title: m.sendPicked,
  label: m.send,
  icon: Send20Regular,
  permission: 'fiscalization.add',
  verb: 'approve' as const,
  fits: isToSend,
  Form: lazyComponent(async () => (await import('./SendReceipts')).SendReceipts, 'kit.bulk'),
};
const showErrors = {
  id: 'fiscalization.errors',
  title: m.showErrors,
  icon: ErrorCircle20Regular,
  filters: { status: ['error'] },
} as const;

/** The desk of receipts: what was registered, what waits and what was refused; many are picked and sent at once. */
export default function ReceiptList() {
  const list = useListState(parameters);
  const receipts = useListReceiptsRows(list);
  const bulkActions = useBulkActions(sending);
  useFilterCommand(list, showErrors);
  return (
    <ListPage list={list} rows={receipts} columns={columns} actions={<ExportButton file="receipts" />}>
      <ReceiptTabs list={list} />
      <Toolbar search={m.search} period={m.createdAt}>
        <SelectFilter name="status" label={t.status} options={receiptStatus.options} />
        <SelectFilter name="type" label={t.type} options={receiptType.options} />
      </Toolbar>
      <RecordTable
        empty={m.empty}
        record="receipt"
        permission="fiscalization.get"
        Drawer={ReceiptDrawer}
        bulkActions={bulkActions}
      />
    </ListPage>
  );
}
