/** What the demonstration's orders have beside their applications: moderators, stock, photo reports, acts, and a journal. */
import type { Sql } from '../../db/database';

export async function seedOrders(sql: Sql): Promise<void> {
  await sql.query(moderators, []);
  await sql.query(received, []);
  await sql.query(reserved, []);
  await sql.query(acts, []);
  await sql.query(photos, []);
  await sql.query(journal, []);
  await sql.query(decisions, []);
}

const decided = `('waiting_for_moderator')`;
/** Whoever was moderated has a moderator, one of two; an order that was cancelled while it was new has none. */
const moderators = `
  update orders o set moderator_id = u.id, taken_at = least(o.created_at + interval '20 minutes', o.status_since)
  from (select id, row_number() over (order by id) - 1 as place from system_users where username in ('moderator', 'director')) u
  where o.status not in ${decided} and (o.status <> 'cancelled' or o.id % 3 <> 0) and u.place = case when o.id % 5 = 0 then 1 else 0 end`;

const keeping = `('approved_by_moderator', 'waiting_for_marketplace', 'approved_by_marketplace', 'waiting_for_down_payment', 'waiting_for_qabz',
  'approved_by_qabz', 'approved_by_delivery')`;
const kept = `orders o join application_baskets b on b.application_id = o.application_id and b.product_id is not null
  where o.status in ${keeping}`;
/** The goods came in before they were ordered. */
const received = `
  insert into stock_moves (product_id, kind, amount, created_at)
  select b.product_id, 'receipt', sum(b.count)::int, min(o.created_at) from ${kept} group by b.product_id order by b.product_id`;
const reserved = `
  insert into stock_moves (product_id, kind, amount, order_id, created_at)
  select b.product_id, 'reserve', -sum(b.count)::int, o.id, o.status_since from ${kept} group by b.product_id, o.id, o.status_since order by o.id`;

/** From Qabz on there is an act; it is signed before the goods are handed over. */
const acts = `
  insert into agreements (application_id, kind, amount, date, status, signed_at, created_at)
  select o.application_id, 'act', o.total, o.status_since::date, case o.status when 'approved_by_delivery' then 'signed' else 'pending' end,
    case o.status when 'approved_by_delivery' then o.status_since end, o.status_since
  from orders o where o.status in ('approved_by_qabz', 'approved_by_delivery')
  on conflict (application_id, kind) where status in ('pending', 'signed') do nothing`;

/** One picture that lies there stands for all of them. Of what waits for Qabz some have no report, and some one that nobody approved. */
const photos = `
  insert into order_files (order_id, kind, name, file_key, created_by, created_at, approved_by, approved_at, approved_for)
  select o.id, 'photo_report', 'Фотоотчёт ' || o.number || '.jpg', f.key, k.id, o.status_since, case when s.is_approved then m.id end,
    case when s.is_approved then o.status_since end, case when s.is_approved then s.reason end
  from orders o
    cross join lateral (values ('qabz', o.status <> 'waiting_for_qabz' or o.id % 3 = 0), ('act', true)) as s (reason, is_approved)
    cross join (select key from files where kind in ('jpg', 'png') order by key limit 1) f
    cross join (select id from system_users where username = 'kam') k
    cross join (select id from system_users where username = 'moderator') m
  where case s.reason when 'qabz' then o.status in ('approved_by_qabz', 'approved_by_delivery') or o.status = 'waiting_for_qabz' and o.id % 3 < 2
    else o.status = 'approved_by_delivery' end
  order by o.id, s.reason`;

/** The way of each order as the journal has it, spread between the day that it was made and the day of its status. */
const journal = `
  with ways (status, path) as (values
    ('waiting_for_moderator', '{}'::text[]), ('moderation_in_process', '{take}'), ('approved_by_moderator', '{take,approve_moderation}'),
    ('cancelled_by_moderator', '{take,decline_moderation}'), ('waiting_for_marketplace', '{take,approve_moderation,move}'),
    ('approved_by_marketplace', '{take,approve_moderation,move,move}'), ('cancelled_by_marketplace', '{take,approve_moderation,move,move}'),
    ('cancelled_by_merchant', '{take,approve_moderation,move}'), ('waiting_for_down_payment', '{take,approve_moderation,move}'),
    ('waiting_for_qabz', '{take,approve_moderation,move}'), ('approved_by_qabz', '{take,approve_moderation,move,approve_qabz}'),
    ('cancelled_by_qabz', '{take,approve_moderation,move,decline_qabz}'),
    ('approved_by_delivery', '{take,approve_moderation,move,approve_qabz,hand_over}'),
    ('completed', '{take,approve_moderation,move,approve_qabz,hand_over,complete}'), ('cancelled', '{cancel_order}')),
  stations as (
    select o.id, o.application_id, o.status, o.moderator_id, o.created_at, o.status_since, w.action, w.place, cardinality(ways.path) as length,
      case when w.place = cardinality(ways.path) then o.status else (case w.action when 'take' then 'moderation_in_process'
        when 'approve_moderation' then 'approved_by_moderator' when 'approve_qabz' then 'approved_by_qabz'
        when 'hand_over' then 'approved_by_delivery'
        else case when o.status like '%marketplace' then 'waiting_for_marketplace' else 'waiting_for_qabz' end end) end as reached
    from orders o join ways on ways.status = o.status cross join lateral unnest(ways.path) with ordinality as w (action, place))
  insert into audit (happened_at, user_id, action, entity, entity_id, field, old_value, new_value)
  select s.created_at + (coalesce(s.status_since, s.created_at) - s.created_at) * (s.place::float8 / s.length),
    case when s.action not in ('move', 'hand_over') then coalesce(s.moderator_id, m.id) end, s.action, 'application', s.application_id::text,
    'order_status', coalesce(lag(s.reached) over (partition by s.id order by s.place), 'waiting_for_moderator'), s.reached
  from stations s cross join (select id from system_users where username = 'moderator') m
  order by 1, s.id, s.place`;

/** What the journal has of decisions stands with the order; each waited for less than an hour. */
const decisions = `
  update orders o set decided_at = d.happened_at, asked_at = greatest(o.created_at, d.happened_at - (5 + o.id % 50) * interval '1 minute')
  from audit d where d.entity = 'application' and d.entity_id = o.application_id::text and d.field = 'order_status'
    and d.action in ('approve_moderation', 'decline_moderation')`;
