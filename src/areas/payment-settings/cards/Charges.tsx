import type { MessageDescriptor } from 'react-intl';
import { useListCardTransactionsRows, type CardTransaction } from '../../../api/payment/paymentCards';
import { ExportButton } from '../../../kit/export/ExportButton';
import { lazyComponent } from '../../../kit/foundation/lazyComponent';
import { RecordTable } from '../../../kit/list/RecordTable';
import { SelectFilter } from '../../../kit/list/SelectFilter';
import { Toolbar } from '../../../kit/list/Toolbar';
import type { Column } from '../../../kit/table/columns/column';
import type { useListState } from '../../../kit/url/useListState';
import { direction, transactionStatus } from './cardTerms';
import type { chargeParameters } from './chargeColumns';
import { m } from './messages';

const TransactionDrawer = lazyComponent(async () => (await import('./TransactionDrawer')).TransactionDrawer);

interface Props {
  list: ReturnType<typeof useListState<typeof chargeParameters>>;
  /** The card whose charges they are; without it those of all cards. */
  cardId?: number;
  columns: Column<CardTransaction>[];
  label: MessageDescriptor;
  empty: MessageDescriptor;
}

/** Attempts at a gateway under their filters; one of them opens at the side. */
export function Charges({ list, cardId, columns, label, empty }: Props) {
  const { status, direction: way, begin_date, end_date, order_by } = list.filters;
  const filters = { card_id: cardId, status, direction: way, begin_date, end_date, order_by };
  const query = { filters, limit: list.limit, page: list.page };
  const rows = useListCardTransactionsRows(query);
  return (
    <>
      <Toolbar
        list={list}
        period={m.date}
        actions={
          <ExportButton
            permission="cards.export"
            file="card-transactions"
            columns={columns}
            readPage={rows.readAll}
            total={rows.total}
          />
        }
      >
        <SelectFilter name="status" label={m.status} options={transactionStatus.options} />
        <SelectFilter name="direction" label={m.direction} options={direction.options} />
      </Toolbar>
      <RecordTable
        list={list}
        rows={rows}
        columns={columns}
        empty={empty}
        label={label}
        record="transaction"
        permission="cards.get"
        Drawer={TransactionDrawer}
      />
    </>
  );
}
