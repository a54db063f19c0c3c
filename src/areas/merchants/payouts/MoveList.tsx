import { useListMerchantTransactionsRows, type MerchantTransaction } from '../../../api/payment/merchantBilling';
import { t } from '../../../i18n/terms';
import { ExportButton } from '../../../kit/export/ExportButton';
import { ListPage } from '../../../kit/list/ListPage';
import { SegmentedControl } from '../../../kit/list/SegmentedControl';
import { SelectFilter } from '../../../kit/list/SelectFilter';
import { Toolbar } from '../../../kit/list/Toolbar';
import { fieldColumn, type Column } from '../../../kit/table/columns/column';
import { DataTable } from '../../../kit/table/DataTable';
import { useListState } from '../../../kit/url/useListState';
import { href } from '../../../routes/href';
import { moveKind } from '../billing/billingTerms';
import { m as billing } from '../billing/messages';
import { moveParams, views } from './debtParams';
import { m } from './messages';

const columns: Column<MerchantTransaction>[] = [
  fieldColumn('date', t.date, { as: 'day', sort: true, important: true, width: 104 }),
  { id: 'merchant', title: m.merchant, value: (row) => row.merchant.name, important: true },
  moveKind.column('kind', t.type, (row) => row.kind, { width: 120 }),
  fieldColumn('amount', billing.change, { as: 'money', sort: true, important: true, width: 152 }),
  fieldColumn('purchase', billing.purchase, { as: 'money', width: 160 }),
  fieldColumn('commission', billing.commission, { as: 'money', width: 136 }),
  fieldColumn('order_id', billing.order, { width: 80 }),
  fieldColumn('transfer_id', m.transfer, { width: 96 }),
  fieldColumn('created_at', t.created, { as: 'dateTime', width: 168, hidden: true }),
];

const hrefOf = ({ merchant }: MerchantTransaction) => href('merchants.transactions', { id: String(merchant.id) });

/** Every sale, return, payout and reversal of every merchant, with the sums of all that are found. */
export function MoveList() {
  const list = useListState(moveParams);
  const { list: view, ...filters } = list.filters;
  const moves = useListMerchantTransactionsRows({ ...list, filters });
  return (
    <ListPage list={list} rows={moves} columns={columns} actions={<ExportButton file="merchant-moves" />}>
      <SegmentedControl
        label={m.views}
        value={view}
        options={views}
        onChange={(next) =>
          list.set({ list: next, kind: [], begin_date: undefined, end_date: undefined, order_by: '-date' })
        }
      />
      <Toolbar search={m.search} period={t.date}>
        <SelectFilter name="kind" label={t.type} options={moveKind.options} />
      </Toolbar>
      <DataTable empty={billing.noMoves} rowHref={hrefOf} />
    </ListPage>
  );
}
