import type { Sql } from '../../db/database';
import { listOf } from '../../db/list';
import { seedTrail } from '../../db/seedTrail';
import type { Call, Reply } from '../../http/contract';
import { yesterday, type Clock } from '../../shared/clock';
import { investorColumn, personColumn } from '../../shared/referenceColumns';

export type TaxRow = Omit<Reply<'listTaxTransactions'>['transactions'][number], 'pinfl_or_inn'> & {
  pinfl: string | null;
  inn: string | null;
};

export const taxes = listOf<TaxRow, Call<'listTaxTransactions'>['query'], 'base_amount' | 'tax_amount'>({
  id: 't.id',
  from: 'tax_transactions t join investors i on i.id = t.investor_id',
  found: 'tax_transactions t',
  select: `t.id, t.date, to_char(t.month, 'YYYY-MM') as month, ${investorColumn}, i.pinfl, i.inn, t.income_type,
    t.base_amount, t.rate_percent::float8 as rate_percent, t.tax_amount, t.payment_document, t.status, t.error,
    ${personColumn('decider', 'verified_by')}, t.verified_at`,
  joins: 'left join system_users decider on decider.id = t.verified_by',
  totals: { base_amount: 't.base_amount', tax_amount: 't.tax_amount' },
  orders: { date: 't.date', tax_amount: 't.tax_amount', base_amount: 't.base_amount' },
  where: {
    status: 't.status',
    income_type: 't.income_type',
    month: `t.month = ($ || '-01')::date`,
    period: 't.date',
    search: {
      ...{ table: 'tax_transactions t', id: 't.id', numbers: ['t.payment_document'] },
      ...{ investor: 't.investor_id', hasNumbers: true },
    },
  },
});

export const setVerified = (sql: Sql, ids: readonly number[], userId: number, at: string) =>
  sql.query(
    `update tax_transactions set status = 'verified', verified_by = $2, verified_at = $3 where id = any ($1::int[])`,
    [ids, userId, at],
  );

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
       least(p.month + interval '1 month', $1::date)
     from planned p cross join (select id from system_users where username = 'accountant2') u order by p.place`,
    [yesterday(clock)],
  );
  // Whoever verified a row stands in its history.
  await seedTrail(sql, { entity: 'tax_transaction', table: 'tax_transactions', by: 'accountant2' }, [
    `r.verified_at, u.id, 'verify', 'status', 'new', case when r.status = 'verified' then r.status end`,
  ]);
}
