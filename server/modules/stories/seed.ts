import type { Sql } from '../../db/database';
import { daysAgo, timestampOf, type Clock } from '../../shared/clock';

type Planned = readonly [
  ru: string,
  en: string | null,
  uz: string | null,
  from: number,
  to: number | null,
  isOn?: false,
];

const planned: readonly Planned[] = [
  ['Как купить в рассрочку', 'How to buy by instalments', 'Boʻlib toʻlashga qanday olinadi', -40, null],
  ['Первая инвестиция', 'The first investment', 'Birinchi investitsiya', -20, 25],
  ['Облигации простыми словами', 'Bonds in plain words', null, -9, 21],
  ['Скидки недели', 'Offers of the week', 'Hafta chegirmalari', -2, 5],
  ['Новые магазины', null, 'Yangi doʻkonlar', -15, 12],
  ['Безопасность счёта', 'A safe account', 'Hisob xavfsizligi', 4, 34],
  ['Навруз', 'Navruz', 'Navroʻz', -200, -170],
  ['Что такое мудараба', 'What mudaraba is', 'Mudoraba nima', -70, -40],
  ['Обновление приложения', 'The new application', 'Ilova yangilanishi', 0, 20, false],
  ['Подарки клиентам', 'Gifts to customers', 'Mijozlarga sovgʻalar', 12, 42, false],
];

const slides = [
  ['Начните с малого', 'Begin small', 'Kichikdan boshlang', null, null],
  ['Платите частями каждый месяц', 'Pay in parts each month', 'Har oy boʻlib toʻlang', null, null],
  ['Узнайте больше', 'Learn more', 'Koʻproq bilib oling', 'Подробнее', 'https://divan.uz/help'],
] as const;

/** Ten stories of three slides; a button of one leads to a category that is off, and one has a video. */
export async function seedStories(sql: Sql, clock: Clock): Promise<void> {
  const day = (days: number) => timestampOf(daysAgo(clock, -days)).slice(0, 10);
  const made = timestampOf(daysAgo(clock, 45));
  await sql.query(
    `insert into stories (guid, title_ru, title_en, title_uz, title_ru_at, title_en_at, title_uz_at, start_date, end_date, sequence_number,
       is_active, created_at, updated_at)
     select ('57000000-0000-4000-8000-' || lpad(place::text, 12, '0'))::uuid, ru, en, uz, case when place = 2 then $7::timestamp + interval '1 day' else $7 end,
       case when en is not null then $7::timestamp end, case when uz is not null then $7::timestamp end, from_day, to_day, place, is_on, $7, $7
     from unnest($1::text[], $2::text[], $3::text[], $4::date[], $5::date[], $6::boolean[])
       with ordinality as s (ru, en, uz, from_day, to_day, is_on, place) order by place`,
    [
      ...[planned.map(([ru]) => ru), planned.map(([, en]) => en), planned.map(([, , uz]) => uz)],
      ...[planned.map(([, , , from]) => day(from)), planned.map(([, , , , to]) => (to === null ? null : day(to)))],
      ...[planned.map(([, , , , , isOn = true]) => isOn), made],
    ],
  );
  // The pictures come after, with the files; until then each slide has an address.
  await sql.query(
    `insert into story_slides (story_id, sequence_number, video_url, text_ru, text_en, text_uz, button_ru, button_en, button_uz, link)
     select s.id, d.place, 'https://divan.uz/video/' || s.sequence_number || '.mp4', d.ru, case when s.title_en is not null then d.en end,
       case when s.title_uz is not null then d.uz end, d.button, case when d.button is not null then 'More' end,
       case when d.button is not null then 'Batafsil' end,
       case when d.link is not null and s.sequence_number = 4 then coalesce((select 'divan://category/' || min(c.id) from market_categories c
         where content_target('category', c.id) = 'off'), d.link) else d.link end
     from stories s cross join unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[])
       with ordinality as d (ru, en, uz, button, link, place) order by s.id, d.place`,
    [0, 1, 2, 3, 4].map((column) => slides.map((slide) => slide[column] ?? null)),
  );
}
