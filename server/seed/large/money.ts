/**
 * What concerns money at volume, without moving any: the balances and the ledger stay those of the investors, so
 * documents of the bank wait or were turned down, and payments did not arrive.
 */
import { seedTrail } from '../../db/seedTrail';
import type { Area } from './area';

export const tax: Area = {
  tables: ['tax_transactions'],
  rows: 1_000_000,
  fill: (sql, rows, day) =>
    sql.query(
      `with owners as materialized (
         select id, (row_number() over (order by id) - 1)::int as place
         from investors where status in ('current', 'inactive', 'left')),
       planned as (
         select n, o.id, 1000 + n::bigint * 104729 % 9000000 as base, case when n % 17 = 0 then 10 else 5 end as rate,
           $2::date - 900 + (n::bigint * 900 / $1)::int as date,
           case when n % 101 = 0 then 'error' when n % 20 = 0 then 'new' else 'verified' end as status
         from generate_series(0, $1::int - 1) n join owners o on o.place = n::bigint * 7919 % (select count(*) from owners))
       insert into tax_transactions (date, month, investor_id, income_type, base_amount, rate_percent, tax_amount,
         payment_document, status, error, verified_by, verified_at, created_at)
       select p.date, date_trunc('month', p.date - interval '1 month')::date, p.id,
         (array['dividend', 'dividend', 'exit', 'other'])[1 + p.n % 4], p.base, p.rate, round(p.base * p.rate / 100, 2),
         case when p.status = 'verified' then 'ПД-' || lpad(p.n::text, 7, '0') end, p.status,
         case when p.status = 'error' then 'ИНН получателя не найден в налоговой' end,
         case when p.status = 'verified' then u.id end, case when p.status = 'verified' then p.date + time '12:00' end, p.date
       from planned p cross join (select id from system_users where username = 'accountant2') u order by p.n`,
      [rows, day],
    ),
};

/** Of investments in which money lies; a claim that waits asks for a small part, so that all of them could be paid. */
export const cashOut: Area = {
  tables: ['exit_claims'],
  rows: 300_000,
  async fill(sql, rows, day) {
    await sql.query(
      `with living as materialized (
         select n.id, n.investor_id, greatest(round(n.balance / 50, 2), 0.01) as amount,
           (row_number() over (order by n.id) - 1)::int as place
         from investments n where n.status in ('active', 'exiting')),
       planned as (
         select n, l.*, case when n % 60 = 0 then 'pending' when n % 3 = 0 then 'cancelled' else 'rejected' end as status,
           $2::date - interval '900 days' + n * interval '900 days' / $1 as at, n % 2 = 0 as is_card
         from generate_series(0, $1::int - 1) n join living l on l.place = n::bigint * 7919 % (select count(*) from living))
       insert into exit_claims (number, investor_id, investment_id, amount, penalty_amount, tax_amount, payable_amount,
         reason_type, method, card_masked, bank_account, mfo, status, planned_date, comment, created_at, updated_at,
         processed_by, processed_at)
       select 'EX-' || lpad((o.last + 1 + p.n)::text, 6, '0'), p.investor_id, p.id, p.amount, 0, 0, p.amount,
         (array['unspecified', 'unplanned_need', 'saved_up', 'not_satisfied_profitability'])[1 + p.n % 4],
         case when p.is_card then 'card' else 'bank_account' end,
         case when p.is_card then '860012******' || lpad((p.n::bigint * 7919 % 10000)::text, 4, '0') end,
         case when not p.is_card then '20208000' || lpad(p.investor_id::text, 12, '0') end,
         case when not p.is_card then '00014' end, p.status, case when p.n % 5 > 0 then p.at::date + 10 end,
         case when p.status = 'rejected' then 'Досрочный выход по договору не предусмотрен' end, p.at, p.at,
         case when p.status = 'rejected' then u.id end, case when p.status = 'rejected' then p.at + interval '1 day' end
       from planned p cross join (select coalesce(max(id), 0) as last from exit_claims) o
         cross join (select id from system_users where username = 'accountant2') u order by p.n`,
      [rows, day],
    );
    await sql.query(
      `update investments set status = 'exiting' where status = 'active'
         and id in (select investment_id from exit_claims where status = 'pending')`,
    );
  },
};

/** In every sureness: the number of the payer is known, only the account or the name agrees, nothing does. */
export const cashIn: Area = {
  tables: ['cash_in_bank_claims'],
  rows: 300_000,
  fill: (sql, rows, day) =>
    sql.query(
      `with payers as materialized (
         select i.id, i.name, coalesce(i.inn, i.pinfl) as number, d.bank_account,
           (row_number() over (order by i.id) - 1)::int as place
         from investors i left join company_documents d on d.investor_id = i.id
         where i.status in ('active', 'current', 'inactive') and i.name <> ''),
       planned as (
         select n, p.*, n / 60 % 4 as kind,
           case when n % 60 = 0 then 'pending' when n % 2 = 0 then 'rejected' else 'returned' end as status,
           $2::date - interval '900 days' + n * interval '900 days' / $1 as at
         from generate_series(0, $1::int - 1) n join payers p on p.place = n::bigint * 7919 % (select count(*) from payers))
       insert into cash_in_bank_claims (bank_document_number, document_date, payer_name, payer_inn_or_pinfl, payer_account,
         payer_mfo, amount, purpose, match_confidence, status, comment, created_at, updated_at, processed_by, processed_at)
       select lpad((100000 + p.n)::text, 7, '0'), p.at::date, case when p.kind = 3 then 'ООО CHORSU SAVDO ' || p.n else p.name end,
         case when p.kind in (0, 1) then p.number end,
         case when p.kind = 2 and p.bank_account is not null then p.bank_account
           else '20208000' || lpad(p.n::text, 12, '9') end, '00014', 10000 * (1 + p.n::bigint * 104729 % 9000),
         'Взнос по договору инвестирования', 'none', p.status, case when p.status <> 'pending' then 'Платёж не для нас' end,
         p.at, p.at, case when p.status <> 'pending' then u.id end,
         case when p.status <> 'pending' then p.at + interval '1 day' end
       from planned p cross join (select id from system_users where username = 'accountant') u order by p.n`,
      [rows, day],
    ),
};

export const outgoing: Area = {
  tables: ['outgoing_payment_transactions', 'audit'],
  rows: 300_000,
  async fill(sql, rows, day) {
    await sql.query(
      `with owners as materialized (
         select n.id, n.contract_number, i.name,
           (row_number() over (order by n.id) - 1)::int as place
         from investments n join investors i on i.id = n.investor_id where i.name <> ''),
       planned as (
         select n, o.*, case when n % 100 = 0 then 'new' when n % 100 = 1 then 'sent' else 'failed' end as status,
           $2::date - interval '900 days' + n * interval '900 days' / $1 as at
         from generate_series(0, $1::int - 1) n join owners o on o.place = n::bigint * 7919 % (select count(*) from owners))
       insert into outgoing_payment_transactions (investment_id, date, recipient, account_masked, mfo, amount, purpose,
         status, error)
       select p.id, p.at, p.name, '2020************' || lpad((p.n::bigint * 7919 % 10000)::text, 4, '0'), '00014',
         10000 * (1 + p.n::bigint * 104729 % 9000), 'Выплата по договору ' || p.contract_number, p.status,
         case when p.status = 'failed' then 'Счёт получателя закрыт' end
       from planned p order by p.n`,
      [rows, day],
    );
    const table = `(select o.* from outgoing_payment_transactions o
      where not exists (select from audit a where a.entity = 'outgoing_payment' and a.entity_id = o.id::text))`;
    await seedTrail(sql, { entity: 'outgoing_payment', table, by: 'accountant' }, [
      `r.date, u.id, 'create', 'status', null, case when r.status in ('new', 'sent') then 'new' end`,
      `r.date, u.id, 'send', 'status', 'new', case when r.status = 'sent' then r.status end`,
      `r.date, u.id, 'settle', 'status', null, case when r.status = 'failed' then r.status end`,
      `r.date, u.id, 'settle', 'error', null, r.error`,
    ]);
  },
};
