/** Reports of the money of investors: what they asked for, what came, what went. */
import { joinCost } from '../../investments/index';
import type { LedgerTie, ReportSource } from '../source';
import {
  addedTo,
  amount,
  column,
  contract,
  created,
  inPeriod,
  investor,
  investorNumber,
  postedFor,
  status,
} from './columns';

const entriesWhere = (when: string) => `join gl_entries e on ${when}`;
const balanceOf6990 = addedTo(6990, 'credit');

const bankRows = `cash_in_bank_claims c on c.document_date >= asked.begin_date and c.document_date <= asked.end_date
     join investor_transactions t on t.bank_claim_id = c.id`;
const exitRows = `exit_claims c on ${inPeriod('c.created_at')} join investor_transactions t on t.exit_claim_id = c.id`;
const isPaid = (value: string) => `case when c.status = 'paid' then ${value} end`;

const movementTies: readonly LedgerTie[] = [
  {
    name: ['Входящий остаток', 'Opening balance', 'Boshlangʻich qoldiq'],
    column: 'balance_after',
    adds: balanceOf6990,
    entries: entriesWhere('6990 in (e.debit, e.credit) and e.date < asked.begin_date'),
    file: `select coalesce(sum(t.amount), 0) from asked join investor_transactions t on t.created_at < asked.begin_date`,
  },
  {
    name: ['Приход', 'In', 'Kirim'],
    column: 'incoming',
    entries: entriesWhere('e.credit = 6990 and e.date >= asked.begin_date and e.date <= asked.end_date'),
  },
  {
    name: ['Расход', 'Out', 'Chiqim'],
    column: 'outgoing',
    entries: entriesWhere('e.debit = 6990 and e.date >= asked.begin_date and e.date <= asked.end_date'),
  },
  {
    name: ['Исходящий остаток', 'Closing balance', 'Yakuniy qoldiq'],
    column: 'balance_after',
    adds: balanceOf6990,
    entries: entriesWhere('6990 in (e.debit, e.credit) and e.date <= asked.end_date'),
    file: `select coalesce(sum(t.amount), 0) from asked join investor_transactions t on t.created_at < asked.end_date + 1`,
  },
];

/** General claims by the moment at which they were made. */
export const claims: ReportSource = {
  title: ['Заявки', 'Claims', 'Arizalar'],
  right: 'claims.query',
  from: 'claims c join investors i on i.id = c.investor_id',
  at: { column: 'c.created_at', type: 'timestamp' },
  id: 'c.id',
  columns: [
    column('number', 'text', ['№ заявки', 'Claim no.', 'Ariza №'], 'c.id'),
    created('c.created_at'),
    column('type', 'text', ['Вид', 'Kind', 'Turi'], 'c.type', { words: 'claimType' }),
    investor,
    status('c.status', 'claim'),
    column('payment_type', 'text', ['Способ', 'Method', 'Usuli'], 'c.payment_type', { words: 'payment' }),
    amount('c.amount'),
    column('decided_at', 'dateTime', ['Решение', 'Decided', 'Qaror'], 'c.decided_at'),
  ],
};

/** What changed the balances of investors, with the opening and the closing sum. */
export const movements: ReportSource = {
  title: ['Движения по балансам', 'Balance movements', 'Balans harakatlari'],
  right: 'investors.query',
  from: `investor_transactions t join investors i on i.id = t.investor_id left join investments n on n.id = t.investment_id`,
  at: { column: 't.created_at', type: 'timestamp' },
  id: 't.id',
  columns: [
    investor,
    investorNumber,
    created('t.created_at'),
    column('type', 'text', ['Вид', 'Kind', 'Turi'], 't.type', { words: 'movement' }),
    contract('n.contract_number'),
    column('incoming', 'money', ['Приход', 'In', 'Kirim'], 'case when t.amount > 0 then t.amount end'),
    column('outgoing', 'money', ['Расход', 'Out', 'Chiqim'], 'case when t.amount < 0 then -t.amount end'),
    // A sum of balances says nothing.
    column('balance_after', 'money', ['Остаток', 'Balance', 'Qoldiq'], 't.balance_after', { isStanding: true }),
  ],
  ties: movementTies,
};

/** Documents of the bank that brought money. */
export const cashIn: ReportSource = {
  title: ['Пополнения', 'Cash in', 'Kirimlar'],
  right: 'cash_in.query',
  from: 'cash_in_bank_claims c left join investors i on i.id = c.matched_investor_id',
  at: { column: 'c.document_date', type: 'date' },
  id: 'c.id',
  columns: [
    column('document', 'text', ['Документ', 'Document', 'Hujjat'], 'c.bank_document_number'),
    column('document_date', 'day', ['Дата', 'Date', 'Sana'], 'c.document_date'),
    column('payer', 'text', ['Плательщик', 'Payer', 'Toʻlovchi'], 'c.payer_name'),
    investor,
    status('c.status', 'cashIn'),
    amount('c.amount'),
    column(
      'posted',
      'money',
      ['Зачислено', 'Posted', 'Hisobga kiritilgan'],
      `case when c.status = 'confirmed' then c.amount end`,
    ),
    column('processed_at', 'dateTime', ['Решение', 'Decided', 'Qaror'], 'c.processed_at'),
  ],
  ties: [
    {
      name: ['Зачислено', 'Posted', 'Hisobga kiritilgan'],
      column: 'posted',
      entries: postedFor('e.credit = 6990', 'refill', bankRows),
    },
  ],
};

/** Claims by which money went out, with what was kept of it; of one that waits what it costs today, as its list says. */
export const cashOut: ReportSource = {
  title: ['Выплаты', 'Cash out', 'Chiqimlar'],
  right: 'cash_out.query',
  from: `exit_claims c join investors i on i.id = c.investor_id join investments n on n.id = c.investment_id`,
  joins: joinCost,
  at: { column: 'c.created_at', type: 'timestamp' },
  id: 'c.id',
  columns: [
    column('number', 'text', ['№ заявки', 'Claim no.', 'Ariza №'], 'c.number'),
    created('c.created_at'),
    investor,
    contract('n.contract_number'),
    status('c.status', 'cashOut'),
    amount('c.amount'),
    column('penalty', 'money', ['Штраф', 'Penalty', 'Jarima'], 'cost.penalty_amount'),
    column('tax', 'money', ['Налог', 'Tax', 'Soliq'], 'cost.tax_amount'),
    column('payable', 'money', ['К выплате', 'To be paid', 'Toʻlanadi'], 'cost.payable_amount'),
    column(
      'paid_penalty',
      'money',
      ['Штраф удержан', 'Penalty withheld', 'Ushlangan jarima'],
      isPaid('c.penalty_amount'),
    ),
    column('paid_tax', 'money', ['Налог удержан', 'Tax withheld', 'Ushlangan soliq'], isPaid('c.tax_amount')),
    column('paid', 'money', ['Выплачено', 'Paid', 'Toʻlangan'], isPaid('c.payable_amount')),
  ],
  ties: [
    {
      name: ['Штраф удержан', 'Penalty withheld', 'Ushlangan jarima'],
      column: 'paid_penalty',
      entries: postedFor('e.credit = 9330', 'penalty', exitRows),
    },
    {
      name: ['Налог удержан', 'Tax withheld', 'Ushlangan soliq'],
      column: 'paid_tax',
      entries: postedFor('e.credit = 6411', 'exit_tax', exitRows),
    },
    {
      name: ['Выплачено', 'Paid', 'Toʻlangan'],
      column: 'paid',
      entries: postedFor('e.debit = 6990', 'payout,withdraw', exitRows),
    },
  ],
};
