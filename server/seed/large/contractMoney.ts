/** What was paid for the contracts of `buys`, what was sold by them, and what their merchants got; all of it is posted. */
import type { Sql } from '../../db/database';

const pays = `
  create temporary table pays (id integer primary key, application_id integer, kind text, amount numeric, row_number integer, date date,
    at timestamp(0), gateway text, gateway_transaction_id integer, customer_id integer, card_id integer) on commit drop`;

/** Every third by card, where the customer has one; one in seven of the others in cash. */
const drawPays = `
  insert into pays
  with owed as (
    select b.id as application_id, 'down_payment' as kind, b.down as amount, null::int as row_number, b.created_at::date as date, b.n from buys b where b.down > 0
    union all select d.id, 'instalment', d.paid, d.number, d.paid_on, b.n from dues d join buys b on b.id = d.id where d.paid > 0),
  placed as (select o.*, l.id + row_number() over (order by o.date, o.application_id, o.row_number) as id
    from owed o cross join (select coalesce(max(id), 0) as id from installment_payments) l),
  led as (select p.*, b.created_at, b.customer_id, case when p.id % 3 = 0 then b.card_id end as card_id, b.card_kind
    from placed p join buys b on b.id = p.application_id)
  select l.id, l.application_id, l.kind, l.amount, l.row_number, l.date,
    case when l.kind = 'down_payment' then l.created_at else l.date + (9 + l.id % 10) * interval '1 hour' end,
    case when l.card_id is not null then l.card_kind when l.id % 7 = 0 then 'cash' else 'bank' end,
    case when l.card_id is not null then t.id + row_number() over (partition by l.card_id is not null order by l.id) end, l.customer_id, l.card_id
  from led l cross join (select coalesce(max(id), 0) as id from gateway_transactions) t`;

const sold = `b.created_at::date + 2`;
const commission = `round((b.price - b.discount) * b.discount_percent / 100, 2)`;
const purchase = `(b.price - b.discount - ${commission})`;

const statements: readonly [text: string, asksDay?: true][] = [
  [
    `insert into gateway_transactions (id, gateway, external_id, direction, customer_id, card_id, amount, status, rrn, commission, terminal,
       created_at, finished_at)
     select gateway_transaction_id, gateway, 'large-' || id, 'in', customer_id, card_id, amount, 'success', (420000000000 + id)::text,
       round(amount * 0.005, 2), '9240673' || 1 + id % 4, at, at from pays where card_id is not null order by id`,
  ],
  [
    `insert into installment_payments (id, application_id, kind, amount, status, gateway, external_id, date, gateway_transaction_id, created_at, paid_at)
     select id, application_id, kind, amount, 'success', gateway, 'large-' || id, date, gateway_transaction_id, at, at from pays order by id`,
  ],
  [
    `insert into payment_parts (payment_id, installment_id, row_number, amount)
     select id, application_id, row_number, amount from pays where kind = 'instalment' order by id`,
  ],
  [
    `insert into installment_moves (application_id, kind, payment_id, date, amount, account, is_sold, vat, purchase, paid_before, created_at)
     select * from (
       select p.application_id, 'payment', p.id, p.date, p.amount, case p.gateway when 'cash' then 5010 when 'bank' then 5110 else 5530 end,
         p.kind = 'instalment', null::numeric, null::numeric, null::numeric, p.at from pays p
       union all
       select b.id, 'sale', null, ${sold}, b.down + b.amount, null, null, b.first_vat + b.second_vat, ${purchase}, b.down, ${sold} + time '15:00'
       from buys b) m order by 11, 1`,
  ],
  [
    `insert into merchant_moves (merchant_id, date, kind, amount, purchase, commission, order_id, created_at)
     select b.merchant_id, ${sold}, 'sale', ${purchase}, b.price - b.discount, ${commission}, b.order_id, ${sold} + time '15:00'
     from buys b order by ${sold}, b.n`,
  ],
  [
    // What was sold in a month is paid early in the next.
    `with due as (
       select merchant_id, date_trunc('month', ${sold})::date as month, sum(${purchase}) as amount from buys b group by 1, 2),
     dated as (
       select d.*, (d.month + interval '1 month')::date + 2 + d.merchant_id % 5 as day, row_number() over (order by d.month, d.merchant_id) as place
       from due d),
     made as (
       insert into merchant_transfers (merchant_id, amount, purpose, document_number, mfo, account_number, status, created_by, created_at,
         decided_by, decided_at, finished_by, finished_at, paid_on, updated_at)
       select d.merchant_id, d.amount, 'Оплата по договору ' || m.contract_number || ' за ' || to_char(d.month, 'MM.YYYY'), 'L-' || d.place, m.mfo,
         m.account_number, 'paid', maker.id, d.day + time '10:00', decider.id, d.day + time '11:30', maker.id, d.day + time '16:00', d.day,
         d.day + time '16:00'
       from dated d join merchants m on m.id = d.merchant_id cross join (select id from system_users where username = 'accountant') maker
         cross join (select id from system_users where username = 'accountant2') decider
       where d.day <= $1::date order by d.place
       returning id, merchant_id, amount, paid_on, decided_at)
     insert into merchant_moves (merchant_id, date, kind, amount, transfer_id, created_at)
     select merchant_id, paid_on, 'payout', -amount, id, decided_at from made order by id`,
    true,
  ],
];

export async function payContracts(sql: Sql, day: string): Promise<void> {
  await sql.query(pays);
  await sql.query(drawPays);
  await sql.query('analyze pays');
  for (const [text, asksDay] of statements) await sql.query(text, asksDay === true ? [day] : []);
  for (const table of ['gateway_transactions', 'installment_payments'])
    await sql.query(`select setval(pg_get_serial_sequence($1, 'id'), greatest((select max(id) from ${table}), 1))`, [
      table,
    ]);
  await sql.query('drop table pays');
}
