/** The demonstration: what every month since January 2022 has cost and brought in besides the money of investors. */
import type { Sql } from '../../db/database';
import { seedTrail } from '../../db/seedTrail';

interface Plan {
  /** The code of the line of profit and loss. */
  line: string;
  /** The day of the month, one that every month has. */
  day: number;
  /** Of January 2022, in so'm; it grows with the business, and its share of tax lies within. */
  amount: number;
  hasVat: boolean;
  /** Every so many months. */
  every: number;
  counterparty: string;
  description: string;
  /** Money of one strategy; else it is common to all. */
  isOwn?: boolean;
  isAuto?: boolean;
}

const spent: readonly Plan[] = [
  {
    line: 'administrative',
    day: 5,
    amount: 5600000,
    hasVat: true,
    every: 1,
    counterparty: 'ООО «Ofis Markaz»',
    description: 'Аренда офиса',
  },
  {
    line: 'administrative',
    day: 10,
    amount: 21500000,
    hasVat: false,
    every: 1,
    counterparty: 'Сотрудники',
    description: 'Заработная плата',
  },
  {
    line: 'administrative',
    day: 12,
    amount: 896000,
    hasVat: true,
    every: 1,
    counterparty: 'АО «Uztelecom»',
    description: 'Связь и интернет',
  },
  {
    line: 'selling',
    day: 14,
    amount: 3360000,
    hasVat: true,
    every: 1,
    counterparty: 'ООО «Reklama Plus»',
    description: 'Реклама стратегии',
    isOwn: true,
  },
  {
    line: 'cost_of_goods',
    day: 16,
    amount: 12320000,
    hasVat: true,
    every: 1,
    counterparty: 'ООО «Texno Savdo»',
    description: 'Товары для рассрочки',
    isOwn: true,
  },
  {
    line: 'other_expense',
    day: 18,
    amount: 1250000,
    hasVat: false,
    every: 3,
    counterparty: 'Нотариус Юлдашева М.',
    description: 'Нотариальные услуги',
  },
  {
    line: 'financial',
    day: 20,
    amount: 310000,
    hasVat: false,
    every: 1,
    counterparty: 'АКБ «Kapitalbank»',
    description: 'Комиссия банка за месяц',
    isAuto: true,
  },
  {
    line: 'profit_tax',
    day: 20,
    amount: 4400000,
    hasVat: false,
    every: 3,
    counterparty: 'Налоговый комитет',
    description: 'Налог на прибыль за квартал',
  },
];
const earned: readonly Plan[] = [
  {
    line: 'goods',
    day: 8,
    amount: 19040000,
    hasVat: true,
    every: 1,
    counterparty: 'ООО «Baraka Market»',
    description: 'Товары в рассрочку',
    isOwn: true,
  },
  {
    line: 'services',
    day: 15,
    amount: 42560000,
    hasVat: true,
    every: 1,
    counterparty: 'ООО «Savdo Invest»',
    description: 'Вознаграждение за управление',
    isOwn: true,
  },
  {
    line: 'services',
    day: 17,
    amount: 7840000,
    hasVat: true,
    every: 1,
    counterparty: 'ООО «Divan Merchant»',
    description: 'Комиссии мерчантов',
  },
  {
    line: 'interest_income',
    day: 19,
    amount: 2300000,
    hasVat: false,
    every: 1,
    counterparty: 'АКБ «Kapitalbank»',
    description: 'Проценты на остаток',
    isAuto: true,
  },
  {
    line: 'other_income',
    day: 13,
    amount: 900000,
    hasVat: false,
    every: 4,
    counterparty: 'ООО «Ofis Markaz»',
    description: 'Возврат переплаты',
  },
];

/** Writes them as the platform would have, month by month to the day before `day`, YYYY-MM-DD. */
export async function seedEntries(sql: Sql, day: string): Promise<void> {
  for (const [table, plans] of [
    ['expenses', spent],
    ['incomes', earned],
  ] as const)
    await sql.query(
      `insert into ${table} (date, category_id, account_id, strategy_id, amount, vat_amount, counterparty, description, source,
         created_by, created_at)
       select d.date, c.id, 5110, o.id, w.amount, case when p."hasVat" then round(w.amount * 12 / 112, 2) end, p.counterparty,
         p.description, case when p."isAuto" then 'auto' else 'manual' end, case when p."isAuto" then null else u.id end,
         d.date + time '11:30'
       from jsonb_to_recordset($1::jsonb) as p (line text, day integer, amount numeric, "hasVat" boolean, every integer,
           counterparty text, description text, "isOwn" boolean, "isAuto" boolean)
         join pnl_catalog c on c.code = p.line
         cross join (select id from system_users where username = 'accountant') u
         cross join (select array_agg(id order by id) as ids from strategies) s
         cross join lateral (select n, (make_date(2022, 1, 1) + make_interval(months => n))::date + p.day - 1 as date
           from generate_series(0, 600) n) d
         -- Prices rise by a hundredth each month, and no two months are alike.
         cross join lateral (select round(p.amount * power(1.01, d.n) * (1 + (d.n * 37 + p.day * 11) % 19 / 100.0), 2) as amount) w
         left join lateral (select s.ids[1 + p.day % cardinality(s.ids)] as id where p."isOwn") o on true
       where d.date < $2::date and d.n % p.every = p.every - 1 order by d.date, p.day`,
      [JSON.stringify(plans), day],
    );
  await sql.query(
    `insert into expense_files (expense_id, file_id, name, file_key, created_at)
     select e.id, gen_random_uuid(), 'Счёт-фактура от ' || to_char(e.date, 'DD.MM.YYYY') || '.pdf', f.key, e.created_at
     from expenses e cross join (select key from files where kind = 'pdf' order by key limit 1) f
     where e.vat_amount is not null and e.date > $1::date - 400`,
    [day],
  );
  for (const [entity, table] of [
    ['expense', 'expenses'],
    ['income', 'incomes'],
  ] as const)
    await seedTrail(sql, { entity, table, by: 'accountant' }, [
      `r.created_at, r.created_by, 'create', 'amount', null, r.amount::text`,
    ]);
}
