import { seedTrail } from '../../db/seedTrail';
import type { Sql } from '../../db/database';
import { timestamp, type Clock } from '../../shared/clock';

type Planned = readonly [
  name: string,
  titles: readonly [string, string | null, string | null],
  texts: readonly [string, string | null, string | null],
  trigger: string,
  hours: number,
  percent: number,
  begins: number,
  ends: number,
  isActive: boolean,
];

/** Days are counted from today. */
const campaigns: readonly Planned[] = [
  [
    'Первая инвестиция',
    ['Вложите сегодня', 'Invest today', 'Bugun sarmoya kiriting'],
    [
      'Ещё сутки доход первой инвестиции выше на 2 %.',
      'One more day the first investment earns 2% more.',
      'Yana bir kun birinchi sarmoya daromadi 2% yuqori.',
    ],
    'no_investment',
    24,
    2,
    -90,
    60,
    true,
  ],
  [
    'Добро пожаловать',
    ['Подарок новичку', 'A welcome gift', 'Yangi mijozga sovgʻa'],
    [
      'Три дня скидка на первую покупку в рассрочку.',
      'Three days of a discount on the first instalment.',
      'Birinchi muddatli xaridga uch kun chegirma.',
    ],
    'registered',
    72,
    5,
    -120,
    90,
    true,
  ],
  [
    'Забытая корзина',
    ['Товары ждут вас', 'Your goods are waiting', 'Tovarlar sizni kutmoqda'],
    ['До вечера корзина дешевле на 3 %.', 'The cart is 3% cheaper till the evening.', 'Kechgacha savat 3% arzon.'],
    'cart_left',
    6,
    3,
    -60,
    30,
    true,
  ],
  [
    'Свободный лимит',
    ['Лимит не ждёт', null, 'Limit kutib turmaydi'],
    ['Неделя без наценки на товары до вашего лимита.', null, 'Limitingiz doirasida bir hafta ustamasiz.'],
    'limit_unused',
    168,
    9,
    -45,
    45,
    true,
  ],
  [
    'Навруз',
    ['К Наврузу дешевле', 'Cheaper for Navruz', 'Navroʻzga arzon'],
    [
      'Двое суток скидка на технику для дома.',
      'Two days of a discount on home appliances.',
      'Uy texnikasiga ikki kun chegirma.',
    ],
    'registered',
    48,
    7,
    -250,
    -230,
    true,
  ],
  [
    'Летний лимит',
    ['Лето в рассрочку', 'Summer by instalments', 'Yoz muddatli toʻlovga'],
    ['Сутки без первого взноса.', 'A day without a down payment.', 'Bir kun boshlangʻich toʻlovsiz.'],
    'limit_unused',
    24,
    4,
    -160,
    -70,
    true,
  ],
  [
    'Новый год',
    ['Новогодняя неделя', 'New Year week', 'Yangi yil haftaligi'],
    ['Кэшбэк на всё до полуночи.', 'Cashback on everything till midnight.', 'Yarim tungacha hammasiga keshbek.'],
    'cart_left',
    24,
    10,
    20,
    45,
    true,
  ],
  [
    'Повторная инвестиция',
    ['Добавьте к вложенному', 'Add to what you have', null],
    ['Двенадцать часов без комиссии.', 'Twelve hours without a fee.', null],
    'no_investment',
    12,
    1.5,
    -10,
    50,
    false,
  ],
];

/** Eight campaigns in all their states, and six hundred people who have or had an offer of the five that have begun. */
export async function seedFomo(sql: Sql, clock: Clock): Promise<void> {
  const now = timestamp(clock);
  for (const [name, [tru, ten, tuz], [ru, en, uz], trigger, hours, percent, begins, ends, isActive] of campaigns)
    await sql.query(
      `insert into fomos (name, title_ru, title_en, title_uz, text_ru, text_en, text_uz, trigger, duration_hours, benefit_percent, starts_on,
         ends_on, is_active, created_at, updated_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $15::date + $11::int, $15::date + $12::int, $13,
         $15::date + least($11::int, 0) - $14::int, $15::date + least($11::int, 0) - $14::int)`,
      [name, tru, ten, tuz, ru, en, uz, trigger, hours, percent, begins, ends, isActive, 5, now],
    );
  await sql.query(
    `insert into user_fomos (app_user_id, fomo_id, activated_at, expires_at, used_at)
     select n, f.id, a.at, a.at + f.duration_hours * interval '1 hour',
       case when n % 4 = 0 then least(a.at + f.duration_hours * interval '20 minutes', $1::timestamp) end
     from generate_series(1, 600) as g (n)
       join lateral (select * from fomos where is_active and starts_on < $1::date order by id offset n % 6 limit 1) f on true
       cross join lateral (select least(f.ends_on::timestamp, $1) - f.duration_hours * (n % 7) * interval '20 minutes'
         - (n % 17) * interval '1 minute' - interval '2 minutes' as at) a
     order by a.at`,
    [now],
  );
  await seedTrail(sql, { entity: 'fomo', table: 'fomos', by: 'moderator' }, [
    `r.created_at, u.id, 'create', 'name', null, r.name`,
    `r.created_at + interval '1 hour', u.id, 'update', 'is_active', 'false', case when r.is_active then 'true' end`,
  ]);
}
