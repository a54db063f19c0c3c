/** What is only written down, at volume. */
import type { Area } from './area';

export const wings: Area = {
  tables: ['wings_requests'],
  rows: 500_000,
  fill: (sql, rows, day) =>
    sql.query(
      `with owners as materialized (
         select id, pinfl, (row_number() over (order by id) - 1)::int as place
         from investors where subject = 'individual' and pinfl is not null),
       planned as (
         select n, o.*, (array['scoring', 'scoring', 'identification', 'limit'])[1 + n % 4] as type,
           case when n % 11 = 0 then 'timeout' when n % 7 = 0 then 'failed' else 'success' end as status
         from generate_series(0, $1::int - 1) n join owners o on o.place = n::bigint * 7919 % (select count(*) from owners))
       insert into wings_requests (investor_id, type, status, request, response, duration_ms, created_at)
       select p.id, p.type, p.status, json_build_object('pinfl', p.pinfl, 'product', p.type, 'consent', true),
         case when p.status <> 'timeout' then json_build_object('score', 400 + p.n % 500) end,
         case when p.status <> 'timeout' then 180 + p.n::bigint * 104729 % 2400 end,
         $2::date - interval '900 days' + p.n * interval '900 days' / $1
       from planned p order by p.n`,
      [rows, day],
    ),
};

/** What was changed of investors, and half as often what of them was only looked at. */
export const journal: Area = {
  tables: ['audit'],
  rows: 2_000_000,
  fill: (sql, rows, day) =>
    sql.query(
      `with owners as materialized (
         select id, (row_number() over (order by id) - 1)::int as place from investors),
       people as materialized (
         select id, (row_number() over (order by id) - 1)::int as place
         from system_users where is_active)
       insert into audit (happened_at, user_id, action, entity, entity_id, field, old_value, new_value)
       select $2::date - interval '900 days' + n * interval '900 days' / $1, u.id,
         case when n % 3 = 0 then 'reveal' else 'update' end, 'investor', o.id::text,
         case when n % 3 = 0 then 'phone_number' else 'email' end,
         case when n % 3 > 0 then 'investor' || n || '@example.uz' end, case when n % 3 > 0 then 'investor' || n + 1 || '@example.uz' end
       from generate_series(0, $1::int - 1) n join owners o on o.place = n::bigint * 7919 % (select count(*) from owners)
         join people u on u.place = n % (select count(*) from people) order by n`,
      [rows, day],
    ),
};
