/** What the general ledger must hold whatever was done, asked of the rows themselves and not of the rules that post. */
import type { Sql } from '../../server/db/database';

// Each fact in the words of the requirements: the accounts it moves, and by how much.
const facts = `
  select 'investor_transactions' as fact, t.id as fact_id, r.debit, r.credit, abs(t.amount) as amount
    from investor_transactions t left join claims c on c.id = t.claim_id and c.payment_type = 'cash'
    join (values ('refill', false, 5110, 6990), ('refill', true, 5010, 6990), ('withdraw', false, 6990, 5110),
      ('withdraw', true, 6990, 5010), ('dividend', false, 6610, 6990), ('penalty', false, 6990, 9330),
      ('exit_tax', false, 6990, 6411), ('bond', false, 6990, 6830), ('coupon', false, 9610, 6990),
      ('coupon_tax', false, 6990, 6411), ('bond_repayment', false, 6830, 6990)) as r (type, in_cash, debit, credit)
      on r.type = t.type and r.in_cash = (c.id is not null)
  union all
  select 'investment_transactions', t.id, r.debit, r.credit, abs(t.amount)
    from investment_transactions t join (values ('open', 1, 6990, 6820), ('topup', 1, 6990, 6820), ('reinvest', 1, 6610, 6820),
      ('partial_exit', -1, 6820, 6990), ('exit', -1, 6820, 6990), ('transfer', 1, 6990, 6820), ('transfer', -1, 6820, 6990))
      as r (type, sign, debit, credit) on r.type = t.type and r.sign = sign(t.amount)
  union all
  select 'dividend_transactions', d.id, 8720, 6610, d.net from dividend_transactions d where d.net > 0
  union all
  select 'dividend_transactions', d.id, 8720, 6411, d.tax from dividend_transactions d where d.tax > 0
  union all
  select 'expenses', e.id, c.account_ids[1], e.account_id, e.amount - coalesce(e.vat_amount, 0)
    from expenses e join pnl_catalog c on c.id = e.category_id
  union all
  select 'expenses', e.id, 4410, e.account_id, e.vat_amount from expenses e where e.vat_amount is not null
  union all
  select 'incomes', i.id, i.account_id, c.account_ids[1], i.amount - coalesce(i.vat_amount, 0)
    from incomes i join pnl_catalog c on c.id = i.category_id
  union all
  select 'incomes', i.id, i.account_id, 6412, i.vat_amount from incomes i where i.vat_amount is not null
  union all
  select 'dividend_reversals', r.id, o.account, 8720, o.amount from dividend_reversals r join dividend_transactions d on d.id = r.dividend_id
    cross join lateral (values (6610, d.net), (6411, d.tax)) as o (account, amount) where o.amount > 0
  union all
  select 'profit_announcements', a.id, case when a.amount > 0 then 8710 else 8720 end, case when a.amount > 0 then 8720 else 8710 end,
    abs(a.amount) from profit_announcements a
  union all
  select 'profit_distributions', d.id, 8720, 6610, d.amount from profit_distributions d where d.amount > 0 and not d.is_platform
  union all
  select 'distribution_reversals', r.id, 6610, 8720, d.amount from distribution_reversals r
    join profit_distributions d on d.id = r.distribution_id
  union all
  select 'installment_moves', m.id, m.account, case when m.is_sold then 4010 else 6310 end, m.amount from installment_moves m
    where m.kind = 'payment'
  union all
  select 'installment_moves', m.id, case when m.is_sold then 4010 else 6310 end, m.account, m.amount from installment_moves m
    where m.kind in ('reversal', 'refund')
  union all
  select 'installment_moves', m.id, r.debit, r.credit, r.amount from installment_moves m cross join lateral (values
      (4010, 9020, m.amount - m.vat), (4010, 6412, m.vat), (9120, 6010, m.purchase), (6310, 4010, m.paid_before))
      as r (debit, credit, amount) where m.kind = 'sale' and r.amount > 0
  union all
  select 'installment_moves', m.id, r.debit, r.credit, r.amount from installment_moves m cross join lateral (values
      (9020, 4010, m.amount - m.vat), (6412, 4010, m.vat), (6010, 9120, m.purchase), (4010, 9390, m.fee))
      as r (debit, credit, amount) where m.kind = 'return' and r.amount > 0
  union all
  select 'installment_moves', m.id, 4010, m.account, m.amount from installment_moves m where m.kind = 'return_refund'
  union all
  select 'installment_moves', m.id, 9430, 4010, m.amount from installment_moves m where m.kind = 'rebate'
  union all
  select 'installment_moves', m.id, 4010, 9430, m.amount from installment_moves m where m.kind = 'rebate_back'
  union all
  select 'merchant_moves', v.id, 6010, 5110, -v.amount from merchant_moves v where v.kind = 'payout' and v.transfer_id is not null
  union all
  select 'merchant_moves', v.id, 5110, 6010, v.amount from merchant_moves v join merchant_moves p on p.id = v.reverses_id
    where p.kind = 'payout' and p.transfer_id is not null`;

/** Facts without their entry and entries without their fact, years whose numbers have gaps, and a balance that differs. */
export async function ledgerFaults(sql: Sql): Promise<string[]> {
  const rows = await sql.query<{ fault: string }>(
    `with facts as (${facts}),
       entries as (select p.fact, p.fact_id, e.debit, e.credit, e.amount from gl_entries e join gl_postings p on p.id = e.posting_id
         where p.source = 'auto' and p.fact <> 'closing_months')
     select 'not posted: ' || f::text as fault from (select * from facts except all select * from entries) f
     union all
     select 'posted without a fact: ' || e::text from (select * from entries except all select * from facts) e
     union all
     select 'numbers of ' || year from gl_postings where number is not null
       group by year having count(*) <> max(number) or max(number) <> (select last_number from gl_years y where y.year = gl_postings.year)
     union all
     select 'balances: ' || b.sum from (select
         (select coalesce(sum(case 6990 when credit then amount when debit then -amount end), 0) from gl_entries where 6990 in (debit, credit))
         - (select coalesce(sum(amount), 0) from investor_transactions) as sum) b where b.sum <> 0
     union all
     select 'closed with something left: ' || to_char(c.month, 'YYYY-MM') || ' ' || a.id from closing_months c cross join gl_accounts a
       where c.status = 'closed' and a.type in ('income', 'expense') and 0 <> (
         select coalesce(sum(case a.id when e.credit then e.amount else -e.amount end), 0) from gl_entries e
         where a.id in (e.debit, e.credit) and e.date >= c.month and e.date < c.month + interval '1 month')
     limit 20`,
    [],
  );
  return rows.map(({ fault }) => fault);
}
