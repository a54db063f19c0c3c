import type { Sql } from '../../db/database';
import { daysAgo, timestampOf, today, type Clock } from '../../shared/clock';

type Place = 'main' | 'invest' | 'market' | 'payments';
type Action = 'none' | 'link' | 'category' | 'product' | 'bond' | 'strategy' | 'dead_category' | 'dead_bond';
type Planned = readonly [
  ru: string,
  en: string | null,
  uz: string | null,
  place: Place,
  action: Action,
  from: number,
  to: number | null,
  isOn?: false,
];

/** From when until when, in days from today. Two of the main place are shown at once; the ones of no end are shown until they are off. */
const planned: readonly Planned[] = [
  ['Лето в рассрочку', 'Summer by instalments', 'Yoz boʻlib toʻlashga', 'main', 'category', -12, 20],
  ['Кэшбэк за коммунальные', 'Cashback for utilities', 'Kommunal toʻlovlar uchun keshbek', 'main', 'link', -5, 9],
  ['Мудараба: новый раунд', 'Mudaraba: a new round', 'Mudoraba: yangi raund', 'main', 'strategy', 3, 33],
  ['Навруз с Divan', 'Navruz with Divan', 'Divan bilan Navroʻz', 'main', 'none', -200, -170],
  ['Смартфоны без первого взноса', null, 'Boshlangʻich toʻlovsiz smartfonlar', 'main', 'dead_category', -20, 40],
  ['Пригласите друга', 'Invite a friend', null, 'main', 'link', -60, -31],
  ['Новогодняя распродажа', 'New Year sale', 'Yangi yil savdosi', 'main', 'category', 30, 50],
  ['Приложение обновилось', 'The application is new', 'Ilova yangilandi', 'main', 'none', 0, 30, false],
  [
    'Облигации с купоном каждый месяц',
    'Bonds with a monthly coupon',
    'Har oy kuponli obligatsiyalar',
    'invest',
    'bond',
    -30,
    null,
  ],
  ['Стратегия на год', 'A strategy for a year', 'Bir yillik strategiya', 'invest', 'strategy', -8, 22],
  ['Выпуск размещён', 'The issue is sold', 'Chiqarilgan obligatsiyalar sotildi', 'invest', 'dead_bond', -40, 5],
  ['Инвестиции от 100 000 сум', 'Invest from 100,000 soʻm', '100 000 soʻmdan investitsiya', 'invest', 'link', 14, 60],
  ['Итоги квартала', 'The quarter in figures', null, 'invest', 'none', -95, -65],
  ['Дивиденды выплачены', 'Dividends are paid', 'Dividendlar toʻlandi', 'invest', 'none', -3, 11, false],
  ['Холодильники со скидкой', 'Refrigerators at a discount', 'Muzlatkichlar chegirmada', 'market', 'category', -7, 14],
  ['Неделя ноутбуков', 'Week of laptops', 'Noutbuklar haftaligi', 'market', 'product', 2, 9],
  ['Мебель: доставка бесплатно', 'Furniture: free delivery', 'Mebel: bepul yetkazish', 'market', 'category', -1, 29],
  ['Школьный сезон', 'Back to school', 'Maktab mavsumi', 'market', 'category', -110, -80],
  ['Инструменты для дома', 'Tools for the home', 'Uy uchun asboblar', 'market', 'product', -15, -2],
  ['Чёрная пятница', 'Black Friday', 'Qora juma', 'market', 'link', 1, 4, false],
  ['Оплата штрафов без комиссии', 'Fines without commission', 'Jarimalar komissiyasiz', 'payments', 'link', -25, 35],
  ['Пополнение телефона', 'Top up a phone', 'Telefonni toʻldirish', 'payments', 'none', -2, null],
  ['Интернет со скидкой', 'Internet at a discount', 'Internet chegirmada', 'payments', 'link', 8, 38],
  ['Оплата детского сада', 'Pay for the kindergarten', 'Bogʻcha toʻlovi', 'payments', 'none', 0, 15, false],
];

/** Whose title was written anew in Russian after it was translated. */
const stale = [2, 11];
const address = 'https://divan.uz/offers';

interface Targets {
  category: number | null;
  dead_category: number | null;
  product: number | null;
  bond: number | null;
  dead_bond: number | null;
  strategy: number | null;
}

/** Twenty-four banners: shown, planned, over and drafts, two of which lead to what customers no longer see. */
export async function seedBanners(sql: Sql, clock: Clock): Promise<void> {
  const [found] = await sql.query<Targets>(
    `select (select min(id) from market_categories where content_target('category', id) = 'ok') as category,
       (select min(id) from market_categories where content_target('category', id) = 'off') as dead_category,
       (select id from products where is_active and stock > 0 order by id limit 1) as product,
       (select min(id) from bonds where status = 'active') as bond,
       (select min(id) from bonds where status <> 'active') as dead_bond,
       (select min(id) from strategies where status = 'active') as strategy`,
  );
  const targets = found!; // a select without a table answers one row
  const day = (days: number) => timestampOf(daysAgo(clock, -days)).slice(0, 10);
  const rows = planned.map(([ru, en, uz, place, action, from, to, isOn = true], at) => {
    const target = action === 'none' || action === 'link' ? null : targets[action];
    const kind = action.replace('dead_', '');
    return {
      ...{ ru, en, uz, place, from: day(from), to: to === null ? null : day(to), isOn },
      kind: action === 'link' ? 'link' : target === null ? 'none' : kind,
      value: action === 'link' ? address : target === null ? null : String(target),
      order: planned.slice(0, at + 1).filter((other) => other[3] === place).length,
      made: timestampOf(daysAgo(clock, Math.max(2, 14 - from))),
      isStale: stale.includes(at),
    };
  });
  await sql.query(
    `insert into banners (title_ru, title_en, title_uz, title_ru_at, title_en_at, title_uz_at, place, action_type, action_value, start_date,
       end_date, is_active, sequence_number, created_at, updated_at)
     select ru, en, uz, case when is_stale then made + interval '1 day' else made end, case when en is not null then made end,
       case when uz is not null then made end, place, kind, value, from_day, to_day, is_on, position, made, made
     from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::date[], $8::date[], $9::boolean[],
       $10::int[], $11::timestamp[], $12::boolean[])
       as b (ru, en, uz, place, kind, value, from_day, to_day, is_on, position, made, is_stale)`,
    [
      ...(['ru', 'en', 'uz', 'place', 'kind', 'value', 'from', 'to', 'isOn', 'order', 'made', 'isStale'] as const).map(
        (field) => rows.map((row) => row[field]),
      ),
    ],
  );
  await sql.query(
    `insert into audit (happened_at, user_id, action, entity, entity_id, field, old_value, new_value)
     select b.created_at, u.id, 'create', 'banner', b.id::text, c.field, null, c.value
     from banners b cross join (select id from system_users where username = 'moderator') u
       cross join lateral (values ('title_ru', b.title_ru), ('place', b.place)) as c (field, value)
     where b.created_at <= $1::date + interval '1 day'`,
    [today(clock)],
  );
}
