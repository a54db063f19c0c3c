import { listOf } from '../../db/list';
import { awaitingOf, type AwaitingQuery } from '../../auth/awaiting';
import type { Call, Reply } from '../../http/contract';
import { personColumn } from '../../shared/referenceColumns';

type MoveRow = Reply<'listMerchantMoves'>['transactions'][number];
type InvoiceRow = Reply<'listMerchantInvoices'>['invoices'][number];
type TransactionRow = Reply<'listMerchantTransactions'>['transactions'][number];
export type TransferRow = Reply<'listTransfers'>['transfers'][number];

/** The moves of one merchant; what it was owed after each is told in the order in which they were dated. */
export const moves = listOf<MoveRow, Call<'listMerchantMoves'>['query'], 'purchase' | 'commission' | 'amount', number>({
  id: 'm.id',
  from: (bind, merchantId) => `(select o.*, sum(o.amount) over (order by o.date, o.id) as balance
    from merchant_moves o where o.merchant_id = ${bind(merchantId)}::bigint) m`,
  // Counted and summed without the balances.
  found: (bind, merchantId) => `(select * from merchant_moves where merchant_id = ${bind(merchantId)}::bigint) m`,
  select: `m.id, m.date, m.kind, m.purchase, m.commission, m.amount, m.balance::numeric(24, 2) as balance, m.order_id, m.created_at`,
  totals: { purchase: 'm.purchase', commission: 'm.commission', amount: 'm.amount' },
  orders: { date: 'm.date', amount: 'm.amount' },
  where: { kind: 'm.kind', period: 'm.date' },
});

/** The invoices of one merchant. */
export const invoices = listOf<InvoiceRow, Call<'listMerchantInvoices'>['query'], 'total' | 'total_vat', number>({
  id: 'i.id',
  from: (bind, merchantId) => `(select * from invoices where merchant_id = ${bind(merchantId)}::bigint) i`,
  select: 'i.id, i.number, i.date, i.type, i.total, i.total_vat, i.status, i.created_at',
  totals: { total: 'i.total', total_vat: 'i.total_vat' },
  orders: { date: 'i.date', total: 'i.total' },
  where: { type: 'i.type', status: 'i.status', period: 'i.date', search: { id: 'i.id', numbers: ['i.number'] } },
});

const merchantColumn = `json_build_object('id', m.id, 'name', m.name) as merchant`;

/** The moves of all merchants. */
export const transactions = listOf<
  TransactionRow,
  Call<'listMerchantTransactions'>['query'],
  'purchase' | 'commission' | 'amount'
>({
  id: 'v.id',
  from: 'merchant_moves v join merchants m on m.id = v.merchant_id',
  found: 'merchant_moves v',
  select: `v.id, ${merchantColumn}, v.date, v.kind, v.purchase, v.commission, v.amount, v.order_id, v.transfer_id, v.created_at`,
  totals: { purchase: 'v.purchase', commission: 'v.commission', amount: 'v.amount' },
  orders: { date: 'v.date', amount: 'v.amount' },
  where: {
    merchant_id: 'v.merchant_id',
    kind: 'v.kind',
    period: 'v.date',
    search: { id: 'v.id', table: 'merchant_moves v', merchant: 'v.merchant_id', isUnnumbered: true },
  },
});

/** Transfers to merchants, with what each is owed now. */
export const transfers = listOf<TransferRow, AwaitingQuery<Call<'listTransfers'>['query']>, 'amount'>({
  id: 't.id',
  from: 'merchant_transfers t join merchants m on m.id = t.merchant_id',
  found: 'merchant_transfers t',
  select: `t.id, t.version, ${merchantColumn}, t.amount, t.purpose, t.document_number, t.mfo, t.account_number, t.status, m.debt,
    ${personColumn('maker', 'created_by')}, t.created_at, ${personColumn('decider', 'decided_by')}, t.decided_at, t.paid_on, t.comment`,
  joins:
    'join system_users maker on maker.id = t.created_by left join system_users decider on decider.id = t.decided_by',
  totals: { amount: 't.amount' },
  orders: { created_at: 't.created_at', amount: 't.amount' },
  where: {
    status: 't.status',
    merchant_id: 't.merchant_id',
    awaits: awaitingOf(`t.status = 'pending' and t.created_by <> $me`),
    period: 't.created_at',
    search: { id: 't.id', table: 'merchant_transfers t', numbers: ['t.document_number'], merchant: 't.merchant_id' },
  },
});
