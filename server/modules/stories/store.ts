import type { Sql } from '../../db/database';
import { listOf } from '../../db/list';
import type { Call, Reply } from '../../http/contract';
import { staleText, type TextLanguage } from '../../shared/translations';

type Answer = Reply<'listStories'>['stories'][number];
export type StoryRow = Omit<Answer, 'preview_url'> & {
  preview_key: string | null;
  preview_name: string | null;
  title_ru_at: string;
  title_en_at: string | null;
  title_uz_at: string | null;
};
type Moments = Record<`${'text' | 'button'}_${TextLanguage}_at`, string | null>;
export type SlideRow = Omit<Reply<'getStory'>['slides'][number], 'image_url'> & { image_key: string | null } & Moments;

/** Where a story stands by its switch and its period on the day of `asked`. */
const state = `case when not s.is_active then 'draft' when s.start_date > asked.today then 'planned'
  when s.end_date < asked.today then 'expired' else 'live' end`;
/** What became of the record that the link of a slide `d` leads to. */
const target = 'content_target(content_link_kind(d.link), content_link_number(d.link))';
const deadLinks = `(select count(*)::int from story_slides d where d.story_id = s.id and ${target} <> 'ok')`;

export const stories = listOf<StoryRow, Call<'listStories'>['query'], never, string>({
  id: 's.id',
  from: (bind, today) => `stories s cross join (select ${bind(today)}::date as today) asked`,
  select: `s.id, s.guid, s.version, s.title_ru, s.title_en, s.title_uz, s.title_ru_at, s.title_en_at, s.title_uz_at, s.preview_key,
    (select f.name from files f where f.key = s.preview_key) as preview_name, s.start_date, s.end_date, s.sequence_number, s.is_active,
    ${state} as state, (select count(*)::int from story_slides d where d.story_id = s.id) as slides_count, ${deadLinks} as dead_links,
    s.updated_at`,
  orders: { sequence_number: 's.sequence_number', start_date: 's.start_date', updated_at: 's.updated_at' },
  where: {
    state: `${state} = any ($::text[])`,
    is_dead: `(${deadLinks} > 0) = $::boolean`,
    shown_from: '(s.end_date is null or s.end_date >= $::date)',
    shown_to: 's.start_date <= $::date',
    search: { id: 's.id', names: ['s.title_ru', 's.title_en', 's.title_uz'] },
  },
});

/** The number of a story by its guid. */
export async function idOf(sql: Sql, guid: string): Promise<number | undefined> {
  const [row] = await sql.query<{ id: number }>('select id from stories where guid = $1::uuid', [guid]);
  return row?.id;
}

export const slidesOf = (sql: Sql, storyId: number): Promise<SlideRow[]> =>
  sql.query<SlideRow>(
    `select d.id, d.image_key, d.video_url, d.text_ru, d.text_en, d.text_uz, d.button_ru, d.button_en, d.button_uz, d.link,
       d.text_ru_at, d.text_en_at, d.text_uz_at, d.button_ru_at, d.button_en_at, d.button_uz_at,
       json_build_object('text', ${staleText('d', 'text')}, 'button', ${staleText('d', 'button')}) as stale,
       nullif(${target}, 'ok') as dead_link from story_slides d where d.story_id = $1 order by d.sequence_number`,
    [storyId],
  );

export interface Terms {
  title_ru: string;
  title_en: string | null;
  title_uz: string | null;
  title_ru_at: string;
  title_en_at: string | null;
  title_uz_at: string | null;
  preview_key: string | null;
  start_date: string;
  end_date: string | null;
  is_active: boolean;
}

export async function save(sql: Sql, id: number, t: Terms, at: string): Promise<void> {
  await sql.query(
    `update stories set version = version + 1, title_ru = $1, title_en = $2, title_uz = $3, title_ru_at = $4, title_en_at = $5,
       title_uz_at = $6, preview_key = $7, start_date = $8, end_date = $9, is_active = $10, updated_at = $11 where id = $12`,
    [
      ...[t.title_ru, t.title_en, t.title_uz, t.title_ru_at, t.title_en_at, t.title_uz_at, t.preview_key, t.start_date],
      ...[t.end_date, t.is_active, at, id],
    ],
  );
}

/** Held until the end of the transaction by whoever puts stories into an order. */
export const holdOrder = (sql: Sql) => sql.query(`select pg_advisory_xact_lock(hashtext('stories order'))`);

/** How many stories there are, which is the last place. */
export async function countAll(sql: Sql): Promise<number> {
  const [row] = await sql.query<{ count: number }>('select count(*)::int as count from stories', []);
  return row!.count; // a count always answers one row
}

/** Puts one at its place; the others close up, and their versions stay. */
export async function move(sql: Sql, id: number, position: number): Promise<void> {
  const rows = await sql.query<{ id: number }>('select id from stories where id <> $1 order by sequence_number, id', [
    id,
  ]);
  const ids = rows.map((row) => row.id).toSpliced(position - 1, 0, id);
  await sql.query(
    `update stories s set sequence_number = o.position from unnest($1::int[]) with ordinality as o (id, position)
     where s.id = o.id and s.sequence_number <> o.position`,
    [ids],
  );
}

export type Slide = Omit<SlideRow, 'id' | 'dead_link' | 'stale'> & { id?: number };

/** Writes the slides of a held story as they are to be, in their order; those that are not among them are gone. */
export async function saveSlides(sql: Sql, storyId: number, slides: readonly Slide[]): Promise<void> {
  await sql.query('delete from story_slides where story_id = $1', [storyId]);
  const column = (name: Exclude<keyof Slide, 'id'>) => slides.map((slide) => slide[name]);
  await sql.query(
    `insert into story_slides (id, story_id, sequence_number, image_key, video_url, text_ru, text_en, text_uz, button_ru, button_en,
       button_uz, link, text_ru_at, text_en_at, text_uz_at, button_ru_at, button_en_at, button_uz_at)
     select coalesce(d.id, nextval(pg_get_serial_sequence('story_slides', 'id'))::int), $1, place, image_key, video_url, text_ru, text_en,
       text_uz, button_ru, button_en, button_uz, link, text_ru_at, text_en_at, text_uz_at, button_ru_at, button_en_at, button_uz_at
     from unnest($2::int[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[], $9::text[], $10::text[], $11::text[],
         $12::timestamp[], $13::timestamp[], $14::timestamp[], $15::timestamp[], $16::timestamp[], $17::timestamp[])
       with ordinality as d (id, image_key, video_url, text_ru, text_en, text_uz, button_ru, button_en, button_uz, link, text_ru_at, text_en_at,
         text_uz_at, button_ru_at, button_en_at, button_uz_at, place)
     order by place`,
    [
      ...[storyId, slides.map(({ id }) => id ?? null), column('image_key'), column('video_url')],
      ...[column('text_ru'), column('text_en'), column('text_uz'), column('button_ru'), column('button_en')],
      ...[column('button_uz'), column('link'), column('text_ru_at'), column('text_en_at'), column('text_uz_at')],
      ...[column('button_ru_at'), column('button_en_at'), column('button_uz_at')],
    ],
  );
}
