import { listOf } from '../../db/list';
import type { Call, Reply } from '../../http/contract';

export type CardRow = Omit<Reply<'getMaskedCard'>, 'phone_masked'> & { phone_number: string };
export type TransactionRow = Reply<'getCardTransaction'>;

/** By the end, which has an index; then by what stands before the stars. */
export const cards = listOf<CardRow, Call<'listCardsByMaskedPan'>['query']>({
  id: 'k.id',
  from: 'payment_cards k join customers c on c.id = k.customer_id',
  found: 'payment_cards k',
  select: `k.id, k.masked_pan, k.kind as type, k.holder, k.bank, k.phone_number, json_build_object('id', c.id, 'name', c.name) as customer,
    lpad(k.expiry_month::text, 2, '0') || '/' || right(k.expiry_year::text, 2) as expiry, k.status, k.created_at`,
  orders: { created_at: 'k.created_at' },
  where: {
    masked_pan: (bind, mask) => {
      const begins = /^\d*/.exec(mask)?.[0] ?? '';
      return `right(k.masked_pan, 4) = ${bind(mask.slice(-4))} and k.masked_pan like ${bind(begins)}::text || '%'`;
    },
  },
});

export const transactions = listOf<TransactionRow, Call<'listCardTransactions'>['query'], 'amount' | 'commission'>({
  id: 't.id',
  from: `gateway_transactions t join payment_cards k on k.id = t.card_id join customers c on c.id = t.customer_id
    left join installment_payments p on p.gateway_transaction_id = t.id left join applications a on a.id = p.application_id`,
  found: 'gateway_transactions t',
  kept: { table: 'charge_totals t', by: ['status', 'direction'] },
  select: `t.id, json_build_object('id', k.id, 'name', k.masked_pan) as card, json_build_object('id', c.id, 'name', c.name) as customer,
    t.created_at, t.finished_at, t.amount, t.commission, t.direction, p.kind as type, t.gateway, t.acquirer, t.terminal, t.rrn, t.status,
    t.status = 'new' and p.code_digest is null as is_unknown, p.reversing_since is not null as is_being_reversed, t.error, a.contract_number, p.id as payment_id`,
  totals: { amount: 't.amount', commission: 't.commission' },
  orders: { created_at: 't.created_at', amount: 't.amount' },
  where: { card_id: 't.card_id', status: 't.status', direction: 't.direction', period: 't.created_at' },
});
