import type { OrderRow } from '../../../api/payment/orders';
import { t } from '../../../i18n/terms';
import { fieldColumn, type Column } from '../../../kit/table/columns/column';
import { orderStatus } from '../../../parts/orders/orderStatus';
import { m as orders } from '../messages';
import { m } from './messages';
import { deliveries, downStates } from '../orderTerms';

/** Columns that the list of all orders and that of moderation have alike. */
export const columnsOfOrder = {
  number: fieldColumn<OrderRow>('number', orders.order, { important: true, width: 104 }),
  customer: {
    id: 'customer',
    title: orders.customer,
    value: (row) => row.customer.name,
    important: true,
    width: 152,
  } satisfies Column<OrderRow>,
  place: {
    id: 'place',
    title: m.place,
    value: (row) => [row.merchant?.name, row.branch?.name].filter(Boolean).join(' · '),
  } satisfies Column<OrderRow>,
  total: fieldColumn<OrderRow>('total', t.amount, { as: 'money', sort: true, width: 128 }),
  status: orderStatus.column<OrderRow>('status', t.status, (row) => row.status, { important: true, width: 160 }),
  moderator: {
    id: 'moderator',
    title: orders.moderator,
    value: (row) => row.moderator?.name,
    width: 112,
  } satisfies Column<OrderRow>,
  since: fieldColumn<OrderRow>('status_since', orders.since, { as: 'dateTime', sort: true, width: 152 }),
};

/** What stands in the chooser of either list. */
export const furtherColumns: readonly Column<OrderRow>[] = [
  fieldColumn('contract_number', t.contract, { width: 120, hidden: true }),
  downStates.column('down_payment_state', orders.downState, (row) => row.down_payment_state, {
    width: 152,
    hidden: true,
  }),
  fieldColumn('paid', orders.paid, { as: 'money', width: 168, hidden: true }),
  fieldColumn('granted', orders.granted, { as: 'money', width: 184, hidden: true }),
  fieldColumn('refunded', orders.refunded, { as: 'money', width: 192, hidden: true }),
  fieldColumn('waiting', orders.waiting, { as: 'money', width: 184, hidden: true }),
  { id: 'seller', title: orders.seller, value: (row) => row.seller?.name, width: 160, hidden: true },
  { id: 'phone', title: t.phone, value: (row) => row.customer.phone_number, width: 168, hidden: true },
  fieldColumn('is_marketplace', m.marketplace, { width: 120, hidden: true }),
  fieldColumn('taken_at', orders.takenAt, { as: 'dateTime', width: 152, hidden: true }),
  fieldColumn('created_at', orders.orderCreated, { as: 'dateTime', sort: true, width: 152, hidden: true }),
];

export const deliveryColumn: Column<OrderRow> = {
  id: 'delivery',
  title: orders.delivery,
  value: (row) => row.delivery,
  words: (row) => (row.delivery === null ? undefined : deliveries.labelOf(row.delivery)),
  width: 152,
};
