import type { Sql } from '../../db/database';
import type { PlatformStep } from '../instalments/index';

export async function idOfApplication(sql: Sql, applicationId: number): Promise<number | undefined> {
  return (await sql.query<{ id: number }>('select id from orders where application_id = $1', [applicationId]))[0]?.id;
}

interface Waiting {
  id: number;
  step: PlatformStep;
}
/** Applications that the platform moves on by itself. */
export const listReady = (sql: Sql, after: number): Promise<Waiting[]> =>
  sql.query(
    `select a.id, case
         when a.status = 'accept_by_customer' then 'ask_signature'
         when o.status = 'approved_by_moderator' and o.is_marketplace then 'ask_marketplace'
         when coalesce(a.down_payment, 0) > 0 then 'await_down_payment' else 'await_qabz' end as step
     from applications a left join orders o on o.application_id = a.id
     where (a.status = 'accept_by_customer' or a.status = 'agreement_accepted' and (o.status = 'approved_by_marketplace'
       or o.status = 'approved_by_moderator' and o.is_marketplace)) and a.id > $1 order by a.id limit 50`,
    [after],
  );

/** In the demonstration: applications whose customer or partner has thought about it since `before`. */
export const listAnswering = (sql: Sql, before: string, after: number): Promise<Waiting[]> =>
  sql.query(
    `select a.id, case
         when a.status = 'request_sent' then 'confirm' when a.status = 'check_payment_pending' then 'pay_fee'
         when a.status = 'approved' then 'agree' when a.status = 'not_enough_limit' then 'change_terms' when a.status = 'signature_pending' then 'sign'
         when o.status = 'waiting_for_marketplace' then 'approve_marketplace'
         when coalesce(a.down_payment, 0) > 0 then 'await_down_payment' else 'await_qabz' end as step
     from applications a left join orders o on o.application_id = a.id
     where a.price is not null and greatest(a.status_since, coalesce(o.status_since, a.status_since)) <= $1
       and (a.status in ('request_sent', 'check_payment_pending', 'approved', 'signature_pending', 'not_enough_limit') or a.status = 'agreement_accepted'
         and (o.status = 'waiting_for_marketplace' or o.status = 'approved_by_moderator' and not o.is_marketplace))
       and a.id > $2 order by a.id limit 50`,
    [before, after],
  );

/** Applications in which nobody has moved for too long. */
export const listExpired = (sql: Sql, at: string, after: number): Promise<Waiting[]> =>
  sql.query(`select id, 'expire' as step from applications where expires_at <= $1 and id > $2 order by id limit 50`, [
    at,
    after,
  ]);
