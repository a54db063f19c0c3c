/** Holds runs and pays them. Postings follow from the rows by themselves. */
import type { Sql } from '../../db/database';
import { decimal } from '../../shared/money';
import { mayBePaid } from './missing';
import { paidBy } from './names';
import type { RunStatus } from './store';

export interface HeldRun {
  id: number;
  strategy_id: number;
  month: string;
  revision: number;
  status: RunStatus;
  calculated_by: number | null;
}

/** The runs that stand in a month, held, in the order of their strategies. */
export function lockRuns(sql: Sql, month: string, strategyId?: number): Promise<HeldRun[]> {
  return sql.query(
    `select id, strategy_id, month, revision, status, calculated_by from dividend_runs
     where month = $1 and status <> 'replaced' and ($2::bigint is null or strategy_id = $2) order by strategy_id for no key update`,
    [month, strategyId ?? null],
  );
}

export async function lastRevision(sql: Sql, month: string, strategyId: number): Promise<number> {
  const [row] = await sql.query<{ revision: number }>(
    'select coalesce(max(revision), 0) as revision from dividend_runs where month = $1 and strategy_id = $2::bigint',
    [month, strategyId],
  );
  return row!.revision; // an aggregate always answers one row
}

/**
 * Begins to pay; what failed with an earlier month is tried again. Whoever may hold no money now is given none by these runs, also if he
 * may before his turn comes: his share is no part of what was confirmed, and a later month pays it.
 */
export async function beginPaying(sql: Sql, runs: readonly HeldRun[], userId: number): Promise<void> {
  await sql.query(
    `update dividend_runs set status = 'paying', paid_by = $2, version = version + 1 where id = any ($1::int[])`,
    [runs.map(({ id }) => id), userId],
  );
  await sql.query(
    `update dividend_transactions d set status = case d.status when 'failed' then 'calculated' else 'failed' end
     from dividend_runs r, investments n join investors i on i.id = n.investor_id
     where r.id = any ($1::int[]) and d.strategy_id = r.strategy_id and d.due_month <= r.month and n.id = d.investment_id
       and d.status = case when ${mayBePaid} then 'failed' else 'calculated' end`,
    [runs.map(({ id }) => id)],
  );
}

// What a run that is paid pays: its own rows that are due, and those of earlier runs that became due or failed.
const payable = `from dividend_transactions d join dividend_runs o on o.id = d.run_id join investments n on n.id = d.investment_id
  where d.strategy_id = $1 and d.due_month <= $2 and d.month <= $2 and d.status = 'calculated' and o.status in ('paying', 'paid')`;

export type PayingRun = HeldRun & { paid_by: number };

/**
 * A run that somebody has to pay and nobody pays at this moment, held after the profit that it divides, as everybody holds
 * them; none where there is none. What was divided before there were profits has none.
 */
export async function takePaying(sql: Sql): Promise<PayingRun | undefined> {
  const [profit] = await sql.query<{ month: string; strategy_id: number }>(
    `select p.month, p.strategy_id from profit_records p join dividend_runs r on r.month = p.month and r.strategy_id = p.strategy_id
     where r.status = 'paying' order by r.id limit 1 for no key update of p skip locked`,
    [],
  );
  const [run] = await sql.query<PayingRun>(
    `select id, strategy_id, month, revision, status, calculated_by, paid_by from dividend_runs r
     where status = 'paying' and case when $1::date is not null then month = $1 and strategy_id = $2::int
       else not exists (select from profit_records p where p.month = r.month and p.strategy_id = r.strategy_id) end
     order by id limit 1 for no key update skip locked`,
    [profit?.month ?? null, profit?.strategy_id ?? null],
  );
  // Another process has paid the rest of it between the two statements: there may be others.
  return run ?? (profit && takePaying(sql));
}

export interface PayableRow {
  id: number;
  investment_id: number;
  investor_id: number;
  net: string;
  reinvest: boolean;
}

/**
 * Some of the rows that wait, those of an investor beside each other. Whichever are found first: to choose them by an order,
 * all that wait would be read for each batch, which of 100,000 took two thirds of the whole payment.
 */
export const listPayable = (sql: Sql, { strategy_id, month }: HeldRun, most: number): Promise<PayableRow[]> =>
  sql.query(
    `with found as (select d.id, d.investment_id, n.investor_id, d.net, d.reinvest ${payable} limit $3)
     select * from found order by investor_id, id`,
    [strategy_id, month, most],
  );

/** After the investors: the order in which everybody holds rows. */
export const lockInvestments = (
  sql: Sql,
  ids: readonly number[],
): Promise<{ id: number; status: string; balance: string }[]> =>
  sql.query('select id, status, balance from investments where id = any ($1::int[]) order by id for no key update', [
    ids,
  ]);

export async function leastReinvested(sql: Sql, strategyId: number): Promise<string> {
  const [row] = await sql.query<{ least: string }>(
    'select min_reinvestment_amount as least from strategies where id = $1',
    [strategyId],
  );
  return row!.least; // a run references its strategy
}

/** Of rows that were listed those that still wait: they are tried again with a later month. */
export const failRows = (sql: Sql, ids: readonly number[]) =>
  sql.query(`update dividend_transactions set status = 'failed' where id = any ($1::int[]) and status = 'calculated'`, [
    ids,
  ]);

/**
 * Of rows that were listed those that still wait, whose numbers it answers: a run of a later month pays them, too. From here on
 * `reinvest` says where the money went: of `staying` into the investment, whatever the others had asked for.
 */
export async function setPaid(sql: Sql, ids: readonly number[], staying: readonly number[], at: string) {
  const set = await sql.query<{ id: number }>(
    `update dividend_transactions set status = 'paid', paid_at = $3::timestamp, reinvest = id = any ($2::int[])
     where id = any ($1::int[]) and status = 'calculated' returning id`,
    [ids, staying, at],
  );
  return new Set(set.map(({ id }) => id));
}

/** A row of a balance or of an investment: whose, how much, and what there is after it. */
export interface Turn {
  owner: number;
  investment: number;
  amount: bigint;
  after: bigint;
}
const columnsOf = (turns: readonly Turn[]) => [
  turns.map(({ owner }) => owner),
  turns.map(({ investment }) => investment),
  turns.map(({ amount }) => decimal(amount)),
  turns.map(({ after }) => decimal(after)),
];

export const payToBalances = (sql: Sql, turns: readonly Turn[], at: string) =>
  sql.query(
    `insert into investor_transactions (type, created_at, investor_id, investment_id, amount, balance_after)
     select 'dividend', $5, r.* from unnest($1::int[], $2::int[], $3::numeric[], $4::numeric[]) r`,
    [...columnsOf(turns), at],
  );

export const payToInvestments = (sql: Sql, turns: readonly Turn[], at: string) =>
  sql.query(
    `insert into investment_transactions (type, date, created_at, investment_id, amount, balance_after)
     select 'reinvest', $5::timestamp::date, $5::timestamp, r.investment_id, r.amount, r.after
     from unnest($1::int[], $2::int[], $3::numeric[], $4::numeric[]) as r (owner, investment_id, amount, after)`,
    [...columnsOf(turns), at],
  );

/** Keeps the sums of investments and investors equal to their rows. `stays` went into the investment. */
export async function addSums(
  sql: Sql,
  rows: readonly { investor: number; investment: number; net: bigint; stays: bigint }[],
  at: string,
): Promise<void> {
  const values = [
    rows.map(({ investor }) => investor),
    rows.map(({ investment }) => investment),
    rows.map(({ net }) => decimal(net)),
    rows.map(({ stays }) => decimal(stays)),
    at,
  ];
  await sql.query(
    `update investors i set balance = i.balance + r.net - r.stays, income_amount = i.income_amount + r.net,
       investment_amount = i.investment_amount + r.stays, version = version + 1, updated_at = $5
     from ${paidBy('investor')} where i.id = r.investor`,
    values,
  );
  await sql.query(
    `update investments n set balance = n.balance + r.stays, dividends_total = n.dividends_total + r.net,
       version = version + 1, updated_at = $5
     from ${paidBy('investment')} where n.id = r.investment`,
    values,
  );
}

/** The run and the profit that it divided. */
export async function finishPaying(sql: Sql, { id, month, strategy_id }: HeldRun, at: string): Promise<void> {
  await sql.query(`update dividend_runs set status = 'paid', paid_at = $2, version = version + 1 where id = $1`, [
    id,
    at,
  ]);
  await sql.query(
    `update profit_records set status = 'distributed', version = version + 1, updated_at = $3
     where month = $1 and strategy_id = $2 and status = 'announced'`,
    [month, strategy_id, at],
  );
}
