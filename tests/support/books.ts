/** What the books must hold whatever was done, asked of the rows themselves. */
import type { Sql } from '../../server/db/database';
import { checklistOf } from '../../server/modules/closing/checklist';
import { ledgerFaults } from './ledger';

// Each statement answers what breaks its invariant, in words.
const invariants = [
  // 1. Every posting has its entries, of its own day; so debit and credit are one figure per posting, day and month.
  `select 'posting without entries of its day: ' || p.id as fault from gl_postings p where (p.status = 'posted') <> exists (
     select from gl_entries e where e.posting_id = p.id) or exists (select from gl_entries e where e.posting_id = p.id and e.date <> p.date)`,
  `select 'of another sum than its document: ' || p.id from gl_postings p where p.source = 'manual' and p.status <> 'rejected' and p.amount <>
     (select coalesce(sum(l.amount), 0) from (select amount from gl_entries where posting_id = p.id
       union all select amount from gl_draft_lines where posting_id = p.id) l)`,
  // 3. The turnovers of a closed month are those of its entries, and its digest is theirs.
  `select 'turnovers of ' || c.month || ' ' || coalesce(m.account, t.account) from closing_months c
     full join (select date_trunc('month', date)::date as month, account, sum(debit) as debit, sum(credit) as credit from (
         select date, debit as account, amount as debit, 0 as credit from gl_entries
         union all select date, credit, 0, amount from gl_entries) e group by 1, 2) m on m.month = c.month
     full join gl_turnovers t on t.month = c.month and t.account = m.account
     where case when c.status = 'closed' then m.debit is distinct from t.debit or m.credit is distinct from t.credit
       else t.account is not null end and coalesce(m.account, t.account) is not null`,
  `select 'digest of ' || c.month from closing_months c where c.status = 'closed' and c.digest <> (
     select encode(sha256(convert_to(coalesce(string_agg(concat_ws(';', e.id, e.date, e.debit, e.credit, e.amount), E'\\n' order by e.id), ''),
       'UTF8')), 'hex') from gl_entries e where e.date >= c.month and e.date < c.month + interval '1 month')`,
  // 4. A bond is sold to its holders, its principal is its nominal times its quantity, and with the last row nobody is owed any of it.
  // A round has raised what was invested in it.
  `select 'units of bond ' || b.id from bonds b where b.sold_quantity <>
     (select coalesce(sum(quantity), 0) from bond_investments h where h.bond_id = b.id)`,
  `select 'principal of bond ' || b.id from bonds b where b.nominal * b.quantity <>
     (select coalesce(sum(principal), 0) from bond_schedule s where s.bond_id = b.id)`,
  `select 'owed of bond ' || b.id from bonds b where b.status = 'matured' and exists (
     select from investor_transactions t where t.bond_id = b.id and t.type in ('bond', 'bond_repayment')
     group by t.investor_id having sum(t.amount) <> 0)`,
  `select 'raised by round ' || s.round_id from round_sums s where s.raised_amount <>
     (select coalesce(sum(n.amount), 0) from investments n where n.round_id = s.round_id and n.status not in ('pending', 'cancelled'))`,
  // 5. What was announced is divided to the tiyin, is no more than the profit, and its partners have all of their part.
  `select 'announced of run ' || r.id from dividend_runs r where r.status not in ('calculating', 'replaced')
     and (r.announced <> r.pool + r.platform_share + r.partners_share or r.gross not in (0, r.pool) or r.net <> r.gross - r.tax)`,
  `select 'shares of run ' || r.id from dividend_runs r where r.status not in ('calculating', 'replaced') and ((r.count, r.gross, r.net, r.tax) <>
     (select count(*)::int, coalesce(sum(gross), 0), coalesce(sum(net), 0), coalesce(sum(tax), 0) from dividend_transactions d where d.run_id = r.id)
     or r.platform_share + r.partners_share <> (select coalesce(sum(amount), 0) from profit_distributions p where p.run_id = r.id))`,
  `select 'announced above the profit: ' || p.id from profit_records p where p.announced > greatest(p.net_profit, 0)`,
  `select 'announced of another sum than the ledger has: ' || p.id from profit_records p where coalesce(p.announced, 0) <>
     (select coalesce(sum(amount), 0) from profit_announcements a where a.profit_id = p.id)`,
  `select 'two runs stand: ' || strategy_id || ' ' || month from dividend_runs where status <> 'replaced' group by strategy_id, month
     having count(*) > 1`,
  `select 'shares of partners from ' || v.month from (select distinct valid_from as month from partner_shares) v where 100 <>
     (select sum(h.percent) from (select distinct on (partner_id) percent from partner_shares where valid_from <= v.month
       order by partner_id, valid_from desc) h)`,
  // A share of a partner is paid by exactly one posting that nobody has reversed.
  `select 'payment of share ' || d.id from profit_distributions d where (d.status = 'paid')::int <> (
     select count(*) from gl_postings p where p.link_type = 'profit_distribution' and p.link_id = d.id and p.status = 'posted'
       and p.reverses_id is null and not exists (select from gl_postings r where r.reverses_id = p.id and r.status = 'posted'))
     or d.status = 'paid' and d.amount <> (select p.amount from gl_postings p where p.id = d.posting_id)`,
  // Balances are what their rows come to.
  `select 'balance of investor ' || i.id from investors i where i.balance <>
     (select coalesce(sum(amount), 0) from investor_transactions t where t.investor_id = i.id)`,
  `select 'balance of investment ' || n.id from investments n where n.balance <>
     (select coalesce(sum(amount), 0) from investment_transactions t where t.investment_id = n.id)`,
  // 6. Lots.
  `select 'lots of project ' || id from projects where amount_fact <> sold_count * amount_lot or sold_count not between 0 and lots
     or amount_to_raise <> lots * amount_lot`,
];

/** Everything that is wrong with the books; `day` is today, and the ties are looked at up to the end of its month. */
export async function bookFaults(sql: Sql, day: string): Promise<string[]> {
  const faults = await ledgerFaults(sql);
  for (const text of invariants)
    faults.push(...(await sql.query<{ fault: string }>(text)).map((row) => Object.values(row)[0]!));
  for (const { code, tie } of await checklistOf(sql, `${day.slice(0, 7)}-01`, day))
    if (tie && Number(tie.difference) !== 0) faults.push(`${code}: ${tie.difference}`);
  return faults;
}
