import type { Sql } from '../../db/database';
import { seedTrail } from '../../db/seedTrail';
import { timestamp, type Clock } from '../../shared/clock';

type Texts = readonly [ru: string, en: string | null, uz: string | null];
type Planned = readonly [title: Texts, body: Texts, action: string, value: string | null];

/** What people were told; the messages take these in turn. */
const contents: readonly Planned[] = [
  [
    ['Кэшбэк 5 % до воскресенья', '5% cashback till Sunday', 'Yakshanbagacha 5% keshbek'],
    [
      'Оплатите связь и интернет картой и верните часть суммы.',
      'Pay for phone and internet by card and get a part back.',
      'Aloqa va internet uchun karta bilan toʻlang va bir qismini qaytaring.',
    ],
    'url',
    'https://divan.uz/cashback',
  ],
  [
    ['Новые облигации', 'New bonds', 'Yangi obligatsiyalar'],
    [
      'Открыта подписка на выпуск с доходом каждый месяц.',
      'An issue with a monthly income is open.',
      'Har oy daromadli chiqarilishga obuna ochildi.',
    ],
    'bond',
    '1',
  ],
  [
    ['Платёж по рассрочке завтра', null, 'Muddatli toʻlov ertaga'],
    ['Пополните карту, чтобы платёж прошёл вовремя.', null, 'Toʻlov oʻz vaqtida oʻtishi uchun kartani toʻldiring.'],
    'none',
    null,
  ],
  [
    ['Скидки на технику', 'Appliances for less', 'Texnikaga chegirmalar'],
    [
      'До −20 % на холодильники и стиральные машины.',
      'Up to 20% off fridges and washing machines.',
      'Muzlatgich va kir yuvish mashinalariga 20% gacha.',
    ],
    'category',
    '1',
  ],
  [
    ['Итоги месяца', 'The month in figures', null],
    ['Посмотрите, сколько заработали ваши инвестиции.', 'See how much your investments earned.', null],
    'url',
    'divan://investments',
  ],
];

/**
 * Thirty messages: six drafts, one for ten o'clock tomorrow, and those that went out, of which one was not delivered to thirty-seven people.
 * Each went to people of a few days, so that the demonstration holds some thousands of recipients.
 */
export async function seedPushMessages(sql: Sql, clock: Clock): Promise<void> {
  const now = timestamp(clock);
  await sql.query(
    `insert into push_messages (title_ru, title_en, title_uz, body_ru, body_en, body_uz, action_type, action_value, segment, date_from, date_to,
       scheduled_at, urgent, status, published_at, published_by, due_at, frozen_at, created_at, updated_at)
     select t.title_ru, t.title_en, t.title_uz, t.body_ru, t.body_en, t.body_uz, t.action, t.value,
       case when n in (24, 30) then 'all' when n = 25 then 'custom' when n % 4 = 1 then 'customers' when n % 7 = 3 then 'investors' else 'all' end,
       case when n = 24 then $2::date - 60 when n < 24 then d.at::date - (20 + n % 5) when n = 29 then $2::date - 300 end,
       case when n = 24 then $2::date when n < 24 then d.at::date - (n % 5) end,
       case when n = 30 then $2::date + 1 + interval '10 hours' end, n % 11 = 0, s.status,
       case when s.status = 'published' then d.at end, case when s.status = 'published' then u.id end,
       case when n = 30 then $2::date + 1 + interval '10 hours' when s.status = 'published' then d.at end,
       case when n <= 24 then d.at end, d.at - interval '3 hours', d.at
     from generate_series(1, 30) as g (n)
       cross join (select id from system_users where username = 'moderator') u
       cross join lateral (select case when n <= 24 or n = 30 then 'published' else 'draft' end as status) s
       cross join lateral (select case when n <= 24 then date_trunc('day', $2::timestamp) - (26 - n) * interval '9 days' + interval '11 hours'
         else $2::timestamp - (31 - n) * interval '5 hours' end as at) d
       join lateral (select * from jsonb_to_recordset($1::jsonb) as r (place int, title_ru text, title_en text, title_uz text, body_ru text,
         body_en text, body_uz text, action text, value text) where r.place = n % 5) t on true
     order by n`,
    [
      JSON.stringify(
        contents.map(([[title_ru, title_en, title_uz], [body_ru, body_en, body_uz], action, value], place) => ({
          ...{ place, title_ru, title_en, title_uz, body_ru, body_en, body_uz, action, value },
        })),
      ),
      now,
    ],
  );
  // Who got what: most have it, some opened it; of the last one thirty-seven did not get it after all tries.
  await sql.query(
    `insert into push_recipients (message_id, app_user_id, language, state, attempts, error, tried_at, sent_at)
     select r.message_id, r.app_user_id, r.language, r.state,
       case r.state when 'skipped' then 0 when 'dead' then 4 else 1 end,
       case when r.state = 'skipped' then case r.push when 'dead' then 'dead_token' else 'push_off' end
         when r.state = 'dead' then (array['silent', 'refused', 'broken'])[1 + r.place % 3] end,
       case when r.state <> 'skipped' then r.due_at end,
       case when r.state not in ('skipped', 'dead') then r.due_at + r.place % 90 * interval '1 second' end
     from (
       select p.*, case when p.push <> 'on' then 'skipped' when p.is_last and p.place % 13 = 0 and p.place <= 13 * 37 then 'dead'
         when p.place % 4 = 1 then 'opened' when p.place % 9 = 2 then 'sent' else 'delivered' end as state
       from (
         select m.id as message_id, a.id as app_user_id, a.push, m.due_at, m.id = last.id as is_last,
           case when a.language = 'en' and m.title_en is not null or a.language = 'uz' and m.title_uz is not null then a.language else 'ru' end
             as language, row_number() over (partition by m.id, a.push = 'on' order by a.id)::int as place
         from push_messages m cross join (select max(id) as id from push_messages where frozen_at is not null) last
           join app_users a on a.registered_at >= m.date_from and a.registered_at < m.date_to + 1 and a.registered_at < m.due_at
             and (m.segment <> 'customers' or a.customer_id is not null) and (m.segment <> 'investors' or a.investor_id is not null)
         where m.frozen_at is not null) p) r`,
    [],
  );
  // Nobody was found for these: it stopped before anything was sent.
  await sql.query(
    'update push_messages m set is_stopped = true where m.frozen_at is not null and m.queued + m.failed + m.sent + m.delivered + m.opened + m.dead = 0',
    [],
  );
  await seedTrail(sql, { entity: 'push_message', table: 'push_messages', by: 'moderator' }, [
    `r.created_at, u.id, 'create', 'title_ru', null, r.title_ru`,
    `r.published_at, u.id, 'publish', 'status', 'draft', case when r.status = 'published' then 'published' end`,
  ]);
}
