import { ErrorCircle20Regular, Send20Regular } from '@fluentui/react-icons';
import { useListReceiptsRows } from '../../api/payment/receipts';
import { t } from '../../i18n/terms';
import { useBulkActions } from '../../kit/bulk/useBulkActions';
import { ExportButton } from '../../kit/export/ExportButton';
import { lazyComponent } from '../../kit/foundation/lazyComponent';
import { ListPage } from '../../kit/list/ListPage';
import { RecordTable } from '../../kit/list/RecordTable';
import { SelectFilter } from '../../kit/list/SelectFilter';
import { Toolbar } from '../../kit/list/Toolbar';
import { useFilterCommand } from '../../kit/list/useFilterCommand';
import { order, period, searchText } from '../../kit/url/listParams';
import { useListState } from '../../kit/url/useListState';
import { m } from './messages';
import { isToSend, receiptStatus, receiptType } from './receiptTerms';
import { ReceiptTabs } from './ReceiptTabs';
import { columns } from './receiptColumns';

const ReceiptDrawer = lazyComponent(async () => (await import('./ReceiptDrawer')).ReceiptDrawer);

export const parameters = {
  status: receiptStatus.param(),
  type: receiptType.param(),
  search: searchText(),
  ...period,
  order_by: order(['created_at', 'amount'], '-created_at'),
};

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
