/** Reports of what is sold by instalments, and of what merchants are owed for it. */
import type { ReportSource } from '../source';
import { addedTo, column, contract, created, inPeriod, status } from './columns';

/** Contracts by the day on which they were made: what was sold, what came, what is owed. */
export const instalments: ReportSource = {
  title: ['Рассрочки', 'Instalments', 'Muddatli toʻlovlar'],
  right: 'installments.query',
  from: `installments n join applications a on a.id = n.id join customers c on c.id = n.customer_id
    left join merchants m on m.id = a.merchant_id`,
  at: { column: 'n.created_at', type: 'timestamp' },
  id: 'n.id',
  where: '(asked.status is null or a.status = asked.status)',
  columns: [
    contract('n.contract_number'),
    column('client', 'text', ['Клиент', 'Customer', 'Mijoz'], 'c.name'),
    column('merchant', 'text', ['Мерчант', 'Merchant', 'Savdogar'], 'm.name'),
    status('a.status', 'installment'),
    created('n.created_at'),
    column('total', 'money', ['Сумма договора', 'Contract amount', 'Shartnoma summasi'], 'n.total'),
    column('down_payment', 'money', ['Взнос', 'Down payment', 'Boshlangʻich toʻlov'], 'n.down_payment'),
    column('paid', 'money', ['Погашено', 'Repaid', 'Soʻndirilgan'], 'n.paid'),
    column('debt', 'money', ['Долг', 'Debt', 'Qarz'], 'n.installment_amount - n.paid - n.cancelled - n.rebate'),
    column(
      'sold',
      'money',
      ['Продано', 'Sold', 'Sotilgan'],
      `(select sum(k.amount) from installment_moves k where k.application_id = n.id and k.kind = 'sale')`,
    ),
  ],
  ties: [
    {
      name: ['Продано', 'Sold', 'Sotilgan'],
      column: 'sold',
      entries: `join installments n on ${inPeriod('n.created_at')}
        join applications a on a.id = n.id and (asked.status is null or a.status = asked.status)
        join installment_moves k on k.application_id = n.id and k.kind = 'sale'
        join gl_postings p on p.fact = 'installment_moves' and p.fact_id = k.id
        join gl_entries e on e.posting_id = p.id and e.debit = 4010`,
    },
  ],
};

const ofPeriod = 'merchant_moves v on v.date >= asked.begin_date and v.date <= asked.end_date';

/**
 * What changed the debts to merchants, by its day. The ledger has what came of orders and what went by transfers; what was sold before
 * there were orders is told and stands in no tie.
 */
export const merchantMoves: ReportSource = {
  title: ['Операции мерчантов', 'Merchant transactions', 'Savdogarlar operatsiyalari'],
  right: 'merchant_billing.query',
  from: `merchant_moves v join merchants m on m.id = v.merchant_id left join orders o on o.id = v.order_id
    left join applications a on a.id = o.application_id`,
  at: { column: 'v.date', type: 'date' },
  id: 'v.id',
  columns: [
    column('date', 'day', ['Дата', 'Date', 'Sana'], 'v.date'),
    column('merchant', 'text', ['Мерчант', 'Merchant', 'Savdogar'], 'm.name'),
    column('inn', 'text', ['ИНН', 'INN', 'STIR'], 'm.inn'),
    column('type', 'text', ['Вид', 'Kind', 'Turi'], 'v.kind', { words: 'merchantMove' }),
    column('order_number', 'text', ['Заказ', 'Order', 'Buyurtma'], `'OR-' || lpad(o.id::text, 6, '0')`),
    contract('a.contract_number'),
    column('purchase', 'money', ['По закупке', 'At purchase price', 'Xarid narxida'], 'nullif(v.purchase, 0)'),
    column('commission', 'money', ['Комиссия', 'Commission', 'Komissiya'], 'nullif(v.commission, 0)'),
    column(
      'accrued',
      'money',
      ['Начислено', 'Accrued', 'Hisoblangan'],
      `case when v.kind in ('sale', 'return') then v.amount end`,
    ),
    column(
      'paid_out',
      'money',
      ['Выплачено', 'Paid out', 'Toʻlab berilgan'],
      `case when v.kind in ('payout', 'reversal') then -v.amount end`,
    ),
  ],
  ties: [
    {
      name: ['Начислено по заказам', 'Accrued for orders', 'Buyurtmalar boʻyicha hisoblangan'],
      column: 'accrued',
      adds: addedTo(6010, 'credit'),
      entries: `join ${ofPeriod} and v.kind in ('sale', 'return') join orders o on o.id = v.order_id
        join installment_moves k on k.application_id = o.application_id and k.kind = v.kind
          and k.claim_id is not distinct from v.return_claim_id
        join gl_postings p on p.fact = 'installment_moves' and p.fact_id = k.id
        join gl_entries e on e.posting_id = p.id and 6010 in (e.debit, e.credit)`,
      file: `select coalesce(sum(v.amount), 0) from asked join ${ofPeriod} and v.kind in ('sale', 'return') and v.order_id is not null`,
    },
    {
      name: ['Выплачено поручениями', 'Paid out by transfers', 'Topshiriqnomalar bilan toʻlangan'],
      column: 'paid_out',
      adds: addedTo(6010, 'debit'),
      entries: `join ${ofPeriod} join gl_postings p on p.fact = 'merchant_moves' and p.fact_id = v.id
        join gl_entries e on e.posting_id = p.id and 6010 in (e.debit, e.credit)`,
      file: `select coalesce(sum(-v.amount), 0) from asked join ${ofPeriod} left join merchant_moves r on r.id = v.reverses_id
        where coalesce(v.transfer_id, r.transfer_id) is not null`,
    },
  ],
};
