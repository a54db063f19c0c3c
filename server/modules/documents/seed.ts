import type { Sql } from '../../db/database';
import { yesterday, type Clock } from '../../shared/clock';

/** Papers of every type in every status; some without a file. The same every day. */
export async function seedDocuments(sql: Sql, clock: Clock): Promise<void> {
  await sql.query(
    `with owners as (
       select i.id, row_number() over (order by i.id)::int as place from investors i
       where i.status in ('active', 'current', 'in_process') order by i.id limit 60),
     planned as (
       select o.*, (array['new', 'new', 'checked', 'accepted', 'rejected'])[1 + o.place % 5] as status,
         $1::date + time '11:00' - o.place * interval '9 hours' as at
       from owners o)
     insert into application_documents (number, type, investor_id, file_key, file_name, date, status, comment,
       decided_by, decided_at, created_at, updated_at)
     select 'D-' || lpad(p.place::text, 6, '0'), (array['contract', 'offer', 'act', 'statement', 'other'])[1 + p.place % 7 % 5],
       p.id, case when p.place % 11 <> 0 then f.key end,
       case when p.place % 3 = 0 then 'shartnoma.pdf'
         else 'заявление.pdf' end,
       p.at::date, p.status,
       case when p.status = 'rejected' then (array['Нет подписи', 'Sahifa yetishmaydi'])[1 + p.place % 2] end,
       case when p.status <> 'new' then u.id end,
       case when p.status <> 'new' then p.at + interval '3 hours' end, p.at, p.at
     from planned p
     cross join (select id from system_users where username = 'moderator') u
     left join (select key from files where kind = 'pdf' order by key limit 1) f on true`,
    [yesterday(clock)],
  );
}
