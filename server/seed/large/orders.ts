/** Orders at volume of which nothing was sold: the latest are at work, the others came to nothing. No money moved for them. */
import type { Sql } from '../../db/database';
import type { Area } from './area';
import { applicationColumns, applicationValues, figureFaults, finishBuys, lineFaults, planBuys } from './buys';

/** What waits does so for less than the three days after which it ends by itself. */
const drawn = `
  select b.*, b.created_at >= $1::date - 1 as is_waiting, s.status, case when s.status like '%marketplace' then true when s.status = 'cancelled_by_merchant'
    then false else b.n % 4 = 0 end as is_marketplace
  from buys b cross join lateral (select case when b.created_at < $1::date - 1
      then (array['cancelled', 'cancelled_by_moderator', 'cancelled', 'cancelled_by_merchant', 'cancelled', 'cancelled_by_marketplace',
        'cancelled_by_qabz', 'cancelled_by_moderator', 'cancelled'])[1 + b.n::bigint * 104729 % 9]
      when b.n % 5 = 0 then case when b.down > 0 then 'waiting_for_down_payment' else 'waiting_for_qabz' end
      else (array['waiting_for_moderator', 'moderation_in_process', 'approved_by_moderator', 'waiting_for_marketplace',
        'approved_by_marketplace', 'waiting_for_moderator', 'waiting_for_moderator'])[1 + b.n % 7] end as status) s`;

const statuses = `
  create temporary table ways (id integer primary key, status text, order_status text, is_marketplace boolean, since timestamp(0), waits boolean)
  on commit drop`;
const drawWays = `
  insert into ways
  select d.id, case when d.status = 'waiting_for_down_payment' then d.status when d.is_waiting then 'agreement_accepted'
      when e.is_over then 'processing_expired' else 'cancelled' end,
    d.status, d.is_marketplace, d.created_at + case when e.is_over then 72 when d.is_waiting then d.n % 5 else 1 + d.n % 20 end * interval '1 hour',
    d.is_waiting
  from (${drawn}) d
    cross join lateral (select d.status = 'cancelled' and d.n % 2 = 0 and d.created_at < $1::date - 4 as is_over) e`;

const statements = [
  `insert into applications (${applicationColumns}, status, status_since, expires_at, updated_at)
   select ${applicationValues}, w.status, w.since, case when w.waits then w.since + interval '72 hours' end, w.since
   from buys b join ways w on w.id = b.id join customers c on c.id = b.customer_id order by b.n`,
  // Whoever was moderated has a moderator; of those that were given up one in three never was.
  `insert into orders (id, application_id, status, status_since, is_marketplace, moderator_id, taken_at, created_at, updated_at, customer_id,
     merchant_id, branch_id, seller_id, contract_number, total, down_payment_state, waiting)
   select b.order_id, b.id, w.order_status, w.since, w.is_marketplace, u.id, case when u.id is not null then least(b.created_at + interval '20 minutes', w.since) end,
     b.created_at, w.since, b.customer_id, b.merchant_id, b.branch_id, b.seller_id, 'RS-' || lpad(b.id::text, greatest(6, length(b.id::text)), '0'), b.down + b.amount,
     case when b.down > 0 then 'unpaid' else 'none' end, case when w.waits then b.down else 0 end
   from buys b join ways w on w.id = b.id
     left join (select id, username from system_users where username in ('moderator', 'director')) u
       on u.username = case when b.n % 5 = 0 then 'director' else 'moderator' end and w.order_status <> 'waiting_for_moderator'
         and (w.order_status <> 'cancelled' or b.n % 3 <> 0) order by b.n`,
  `insert into agreements (application_id, kind, amount, date, status, signed_at, created_at)
   select b.id, 'contract', b.down + b.amount, b.created_at::date, case when w.waits then 'signed' else 'void' end, case when w.waits then b.created_at end,
     b.created_at
   from buys b join ways w on w.id = b.id order by b.n`,
];

async function fill(sql: Sql, rows: number, day: string): Promise<void> {
  await planBuys(sql, { rows, day, from: 728, until: 0 });
  await sql.query(statuses);
  await sql.query(drawWays, [day]);
  await sql.query('analyze ways');
  for (const text of statements) await sql.query(text);
  await sql.query('drop table ways');
  await finishBuys(sql);
}

export const orders: Area = {
  tables: ['applications', 'application_baskets', 'orders', 'agreements'],
  rows: 1_000_000,
  fill,
  unasked: {
    tables: ['applications', 'application_baskets', 'orders'],
    faults: [
      lineFaults,
      figureFaults,
      `select o.id, a.status, o.status as order_status from orders o join applications a on a.id = o.application_id
       where a.price is not null and ((o.status = 'completed') <> (a.status in ('not_fully_paid', 'fully_paid', 'closed'))
         or (o.status like 'cancelled%') <> (a.status in ('cancelled', 'processing_expired'))
         or (o.status = 'waiting_for_down_payment') <> (a.status = 'waiting_for_down_payment' and o.status <> 'waiting_for_qabz'))`,
    ],
  },
};
