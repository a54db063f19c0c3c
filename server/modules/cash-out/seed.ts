import type { Sql } from '../../db/database';
import { yesterday, type Clock } from '../../shared/clock';
import { seedTrail } from '../../db/seedTrail';

/** How many more claims wait than those of the investments that were being left anyway. */
const waiting = 28;

/**
 * Says of each claim where its money goes to, and adds claims that wait: for every reason, most with a card or an
 * account, some without, and two that an employee has changed. The payments follow their claims. The same every day.
 */
export async function seedCashOut(sql: Sql, clock: Clock): Promise<void> {
  await sql.query(
    `with free as (
       select n.id, n.investor_id, n.balance, n.start_date, row_number() over (order by n.id)::int as place
       from investments n
       where n.status = 'active' and n.id % 7 = 0 and n.balance >= 100000
         and not exists (select from exit_claims c where c.investment_id = n.id)
     ), planned as (
       select f.*, p.amount, c.percent from free f
       cross join lateral (select case when f.place % 3 = 0 then round(f.balance / 2, 2) else f.balance end as amount) p
       cross join lateral (select case
         when f.start_date + interval '3 months' > $2::date then 3
         when f.start_date + interval '6 months' > $2::date then 2
         when f.start_date + interval '12 months' > $2::date then 1 else 0 end as percent) c
       where f.place <= $1
     ), numbered as (
       select coalesce(max(id), 0) as last from exit_claims
     )
     insert into exit_claims (number, investor_id, investment_id, amount, penalty_amount, tax_amount, payable_amount,
       reason_type, reason_text, method, status, planned_date, created_at, updated_at)
     select 'EX-' || lpad((n.last + p.place)::text, 6, '0'), p.investor_id, p.id, p.amount,
       round(p.amount * p.percent / 100, 2), 0, p.amount - round(p.amount * p.percent / 100, 2),
       (array['unspecified', 'unplanned_need', 'saved_up', 'not_satisfied_profitability', 'not_understanding_app',
         'heard_negative', 'not_satisfied_service', 'other'])[p.place % 8 + 1],
       case when p.place % 8 = 7 then 'Переезд в другую страну: квартира продана, билеты куплены' end,
       case when p.place % 2 = 0 then 'card' else 'bank_account' end, 'pending',
       case when p.place % 5 = 0 then null else $2::date + 11 + p.place end,
       $2::date + time '08:00' - make_interval(hours => p.place * 5), $2::date + time '08:00' - make_interval(hours => p.place * 5)
     from planned p cross join numbered n order by p.place`,
    [waiting, yesterday(clock)],
  );
  await sql.query(
    `update investments n set status = 'exiting' where n.status = 'active'
       and exists (select from exit_claims c where c.investment_id = n.id and c.status = 'pending')`,
    [],
  );
  // A card of the investor, or else an account: a person without a card is paid to one.
  await sql.query(
    `update exit_claims c set card_masked = k.card_masked
     from (select distinct on (investor_id) investor_id, card_masked from investor_cards where status = 'verified'
       order by investor_id, is_main desc, id) k
     where k.investor_id = c.investor_id and c.method = 'card'`,
    [],
  );
  await sql.query(
    `update exit_claims c set method = 'bank_account',
       bank_account = coalesce(d.bank_account, '20208000' || lpad((c.investor_id * 7919 + 17)::text, 12, '0')),
       mfo = coalesce(d.mfo, '00014')
     from investors i left join company_documents d on d.investor_id = i.id
     where i.id = c.investor_id and c.card_masked is null and not (c.status = 'pending' and c.id % 9 = 0)`,
    [],
  );
  await sql.query(
    `update exit_claims c set changed_by = u.id, version = 2
     from (select id from system_users where username = 'accountant') u
     where c.id in (select id from exit_claims where status = 'pending' order by id desc limit 2)`,
    [],
  );
  await sql.query(
    `update exit_claims c set processed_by = u.id, processed_at = c.created_at + interval '1 day',
       updated_at = greatest(c.updated_at, c.created_at + interval '1 day'),
       comment = case c.status when 'rejected' then 'Досрочный выход по договору не предусмотрен' end
     from (select id from system_users where username = 'accountant2') u
     where c.status not in ('pending', 'cancelled')`,
    [],
  );
  await seedTrail(sql, { entity: 'exit_claim', table: 'exit_claims', by: 'accountant2' }, [
    `r.processed_at, r.processed_by, 'decide', 'status', 'pending',
       case when r.status = 'rejected' then r.status when r.processed_at is not null then 'approved' end`,
    `r.processed_at, r.processed_by, 'decide', 'comment', null, case when r.status = 'rejected' then r.comment end`,
    `r.updated_at, u.id, 'sign_document', 'status', 'approved',
       case when r.status in ('to_sign', 'signed', 'paid', 'failed') then 'to_sign' end`,
    `r.updated_at, u.id, 'sign_document', 'status', 'to_sign', case when r.status in ('signed', 'paid', 'failed') then 'signed' end`,
    `r.updated_at, u.id, 'sign_document', 'status', 'signed', case when r.status in ('paid', 'failed') then r.status end`,
  ]);
  // What was sent to the bank went to where its claim says; masked as everywhere (investors/mask.ts).
  await sql.query(
    `update outgoing_payment_transactions o set recipient = i.name, mfo = c.mfo,
       account_masked = case when c.card_masked is null
         then left(c.bank_account, 4) || repeat('*', 12) || right(c.bank_account, 4)
         else regexp_replace(c.card_masked, '^(.{4})(.{4})(.{4})(.{4})$', '\\1 \\2 \\3 \\4') end
     from exit_claims c join investors i on i.id = c.investor_id
     where c.id = o.exit_claim_id`,
    [],
  );
  // Whoever sent a payment had the answer of the bank with it; what has none yet was only made, or sent as well.
  await seedTrail(sql, { entity: 'outgoing_payment', table: 'outgoing_payment_transactions', by: 'accountant' }, [
    `r.date, u.id, 'create', 'status', null, case when r.status in ('new', 'sent') then 'new' end`,
    `r.date, u.id, 'send', 'status', 'new', case when r.status = 'sent' then r.status end`,
    `r.date, u.id, 'settle', 'status', null, case when r.status in ('paid', 'failed') then r.status end`,
    `r.date, u.id, 'settle', 'error', null, r.error`,
  ]);
}
