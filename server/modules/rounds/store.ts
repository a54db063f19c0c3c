import type { Sql } from '../../db/database';
import { listOf } from '../../db/list';
import type { Call, Language, Reply } from '../../http/contract';
import type { RoundStatus, RoundTerms } from './rules';

export type RoundRow = Reply<'updateRound'>;

/** In whose language names are told, and the day by which something is due, YYYY-MM-DD. */
export interface Seen {
  language: Language;
  day: string;
}

const tariffName = `coalesce(case seen.language when 'en' then t.name_en when 'uz' then t.name_uz end, t.name_ru)`;
const strategyTitle = `coalesce(case seen.language when 'en' then s.title_en when 'uz' then s.title_uz end, s.title_ru)`;

/** So many days ahead people are reminded of what comes. */
const ahead = 14;

export const rounds = listOf<RoundRow, Call<'listRounds'>['query'], 'target_amount' | 'raised_amount', Seen>({
  id: 'r.id',
  from: (bind, { language, day }) => `rounds r join strategies s on s.id = r.strategy_id
    join round_sums sums on sums.round_id = r.id
    cross join (select ${bind(language)}::text as language, ${bind(day)}::date as day) seen
    cross join lateral (select array_remove(array[
      case when r.status = 'planned' and r.start_date <= seen.day + ${ahead} then 'opening' end,
      case when r.status = 'open' and r.end_date <= seen.day + ${ahead} then 'closing' end,
      case when r.status in ('open', 'closed') and r.end_date <= seen.day + ${ahead}
        and sums.raised_amount < r.min_amount then 'below_minimum' end], null) as due) todo`,
  select: `r.id, r.version, r.number, r.name, json_build_object('id', s.id, 'name', ${strategyTitle}) as strategy,
    (select coalesce(json_agg(json_build_object('id', t.id, 'name', ${tariffName}) order by t.id), '[]')
      from round_tariffs rt join tariffs t on t.id = rt.tariff_id where rt.round_id = r.id) as tariffs,
    r.start_date, r.end_date, r.target_amount, r.min_amount, sums.raised_amount::numeric(18, 2) as raised_amount,
    greatest(r.min_amount - sums.raised_amount, 0)::numeric(18, 2) as missing_amount, sums.investments_count,
    sums.investors_count, r.status, todo.due,
    (select json_build_object('id', o.id, 'name', o.name) from rounds o
      where o.strategy_id = r.strategy_id and o.status = 'open' and o.id <> r.id) as open_round,
    s.status = 'active' as is_strategy_sold, r.created_at`,
  totals: { target_amount: 'r.target_amount', raised_amount: 'sums.raised_amount' },
  orders: {
    number: 'r.number',
    start_date: 'r.start_date',
    end_date: 'r.end_date',
    target_amount: 'r.target_amount',
    raised_amount: 'sums.raised_amount',
  },
  where: {
    status: 'r.status',
    strategy_id: 'r.strategy_id = any ($::bigint[])',
    due: 'todo.due && $::text[]',
    period: 'r.start_date',
    search: { id: 'r.number', names: ['r.name'] },
  },
});

export interface HeldRound extends RoundTerms {
  status: RoundStatus;
}

/** A round that nobody changes, and into which no money comes, until the end of the transaction. */
export async function lockRound(sql: Sql, id: number): Promise<HeldRound | undefined> {
  const [row] = await sql.query<Omit<HeldRound, 'tariff_ids'>>(
    `select name, strategy_id, start_date, end_date, target_amount, min_amount, status
     from rounds where id = $1::bigint for no key update`,
    [id],
  );
  if (row === undefined) return undefined;
  // Not in the statement that may have waited: it would see the tariffs as they were when it began.
  const tariffs = await sql.query<{ id: number }>(
    'select tariff_id as id from round_tariffs where round_id = $1::bigint order by tariff_id',
    [id],
  );
  return { ...row, tariff_ids: tariffs.map((tariff) => tariff.id) };
}

/** Whether a strategy has an open round. Of two rounds that are to be opened at once the second waits for the first here. */
export async function hasOpenRound(sql: Sql, strategyId: number): Promise<boolean> {
  await sql.query('select id from strategies where id = $1 for no key update', [strategyId]);
  const open = await sql.query(`select 1 from rounds where strategy_id = $1 and status = 'open'`, [strategyId]);
  return open.length > 0;
}

/** Whether a strategy is sold; it stays so until the end of the transaction. */
export async function holdSoldStrategy(sql: Sql, strategyId: number): Promise<boolean> {
  const [strategy] = await sql.query<{ status: string }>('select status from strategies where id = $1 for share', [
    strategyId,
  ]);
  return strategy?.status === 'active';
}

export async function strategyExists(sql: Sql, id: number): Promise<boolean> {
  return (await sql.query('select 1 from strategies where id = $1::bigint', [id])).length > 0;
}

/** Whether all of these are tariffs of the strategy; they stay so until the end of the transaction. */
export async function areTariffsOf(sql: Sql, strategyId: number, tariffIds: readonly number[]): Promise<boolean> {
  const own = await sql.query(
    'select id from tariffs where strategy_id = $1::bigint and id = any ($2::bigint[]) order by id for share',
    [strategyId, tariffIds],
  );
  return own.length === tariffIds.length;
}

// Rounds are numbered one after the other, whoever makes them.
const numberLock = 7_204_883;

export async function insertRound(sql: Sql, terms: RoundTerms, at: string): Promise<number> {
  await sql.query('select pg_advisory_xact_lock($1)', [numberLock]);
  const [row] = await sql.query<{ id: number }>(
    `insert into rounds (number, name, strategy_id, start_date, end_date, target_amount, min_amount, created_at, updated_at)
     select coalesce(max(number), 0) + 1, $1, $2, $3, $4, $5, $6, $7, $7 from rounds returning id`,
    [terms.name, terms.strategy_id, terms.start_date, terms.end_date, terms.target_amount, terms.min_amount, at],
  );
  const { id } = row!; // an insert of an aggregate always makes one row
  await addTariffs(sql, id, terms.tariff_ids);
  return id;
}

const addTariffs = (sql: Sql, id: number, tariffIds: readonly number[]) =>
  sql.query('insert into round_tariffs (round_id, tariff_id) select $1, unnest($2::int[])', [id, tariffIds]);

export async function setRound(
  sql: Sql,
  { id, at, tariff_ids, ...round }: HeldRound & { id: number; at: string },
): Promise<void> {
  await sql.query(
    `update rounds set name = $2, strategy_id = $3, start_date = $4, end_date = $5, target_amount = $6, min_amount = $7,
       status = $8, updated_at = $9, version = version + 1 where id = $1`,
    [
      ...[id, round.name, round.strategy_id, round.start_date, round.end_date, round.target_amount, round.min_amount],
      ...[round.status, at],
    ],
  );
  await sql.query('delete from round_tariffs where round_id = $1', [id]);
  await addTariffs(sql, id, tariff_ids);
}
