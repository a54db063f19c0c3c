/** The demonstration: the ledger earns what the profits of months say, and something is typed of the month that goes on. */
import type { Sql } from '../../db/database';
import { audit } from '../../shared/auditTrail';
import { timestamp, today, type Clock } from '../../shared/clock';
import { decimal, percentOf, tiyinOf } from '../../shared/money';
import { commonShares } from '../dividends/index';
import { monthSpan, monthsFrom } from './months';
import { placeOf, reckon, sidesOf } from './rules';
import { holdMonth, listLines, readSheet, setValues, type TypedValue } from './store';

interface Missing {
  strategy_id: number;
  date: string;
  amount: string;
}

const incomeText = `
  insert into incomes (date, category_id, account_id, strategy_id, amount, counterparty, description, source, created_by, created_at)
  select m.date, (select id from pnl_catalog where code = 'services'), 5110, m.strategy_id, m.amount, 'ООО «Divan Portfel»',
    'Доход портфеля стратегии', 'manual', u.id, least(m.date + time '16:40', $2::timestamp)
  from jsonb_to_recordset($1::jsonb) as m (strategy_id integer, date date, amount numeric)
    cross join (select id from system_users where username = 'accountant') u order by m.date, m.strategy_id`;
const expenseText = `
  insert into expenses (date, category_id, account_id, strategy_id, amount, counterparty, description, source, created_by, created_at)
  select m.date, (select id from pnl_catalog where code = 'other_expense'), 5110, m.strategy_id, m.amount, 'ООО «Divan Portfel»',
    'Убыток портфеля стратегии', 'manual', u.id, least(m.date + time '16:40', $2::timestamp)
  from jsonb_to_recordset($1::jsonb) as m (strategy_id integer, date date, amount numeric)
    cross join (select id from system_users where username = 'accountant') u order by m.date, m.strategy_id`;

/**
 * The profits of months were made of what was paid to investors. What the ledger lacks to them is booked on the first day of
 * each month; then revenue and expense of each profit are what profit and loss reckons.
 */
async function bookProfits(sql: Sql, clock: Clock): Promise<void> {
  const lines = await listLines(sql, 'ru');
  const profits = await sql.query<{ id: number; month: string; strategy_id: number; net_profit: string }>(
    'select id, month::text as month, strategy_id, net_profit from profit_records order by month, strategy_id',
    [],
  );
  const [incomes, expenses]: [Missing[], Missing[]] = [[], []];
  const figures: { id: number; revenue: string; expense: string }[] = [];
  for (const month of new Set(profits.map((one) => one.month))) {
    const sheet = await readSheet(sql, monthSpan(month));
    const shares = await commonShares(sql, month, sidesOf(sheet, lines, null).expense.figure);
    for (const { id, strategy_id: strategy, net_profit: net } of profits.filter((one) => one.month === month)) {
      const { revenue, expense } = reckon(sheet, lines, strategy, shares.get(strategy) ?? 0n);
      const lacks = tiyinOf(net) - (revenue - expense);
      const missing = { strategy_id: strategy, date: month, amount: decimal(lacks < 0n ? -lacks : lacks) };
      if (lacks > 0n) incomes.push(missing);
      if (lacks < 0n) expenses.push(missing);
      figures.push({
        id,
        revenue: decimal(lacks > 0n ? revenue + lacks : revenue),
        expense: decimal(lacks < 0n ? expense - lacks : expense),
      });
    }
  }
  const now = timestamp(clock);
  await sql.query(incomeText, [JSON.stringify(incomes), now]);
  await sql.query(expenseText, [JSON.stringify(expenses), now]);
  await sql.query(
    `update profit_records p set revenue = f.revenue, expense = f.expense
     from jsonb_to_recordset($1::jsonb) as f (id integer, revenue numeric, expense numeric) where p.id = f.id`,
    [JSON.stringify(figures)],
  );
}

/** Of the month that goes on the rent and the salaries are planned; of the one before, a comment says why the tax came. */
async function typeValues(sql: Sql, clock: Clock): Promise<void> {
  const month = `${today(clock).slice(0, 7)}-01`;
  const before = monthsFrom(month, -1);
  const [accountant] = await sql.query<{ id: number }>(`select id from system_users where username = 'accountant'`, []);
  if (accountant === undefined) throw new Error('Values are typed by the accountant, who is not there');
  const lines = await listLines(sql, 'ru');
  const idOf = (code: string) => lines.find((line) => line.code === code)!.id; // the catalogue has them
  const sheet = await readSheet(sql, monthSpan(before));
  const rent = sheet.get(placeOf(idOf('administrative'), null))?.figure ?? 0n;
  const planned = {
    ...{ line_id: idOf('administrative'), strategy_id: null, amount: decimal(percentOf(rent, 105)) },
    comment: 'По плану: документы за аренду и связь придут до конца месяца',
  };
  const said = {
    ...{ line_id: idOf('profit_tax'), strategy_id: null, amount: null },
    comment: 'Налог на прибыль начисляется раз в квартал',
  };
  const typed: [string, TypedValue][] = [
    [before, said],
    [month, planned],
  ];
  for (const [of, value] of typed) {
    const { id } = await holdMonth(sql, of);
    await setValues(sql, { monthId: id, values: [value], userId: accountant.id, at: timestamp(clock) });
    const line = lines.find((one) => one.id === value.line_id)?.name;
    const changes = [
      { field: 'line', new: line },
      ...(value.amount === null ? [] : [{ field: 'amount', new: value.amount }]),
      { field: 'comment', new: value.comment },
    ];
    await audit(sql, { user: accountant, clock, action: 'type', entity: 'profit_loss', entityId: id, changes });
  }
}

export async function seedProfitLoss(sql: Sql, clock: Clock): Promise<void> {
  await bookProfits(sql, clock);
  await typeValues(sql, clock);
}
