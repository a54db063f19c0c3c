import type { ReturnClaimRow } from '../../api/payment/returnClaims';
import { t } from '../../i18n/terms';
import { fieldColumn, type Column } from '../../kit/table/columns/column';
import { m } from './messages';
import { methods, reasons, refundStatus, returnStatus } from './returnTerms';

export const columns: Column<ReturnClaimRow>[] = [
  fieldColumn('number', t.number, { important: true, width: 100 }),
  { id: 'customer', title: m.customer, value: (row) => row.customer.name, important: true, width: 144 },
  { id: 'merchant', title: m.merchant, value: (row) => row.merchant?.name, width: 120 },
  returnStatus.column('status', t.status, (row) => row.status, { important: true, width: 160 }),
  fieldColumn('from_debt', m.fromDebt, { as: 'money', width: 120 }),
  fieldColumn('money', m.money, { as: 'money', sort: true, important: true, width: 128 }),
  fieldColumn('fee', m.fee, { as: 'money', width: 136, hidden: true }),
  fieldColumn('merchant_part', m.merchantPart, { as: 'money', width: 152 }),
  { id: 'moderator', title: m.moderator, value: (row) => row.moderator?.name, width: 112 },
  { id: 'accountant', title: m.accountant, value: (row) => row.accountant?.name, width: 112 },
  reasons.column('reason', t.reason, (row) => row.reason, { width: 136, hidden: true }),
  fieldColumn('amount', m.amount, { as: 'money', sort: true, width: 136, hidden: true }),
  methods.column('refund_method', m.method, (row) => row.refund_method, { width: 152, hidden: true }),
  {
    id: 'refund_status',
    title: m.refund,
    value: (row) => row.refund_status,
    words: (row) => (row.refund_status === null ? undefined : refundStatus.labelOf(row.refund_status)),
    width: 128,
    hidden: true,
  },
  fieldColumn('count', m.count, { as: 'number', width: 72, hidden: true }),
  fieldColumn('contract_number', m.contract, { width: 120, hidden: true }),
  { id: 'author', title: m.author, value: (row) => row.created_by.name, width: 144, hidden: true },
  {
    id: 'waits',
    title: m.waits,
    value: (row) => row.waits_since.slice(0, 'yyyy-mm-dd'.length),
    as: 'day',
    sort: 'waits',
    width: 112,
    hidden: true,
  },
  fieldColumn('created_at', t.createdAt, { as: 'dateTime', sort: true, width: 152, hidden: true }),
];
