/** Reports of what money is invested in. */
import type { ReportSource } from '../source';
import { addedTo, amount, column, contract, inLanguage, investor, postedFor, status } from './columns';

const dueRows = `bond_schedule r on r.date >= asked.begin_date and r.date <= asked.end_date
     join investor_transactions t on t.bond_row_id = r.id`;

/** Investments by the day on which they begin. */
export const investments: ReportSource = {
  title: ['Инвестиции', 'Investments', 'Investitsiyalar'],
  right: 'investments.query',
  from: `investments n join investors i on i.id = n.investor_id join strategies s on s.id = n.strategy_id
    join tariffs t on t.id = n.tariff_id`,
  at: { column: 'n.start_date', type: 'date' },
  id: 'n.id',
  columns: [
    contract('n.contract_number'),
    investor,
    column('strategy', 'text', ['Стратегия', 'Strategy', 'Strategiya'], inLanguage('s', 'title')),
    column('tariff', 'text', ['Тариф', 'Tariff', 'Tarif'], inLanguage('t', 'name')),
    column('start_date', 'day', ['Начало', 'Start', 'Boshlanishi'], 'n.start_date'),
    column('end_date', 'day', ['Окончание', 'End', 'Tugashi'], 'n.end_date'),
    status('n.status', 'investment'),
    amount('n.amount'),
    column('balance', 'money', ['В работе', 'At work', 'Ishda'], 'n.balance'),
    column('dividends', 'money', ['Дивиденды', 'Dividends', 'Dividendlar'], 'n.dividends_total'),
  ],
  ties: [
    {
      name: ['В работе', 'At work', 'Ishda'],
      column: 'balance',
      adds: addedTo(6820, 'credit'),
      entries: `join investments n on n.start_date >= asked.begin_date and n.start_date <= asked.end_date
        join gl_entries e on e.investment_id = n.id and 6820 in (e.debit, e.credit)`,
    },
  ],
};

/** What is due of bonds, and what was paid of it. */
export const bonds: ReportSource = {
  title: ['Облигации', 'Bonds', 'Obligatsiyalar'],
  right: 'bonds.query',
  from: 'bond_schedule r join bonds b on b.id = r.bond_id',
  at: { column: 'r.date', type: 'date' },
  id: 'r.id',
  looksAhead: true,
  columns: [
    column('code', 'text', ['Код', 'Code', 'Kod'], 'b.code'),
    column('name', 'text', ['Название', 'Name', 'Nomi'], inLanguage('b', 'name')),
    column('issuer', 'text', ['Эмитент', 'Issuer', 'Emitent'], 'b.issuer'),
    column('row', 'number', ['Строка', 'Row', 'Qator'], 'r.number'),
    column('date', 'day', ['Срок', 'Due', 'Muddat'], 'r.date'),
    column('principal', 'money', ['Погашение', 'Principal', 'Asosiy qarz'], 'r.principal'),
    column('profit', 'money', ['Купон', 'Coupon', 'Kupon'], 'r.profit'),
    column('paid_at', 'dateTime', ['Выплачено', 'Paid', 'Toʻlangan'], 'r.paid_at'),
    column('paid_principal', 'money', ['Погашено', 'Repaid', 'Soʻndirilgan'], 'r.paid_principal'),
    column('paid_profit', 'money', ['Купон выплачен', 'Coupon paid', 'Toʻlangan kupon'], 'r.paid_profit'),
    column('paid_tax', 'money', ['Налог с купона', 'Tax on the coupon', 'Kupon soligʻi'], 'r.paid_tax'),
  ],
  ties: [
    {
      name: ['Погашено', 'Repaid', 'Soʻndirilgan'],
      column: 'paid_principal',
      entries: postedFor('e.debit = 6830', 'bond_repayment', dueRows),
    },
    {
      name: ['Купон выплачен', 'Coupon paid', 'Toʻlangan kupon'],
      column: 'paid_profit',
      entries: postedFor('e.debit = 9610', 'coupon', dueRows),
    },
    {
      name: ['Налог с купона', 'Tax on the coupon', 'Kupon soligʻi'],
      column: 'paid_tax',
      entries: postedFor('e.credit = 6411', 'coupon_tax', dueRows),
    },
  ],
};
