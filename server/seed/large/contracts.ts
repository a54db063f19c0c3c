/** Contracts at volume: sold two days after they were signed, paid row by row, and as late as those of the demonstration. */
import type { Sql } from '../../db/database';
import type { Area } from './area';
import { applicationColumns, applicationValues, figureFaults, finishBuys, lineFaults, planBuys } from './buys';
import { payContracts } from './contractMoney';

/** The rows of the schedule of what is in `buys`, with what was paid of each, and how each contract stands. */
const tables = [
  `create temporary table dues (id integer, number integer, date date, amount numeric, paid numeric, paid_on date) on commit drop`,
  `create temporary table stands (id integer primary key, paid numeric, oldest_due date, last_paid date) on commit drop`,
];

/** In a hundred contracts 62 are in time, 18 late by a month at most, 9 by two, 5 by three, and 6 by more. Rows before the late one are paid. */
const drawDues = `
  insert into dues
  with late as (
    select b.id, l.least, l.most from buys b join (values (62, 80, 1, 30), (80, 89, 31, 60), (89, 94, 61, 90), (94, 100, 91, 400))
      as l (begins, ends, least, most) on b.n::bigint * 7919 % 100 >= l.begins and b.n::bigint * 7919 % 100 < l.ends),
  spread as (
    select b.id, b.created_at, k as number, r.date, case when k < b.months then b.month_amount else b.amount - b.month_amount * (b.months - 1) end as amount,
      min(k) filter (where $1::date - r.date between l.least and l.most) over (partition by b.id) as late
    from buys b left join late l on l.id = b.id cross join lateral generate_series(1, b.months) k
      cross join lateral (select (b.first_day + (k - 1) * interval '1 month')::date as date) r),
  shared as (
    select s.*, case when s.number < s.late or s.late is null and s.date <= $1::date then s.amount
      -- Of one in four late rows a part came in time.
      when s.number = s.late and s.id % 4 = 0 then floor(s.amount / 3) else 0 end as paid
    from spread s)
  select id, number, date, amount, paid, case when paid > 0 then date - (id + number) % 5 end from shared order by id, number`;

const drawStands = `
  insert into stands
  select id, sum(paid), min(date) filter (where paid < amount), max(paid_on) from dues group by id`;

const status = `case when s.oldest_due is not null then 'not_fully_paid' when $1::date - s.last_paid > 14 then 'closed' else 'fully_paid' end`;
/** Nobody waits for a contract that is paid longer than a fortnight. */
const since = `case when s.oldest_due is not null then b.created_at + interval '2 days' when $1::date - s.last_paid > 14 then s.last_paid + 14 + time '03:00'
  else s.last_paid + time '19:00' end`;

const statements: readonly [text: string, asksDay?: true][] = [
  [
    `insert into applications (${applicationColumns}, status, status_since, updated_at)
     select ${applicationValues}, ${status}, ${since}, ${since}
     from buys b join stands s on s.id = b.id join customers c on c.id = b.customer_id order by b.n`,
    true,
  ],
  [
    `insert into installments (id, guid, customer_id, contract_number, total, down_payment, installment_amount, paid, oldest_due, autopay, created_at)
     select a.id, a.guid, a.customer_id, a.contract_number, a.total, a.down_payment, a.installment_amount, s.paid, s.oldest_due,
       b.card_id is not null and b.n % 3 = 0, a.created_at
     from buys b join stands s on s.id = b.id join applications a on a.id = b.id order by b.n`,
  ],
  [
    `insert into schedule_rows (installment_id, number, date, amount, paid)
     select id, number, date, amount, paid from dues order by id, number`,
  ],
  [
    `insert into orders (id, application_id, status, status_since, is_marketplace, moderator_id, taken_at, completed_at, created_at, updated_at,
       customer_id, merchant_id, branch_id, seller_id, contract_number, total, down_payment_state, paid, granted, waiting)
     select b.order_id, b.id, 'completed', t.sold, b.n % 4 = 0, u.id, b.created_at + interval '20 minutes', t.sold, b.created_at, t.sold,
       b.customer_id, b.merchant_id, b.branch_id, b.seller_id, 'RS-' || lpad(b.id::text, greatest(6, length(b.id::text)), '0'), b.down + b.amount,
       case when b.down > 0 then 'paid' else 'none' end, b.down + s.paid, b.amount, b.amount - s.paid
     from buys b join stands s on s.id = b.id cross join lateral (select b.created_at::date + 2 + time '15:00' as sold) t
       cross join (select id from system_users where username = 'moderator') u order by b.n`,
  ],
  [
    `insert into agreements (application_id, kind, amount, date, status, signed_at, created_at)
     select b.id, k, b.down + b.amount, b.created_at::date, 'signed', b.created_at, b.created_at
     from buys b cross join unnest(array['contract', 'act']) k order by b.n, k`,
  ],
  [
    `insert into payment_promises (installment_id, date, amount, comment, user_id, created_at)
     select d.id, $1::date + case d.id % 9 when 0 then 0 when 3 then 3 else -7 end, sum(d.amount - d.paid),
       case d.id % 2 when 0 then 'Ждёт зарплату' end, u.id, $1::date - 12 + time '10:30'
     from dues d cross join (select id from system_users where username = 'moderator') u
     where d.date < $1::date - 14 and d.paid < d.amount and d.id % 3 = 0 group by d.id, u.id order by d.id`,
    true,
  ],
];

async function fill(sql: Sql, rows: number, day: string): Promise<void> {
  await planBuys(sql, { rows, day, from: 728, until: 4 });
  for (const text of tables) await sql.query(text);
  await sql.query(drawDues, [day]);
  await sql.query(drawStands);
  await sql.query('analyze dues');
  await sql.query('analyze stands');
  for (const [text, asksDay] of statements) await sql.query(text, asksDay === true ? [day] : []);
  await payContracts(sql, day);
  await sql.query('select customers_count(array_agg(distinct customer_id)) from buys having count(*) > 0');
  for (const name of ['dues', 'stands']) await sql.query(`drop table ${name}`);
  await finishBuys(sql);
}

export const instalments: Area = {
  tables: [
    ...[
      'applications',
      'application_baskets',
      'installments',
      'schedule_rows',
      'orders',
      'agreements',
      'payment_promises',
    ],
    ...[
      'gateway_transactions',
      'installment_payments',
      'payment_parts',
      'installment_moves',
      'merchant_moves',
      'merchant_transfers',
    ],
    ...['product_invoices', 'gl_postings', 'gl_entries'],
  ],
  rows: 120_000,
  fill,
  // Moves are posted as they come, for there is no other way into the ledger.
  unasked: {
    tables: [
      ...['applications', 'application_baskets', 'installments', 'schedule_rows', 'orders', 'installment_payments'],
      'payment_parts',
    ],
    faults: [
      lineFaults,
      figureFaults,
      `select n.id from installments n join applications a on a.id = n.id left join (
         select installment_id, sum(amount) as amount, sum(paid) as paid, sum(cancelled) as cancelled, sum(rebate) as rebate,
           min(date) filter (where paid + cancelled + rebate < amount) as oldest_due from schedule_rows group by installment_id) r
         on r.installment_id = n.id
       where n.installment_amount is not null
         and (n.installment_amount, n.paid, n.cancelled, n.rebate, n.oldest_due, n.total, n.down_payment, n.customer_id)
           is distinct from (r.amount, r.paid, r.cancelled, r.rebate, r.oldest_due, a.total, a.down_payment, a.customer_id)`,
      `select r.installment_id, r.number from schedule_rows r left join (
         select installment_id, row_number, sum(amount) as amount from payment_parts group by installment_id, row_number) p
         on p.installment_id = r.installment_id and p.row_number = r.number
       where r.paid <> coalesce(p.amount, 0)`,
      `select p.id from installment_payments p left join (
         select payment_id, sum(amount) as amount from payment_parts group by payment_id) s on s.payment_id = p.id
       where coalesce(s.amount, 0) <> case when p.kind = 'instalment' and p.status = 'success' then p.amount else 0 end`,
    ],
  },
};
