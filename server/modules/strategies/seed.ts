import type { Sql } from '../../db/database';
import { seedTrail } from '../../db/seedTrail';
import { timestamp, type Clock } from '../../shared/clock';

const categories: [ru: string, en: string | null, uz: string | null, least: string, most: string][] = [
  ['Мудараба', 'Mudaraba', 'Muzoraba', '1000000.00', '5000000000.00'],
  ['Партнёрство', 'Partnership', 'Sheriklik', '10000000.00', '50000000000.00'],
  ['Недвижимость', 'Real estate', 'Koʻchmas mulk', '50000000.00', '50000000000.00'],
  ['Для первых шагов', null, null, '500000.00', '20000000.00'],
];

interface Said {
  id: number;
  category: number;
  goal: [ru: string, en: string | null, uz: string | null];
  advantage: [ru: string, en: string | null, uz: string | null][];
  iman: [initial: number, least: number];
}
const monthly: Said['advantage'][number] = ['Выплаты каждый месяц', 'Paid every month', 'Har oyda toʻlanadi'];
const halal: Said['advantage'][number] = [
  'Без процентов, по нормам шариата',
  'Free of interest',
  'Foizsiz, shariat asosida',
];
const secured: Said['advantage'][number] = ['Обеспечено залогом', 'Secured by a pledge', 'Garov bilan taʼminlangan'];

/** What is said of the strategies in which money lies. */
const said: Said[] = [
  {
    ...{ id: 1, category: 1, iman: [35, 30], advantage: [monthly, halal] },
    goal: ['Короткие торговые сделки', 'Short trade deals', 'Qisqa savdo bitimlari'],
  },
  {
    ...{ id: 2, category: 1, iman: [38, 30], advantage: [monthly, halal] },
    goal: ['Закупка товаров для рассрочки', 'Goods for instalments', 'Muddatli toʻlov uchun tovarlar'],
  },
  {
    ...{ id: 3, category: 1, iman: [40, 30], advantage: [monthly, halal, secured] },
    goal: ['Финансирование рассрочки на год', 'Instalments of a year', 'Bir yillik muddatli toʻlovlar'],
  },
  {
    ...{ id: 4, category: 2, iman: [40, 32], advantage: [halal, secured] },
    goal: [
      'Доля в обороте торговых партнёров',
      'A share in the trade of partners',
      'Savdo sheriklari aylanmasidagi ulush',
    ],
  },
  {
    ...{ id: 5, category: 3, iman: [42, 34], advantage: [secured] },
    goal: ['Строительство жилых домов', 'Building of homes', 'Turar-joy qurilishi'],
  },
  {
    ...{ id: 6, category: 2, iman: [30, 25], advantage: [secured] },
    goal: ['Оборотные средства компаний', null, null],
  },
];

const disclaimer = [
  'Доходность прошлых периодов не гарантирует доходности в будущем.',
  'What was earned before does not promise what will be earned.',
  'Oldingi davrlar daromadi kelgusi daromadni kafolatlamaydi.',
];

/** Not sold yet, not sold any more, and put away: nothing was ever invested in them. */
const unsold: [
  status: string,
  category: number,
  months: number,
  risk: string,
  percent: number,
  titles: Said['goal'],
][] = [
  ['soon', 2, 18, 'medium', 25, ['Зелёная энергия', 'Green energy', 'Yashil energiya']],
  ['inactive', 1, 9, 'low', 21, ['Мудараба 9', 'Mudaraba 9', 'Muzoraba 9']],
  ['archive', 1, 1, 'low', 15, ['Мудараба 1', 'Mudaraba 1', 'Muzoraba 1']],
];

const rowsOf = (advantage: Said['advantage']) =>
  JSON.stringify(advantage.map(([ru, en, uz]) => ({ text_ru: ru, text_en: en, text_uz: uz })));
const steps = (values: readonly (readonly [from: number, value: number])[]) =>
  JSON.stringify(values.map(([from, value]) => ({ from, value })));

/**
 * Fills what the strategies of the demonstration say of themselves, in categories of which one has no strategy, and adds one
 * in each of the other statuses. No figure of an investment depends on it.
 */
export async function seedStrategies(sql: Sql, clock: Clock): Promise<void> {
  const now = timestamp(clock);
  for (const [place, [ru, en, uz, least, most]] of categories.entries())
    await sql.query(
      `insert into strategy_categories (name_ru, name_en, name_uz, min_investment_amount, max_investment_amount, percents,
         position, created_at, updated_at)
       values ($1, $2, $3, $4, $5, $6::jsonb, $7, $8, $8)`,
      [ru, en, uz, least, most, JSON.stringify([{ month_from: 1, month_to: 12, percent: 20 + place }]), place + 1, now],
    );
  await sql.query(
    `update strategies s set
       expected_profit = coalesce((select max(t.percent) from tariffs t where t.strategy_id = s.id), s.expected_profit),
       min_reinvestment_amount = 500000, repayment_percent = 100, min_bond_percent_limit = 5, max_bond_percent_limit = 40,
       max_investment_percent_limit = 20, cape_by_amount = 1.2, cape_by_month = 1.1,
       value_by_amount_million = $1::jsonb, weight_by_amount_million = $2::jsonb, value_by_month = $3::jsonb,
       weight_by_month = $4::jsonb, disclaimer_ru = $5, disclaimer_en = $6, disclaimer_uz = $7`,
    [
      ...[
        steps([
          [0, 1],
          [50, 1.1],
          [100, 1.2],
        ]),
        steps([
          [0, 1],
          [50, 1],
          [100, 1],
        ]),
      ],
      ...[
        steps([
          [0, 1],
          [6, 1.1],
        ]),
        steps([
          [0, 1],
          [6, 1],
        ]),
      ],
      ...disclaimer,
    ],
  );
  // The first half of a term earns a little less, where the term is long enough to have two.
  await sql.query(
    `update strategies set percents = case when month_count < 12
         then jsonb_build_array(jsonb_build_object('month_from', 1, 'month_to', month_count, 'percent', expected_profit::float8))
         else jsonb_build_array(
           jsonb_build_object('month_from', 1, 'month_to', month_count / 2, 'percent', expected_profit::float8 - 2),
           jsonb_build_object('month_from', month_count / 2 + 1, 'month_to', month_count, 'percent', expected_profit::float8))
         end`,
  );
  for (const { id, category, goal, advantage, iman } of said)
    await sql.query(
      `update strategies set category_id = $2, goal_ru = $3, goal_en = $4, goal_uz = $5, advantage = $6::jsonb,
         initial_percent_iman = $7, min_percent_iman = $8 where id = $1`,
      [id, category, ...goal, rowsOf(advantage), ...iman],
    );
  for (const [status, category, months, risk, percent, titles] of unsold)
    await sql.query(
      `insert into strategies (title_ru, title_en, title_uz, month_count, risk_type, min_investment_amount,
         max_investment_amount, expected_profit, category_id, status, advantage, created_at, updated_at)
       values ($1, $2, $3, $4, $5, 1000000, 5000000000, $6, $7, $8, $9::jsonb, $10::timestamp - interval '200 days',
         $10::timestamp - interval '20 days')`,
      [...titles, months, risk, percent, category, status, rowsOf([halal]), now],
    );
  await seedTrail(sql, { entity: 'strategy', table: 'strategies', by: 'director' }, [
    `r.created_at, u.id, 'create', 'title', null, r.title_ru`,
    `r.created_at, u.id, 'create', 'status', null, 'soon'`,
    `r.created_at + interval '3 days', u.id, 'change_status', 'status', 'soon', case when r.status <> 'soon' then 'active' end`,
    `r.updated_at - interval '9 days', u.id, 'change_status', 'status', 'active',
       case when r.status in ('inactive', 'archive') then 'inactive' end`,
    `r.updated_at - interval '9 days', u.id, 'change_status', 'comment', null,
       case when r.status in ('inactive', 'archive') then 'Набор закрыт' end`,
    `r.updated_at, u.id, 'change_status', 'status', 'inactive', case when r.status = 'archive' then 'archive' end`,
    `r.updated_at, u.id, 'change_status', 'comment', null, case when r.status = 'archive' then 'Все деньги возвращены' end`,
  ]);
  await seedTrail(sql, { entity: 'strategy_category', table: 'strategy_categories', by: 'director' }, [
    `r.created_at, u.id, 'create', 'name', null, r.name_ru`,
  ]);
}
