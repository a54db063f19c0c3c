import type { DeliveryRow } from '../../api/payment/deliveries';
import { t } from '../../i18n/terms';
import { fieldColumn, type Column } from '../../kit/table/columns/column';
import { addressFlag, decisionOf, deliveryStatus } from './deliveryTerms';
import { m } from './messages';

export const deliveryColumns: readonly Column<DeliveryRow>[] = [
  { id: 'order', title: m.order, value: (row) => row.order.number, important: true, width: 104 },
  {
    id: 'place',
    title: m.place,
    value: (row) => [row.merchant?.name, row.branch?.name].filter(Boolean).join(' · '),
  },
  { id: 'receiver', title: m.receiver, value: (row) => row.receiver.name, important: true, width: 152 },
  deliveryStatus.column<DeliveryRow>('status', m.state, (row) => row.status, { important: true, width: 152 }),
  {
    id: 'destination',
    title: m.destination,
    value: (row) => [row.receiver.region?.name, row.receiver.district?.name].filter(Boolean).join(', '),
    width: 140,
  },
  addressFlag.column<DeliveryRow>('enabled', m.address, (row) => decisionOf(row.enabled), { width: 152 }),
  { id: 'provider', title: m.provider, value: (row) => row.provider?.name, width: 136 },
  { id: 'phone', title: t.phone, value: (row) => row.receiver.phone_number, width: 160 },
  fieldColumn('tracking_number', m.tracking, { width: 144 }),
  fieldColumn('price', m.price, { as: 'money', sort: true, width: 176 }),
  { id: 'seller', title: m.seller, value: (row) => row.seller?.name, width: 160, hidden: true },
  fieldColumn('status_since', m.since, { as: 'dateTime', sort: true, width: 152, hidden: true }),
  fieldColumn('created_at', m.made, { as: 'dateTime', sort: true, width: 152, hidden: true }),
];
