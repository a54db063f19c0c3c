import type { Sql } from '../../../db/database';

/**
 * Of every third contract that is late its customer has promised what is due by now: in turn for today, for three days on, and for a
 * week ago, which some have kept.
 */
export async function seedPromises(sql: Sql, day: string): Promise<void> {
  await sql.query(
    `insert into payment_promises (installment_id, date, amount, comment, user_id, created_at)
     select n.id, $1::date + case n.place % 3 when 0 then 0 when 1 then 3 else -7 end, n.due,
       case n.place % 2 when 0 then 'Ждёт зарплату' end, u.id, ($1::date - 12)::timestamp + time '10:30'
     from (
       select f.*, row_number() over (order by f.id) as place
       from (
         select l.id, (select sum(r.amount - r.paid - r.cancelled - r.rebate) from schedule_rows r
           where r.installment_id = l.id and r.date < $1::date) as due
         from installments l join applications a on a.id = l.id
         where a.status in ('installment_created', 'not_fully_paid') and l.oldest_due < $1::date - 14 and l.installment_amount is not null
           and l.id % 3 = 0
       ) f where f.due > 0
     ) n cross join (select min(id) as id from system_users where username = 'moderator') u
     where u.id is not null`,
    [day],
  );
}
