/** What holds of orders, contracts and returns whatever was done, asked of the rows themselves. */
import type { Sql } from '../../server/db/database';
import { totalFaults } from './keptTotals';

/** Statuses that are not what the journal says last, and entries that do not begin where the one before them ended. */
const silentMoves = `
  with told as (
    select h.entity, h.entity_id, h.field, h.old_value, h.new_value, lag(h.new_value) over line as before, lead(h.id) over line is null as is_last
    from audit h where (h.entity, h.field) in (('application', 'status'), ('application', 'order_status'), ('delivery', 'status'),
      ('return_claim', 'status')) window line as (partition by h.entity, h.entity_id, h.field order by h.id))
  select 'unsaid before ' || t.new_value || ' of ' || t.entity || ' ' || t.entity_id as fault from told t where t.before <> t.old_value
  union all select 'unsaid since ' || t.new_value || ' of ' || t.entity || ' ' || t.entity_id || ': ' || s.status
  from told t join (
    select 'application' as entity, 'status' as field, id::text as entity_id, status from applications
    union all select 'application', 'order_status', application_id::text, status from orders
    union all select 'delivery', 'status', id::text, status from deliveries
    union all select 'return_claim', 'status', id::text, status from return_claims) s using (entity, field, entity_id)
  where t.is_last and t.new_value <> s.status`;

/** What always holds of orders and what hangs on them; empty where it does. */
export async function orderFaults(db: Sql): Promise<string[]> {
  const rows = await db.query<{ fault: string }>(
    `select 'rows of contract ' || n.id as fault from installments n where n.total is not null and n.installment_amount <>
       (select sum(r.amount) from schedule_rows r where r.installment_id = n.id)
     union all select 'lines of application ' || a.id from applications a where a.price is not null
       and a.total <> (select sum(b.sale_total) from application_baskets b where b.application_id = a.id)
     union all select 'row of contract ' || r.installment_id from schedule_rows r
       where r.paid + r.cancelled + r.rebate > r.amount or least(r.paid, r.cancelled, r.rebate) < 0
     union all select 'parts of payment ' || p.id from installment_payments p
       where (select coalesce(sum(k.amount), 0) from payment_parts k where k.payment_id = p.id)
         <> case when p.kind = 'instalment' and p.status = 'success' then p.amount else 0 end
     union all select 'stock of product ' || p.id from products p
       where p.stock < 0 or p.stock <> (select coalesce(sum(m.amount), 0) from stock_moves m where m.product_id = p.id)
     union all select 'kept by order ' || o.id from orders o where o.status in ('cancelled', 'cancelled_by_moderator', 'cancelled_by_merchant',
       'cancelled_by_marketplace', 'cancelled_by_qabz')
       and 0 <> (select coalesce(sum(m.amount), 0) from stock_moves m where m.order_id = o.id and m.kind in ('reserve', 'release'))
     union all select 'refunded of order ' || o.id from orders o where o.refunded > o.paid
     union all select 'figures of order ' || o.id from orders o join applications a on a.id = o.application_id
       left join installments n on n.id = a.id
       where (o.total, o.paid) is distinct from (coalesce(a.total, 0), (select coalesce(sum(p.amount), 0)::numeric(18, 2)
         from installment_payments p where p.application_id = a.id and p.status = 'success' and p.kind <> 'refund'))
         or (a.status in ('installment_created', 'not_fully_paid') and o.waiting <> n.debt)
     union all select 'debt of merchant ' || m.id from merchants m
       where m.debt <> (select coalesce(sum(v.amount), 0) from merchant_moves v where v.merchant_id = m.id)
     union all select 'no posting of payment ' || p.id from installment_payments p where p.status in ('success', 'reversed')
       and not exists (select from installment_moves m where m.payment_id = p.id)
     union all select 'pair of order ' || o.id || ': ' || a.status || ' ' || o.status from orders o
       join applications a on a.id = o.application_id where a.price is not null and (
       (o.status = 'completed') <> (a.status in ('not_fully_paid', 'fully_paid', 'closed'))
       or (o.status in ('approved_by_qabz', 'approved_by_delivery')) <> (a.status = 'installment_created'))
     union all select 'no sale of order ' || o.id from orders o join applications a on a.id = o.application_id
       where o.status = 'completed' and a.price is not null and o.completed_at > timestamp '2026-03-04 23:59:59'
         and not exists (select from installment_moves m where m.application_id = a.id and m.kind = 'sale')
     union all select f.fault from (${silentMoves}) f
     union all select 'items of receipt ' || k.id from ofd_checks k
       where k.amount <> (select coalesce(sum(i.amount), 0) from ofd_items i where i.check_id = k.id)
     union all select 'refunds of receipt ' || s.id from ofd_checks s
       where s.amount < (select coalesce(sum(k.amount), 0) from ofd_checks k where k.sale_id = s.id and k.status <> 'cancelled')`,
    [],
  );
  const totals = await totalFaults(db);
  return [...rows.map(({ fault }) => fault), ...totals.map((fault) => JSON.stringify(fault))];
}

/** What is always true of contracts with returns, asked of the whole database: none of these rows may be there. */
export const returnFaults = async (sql: Sql): Promise<string[]> =>
  (
    await sql.query<{ fault: string }>(
      `select 'rows of contract ' || n.id as fault from installments n where n.installment_amount is not null
         and n.installment_amount <> (select sum(r.amount) from schedule_rows r where r.installment_id = n.id)
       union all select 'cut of contract ' || n.id from installments n
         where n.cancelled <> (select coalesce(sum(k.amount), 0) from return_cuts k where k.installment_id = n.id)
           and exists (select from return_claims c where c.application_id = n.id)
       union all select 'cut of claim ' || c.id from return_claims c where c.status = 'approved_by_accountant'
         and c.from_debt <> (select coalesce(sum(k.amount), 0) from return_cuts k where k.claim_id = c.id)
       union all select 'returned of line ' || b.id from application_baskets b where b.returned_count > b.count or b.returned_count <> (
         select coalesce(sum(i.count), 0) from return_items i join return_claims c on c.id = i.claim_id
         where i.basket_item_id = b.id and c.status = 'approved_by_accountant')
       union all select 'money of claim ' || c.id from return_claims c where c.status = 'approved_by_accountant'
         and c.money <> (select coalesce(sum(r.amount), 0) from (select distinct on (claim_id) * from refund_payments
           where claim_id = c.id order by claim_id, id desc) r)
       union all select 'refund receipt of claim ' || k.claim_id from ofd_checks k join return_claims c on c.id = k.claim_id
         where k.amount <> c.amount
       union all select 'merchant move of claim ' || c.id from return_claims c join merchant_moves m on m.return_claim_id = c.id
         where m.amount <> -c.merchant_part or m.purchase <> -c.purchase
       union all select 'debt of merchant ' || m.id from merchants m
         where m.debt <> (select coalesce(sum(v.amount), 0) from merchant_moves v where v.merchant_id = m.id)
       union all select 'open line of claim ' || c.id from return_claims c join return_items i on i.claim_id = c.id
         where i.is_open <> (c.status in ('new', 'in_process', 'approved_by_moderator', 'waiting_invoice'))
       union all select 'persons of claim ' || c.id from return_claims c where c.moderator_by = c.accountant_by
       limit 20`,
      [],
    )
  ).map(({ fault }) => fault);
