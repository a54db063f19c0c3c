import type { Sql } from '../../db/database';
import { timestamp, type Clock } from '../../shared/clock';

/**
 * What the gateways keep of the charges that there are, and at which terminals they were made; and charges that failed, some of them
 * today. They paid nothing, so no payment stands behind them.
 */
export async function seedTransactions(sql: Sql, clock: Clock): Promise<void> {
  await seedToday(sql, timestamp(clock));
  await sql.query(
    `update gateway_transactions set commission = round(amount * 0.005, 2), terminal = '9240673' || (1 + id % 4) where status in ('success', 'reversed')`,
    [],
  );
  await sql.query(
    `update gateway_transactions set acquirer = (select acquiring_provider from payment_settings), sent_at = created_at`,
    [],
  );
  await sql.query(
    `insert into gateway_transactions (gateway, external_id, direction, customer_id, card_id, amount, status, error, terminal, created_at,
       finished_at)
     select k.kind, 'failed-' || k.id || '-' || n, 'in', k.customer_id, k.id, 100000 + (k.id * 7919 + n * 104729) % 900000, 'failed',
       (array['insufficient_funds', 'card_blocked', 'limit_exceeded', 'timeout'])[1 + (k.id + n) % 4], '9240673' || (1 + k.id % 4), at,
       at + interval '3 seconds'
     from payment_cards k cross join generate_series(0, 5) as g (n)
       cross join lateral (select $1::timestamp - n * interval '11 days' - (1 + k.id * 37 % 400) * interval '1 minute' as at) m
     where k.id % 5 = 0 and k.created_at < m.at order by m.at`,
    [timestamp(clock)],
  );
  await seedUnanswered(sql, timestamp(clock));
}

/** Charges of today that have passed. What the contracts of the demonstration lack of them is made up by paying their next rows. */
const passedToday = 12;
async function seedToday(sql: Sql, now: string): Promise<void> {
  await sql.query(
    `with owing as (
       select n.id as application_id, k.id as card_id, k.customer_id, k.kind, r.number, r.amount - r.paid - r.cancelled - r.rebate as amount,
         greatest(date_trunc('day', $1::timestamp), $1::timestamp - row_number() over (order by n.id % 83, n.id) * interval '9 minutes') as at
       from installments n join applications a on a.id = n.id join orders o on o.application_id = n.id
         join payment_cards k on k.customer_id = n.customer_id join schedule_rows r on r.installment_id = n.id
         cross join lateral (select min(s.number) as first, count(*) as count from schedule_rows s
           where s.installment_id = n.id and s.paid + s.cancelled + s.rebate < s.amount) open
       where a.status = 'not_fully_paid' and o.status = 'completed' and k.status = 'active' and r.number = open.first and open.count > 1
         and not exists (select from payment_cards c where c.customer_id = k.customer_id and c.id < k.id and c.status = 'active')
       order by n.id % 83, n.id
       limit greatest(0, $2::int - (select count(*) from gateway_transactions t
         where t.status = 'success' and t.direction = 'in' and t.created_at >= $1::date))),
     charged as (
       insert into gateway_transactions (gateway, external_id, direction, customer_id, card_id, amount, status, rrn, created_at, finished_at)
       select o.kind, 'today-' || o.application_id, 'in', o.customer_id, o.card_id, o.amount, 'success',
         (420000000000 + o.application_id)::text, o.at, o.at from owing o returning id, external_id),
     paid as (
       insert into installment_payments (application_id, kind, amount, status, gateway, external_id, date, gateway_transaction_id, created_at,
         paid_at)
       select o.application_id, 'instalment', o.amount, 'success', o.kind, c.external_id, $1::date, c.id, o.at, o.at
       from owing o join charged c on c.external_id = 'today-' || o.application_id returning id, application_id, amount, paid_at),
     parted as (
       insert into payment_parts (payment_id, installment_id, row_number, amount)
       select p.id, p.application_id, o.number, p.amount from paid p join owing o on o.application_id = p.application_id)
     insert into installment_moves (application_id, kind, payment_id, date, amount, account, is_sold, created_at)
     select p.application_id, 'payment', p.id, $1::date, p.amount, 5530, true, p.paid_at from paid p`,
    [now, passedToday],
  );
}

/** Two charges of contracts whose gateway has not answered yet: somebody may ask it. */
async function seedUnanswered(sql: Sql, now: string): Promise<void> {
  await sql.query(
    `with owing as (
       select n.id as application_id, k.id as card_id, k.customer_id, k.kind, r.amount - r.paid - r.cancelled - r.rebate as amount,
         $1::timestamp - row_number() over (order by n.id % 89, n.id) * interval '7 minutes' as at
       from installments n join applications a on a.id = n.id join payment_cards k on k.customer_id = n.customer_id
         join schedule_rows r on r.installment_id = n.id
       where a.status = 'not_fully_paid' and k.status = 'active' and right(k.masked_pan, 4) not in ('0001', '0002', '0003')
         and r.number = (select min(o.number) from schedule_rows o where o.installment_id = n.id and o.paid + o.cancelled + o.rebate < o.amount)
         and not exists (select from payment_cards o where o.customer_id = k.customer_id and o.id < k.id and o.status = 'active')
       order by n.id % 89, n.id limit 2),
     charged as (
       insert into gateway_transactions (gateway, external_id, direction, customer_id, card_id, amount, status, terminal, acquirer, created_at, sent_at)
       select o.kind, 'unanswered-' || o.application_id, 'in', o.customer_id, o.card_id, o.amount, 'new', '92406731',
         (select acquiring_provider from payment_settings), o.at, o.at from owing o returning id, external_id)
     insert into installment_payments (application_id, kind, amount, status, gateway, external_id, date, gateway_transaction_id, created_at)
     select o.application_id, 'instalment', o.amount, 'new', o.kind, c.external_id, $1::date, c.id, o.at
     from owing o join charged c on c.external_id = 'unanswered-' || o.application_id`,
    [now],
  );
}
