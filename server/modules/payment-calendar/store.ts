/** What is paid to investors in a month: rows of bonds, dividends and cash-outs, each as an entry of its day. */
import type { Sql } from '../../db/database';
import { listOf } from '../../db/list';
import { Where } from '../../db/where';
import type { Call, Language, Reply } from '../../http/contract';
import { joinCost, type LeavingOn } from '../investments/index';

type Entry = Reply<'listPaymentCalendar'>['entries'][number];
type Query = Call<'listPaymentCalendar'>['query'];

/** Which month (YYYY-MM-01) is looked at, on which day, by whose terms what waits is reckoned. */
export interface Seen {
  month: string;
  leaving: LeavingOn;
  language: Language;
}

/** With the last principal holders get what the rows before it have left of what they paid. */
const principal = `case when r.principal > 0 and not exists (
    select from bond_schedule l where l.bond_id = b.id and l.date > r.date and l.principal > 0)
  then b.nominal * b.sold_quantity
    - (select coalesce(sum(trunc(l.principal * b.sold_quantity / b.quantity, 2)), 0) from bond_schedule l where l.bond_id = b.id and l.date < r.date)
  else trunc(r.principal * b.sold_quantity / b.quantity, 2) end`;

/** Entries `e`. Of a bond its holders get whole tiyin of what falls to what is sold. */
const entriesOf = (bind: Where['bind'], { month, leaving, language }: Seen) => `(
  with seen as (select f.first, (f.first + interval '1 month')::date as after, ${bind(leaving.day)}::date as today,
    ${bind(language)}::text as language from (select ${bind(month)}::date as first) f)
  select 'coupon-' || r.id as id, case when r.principal > 0 then 'repayment' else 'coupon' end as kind, r.date, r.paid_at is not null as is_paid,
    case when r.paid_at is not null then r.paid_principal + r.paid_profit
      else ${principal} + trunc(r.profit * b.sold_quantity / b.quantity, 2) end as amount,
    (select count(distinct h.investor_id)::int from bond_investments h where h.bond_id = b.id) as count, b.code as name, b.id as record_id,
    null::date as month
  from seen join bond_schedule r on r.date >= seen.first and r.date < seen.after join bonds b on b.id = r.bond_id and b.status not in ('draft', 'removed')
  union all
  select 'due-' || s.id || '-' || d.month, 'dividend', (seen.after - 1), false, d.amount, d.count, d.title, s.id, d.month
  from seen cross join strategies s cross join lateral (
    select d.month, sum(d.net) as amount, count(*)::int as count,
      coalesce(case seen.language when 'en' then s.title_en when 'uz' then s.title_uz end, s.title_ru) as title
    from dividend_transactions d join dividend_runs r on r.id = d.run_id
    where d.strategy_id = s.id and d.due_month = seen.first and d.status in ('calculated', 'failed')
      and r.status in ('calculated', 'paying', 'paid')
    group by d.month) d
  union all
  select 'dividend-' || r.id || '-' || d.date, 'dividend', d.date, true, d.amount, d.count,
    coalesce(case d.language when 'en' then s.title_en when 'uz' then s.title_uz end, s.title_ru), s.id, r.month
  from (select t.run_id, t.paid_at::date as date, seen.language, sum(t.net) as amount, count(*)::int as count
      from seen join dividend_transactions t on t.status = 'paid' and t.paid_at >= seen.first and t.paid_at < seen.after
      group by t.run_id, t.paid_at::date, seen.language) d
    join dividend_runs r on r.id = d.run_id join strategies s on s.id = r.strategy_id
  union all
  select 'cash_out-' || c.id, 'cash_out', c.planned_date, c.status = 'paid', cost.payable_amount, 1, c.number, c.id, null
  from seen join exit_claims c on c.planned_date >= seen.first and c.planned_date < seen.after
    join investments n on n.id = c.investment_id ${joinCost(bind, leaving)}
  where c.status not in ('rejected', 'cancelled')) p
  cross join lateral (select case when p.is_paid then 'paid' when p.date < ${bind(leaving.day)}::date then 'overdue' else 'planned' end as state) now`;

export const payments = listOf<Entry, Query, 'amount', Seen>({
  id: 'p.id',
  from: entriesOf,
  select: `p.id, p.kind, now.state, p.date, p.amount::numeric(18, 2) as amount, p.count, p.name, p.record_id,
    to_char(p.month, 'YYYY-MM') as month`,
  totals: { amount: 'p.amount' },
  orders: { date: 'p.date', amount: 'p.amount' },
  where: {
    // The month is known before the first entry is.
    month: () => 'true',
    date: 'p.date',
    kind: 'p.kind',
    state: 'now.state',
  },
});

/** What each day of the month has of each kind. */
export function listDays(sql: Sql, kinds: Query['kind'], seen: Seen): Promise<Reply<'getPaymentDays'>['days']> {
  const { bind, values } = new Where();
  const from = entriesOf(bind, seen);
  return sql.query(
    `select p.date, p.kind, count(*)::int as count, sum(p.amount)::numeric(24, 2) as amount,
       (count(*) filter (where now.state = 'paid'))::int as paid_count, (count(*) filter (where now.state = 'overdue'))::int as overdue_count
     from ${from} where ${bind(kinds ?? null)}::text[] is null or p.kind = any (${bind(kinds ?? null)}::text[])
     group by p.date, p.kind order by p.date, array_position(array['coupon', 'repayment', 'dividend', 'cash_out'], p.kind)`,
    values,
  );
}
