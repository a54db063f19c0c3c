import { listOf } from '../../db/list';
import type { Call, Reply } from '../../http/contract';

type MoveRow = Reply<'listMerchantMoves'>['transactions'][number];
type InvoiceRow = Reply<'listMerchantInvoices'>['invoices'][number];

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
