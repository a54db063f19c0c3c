import type { Sql } from '../../db/database';
import { seedTrail } from '../../db/seedTrail';
import { yesterday, type Clock } from '../../shared/clock';

/** Thirty people who asked about the projects that are shown, in every status; the same every day. */
export async function seedCallOrders(sql: Sql, clock: Clock): Promise<void> {
  await sql.query(
    `with shown as (select id, row_number() over (order by id)::int as place, count(*) over ()::int as count
       from projects where is_shown),
     planned as (
       select n, s.id as project_id, $1::date + time '17:30' - n * interval '7 hours 20 minutes' as at,
         (array['Каримова Дилноза', 'Sardor Aliyev', 'Юсупов Бахтиёр', 'Malika Rahimova', 'Иванов Сергей', 'Gʻafurova Shahnoza',
           'Тошматов Жасур', 'Nilufar Qodirova', 'Ким Виктория', 'Oʻtkir Hamroyev'])[1 + n % 10] as name,
         (array['new', 'in_progress', 'done', 'no_answer', 'done', 'new', 'rejected', 'done', 'no_answer', 'done'])[1 + n * 7 % 10]
           as status
       from generate_series(1, 30) as n join shown s on s.place = 1 + n % s.count)
     insert into call_orders (name, phone, project_id, status, comment, taken_by, taken_at, decided_at, created_at, updated_at)
     select p.name, '99890' || lpad((1234500 + p.n * 137)::text, 7, '0'), p.project_id, p.status,
       case p.status when 'rejected' then 'Ищет квартиру для себя, а не инвестицию'
         when 'done' then (array['Договорились о встрече', 'Uchrashuv belgilandi', null])[1 + p.n % 3]
         when 'no_answer' then 'Не берёт трубку' end,
       case when p.status <> 'new' then u.id end,
       case when p.status <> 'new' then p.at + interval '25 minutes' end,
       case when p.status in ('done', 'rejected') then p.at + interval '50 minutes' end, p.at, p.at
     from planned p cross join (select id from system_users where username = 'moderator') u order by p.n desc`,
    [yesterday(clock)],
  );
  await seedTrail(sql, { entity: 'call_order', table: 'call_orders', by: 'moderator' }, [
    `r.created_at, null::int, 'create', 'status', null, 'new'`,
    `r.taken_at, u.id, 'change_status', 'status', 'new', case when r.taken_at is not null then 'in_progress' end`,
    `coalesce(r.decided_at, r.taken_at + interval '5 minutes'), u.id, 'change_status', 'status', 'in_progress',
       case when r.status in ('done', 'rejected', 'no_answer') then r.status end`,
  ]);
}
