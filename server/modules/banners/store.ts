import type { Sql } from '../../db/database';
import { listOf } from '../../db/list';
import type { Call, Language, Reply } from '../../http/contract';
import type { TextLanguage } from '../../shared/translations';

type Answer = Reply<'listBanners'>['banners'][number];
export interface Image {
  language: TextLanguage;
  key: string;
  name: string;
  focal_x: number;
  focal_y: number;
}
export interface BannerRow extends Omit<Answer, 'image_ru' | 'image_en' | 'image_uz'> {
  images: Image[];
  title_ru_at: string;
  title_en_at: string | null;
  title_uz_at: string | null;
}

/** What depends on when it is asked, and in which language. */
interface Given {
  today: string;
  language: Language;
}

/** Where a banner stands by its switch and its period on the day of `asked`. */
const state = `case when not b.is_active then 'draft' when b.start_date > asked.today then 'planned'
  when b.end_date < asked.today then 'expired' else 'live' end`;
/** The record that a press leads to; an address has none. */
const number = `case when b.action_type not in ('none', 'link') then b.action_value::bigint end`;
const isDead = `coalesce(content_target(b.action_type, ${number}) <> 'ok', false)`;
const lacking: Record<TextLanguage, string> = {
  ru: `not exists (select from banner_images i where i.banner_id = b.id and i.language = 'ru')`,
  en: `(b.title_en is null or not exists (select from banner_images i where i.banner_id = b.id and i.language = 'en'))`,
  uz: `(b.title_uz is null or not exists (select from banner_images i where i.banner_id = b.id and i.language = 'uz'))`,
};

export const banners = listOf<BannerRow, Call<'listBanners'>['query'], never, Given>({
  id: 'b.id',
  from: (bind, { today, language }) =>
    `banners b cross join (select ${bind(today)}::date as today, ${bind(language)}::text as language) asked`,
  select: `b.id, b.version, b.title_ru, b.title_en, b.title_uz, b.title_ru_at, b.title_en_at, b.title_uz_at, b.place, b.action_type,
    b.action_value, b.start_date, b.end_date, b.sequence_number, b.is_active, ${state} as state, b.created_at, b.updated_at,
    coalesce((select json_agg(json_build_object('language', i.language, 'key', i.file_key, 'name', f.name, 'focal_x', i.focal_x,
        'focal_y', i.focal_y)) from banner_images i join files f on f.key = i.file_key where i.banner_id = b.id), '[]') as images,
    case when content_target_name(b.action_type, ${number}, asked.language) is not null then json_build_object('id', ${number},
      'name', content_target_name(b.action_type, ${number}, asked.language)) end as target,
    nullif(content_target(b.action_type, ${number}), 'ok') as dead_link`,
  orders: {
    place: `array_position(array['main', 'invest', 'market', 'payments'], b.place) * 100000 + b.sequence_number`,
    start_date: 'b.start_date',
    end_date: 'b.end_date nulls last',
    updated_at: 'b.updated_at',
  },
  where: {
    place: 'b.place',
    state: `${state} = any ($::text[])`,
    lacks: (_: unknown, languages: readonly TextLanguage[]) =>
      languages.map((language) => lacking[language]).join(' and ') || 'true',
    is_dead: `${isDead} = $::boolean`,
    shown_from: '(b.end_date is null or b.end_date >= $::date)',
    shown_to: 'b.start_date <= $::date',
    search: { id: 'b.id', names: ['b.title_ru', 'b.title_en', 'b.title_uz'] },
  },
});

export interface Terms {
  title_ru: string;
  title_en: string | null;
  title_uz: string | null;
  title_ru_at: string;
  title_en_at: string | null;
  title_uz_at: string | null;
  place: Answer['place'];
  action_type: Answer['action_type'];
  action_value: string | null;
  start_date: string;
  end_date: string | null;
  is_active: boolean;
}
const valuesOf = (t: Terms) => [
  ...[t.title_ru, t.title_en, t.title_uz, t.title_ru_at, t.title_en_at, t.title_uz_at, t.place, t.action_type],
  ...[t.action_value, t.start_date, t.end_date, t.is_active],
];

/** Held until the end of the transaction by whoever puts banners into an order. */
export const holdOrder = (sql: Sql) => sql.query(`select pg_advisory_xact_lock(hashtext('banners order'))`);

/** Behind the last of its place. */
export async function insert(sql: Sql, terms: Terms, at: string): Promise<number> {
  const [made] = await sql.query<{ id: number }>(
    `insert into banners (title_ru, title_en, title_uz, title_ru_at, title_en_at, title_uz_at, place, action_type, action_value,
       start_date, end_date, is_active, sequence_number, created_at, updated_at)
     select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12,
       (select coalesce(max(sequence_number), 0) + 1 from banners where place = $7), $13, $13 returning id`,
    [...valuesOf(terms), at],
  );
  return made!.id; // an insert answers its row
}

export async function save(sql: Sql, id: number, terms: Terms, at: string): Promise<void> {
  await sql.query(
    `update banners set version = version + 1, title_ru = $1, title_en = $2, title_uz = $3, title_ru_at = $4, title_en_at = $5,
       title_uz_at = $6, place = $7, action_type = $8, action_value = $9, start_date = $10, end_date = $11, is_active = $12,
       updated_at = $13 where id = $14`,
    [...valuesOf(terms), at, id],
  );
}

/** The last number that one may have in a place. */
export async function lastIn(sql: Sql, place: string, id: number): Promise<number> {
  const [row] = await sql.query<{ others: number }>(
    'select count(*)::int as others from banners where place = $1 and id <> $2',
    [place, id],
  );
  return row!.others + 1; // a count always answers one row
}

/** Puts one among those of its place; the rest of that place close up. None is the last place. */
export async function order(
  sql: Sql,
  place: string,
  moved?: { id: number; position: number | undefined },
): Promise<void> {
  const rows = await sql.query<{ id: number }>(
    'select id from banners where place = $1 and id <> $2 order by sequence_number, id',
    [place, moved?.id ?? 0],
  );
  const ids = rows.map(({ id }) => id);
  if (moved) ids.splice(moved.position === undefined ? ids.length : moved.position - 1, 0, moved.id);
  await sql.query(
    `update banners b set sequence_number = o.position from unnest($1::int[]) with ordinality as o (id, position)
     where b.id = o.id and b.sequence_number <> o.position`,
    [ids],
  );
}

export async function saveImage(
  sql: Sql,
  bannerId: number,
  { language, key, focal_x: x, focal_y: y }: Omit<Image, 'name'>,
): Promise<void> {
  await sql.query(
    `insert into banner_images (banner_id, language, file_key, focal_x, focal_y) values ($1, $2, $3, $4, $5)
     on conflict (banner_id, language) do update set file_key = $3, focal_x = $4, focal_y = $5`,
    [bannerId, language, key, x, y],
  );
}

export async function removeImage(sql: Sql, bannerId: number, language: TextLanguage): Promise<void> {
  await sql.query('delete from banner_images where banner_id = $1 and language = $2', [bannerId, language]);
}

export async function remove(sql: Sql, id: number): Promise<void> {
  await sql.query('delete from banner_images where banner_id = $1', [id]);
  await sql.query('delete from banners where id = $1', [id]);
}

/** What became of a record that a press is to lead to: `gone` where there is none. */
export async function targetState(sql: Sql, kind: string, number: number): Promise<string | null> {
  const [row] = await sql.query<{ state: string | null }>('select content_target($1, $2) as state', [kind, number]);
  return row?.state ?? null;
}

/** Others that are on at the place of a banner on one of its days. */
export const beside = (sql: Sql, { id, place, start_date: from, end_date: to }: BannerRow, language: Language) =>
  sql.query<{ id: number; name: string }>(
    `select id, coalesce(case $5 when 'en' then title_en when 'uz' then title_uz end, title_ru) as name from banners
     where id <> $1 and place = $2 and is_active and (end_date is null or end_date >= $3) and ($4::date is null or start_date <= $4)
     order by start_date, id`,
    [id, place, from, to, language],
  );
