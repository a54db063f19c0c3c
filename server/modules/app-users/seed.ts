import type { Sql } from '../../db/database';
import { timestamp, type Clock } from '../../shared/clock';

/** Everybody of the demonstration who has a program on the phone. */
const total = 20_000;

/**
 * Twenty thousand people in three languages: customers and investors by their phones, the staff, whose own phones get what is tried
 * out, and others whom nobody knows yet. One statement each, for every start and every test begins with them.
 */
export async function seedAppUsers(sql: Sql, clock: Clock): Promise<void> {
  const now = timestamp(clock);
  await sql.query(
    `insert into app_users (phone, language, investor_id, customer_id, push, registered_at)
     select p.phone, (array['ru', 'uz', 'ru', 'uz', 'ru', 'en'])[1 + p.place % 6], p.investor_id, p.customer_id,
       case when p.place % 53 = 0 then 'dead' when p.place % 5 = 0 then 'off' else 'on' end, p.at
     from (
       select phone, max(investor_id) as investor_id, max(customer_id) as customer_id, min(at) as at,
         row_number() over (order by min(at), phone)::int as place
       from (
         select phone_number as phone, investor_id, id as customer_id, created_at as at from customers where status = 'active'
         union all
         select phone_number, id, null, created_at from investors where status not in ('new', 'archive')
         union all
         select phone, null, null, created_at from system_users where phone is not null and user_type = 'system' and is_active
       ) known
       where phone ~ '^998[0-9]{9}$' group by phone
     ) p
     -- A phone that several records share is one person, whichever of them is kept.
     order by p.place on conflict do nothing`,
    [],
  );
  await sql.query(
    `insert into app_users (phone, language, push, registered_at)
     select (998500000000 + n::bigint * 4999)::text, (array['ru', 'uz', 'ru', 'uz', 'ru', 'en', 'uz'])[1 + n % 7],
       case when n % 61 = 0 then 'dead' when n % 3 = 0 then 'off' else 'on' end,
       $1::timestamp - (n % 700) * interval '1 day' - (n % 1440) * interval '1 minute' - interval '1 hour'
     from generate_series(1, $2::int - (select count(*)::int from app_users)) as g (n)
     on conflict (phone) do nothing`,
    [now, total],
  );
  // The staff tries things out on phones that answer.
  await sql.query(`update app_users a set push = 'on' from system_users s where s.phone = a.phone`, []);
}
