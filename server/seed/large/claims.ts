/**
 * Claims and papers at volume. None of them ever moved money: what was approved is in the ledger, and the ledger is
 * that of the investors (seed/demo), so these wait or came to nothing.
 */
import { seedTrail } from '../../db/seedTrail';
import type { Area } from './area';

/** Money on its way in holds nothing, so anybody may ask for it. */
export const claims: Area = {
  tables: ['claims'],
  rows: 300_000,
  fill: (sql, rows, day) =>
    sql.query(
      `with owners as materialized (
         select id, (row_number() over (order by id) - 1)::int as place
         from investors where status in ('active', 'current', 'inactive')),
       planned as (
         select n, o.id, case when n % 40 = 0 then 'pending' when n % 40 = 1 then 'in_process' when n % 3 = 0 then 'cancelled'
             else 'rejected' end as status,
           $2::date - interval '900 days' + n * interval '900 days' / $1 as at
         from generate_series(0, $1::int - 1) n join owners o on o.place = n::bigint * 7919 % (select count(*) from owners))
       insert into claims (type, investor_id, status, payment_type, amount, comment, reject_reason, decided_by, decided_at,
         created_at, updated_at)
       select (array['cash_in', 'refill', 'reinvest', 'transfer'])[1 + p.n % 4], p.id, p.status,
         (array['bank_account', 'wallet', 'cash'])[1 + p.n % 3], 10000 * (1 + p.n::bigint * 104729 % 9000),
         case when p.n % 4 = 0 then 'Взнос по договору' end,
         case when p.status = 'rejected' then 'Платёж не поступил' end,
         case when p.status = 'rejected' then u.id end,
         case when p.status = 'rejected' then p.at + interval '1 hour' end, p.at, p.at
       from planned p cross join (select id from system_users where username = 'accountant2') u order by p.n`,
      [rows, day],
    ),
};

export const cards: Area = {
  tables: ['investor_cards'],
  rows: 300_000,
  fill: (sql, rows, day) =>
    sql.query(
      `with owners as materialized (
         select id, name, (row_number() over (order by id) - 1)::int as place
         from investors where subject = 'individual' and status in ('active', 'current', 'inactive')),
       planned as (
         select n, o.id, o.name, (array['verified', 'verified', 'rejected'])[1 + n % 3] as decided,
           n % 60 = 0 as waits, $2::date - interval '900 days' + n * interval '900 days' / $1 as at
         from generate_series(0, $1::int - 1) n join owners o on o.place = n::bigint * 7919 % (select count(*) from owners))
       insert into investor_cards (investor_id, card_masked, kind, holder, expiry_month, expiry_year, bank, status,
         reject_reason, comment, verified_by, verified_at, created_at, updated_at)
       select p.id, case when p.n % 2 = 0 then '860012' else '986001' end || '******' || lpad((p.n::bigint * 7919 % 10000)::text, 4, '0'),
         case when p.n % 2 = 0 then 'uzcard' else 'humo' end, p.name, 1 + p.n % 12, extract(year from $2::date)::int + 1 + p.n % 4,
         (array['Kapitalbank', 'Ipoteka-bank', 'Asakabank'])[1 + p.n % 3],
         case when p.waits then 'pending' else p.decided end,
         case when not p.waits and p.decided = 'rejected' then 'unreadable' end, null,
         case when not p.waits then u.id end, case when not p.waits then p.at + interval '2 hours' end, p.at, p.at
       from planned p cross join (select id from system_users where username = 'moderator') u order by p.n`,
      [rows, day],
    ),
};

export const documents: Area = {
  tables: ['application_documents'],
  rows: 300_000,
  fill: (sql, rows, day) =>
    sql.query(
      `with owners as materialized (
         select id, (row_number() over (order by id) - 1)::int as place
         from investors where status in ('active', 'current', 'in_process')),
       planned as (
         select n, o.id, case when n % 60 = 0 then 'new' else (array['checked', 'accepted', 'rejected'])[1 + n % 3] end as status,
           $2::date - interval '900 days' + n * interval '900 days' / $1 as at
         from generate_series(0, $1::int - 1) n join owners o on o.place = n::bigint * 7919 % (select count(*) from owners))
       insert into application_documents (number, type, investor_id, date, status, comment, decided_by, decided_at,
         created_at, updated_at)
       select 'DV-' || lpad(p.n::text, 7, '0'), (array['contract', 'offer', 'act', 'statement', 'other'])[1 + p.n % 5], p.id,
         p.at::date, p.status, case when p.status = 'rejected' then 'Нет подписи' end,
         case when p.status <> 'new' then u.id end, case when p.status <> 'new' then p.at + interval '3 hours' end, p.at, p.at
       from planned p cross join (select id from system_users where username = 'moderator') u order by p.n`,
      [rows, day],
    ),
};

export const tariffs: Area = {
  tables: ['tariff_change_claims', 'audit'],
  rows: 300_000,
  async fill(sql, rows, day) {
    await sql.query(
      `with living as materialized (
         select n.id, n.investor_id, n.tariff_id,
           (select t.id from tariffs t where t.id <> n.tariff_id order by t.id limit 1) as requested,
           (row_number() over (order by n.id) - 1)::int as place
         from investments n where n.status = 'active'),
       planned as (
         select n, l.*, case when n % 60 = 0 then 'pending' else (array['approved', 'rejected', 'cancelled'])[1 + n % 3] end as status,
           $2::date - interval '900 days' + n * interval '900 days' / $1 as at
         from generate_series(0, $1::int - 1) n join living l on l.place = n::bigint * 7919 % (select count(*) from living))
       insert into tariff_change_claims (investor_id, investment_id, old_tariff_id, new_tariff_id, reason, effective_from,
         status, comment, created_at, updated_at)
       select p.investor_id, p.id, p.tariff_id, p.requested, case when p.n % 2 = 0 then 'Нужны выплаты раз в квартал' end,
         case when p.status = 'approved' then date_trunc('month', p.at)::date + interval '1 month' end, p.status,
         case when p.status = 'rejected' then 'Сумма меньше наименьшей для этого тарифа' end, p.at,
         case when p.status = 'pending' then p.at else p.at + interval '5 hours' end
       from planned p order by p.n`,
      [rows, day],
    );
    const table = `(select t.* from tariff_change_claims t
      where not exists (select from audit a where a.entity = 'tariff_change_claim' and a.entity_id = t.id::text))`;
    await seedTrail(sql, { entity: 'tariff_change_claim', table, by: 'moderator' }, [
      `r.created_at, null, 'submit', 'status', null, 'pending'`,
      `r.updated_at, u.id, 'decide', 'status', 'pending', case when r.status in ('approved', 'rejected') then r.status end`,
      `r.updated_at, null, 'recall', 'status', 'pending', case when r.status = 'cancelled' then r.status end`,
      `r.updated_at, u.id, 'decide', 'comment', null, r.comment`,
    ]);
  },
};
