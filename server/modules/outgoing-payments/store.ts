import { listOf } from '../../db/list';
import type { Call, Reply } from '../../http/contract';
import { investorColumn } from '../../shared/referenceColumns';

type Row = Reply<'listOutgoingTransactions'>['transactions'][number];

export const outgoingPayments = listOf<Row, Call<'listOutgoingTransactions'>['query'], 'amount'>({
  id: 'o.id',
  from: `outgoing_payment_transactions o join investments n on n.id = o.investment_id
    join investors i on i.id = n.investor_id`,
  found: 'outgoing_payment_transactions o',
  select: `o.id, o.date as created_at, ${investorColumn},
    json_build_object('id', n.id, 'name', n.contract_number) as investment,
    case when e.id is not null then json_build_object('id', e.id, 'name', e.number) end as exit_claim,
    o.recipient, o.account_masked, o.mfo, o.amount, o.purpose, o.status, o.error`,
  joins: 'left join exit_claims e on e.id = o.exit_claim_id',
  totals: { amount: 'o.amount' },
  orders: { created_at: 'o.date', amount: 'o.amount' },
  where: {
    status: 'o.status',
    period: 'o.date',
    search: {
      ...{ table: 'outgoing_payment_transactions o', id: 'o.id', names: ['o.recipient'] },
      ...{ masked: 'o.account_masked', investment: 'o.investment_id' },
    },
  },
});
