import type { Sql } from '../../db/database';
import { yesterday, type Clock } from '../../shared/clock';
import { embossed } from '../../shared/latin';

/**
 * Cards of most customers: one, two or three of every kind, some over, some blocked, some taken away; the first that may be charged is
 * the main one. Tokens are no digests of numbers, for there are none.
 */
export async function seedCustomerCards(sql: Sql, clock: Clock): Promise<void> {
  const customers = await sql.query<{ id: number; name: string }>(
    `select id, last_name || ' ' || first_name as name from customers`,
  );
  await sql.query(
    `with planned as (
       select c.id as customer_id, c.phone_number, c.created_at, n.place, (c.id * 7 + n.place * 3) as number
       from customers c cross join generate_series(0, 2) as n (place)
       where c.phone_number ~ '^998[0-9]{9}$' and c.id % 10 <> 0
         and case n.place when 0 then true when 1 then c.id % 3 = 0 else c.id % 7 = 0 end),
     drawn as (
       select p.*, (array['uzcard', 'humo', 'uzcard', 'humo', 'visa', 'mastercard'])[1 + p.number % 6] as kind,
         (array['860012', '986006', '561468', '986012', '418783', '545454'])[1 + p.number % 6] as begins,
         case when p.place = 2 and p.customer_id % 5 = 0 then 'removed' when p.place > 0 and p.customer_id % 4 = 0 then 'blocked'
           else 'active' end as status,
         case when p.number % 11 = 0 then -1 - p.number % 3 else 2 + p.number % 46 end as months
       from planned p),
     ended as (select d.*, date_trunc('month', $1::date) + d.months * interval '1 month' as last from drawn d)
     insert into payment_cards (customer_id, token, masked_pan, kind, expiry_month, expiry_year, holder, bank, phone_number, is_main,
       status, created_at, updated_at)
     select e.customer_id, 'tk_' || md5('card ' || e.customer_id || ' ' || e.place),
       e.begins || '******' || lpad(((e.customer_id * 37 + e.place * 911) % 9998 + 2)::text, 4, '0'), e.kind,
       extract(month from e.last)::int, extract(year from e.last)::int,
       h.holder,
       case when e.kind in ('uzcard', 'humo')
         then (array['Ipak Yoʻli Bank', 'Kapitalbank', 'Xalq Banki', 'Hamkorbank', 'Anor Bank'])[1 + e.number % 5] end,
       e.phone_number, e.status = 'active' and e.place = 0, e.status, e.created_at + e.place * interval '3 hours',
       e.created_at + e.place * interval '3 hours'
     from ended e join unnest($2::int[], $3::text[]) as h (customer_id, holder) using (customer_id) order by e.customer_id, e.place`,
    [yesterday(clock), customers.map(({ id }) => id), customers.map(({ name }) => embossed(name))],
  );
}
