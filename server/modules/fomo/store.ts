import type { Sql } from '../../db/database';
import { listOf } from '../../db/list';
import { either } from '../../db/searched';
import type { Call, Reply } from '../../http/contract';
import { momentsAfter, staleText } from '../../shared/translations';
import type { Terms } from './rules';

export interface FomoRow extends Terms {
  id: number;
  version: number;
  image_key: string | null;
  image_name: string | null;
  state: 'draft' | 'planned' | 'live' | 'over';
  active: number;
  used: number;
  expired: number;
  stale: Reply<'updateFomo'>['stale'];
  created_at: string;
  updated_at: string;
}

/** Whether a campaign `f` is a draft, or what its days make of it at the moment `f.now`. */
const state = `case when not c.is_active then 'draft' when c.starts_on > n.now::date then 'planned' when c.ends_on < n.now::date then 'over'
  else 'live' end`;

/** `now` is given as the wall clock of Tashkent. */
export const fomos = listOf<FomoRow, Call<'listFomos'>['query'], never, string>({
  id: 'f.id',
  from: (bind, now) =>
    `(select c.*, n.now, ${state} as state from fomos c cross join (select ${bind(now)}::timestamp as now) n) f`,
  // Offers are as many as people: those given and used are kept by migration 0150, and only what has not ended yet is counted.
  joins: `left join files i on i.key = f.image_key cross join lateral (
    select count(*)::int as active from user_fomos u where u.fomo_id = f.id and u.expires_at > f.now and u.used_at is null) a
  cross join lateral (
    select coalesce(sum(t.given), 0)::int as given, coalesce(sum(t.used), 0)::int as used from user_fomo_totals t where t.fomo_id = f.id) p`,
  select: `f.id, f.version, f.name, f.title_ru, f.title_en, f.title_uz, f.text_ru, f.text_en, f.text_uz, f.image_key, i.name as image_name,
    f.trigger, f.duration_hours, f.benefit_percent, f.starts_on as start, f.ends_on as "end", f.is_active, f.state, a.active, p.used,
    p.given - p.used - a.active as expired, json_build_object('title', ${staleText('f', 'title')}, 'text', ${staleText('f', 'text')}) as stale, f.created_at, f.updated_at`,
  orders: { created_at: 'f.created_at', start: 'f.starts_on', end: 'f.ends_on', name: 'f.name collate "und-x-icu"' },
  where: {
    id: 'f.id',
    state: 'f.state',
    trigger: 'f.trigger',
    search: { id: 'f.id', names: ['f.name', 'f.title_ru', 'f.title_en', 'f.title_uz'] },
  },
});

/** A campaign, held until the end of the transaction. */
export async function holdFomo(sql: Sql, id: number, now: string): Promise<FomoRow | undefined> {
  await sql.query('select from fomos where id = $1::bigint for no key update', [id]);
  return fomos.find(sql, id, now);
}

export type Kept = Terms & { image_key: string | null };
const valuesOf = (t: Kept) => [
  ...[t.name, t.title_ru, t.title_en, t.title_uz, t.text_ru, t.text_en, t.text_uz, t.image_key, t.trigger],
  ...[t.duration_hours, t.benefit_percent, t.start, t.end, t.is_active],
];

export async function insert(sql: Sql, terms: Kept, at: string): Promise<number> {
  const [made] = await sql.query<{ id: number }>(
    `insert into fomos (name, title_ru, title_en, title_uz, text_ru, text_en, text_uz, image_key, trigger, duration_hours, benefit_percent,
       starts_on, ends_on, is_active, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $15) returning id`,
    [...valuesOf(terms), at],
  );
  return made!.id; // an insert answers its row
}

export async function save(sql: Sql, id: number, terms: Kept, at: string): Promise<void> {
  await sql.query(
    `update fomos set version = version + 1, name = $1, title_ru = $2, title_en = $3, title_uz = $4, text_ru = $5, text_en = $6, text_uz = $7,
       image_key = $8, trigger = $9, duration_hours = $10, benefit_percent = $11, starts_on = $12, ends_on = $13, is_active = $14,
       updated_at = $15, ${momentsAfter('title', { first: 2, at: 15 })},
       ${momentsAfter('text', { first: 5, at: 15 })} where id = $16`,
    [...valuesOf(terms), at, id],
  );
}

type UserFomo = Reply<'listUserFomos'>['user_fomos'][number];
type UserFomoRow = Omit<UserFomo, 'user'> & { user: { id: number; name: string | null; phone: string } };

/** What the status of an offer `u` is made of, as the index by its end has it. */
const isInStatus = {
  used: 'u.used_at is not null',
  active: 'u.used_at is null and u.expires_at > u.now',
  expired: 'u.used_at is null and u.expires_at <= u.now',
} as const;

/** `now` is given as the wall clock of Tashkent. */
export const userFomos = listOf<UserFomoRow, Call<'listUserFomos'>['query'], never, string>({
  id: 'u.id',
  from: (bind, now) =>
    `(select o.*, n.now, case when o.used_at is not null then 'used' when o.expires_at > n.now then 'active' else 'expired' end as status
      from user_fomos o cross join (select ${bind(now)}::timestamp as now) n) u`,
  joins: `join fomos f on f.id = u.fomo_id join app_users a on a.id = u.app_user_id
    left join customers c on c.id = a.customer_id left join investors i on i.id = a.investor_id`,
  select: `u.id, json_build_object('id', a.id, 'phone', a.phone,
      'name', coalesce(nullif(concat_ws(' ', c.last_name, c.first_name), ''), nullif(i.name, ''))) as "user",
    json_build_object('id', f.id, 'name', f.name) as fomo, u.activated_at, u.expires_at, u.used_at, u.status,
    u.status = 'expired' and f.is_active and u.now::date between f.starts_on and f.ends_on as is_renewable`,
  orders: { activated_at: 'u.activated_at', expires_at: 'u.expires_at' },
  where: {
    fomo_id: 'u.fomo_id',
    status: (_bind, asked) => either(asked.map((one) => isInStatus[one])),
    period: 'u.activated_at',
  },
});

/** An offer that a person has, held until the end of the transaction with its campaign, which comes first. */
export async function holdOffer(sql: Sql, id: number, now: string): Promise<UserFomoRow | undefined> {
  await sql.query('select from fomos where id = (select fomo_id from user_fomos where id = $1::bigint) for share', [
    id,
  ]);
  await sql.query('select from user_fomos where id = $1::bigint for no key update', [id]);
  return userFomos.find(sql, id, now);
}

/** Lets it hold from a moment on for the hours of its campaign. */
export async function renew(sql: Sql, id: number, at: string): Promise<void> {
  await sql.query(
    `update user_fomos u set activated_at = $2, expires_at = $2::timestamp + f.duration_hours * interval '1 hour'
     from fomos f where u.id = $1 and f.id = u.fomo_id`,
    [id, at],
  );
}
