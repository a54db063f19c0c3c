import type { Sql } from '../../db/database';
import { listOf } from '../../db/list';
import { seedTrail } from '../../db/seedTrail';
import type { Call, Language, Reply } from '../../http/contract';
import type { TariffTerms } from './rules';

export type TariffRow = Reply<'updateTariff'>;

/** In whose language names are told, and the day by which a tariff is offered or not, YYYY-MM-DD. */
export interface Seen {
  language: Language;
  day: string;
}

const tariffName = `coalesce(case seen.language when 'en' then t.name_en when 'uz' then t.name_uz end, t.name_ru)`;
const strategyTitle = `coalesce(case seen.language when 'en' then s.title_en when 'uz' then s.title_uz end, s.title_ru)`;

export const tariffs = listOf<TariffRow, Call<'listTariffs'>['query'], 'investments_amount', Seen>({
  id: 't.id',
  from: (bind, { language, day }) => `tariffs t join strategies s on s.id = t.strategy_id
    cross join (select ${bind(language)}::text as language, ${bind(day)}::date as day) seen
    cross join lateral (select case when not t.is_active then 'inactive' when t.valid_from > seen.day then 'upcoming'
      when t.valid_to < seen.day then 'ended' else 'active' end as status) state
    cross join lateral (select count(*)::int as count, coalesce(sum(n.balance), 0)::numeric(24, 2) as amount
      from investments n where n.tariff_id = t.id and n.status in ('active', 'exiting')) live`,
  select: `t.id, t.version, t.code, ${tariffName} as name, t.name_ru, t.name_en, t.name_uz,
    json_build_object('id', s.id, 'name', ${strategyTitle}) as strategy, t.subject, t.month_count, t.min_amount,
    t.max_amount, t.percent::float8 as percent, t.payout_period, t.early_exit_allowed,
    t.early_exit_percent::float8 as early_exit_percent, t.auto_prolong, t.is_active, t.valid_from, t.valid_to, state.status,
    live.count as investments_count, live.amount as investments_amount,
    exists (select from investments n where n.tariff_id = t.id) as is_used, t.created_at`,
  totals: { investments_amount: 'live.amount' },
  orders: {
    code: 't.code collate "C"',
    month_count: 't.month_count',
    percent: 't.percent',
    valid_from: 't.valid_from',
    investments_amount: 'live.amount',
  },
  where: {
    status: 'state.status',
    strategy_id: 't.strategy_id = any ($::bigint[])',
    payout_period: 't.payout_period',
    subject: 't.subject',
    search: {
      id: 't.id',
      names: [`t.name_ru || ' ' || coalesce(t.name_en, '') || ' ' || coalesce(t.name_uz, '')`],
      numbers: ['t.code'],
    },
  },
});

/** The terms of a tariff, which nobody changes until the end of the transaction. */
export async function lockTariff(sql: Sql, id: number): Promise<TariffTerms | undefined> {
  const [row] = await sql.query<TariffTerms>(
    `select code, strategy_id, name_ru, name_en, name_uz, subject, month_count, min_amount, max_amount,
       percent::float8 as percent, payout_period, early_exit_allowed, early_exit_percent::float8 as early_exit_percent,
       auto_prolong, is_active, valid_from, valid_to
     from tariffs where id = $1::bigint for no key update`,
    [id],
  );
  return row;
}

export async function strategyExists(sql: Sql, id: number): Promise<boolean> {
  return (await sql.query('select 1 from strategies where id = $1::bigint', [id])).length > 0;
}

const columns = `code, strategy_id, name_ru, name_en, name_uz, subject, month_count, min_amount, max_amount, percent,
  payout_period, early_exit_allowed, early_exit_percent, auto_prolong, is_active, valid_from, valid_to`;
const valuesOf = (terms: TariffTerms) => [
  ...[terms.code, terms.strategy_id, terms.name_ru, terms.name_en, terms.name_uz, terms.subject, terms.month_count],
  ...[terms.min_amount, terms.max_amount, terms.percent, terms.payout_period, terms.early_exit_allowed],
  ...[terms.early_exit_percent, terms.auto_prolong, terms.is_active, terms.valid_from, terms.valid_to],
];
const places = '$1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17';

/** Its number; nothing where another one has the code. */
export async function insertTariff(sql: Sql, terms: TariffTerms, at: string): Promise<number | undefined> {
  const [row] = await sql.query<{ id: number }>(
    `insert into tariffs (${columns}, created_at, updated_at) values (${places}, $18, $18)
     on conflict (code) do nothing returning id`,
    [...valuesOf(terms), at],
  );
  return row?.id;
}

export async function setTariff(sql: Sql, id: number, terms: TariffTerms, at: string): Promise<void> {
  await sql.query(
    `update tariffs set (${columns}) = row (${places}), updated_at = $18, version = version + 1 where id = $19`,
    [...valuesOf(terms), at, id],
  );
}

/** Whether anybody ever invested on it. */
export async function isUsed(sql: Sql, id: number): Promise<boolean> {
  return (await sql.query('select 1 from investments where tariff_id = $1 limit 1', [id])).length > 0;
}

/** Whether a round that is not over names it; a round names tariffs of its own strategy alone. The tariff is held. */
export async function isInRound(sql: Sql, id: number): Promise<boolean> {
  const found = await sql.query(
    `select 1 from round_tariffs t join rounds r on r.id = t.round_id
     where t.tariff_id = $1 and r.status in ('planned', 'open', 'closed') limit 1`,
    [id],
  );
  return found.length > 0;
}

/** Tariffs beside those that are invested on: with a percent of its own from next month, ended, and out of offer. */
export async function seedTariffs(sql: Sql, day: string): Promise<void> {
  await sql.query(
    `insert into tariffs (code, strategy_id, name_ru, name_en, name_uz, subject, month_count, min_amount, max_amount, percent,
       payout_period, early_exit_allowed, early_exit_percent, auto_prolong, is_active, valid_from, valid_to, created_at, updated_at)
     select p.code || '-' || s.id, s.id, p.ru, p.en, p.uz, 'individual', s.month_count, 5000000, 1000000000, p.percent, p.payout,
       true, p.exit, p.prolong, p.is_active, p.first, p.last, $1::date - 20 + time '11:00', $1::date - 20 + time '11:00'
     from (values
       ('loyal', 'Постоянный', 'Loyal', 'Doimiy', 25.5, 'month', 2.25, true, true,
         (date_trunc('month', $1::date) + interval '1 month')::date, null::date),
       ('spring', 'Весенний', 'Spring', 'Bahorgi', 23, 'quarter', null, false, true, $1::date - 400, $1::date - 310),
       ('start', 'Стартовый', 'Starter', 'Boshlangʻich', 19, 'at_end', null, false, false, $1::date - 600, null)
     ) as p (code, ru, en, uz, percent, payout, exit, prolong, is_active, first, last)
       cross join lateral (select id, month_count from strategies where not is_corporate order by id offset 2 limit 1) s`,
    [day],
  );
  await seedTrail(sql, { entity: 'tariff', table: 'tariffs', by: 'executive' }, [
    `r.created_at, u.id, 'create', 'code', null, case when r.code like 'loyal-%' then r.code end`,
    `r.created_at, u.id, 'create', 'early_exit_percent', null, case when r.code like 'loyal-%' then '2.25' end`,
    `r.created_at, u.id, 'update', 'is_active', 'true', case when r.code like 'start-%' then 'false' end`,
  ]);
}
