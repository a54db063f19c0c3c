/** Writes runs: what each divides, takes back and pays. Postings follow from the rows by themselves. */
import type { Sql } from '../../db/database';
import { decimal } from '../../shared/money';
import { paidBy, percentText } from './names';
import type { Share } from './rules';
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

/** The run stands no more; what it gave is taken back by steps of the calculator. */
export const replaceRun = (sql: Sql, runId: number) =>
  sql.query(
    `update dividend_runs set status = 'replaced', is_taken_back = false, version = version + 1 where id = $1`,
    [runId],
  );

/**
 * Takes some rows of a replaced run back, and answers how many: nothing of it is removed, each row has an entry that undoes its
 * own. Those of partners go with the last of them.
 */
export async function takeBack(sql: Sql, runId: number, most: number, at: string): Promise<number> {
  const [taken] = await sql.query<{ count: number }>(
    `with few as (
       select id, gross from dividend_transactions where run_id = $1 and status <> 'replaced' order by id limit $3 for no key update),
     undone as (
       insert into dividend_reversals (dividend_id, created_at) select id, $2 from few where gross > 0 order by id),
     done as (update dividend_transactions set status = 'replaced' where id in (select id from few) returning 1)
     select count(*)::int as count from done`,
    [runId, at, most],
  );
  const { count } = taken!; // an aggregate always answers one row
  if (count === most) return count;
  await sql.query(
    `insert into distribution_reversals (distribution_id, created_at)
     select id, $2 from profit_distributions where run_id = $1 and status <> 'replaced' and amount > 0 and not is_platform order by id`,
    [runId, at],
  );
  await sql.query(`update profit_distributions set status = 'replaced' where run_id = $1`, [runId]);
  await sql.query('update dividend_runs set is_taken_back = true, version = version + 1 where id = $1', [runId]);
  return count;
}

export interface NewRun {
  month: string;
  strategyId: number;
  revision: number;
  announced: string;
  resident: number;
  nonresident: number;
  userId: number | null;
  at: string;
}

/** A run of which nothing is reckoned yet; it keeps what it is to be reckoned by. */
export async function insertRun(sql: Sql, run: NewRun): Promise<number> {
  const [row] = await sql.query<{ id: number }>(
    `insert into dividend_runs (month, strategy_id, revision, status, stage, announced, iman_percent, pool, resident_percent,
       nonresident_percent, gross, tax, net, count, calculated_by, calculated_at)
     values ($1, $2, $3, 'calculating', 'dividing', $4, 0, 0, $5, $6, 0, 0, 0, 0, $7, $8) returning id`,
    [...[run.month, run.strategyId, run.revision, run.announced, run.resident, run.nonresident, run.userId, run.at]],
  );
  return row!.id; // an insert of values always makes one row
}

/** Neither closed nor being closed, until the end of the transaction: what is begun here is written into the month later. */
export const holdOpenMonth = (sql: Sql, month: string) => sql.query('select gl_refuse_closed($1::date)', [month]);

/** A run that is calculated, or one that is replaced and not taken back yet. */
export interface RunUnderWay {
  id: number;
  strategy_id: number;
  month: string;
  revision: number;
  status: 'calculating' | 'replaced';
  stage: 'dividing' | 'writing' | null;
  announced: string;
  resident: number;
  nonresident: number;
  calculated_by: number | null;
}

/**
 * What there is to do next, of the oldest run that no other process is at: held after its profit, as everybody holds them.
 * What was replaced in a month comes before what is calculated in it.
 */
export async function takeUnderWay(sql: Sql): Promise<RunUnderWay | undefined> {
  const [profit] = await sql.query<{ month: string; strategy_id: number }>(
    `select p.month, p.strategy_id from profit_records p join dividend_runs r on r.month = p.month and r.strategy_id = p.strategy_id
     where (r.status = 'calculating' or not r.is_taken_back)
     order by r.id limit 1 for no key update of p skip locked`,
    [],
  );
  if (profit === undefined) return undefined;
  const [run] = await sql.query<RunUnderWay>(
    `select id, strategy_id, month, revision, status, stage, announced, resident_percent::float8 as resident,
       nonresident_percent::float8 as nonresident, calculated_by
     from dividend_runs where month = $1 and strategy_id = $2 and (status = 'calculating' or not is_taken_back)
     order by is_taken_back, id limit 1 for no key update`,
    [profit.month, profit.strategy_id],
  );
  // Another process has done the rest of it between the two statements: there may be others.
  return run ?? takeUnderWay(sql);
}

export interface ShareRow extends Share {
  taxPercent: number;
  isKnown: boolean;
  reinvest: boolean;
  dueMonth: string;
}

/** So many rows in a statement: its parameters stay small. */
const part = 5000;

/** Lays shares aside, of which the books know nothing yet. */
export async function insertDrafts(sql: Sql, runId: number, shares: readonly ShareRow[]): Promise<void> {
  for (let from = 0; from < shares.length; from += part) {
    const rows = shares.slice(from, from + part);
    const sums = (field: 'base' | 'weight' | 'gross' | 'tax' | 'net') => rows.map((row) => decimal(row[field]));
    await sql.query(
      `insert into dividend_drafts (run_id, investment_id, base, weight, gross, tax, net, rate, residency_known, reinvest, due_month)
       select $1, r.* from unnest($2::int[], $3::numeric[], $4::numeric[], $5::numeric[], $6::numeric[], $7::numeric[],
         $8::numeric[], $9::boolean[], $10::boolean[], $11::date[]) r`,
      [
        ...[runId, rows.map(({ id }) => id), sums('base'), sums('weight'), sums('gross'), sums('tax'), sums('net')],
        ...[rows.map(({ taxPercent }) => taxPercent), rows.map(({ isKnown }) => isKnown)],
        ...[rows.map(({ reinvest }) => reinvest), rows.map(({ dueMonth }) => dueMonth)],
      ],
    );
  }
}

const sum = (shares: readonly Share[], field: 'gross' | 'tax' | 'net') =>
  decimal(shares.reduce((all, share) => all + share[field], 0n));

interface Divided {
  /** In ten thousandths of a percent. */
  iman: bigint;
  pool: bigint;
  shares: readonly Share[];
}

/** What the run comes to; from here on its shares are written. */
export const setDivided = (sql: Sql, runId: number, { iman, pool, shares }: Divided) =>
  sql.query(
    `update dividend_runs set stage = 'writing', iman_percent = $2, pool = $3, gross = $4, tax = $5, net = $6, count = $7,
       version = version + 1 where id = $1`,
    [
      ...[runId, percentText(iman), decimal(pool), sum(shares, 'gross'), sum(shares, 'tax'), sum(shares, 'net')],
      shares.length,
    ],
  );

/** Puts some of the shares that were laid aside into the books, and answers how many. */
export async function writeShares(
  sql: Sql,
  { id, month, strategy_id }: Pick<RunUnderWay, 'id' | 'month' | 'strategy_id'>,
  most: number,
): Promise<number> {
  const written = await sql.query(
    `with few as (
       delete from dividend_drafts where run_id = $1 and investment_id in (
         select investment_id from dividend_drafts where run_id = $1 order by investment_id limit $4) returning *)
     insert into dividend_transactions (run_id, month, strategy_id, status, investment_id, base, weight, gross, tax, net, rate,
       residency_known, reinvest, due_month)
     select $1, $2, $3, 'calculated', investment_id, base, weight, gross, tax, net, rate, residency_known, reinvest, due_month
     from few order by investment_id returning 1`,
    [id, month, strategy_id, most],
  );
  return written.length;
}

/** Everything is in the books. */
export const finishRun = (
  sql: Sql,
  runId: number,
  { platform, partners, at }: { platform: bigint; partners: bigint; at: string },
) =>
  sql.query(
    `update dividend_runs set status = 'calculated', stage = null, platform_share = $2, partners_share = $3, calculated_at = $4,
       version = version + 1 where id = $1`,
    [runId, decimal(platform), decimal(partners), at],
  );

/** What was divided of the run: the pool that it found. */
export async function poolOf(sql: Sql, runId: number): Promise<string> {
  const [row] = await sql.query<{ pool: string }>('select pool from dividend_runs where id = $1', [runId]);
  return row!.pool; // it is held
}

export interface PartnerPart {
  id: number;
  percent: string;
  isPlatform: boolean;
  amount: bigint;
}

export async function insertDistributions(
  sql: Sql,
  { runId, month, at }: { runId: number; month: string; at: string },
  parts: readonly PartnerPart[],
): Promise<void> {
  await sql.query(
    `insert into profit_distributions (run_id, month, created_at, status, partner_id, percent, is_platform, amount)
     select $1, $2, $3, 'calculated', r.* from unnest($4::int[], $5::numeric[], $6::boolean[], $7::numeric[]) r`,
    [
      ...[runId, month, at, parts.map(({ id }) => id), parts.map(({ percent }) => percent)],
      ...[parts.map(({ isPlatform }) => isPlatform), parts.map(({ amount }) => decimal(amount))],
    ],
  );
}

/** Begins to pay; what failed with an earlier month is tried again. */
export async function beginPaying(sql: Sql, runs: readonly HeldRun[], userId: number): Promise<void> {
  await sql.query(
    `update dividend_runs set status = 'paying', paid_by = $2, version = version + 1 where id = any ($1::int[])`,
    [runs.map(({ id }) => id), userId],
  );
  await sql.query(
    `update dividend_transactions d set status = 'calculated' from dividend_runs r
     where r.id = any ($1::int[]) and d.strategy_id = r.strategy_id and d.due_month <= r.month and d.status = 'failed'`,
    [runs.map(({ id }) => id)],
  );
}

// What a run that is paid pays: its own rows that are due, and those of earlier runs that became due or failed.
const payable = `from dividend_transactions d join dividend_runs o on o.id = d.run_id join investments n on n.id = d.investment_id
  where d.strategy_id = $1 and d.due_month <= $2 and d.month <= $2 and d.status = 'calculated' and o.status in ('paying', 'paid')`;

export async function countPayable(sql: Sql, month: string): Promise<number> {
  const [row] = await sql.query<{ count: number }>(
    `select count(*)::int as count from dividend_runs r join dividend_transactions d on d.strategy_id = r.strategy_id
       and d.due_month <= r.month and d.month <= r.month and d.status = 'calculated'
     where r.month = $1 and r.status = 'paying'`,
    [month],
  );
  return row!.count; // an aggregate always answers one row
}

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

export const listPayable = (sql: Sql, { strategy_id, month }: HeldRun, most: number): Promise<PayableRow[]> =>
  sql.query(
    `select d.id, d.investment_id, n.investor_id, d.net, d.reinvest ${payable} order by n.investor_id, d.id limit $3`,
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

export const setRows = (sql: Sql, ids: readonly number[], status: 'paid' | 'failed', at: string) =>
  sql.query(
    `update dividend_transactions set status = $2, paid_at = case when $2 = 'paid' then $3::timestamp end
     where id = any ($1::int[])`,
    [ids, status, at],
  );

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
