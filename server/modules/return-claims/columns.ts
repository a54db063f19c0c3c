/** What the lists of claims show alike. */

export const named = (table: string, name: string, as: string) =>
  `case when ${table}.id is not null then json_build_object('id', ${table}.id, 'name', ${name}) end as ${as}`;
export const person = (table: string) => `${table}.first_name || ' ' || ${table}.last_name`;
export const customer = `json_build_object('id', k.id, 'guid', k.guid, 'name', k.name) as customer`;
export const lastRefund = `(select r.status from refund_payments r where r.claim_id = c.id order by r.id desc limit 1)`;
/** Only the merchant is asked of the application. */
export const claimsFound = ({ merchant_id: merchants }: { merchant_id?: unknown }) =>
  merchants === undefined ? 'return_claims c' : 'return_claims c join applications a on a.id = c.application_id';
/** Of which the last payment went to a card and its outcome is unknown, and of which a person has still to pay it. */
export const waitsForMoney = `c.id in (select w.claim_id from (
    select r.claim_id, case when r.status = 'new' and r.method = 'card' then 'unknown' else 'to_refund' end as money from refund_payments r
    where r.status in ('new', 'failed')
      and not exists (select from refund_payments n where n.claim_id = r.claim_id and n.id > r.id)) w
  where w.money = any ($::text[]))`;
