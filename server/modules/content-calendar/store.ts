import type { Sql } from '../../db/database';
import type { Language, Reply } from '../../http/contract';
import { quietHours } from '../push-messages/index';

/** What stands in the calendar, and who may see it there. */
export const shownKinds = {
  banner: 'banners.query',
  story: 'stories.query',
  fomo: 'fomo.query',
  notification: 'notifications.query',
} as const;

interface Asked {
  /** The first day of the month. */
  first: string;
  kinds: readonly string[];
  beside: boolean | undefined;
  today: string;
  language: Language;
}

/**
 * What is shown on one of the days of a month, by kind, place and first day. A notification stands at the moment that its card tells: that of
 * a draft as it was written, that of one that is published after the quiet hours.
 */
export const listShown = (
  sql: Sql,
  { first, kinds, beside, today, language }: Asked,
): Promise<Reply<'getContentCalendar'>['entries']> =>
  sql.query(
    `with asked as (
       select $1::date as first, ($1::date + interval '1 month')::date - 1 as last, $2::date as today, $3::text as language),
     shown as (
       select 1 as place_of_kind, 'banner' as kind, b.id::text as key, b.place, b.start_date as start, b.end_date as "end", null as time,
         case asked.language when 'en' then b.title_en when 'uz' then b.title_uz end as own_name, b.title_ru as name, b.is_active,
         b.sequence_number, (select count(*)::int from banners o where o.place = b.place and o.id <> b.id and o.is_active and b.is_active
           and o.start_date <= coalesce(b.end_date, 'infinity') and b.start_date <= coalesce(o.end_date, 'infinity')) as beside
       from banners b cross join asked
       union all
       select 2, 'story', s.guid::text, null, s.start_date, s.end_date, null,
         case asked.language when 'en' then s.title_en when 'uz' then s.title_uz end, s.title_ru, s.is_active, s.sequence_number, 0
       from stories s cross join asked
       union all
       select 3, 'fomo', f.id::text, null, f.starts_on, f.ends_on, null, null, f.name, f.is_active, f.id, 0 from fomos f
       union all
       select 4, 'notification', m.id::text, null, m.at::date, m.at::date, to_char(m.at, 'HH24:MI'),
         case asked.language when 'en' then m.title_en when 'uz' then m.title_uz end, m.title_ru, m.status = 'published', m.id, 0
       from (select *, case when due_at is null then scheduled_at
             when urgent or extract(hour from due_at)::int between $7::int and $6::int - 1 then due_at
             else date_trunc('day', due_at + make_interval(hours => 24 - $6::int)) + make_interval(hours => $7::int) end as at
           from push_messages) m cross join asked where m.at is not null)
     select s.kind || '-' || s.key as id, s.kind, s.key, coalesce(s.own_name, s.name) as name, s.place, s.start, s."end", s.time,
       case when not s.is_active then 'draft' when s.start > a.today then 'planned' when s."end" < a.today then 'expired' else 'live' end as state,
       s.beside
     from shown s cross join asked a
     where s.kind = any ($4::text[]) and s.start <= a.last and coalesce(s."end", 'infinity') >= a.first
       and ($5::boolean is null or (s.beside > 0) = $5::boolean)
     order by s.place_of_kind, array_position(array['main', 'invest', 'market', 'payments'], s.place), s.start, s.sequence_number, s.key
     limit 1000`,
    [first, today, language, kinds, beside ?? null, quietHours.from, quietHours.to],
  );
