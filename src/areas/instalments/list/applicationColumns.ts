import type { ApplicationRow } from '../../../api/payment/instalments';
import { t } from '../../../i18n/terms';
import { fieldColumn, type Column } from '../../../kit/table/columns/column';
import { applicationStatus } from '../../../parts/orders/applicationStatus';
import { sources } from '../instalmentTerms';
import { m as instalments } from '../messages';
import { m } from './messages';

export const columns: Column<ApplicationRow>[] = [
  fieldColumn('id', t.number, { as: 'number', width: 72 }),
  { id: 'customer', title: instalments.customer, value: (row) => row.customer.name, important: true, width: 168 },
  {
    id: 'merchant',
    title: m.place,
    value: (row) => [row.merchant?.name, row.branch?.name].filter(Boolean).join(' · '),
    width: 160,
  },
  {
    id: 'price',
    title: instalments.price,
    value: (row) => row.Price_in_merchant,
    as: 'money',
    sort: 'Price_in_merchant',
    width: 128,
  },
  { id: 'months', title: m.months, value: (row) => row.Expiry_month_count, as: 'number', width: 60 },
  { id: 'score', title: instalments.score, value: (row) => row.Scoring, as: 'number', width: 64 },
  applicationStatus.column('status', t.status, (row) => row.Status, { important: true, width: 184 }),
  {
    id: 'waits',
    title: m.waits,
    value: (row) => row.waits_since.slice(0, 'yyyy-mm-dd'.length),
    as: 'day',
    sort: 'waits',
    important: true,
    width: 104,
  },
  {
    id: 'down_payment',
    title: instalments.down,
    value: (row) => row.down_payment,
    as: 'money',
    width: 144,
    hidden: true,
  },
  {
    id: 'installment_amount',
    title: instalments.financed,
    value: (row) => row.Installment_amount,
    as: 'money',
    width: 160,
    hidden: true,
  },
  sources.column('source', instalments.source, (row) => row.source, { width: 144, hidden: true }),
  fieldColumn('contract_number', instalments.contractShort, { width: 120, hidden: true }),
  { id: 'phone', title: t.phone, value: (row) => row.customer.phone_number, width: 168, hidden: true },
  fieldColumn('expires_at', instalments.expires, { as: 'dateTime', width: 168, hidden: true }),
  {
    id: 'Created_at',
    title: t.created,
    value: (row) => row.Created_at,
    as: 'dateTime',
    sort: 'Created_at',
    width: 168,
    hidden: true,
  },
];
