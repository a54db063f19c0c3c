import { useListReceiptsRows, type Receipt } from '../../../api/payment/receipts';
import type { Order } from '../../../api/payment/orders';
import { t } from '../../../i18n/terms';
import { Section } from '../../../kit/detail/Section';
import { fieldColumn, type Column } from '../../../kit/table/columns/column';
import { DataTable } from '../../../kit/table/DataTable';
import { FileLink } from '../../../parts/FileLink';
import { LazySection } from '../../../parts/LazySection';
import { RecordLink } from '../../../parts/RecordLink';
import { addressOf } from '../../../routes/href';
import { useCan } from '../../../session/can';
import { receiptNumber } from '../messages';
import { m } from './messages';
import { receiptStates, receiptTypes } from '../receiptWords';
import { FormattedMessage } from 'react-intl';

const columns: Column<Receipt>[] = [
  {
    id: 'id',
    title: m.receipt,
    value: (row) => row.id,
    cell: ({ id }) => (
      <RecordLink to={addressOf('fiscalization.list', {}, { receipt: String(id) })} permission="fiscalization.query">
        <FormattedMessage {...receiptNumber} values={{ id }} />
      </RecordLink>
    ),
    important: true,
    width: 112,
  },
  receiptTypes.column('type', t.type, (row) => row.type, { width: 160 }),
  fieldColumn('amount', t.amount, { as: 'money', important: true, width: 144 }),
  receiptStates.column('status', t.status, (row) => row.status, { important: true, width: 168 }),
  {
    id: 'qr',
    title: m.receiptQr,
    value: (row) => row.receipt_id,
    cell: ({ qr_url: url, receipt_id: number }) => url !== null && <FileLink href={url}>{number}</FileLink>,
    width: 144,
  },
  fieldColumn('vat', m.vat, { as: 'money', width: 144, hidden: true }),
  fieldColumn('error', t.error, { width: 176, hidden: true }),
  fieldColumn('created_at', t.date, { as: 'dateTime', width: 152, hidden: true }),
];

/** What went to the tax office of an order, read by whoever reads the order. */
export function ReceiptsSection({ order: { id } }: { order: Order }) {
  const can = useCan();
  if (!can('orders.get') && !can('fiscalization.query')) return null;
  return (
    <LazySection id="receipts" title={m.receipts}>
      <Receipts orderId={id} />
    </LazySection>
  );
}

function Receipts({ orderId }: { orderId: number }) {
  const rows = useListReceiptsRows({ filters: { order_id: orderId }, limit: 50, page: 1 });
  return (
    <Section id="receipts" title={m.receipts}>
      <DataTable rows={rows} columns={columns} empty={m.noReceipts} label={m.receipts} />
    </Section>
  );
}
