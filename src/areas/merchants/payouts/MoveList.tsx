import { useListMerchantTransactionsRows, type MerchantTransaction } from '../../../api/payment/merchantBilling';
import { t } from '../../../i18n/terms';
import { ExportButton } from '../../../kit/export/ExportButton';
import { ListPage } from '../../../kit/list/ListPage';
import { ListSwitch } from '../../../kit/list/ListSwitch';
import { SelectFilter } from '../../../kit/list/SelectFilter';
import { Toolbar } from '../../../kit/list/Toolbar';
import { fieldColumn, type Column } from '../../../kit/table/columns/column';
import { DataTable } from '../../../kit/table/DataTable';
import { useListState } from '../../../kit/url/useListState';
import { RecordLink } from '../../../parts/RecordLink';
import { addressOf, href } from '../../../routes/href';
import { moveKind } from '../billing/billingTerms';
import { m as billing } from '../billing/messages';
import { moveParams, keeps, views } from './debtParams';
import { m } from './messages';

const columns: Column<MerchantTransaction>[] = [
  fieldColumn('date', t.date, { as: 'day', sort: true, important: true, width: 104 }),
  { id: 'merchant', title: m.merchant, value: (row) => row.merchant.name, important: true, width: 176 },
  moveKind.column('kind', t.type, (row) => row.kind, { width: 120 }),
  fieldColumn('amount', billing.change, { as: 'money', sort: true, important: true, width: 140 }),
  fieldColumn('purchase', billing.purchase, { as: 'money', width: 144 }),
  fieldColumn('commission', billing.commission, { as: 'money', width: 128 }),
  {
    ...{ id: 'order_id', title: billing.order, value: (row) => row.order_id, width: 80 },
    cell: ({ order_id: id }) =>
      id !== null && (
        <RecordLink to={href('orders.one', { id: String(id) })} permission="orders.get">
          {id}
        </RecordLink>
      ),
  },
  {
    ...{ id: 'transfer_id', title: m.transfer, value: (row) => row.transfer_id, width: 96 },
    cell: ({ transfer_id: id }) =>
      id !== null && (
        <RecordLink
          to={addressOf('merchants.transfers', {}, { transfer: String(id) })}
          permission="merchant_billing.get"
        >
          {id}
        </RecordLink>
      ),
  },
  fieldColumn('created_at', m.writtenAt, { as: 'dateTime', width: 168, hidden: true }),
];

const hrefOf = ({ merchant }: MerchantTransaction) => href('merchants.transactions', { id: String(merchant.id) });

/** Every sale, return, payout and reversal of every merchant, with the sums of all that are found. */
export function MoveList() {
  const list = useListState(moveParams);
  const { list: _, ...filters } = list.filters;
  const moves = useListMerchantTransactionsRows({ ...list, filters });
  return (
    <ListPage list={list} rows={moves} columns={columns} actions={<ExportButton file="merchant-moves" />}>
      <ListSwitch label={m.views} views={views} keeps={keeps} />
      <Toolbar search={m.search} period={t.date}>
        <SelectFilter name="kind" label={t.type} options={moveKind.options} />
      </Toolbar>
      <DataTable empty={billing.noMoves} rowHref={hrefOf} />
    </ListPage>
  );
}
