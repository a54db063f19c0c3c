import type { Sql } from '../../db/database';
import { yesterday, type Clock } from '../../shared/clock';

/** Taxes withheld from the latest dividends and from exits, in every status. The same every day. */
export async function seedTax(sql: Sql, clock: Clock): Promise<void> {
  await sql.query(
    `with incomes as (
       (select n.investor_id, 'dividend' as type, d.month, d.gross as base from dividend_transactions d
        join investments n on n.id = d.investment_id where d.gross > 0 order by d.month desc, d.id limit 90)
       union all
       (select e.investor_id, 'exit', date_trunc('month', e.created_at)::date, round(e.amount * 0.04, 2) from exit_claims e
        where e.status = 'paid' order by e.id limit 14)
       union all
       (select i.id, 'other', date_trunc('month', $1::date - interval '1 month')::date, 250000 + i.id * 1000 from investors i
        where i.status = 'current' order by i.id limit 6)),
     numbered as (
       select incomes.*, row_number() over (order by month, investor_id, type, base)::int as place from incomes),
     planned as (
       select n.*, case when place % 13 = 0 then 'error' when month < date_trunc('month', $1::date - interval '2 months') or place % 4 = 0 then 'verified' else 'new' end
         as status, case when place % 17 = 0 then 10 else 5 end as rate from numbered n)
     insert into tax_transactions (date, month, investor_id, income_type, base_amount, rate_percent, tax_amount,
       payment_document, status, error, verified_by, verified_at, created_at)
     select least((p.month + interval '1 month 9 days')::date, $1::date), p.month, p.investor_id, p.type, p.base, p.rate,
       round(p.base * p.rate / 100, 2), case when p.status = 'verified' then 'П-' || (1000 + p.place) end, p.status,
       case when p.status = 'error' then 'ИНН получателя не найден в налоговой' end,
       case when p.status = 'verified' then u.id end,
       case when p.status = 'verified' then least(p.month + interval '1 month 10 days', $1::date + time '12:00') end,
       p.month + interval '1 month'
     from planned p cross join (select id from system_users where username = 'accountant2') u order by p.place`,
    [yesterday(clock)],
  );
  // Whoever verified a row stands in its history.
  await sql.query(
    `insert into audit (happened_at, user_id, action, entity, entity_id, field, old_value, new_value)
     select verified_at, verified_by, 'verify', 'tax_transaction', id::text, 'status', 'new', 'verified'
     from tax_transactions where status = 'verified' order by verified_at, id`,
  );
}
