import type { Sql } from '../../db/database';

/** What merchants are owed for the orders that were completed, what they were paid for them, and their invoices. */
export async function seedBilling(sql: Sql, day: string): Promise<void> {
  await seedSales(sql);
  await seedPayouts(sql, day);
  await seedWaiting(sql, day);
  await seedInvoices(sql);
}

/** Each order that was completed has sold what the books have of it. */
async function seedSales(sql: Sql): Promise<void> {
  await sql.query(
    `insert into merchant_moves (merchant_id, date, kind, amount, purchase, commission, order_id, created_at)
     select a.merchant_id, v.date, 'sale', v.purchase, a.price - a.discount, a.price - a.discount - v.purchase, o.id, v.created_at
     from installment_moves v join applications a on a.id = v.application_id join orders o on o.application_id = a.id
     where v.kind = 'sale' and a.merchant_id is not null order by v.date, v.id`,
    [],
  );
}

/** The orders of a month were paid early in the next; a merchant that owes was paid for all of them. */
async function seedPayouts(sql: Sql, day: string): Promise<void> {
  await sql.query(
    `with owing as (
       select m.id from merchants m where m.debt - coalesce((select sum(v.amount) from merchant_moves v
         where v.merchant_id = m.id and v.order_id is not null), 0) < 0),
     due as (
       select v.merchant_id, date_trunc('month', v.date)::date as month, sum(v.amount) as amount from merchant_moves v
       where v.order_id is not null and v.kind = 'sale'
         and (v.date < date_trunc('month', $1::date) - interval '1 month' or v.merchant_id in (select id from owing))
       group by 1, 2),
     dated as (
       select d.*, least((d.month + interval '1 month')::date + 2 + d.merchant_id % 5, $1::date - 1) as day,
         row_number() over (order by d.month, d.merchant_id) as place from due d),
     people as (
       select (select id from system_users where username = 'accountant') as maker,
         (select id from system_users where username = 'accountant2') as decider),
     made as (
       insert into merchant_transfers (merchant_id, amount, purpose, document_number, mfo, account_number, status, created_by, created_at,
         decided_by, decided_at, finished_by, finished_at, paid_on, updated_at)
       select d.merchant_id, d.amount, 'Оплата по договору ' || m.contract_number || ' за ' || to_char(d.month, 'MM.YYYY'),
         (1000 + d.place)::text, m.mfo, m.account_number, 'paid', p.maker, d.day + time '10:00', p.decider, d.day + time '11:30', p.maker,
         d.day + time '16:00', d.day, d.day + time '16:00'
       from dated d join merchants m on m.id = d.merchant_id cross join people p where p.decider is not null order by d.place
       returning id, merchant_id, amount, paid_on, decided_at)
     insert into merchant_moves (merchant_id, date, kind, amount, transfer_id, created_at)
     select merchant_id, paid_on, 'payout', -amount, id, decided_at from made order by id`,
    [day],
  );
}

/** Two transfers wait for another person. */
async function seedWaiting(sql: Sql, day: string): Promise<void> {
  await sql.query(
    `insert into merchant_transfers (merchant_id, amount, purpose, document_number, mfo, account_number, created_by, created_at, updated_at)
     select m.id, m.debt, 'Оплата по договору ' || m.contract_number, (5000 + row_number() over (order by m.debt desc))::text, m.mfo,
       m.account_number, u.id, $1::date - 1 + time '16:40', $1::date - 1 + time '16:40'
     from merchants m cross join (select id from system_users where username = 'accountant') u
     where m.debt > 0 and m.status = 'active' order by m.debt desc, m.id limit 2`,
    [day],
  );
  await sql.query(
    `insert into audit (happened_at, user_id, action, entity, entity_id, field, old_value, new_value)
     select s.at, s.user_id, s.action, 'merchant_transfer', s.id::text, s.field, s.old_value, s.new_value
     from merchant_transfers t cross join lateral (values
       (1, t.id, t.created_at, t.created_by, 'create', 'status', null, 'pending'),
       (2, t.id, t.created_at, t.created_by, 'create', 'amount', null, t.amount::text),
       (3, t.id, t.decided_at, t.decided_by, 'decide', 'status', 'pending', 'approved'),
       (4, t.id, t.finished_at, t.finished_by, 'settle', 'status', 'approved', t.status)
     ) as s (place, id, at, user_id, action, field, old_value, new_value)
     where s.at is not null order by s.at, t.id, s.place`,
    [],
  );
}

/**
 * An incoming invoice of each month in which a merchant sold, of what it sold in it, the latest not yet signed; and one of the
 * platform for its commission.
 */
async function seedInvoices(sql: Sql): Promise<void> {
  await sql.query(
    `insert into invoices (merchant_id, number, date, type, total, total_vat, status, created_at, seller_name, seller_inn, buyer_name, buyer_inn,
       contract_number, contract_date)
     select s.merchant_id, t.prefix || s.place, s.last_day, t.type, t.total, round(t.total * t.vat / (100 + t.vat), 2),
       case when s.is_latest then (array['sent', 'sent', 'draft'])[1 + s.merchant_id % 3] when (s.merchant_id + s.place) % 17 = 0 then 'rejected'
         when (s.merchant_id + s.place) % 23 = 0 then 'cancelled' else 'signed' end,
       s.last_day + time '16:00', case t.type when 'incoming' then m.legal_name else p.name end, case t.type when 'incoming' then m.inn else p.inn end,
       case t.type when 'incoming' then p.name else m.legal_name end, case t.type when 'incoming' then p.inn else m.inn end,
       m.contract_number, m.contract_date
     from (
       select merchant_id, max(date) as last_day, sum(purchase) as purchase, sum(commission) as commission,
         row_number() over (partition by merchant_id order by date_trunc('month', date)) as place,
         date_trunc('month', date) = max(date_trunc('month', date)) over (partition by merchant_id) as is_latest
       from merchant_moves where kind = 'sale' group by merchant_id, date_trunc('month', date)
     ) s join merchants m on m.id = s.merchant_id cross join (select 'ООО «Divan Invest»' as name, '306573219' as inn) p
       cross join lateral (values ('incoming', '', s.purchase, m.vat_percent), ('outgoing', 'K-', s.commission, 12.0))
         as t (type, prefix, total, vat)
     where t.total > 0 order by s.merchant_id, s.place, t.type`,
    [],
  );
}
