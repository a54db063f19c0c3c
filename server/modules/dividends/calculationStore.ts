/** Writes runs step by step: what is begun, taken back, laid aside and put into the books. Postings follow from the rows by themselves. */
import type { Sql } from '../../db/database';
import { decimal } from '../../shared/money';
import { percentText } from './names';
import type { Share } from './rules';

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
     done as (update dividend_transactions set status = 'replaced' where id = any (array (select id from few)) returning 1)
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
  /** Nothing until it is divided. */
  pool: string;
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
    `select id, strategy_id, month, revision, status, stage, announced, pool, resident_percent::float8 as resident,
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

/**
 * Puts some of the shares that were laid aside into the books, and answers how many. They are taken by where they lie, for by
 * an order all that are left would be read for each batch; nobody else touches those of a run that is held. Whoever closes an
 * investment waits, or has closed it: its share is due at once, whatever was reckoned before.
 */
export async function writeShares(
  sql: Sql,
  { id, month, strategy_id }: Pick<RunUnderWay, 'id' | 'month' | 'strategy_id'>,
  most: number,
): Promise<number> {
  const written = await sql.query(
    `with few as (
       delete from dividend_drafts
       where ctid = any (array (select ctid from dividend_drafts where run_id = $1 limit $4)) returning *),
     held as (select id, status from investments where id in (select investment_id from few) order by id for share)
     insert into dividend_transactions (run_id, month, strategy_id, status, investment_id, base, weight, gross, tax, net, rate,
       residency_known, reinvest, due_month)
     select $1, $2::date, $3, 'calculated', d.investment_id, d.base, d.weight, d.gross, d.tax, d.net, d.rate, d.residency_known, d.reinvest,
       case held.status when 'closed' then $2::date else d.due_month end
     from few d join held on held.id = d.investment_id order by d.investment_id returning 1`,
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
