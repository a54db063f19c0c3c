/** What stands in the way of closing a month, asked of the records themselves. */
import type { Sql } from '../../db/database';
import type { ChecklistLine } from './rules';

type Code = ChecklistLine['code'];

/** Counts over the month `$1`, its first day; `$2` is today. */
const counts: readonly { code: Code; blocks: boolean; text: string }[] = [
  {
    code: 'previous_month',
    blocks: true,
    text: `select count(*) from closing_months where month < $1::date and status <> 'closed' and $2::date is not null`,
  },
  {
    code: 'month_not_over',
    blocks: true,
    text: `select case when $1::date + interval '1 month' > $2::date then 1 else 0 end`,
  },
  {
    code: 'cash_in_pending',
    blocks: true,
    text: `select count(*) from cash_in_bank_claims where status = 'pending' and document_date >= $1::date
      and document_date < $1::date + interval '1 month' and $2::date is not null`,
  },
  {
    code: 'unsigned_drafts',
    blocks: true,
    text: `select count(*) from dibank_documents where status = 'draft' and date >= $1::date and date < $1::date + interval '1 month'
      and $2::date is not null`,
  },
  {
    code: 'manual_drafts',
    blocks: true,
    text: `select count(*) from gl_postings where status = 'draft' and date >= $1::date and date < $1::date + interval '1 month'
      and $2::date is not null`,
  },
  {
    // Strategies in which money worked through the month, and of which nobody has reckoned what it earned.
    code: 'dividends_missing',
    blocks: true,
    text: `select count(distinct n.strategy_id) from investments n join strategies s on s.id = n.strategy_id
      where s.status = 'active' and n.status not in ('pending', 'cancelled') and n.start_date < $1::date and $2::date is not null
        and n.balance > 0
        and not exists (select from dividend_runs r
          where r.strategy_id = n.strategy_id and r.month = $1::date and r.status <> 'replaced')
        and not exists (select from dividend_transactions d where d.strategy_id = n.strategy_id and d.month = $1::date)`,
  },
  {
    code: 'debit_credit',
    blocks: true,
    text: `select count(*) from gl_postings p where p.status = 'posted' and p.date >= $1::date
      and p.date < $1::date + interval '1 month' and $2::date is not null
      and not exists (select from gl_entries e where e.posting_id = p.id)`,
  },
  {
    code: 'tax_unverified',
    blocks: false,
    text: `select count(*) from tax_transactions where date >= $1::date and date < $1::date + interval '1 month'
      and status <> 'verified' and $2::date is not null`,
  },
  {
    code: 'payouts_unpaid',
    blocks: false,
    text: `select count(*) from exit_claims where status = 'approved' and created_at >= $1::date
      and created_at < $1::date + interval '1 month' and $2::date is not null`,
  },
];

/**
 * The records behind each account that has them: `days` is what they moved by day, `now` what they come to today where a
 * balance is kept; what moved after the month is then taken off again. All as what the account is owed.
 */
const ties = {
  tie_6990: {
    account: 6990,
    days: `select created_at::date as day, amount from investor_transactions`,
    now: 'select coalesce(sum(balance), 0) from investors',
  },
  tie_6820: {
    account: 6820,
    days: `select date as day, amount from investment_transactions`,
    now: 'select coalesce(sum(balance), 0) from investments',
  },
  tie_6830: {
    account: 6830,
    days: `select date as day, amount from bond_investments
      union all select created_at::date, -amount from investor_transactions where type = 'bond_repayment'`,
    now: null,
  },
  tie_6610: {
    account: 6610,
    days: `select (month + interval '1 month - 1 day')::date as day, net as amount from dividend_transactions
      union all select (d.month + interval '1 month - 1 day')::date, -d.net from dividend_reversals r
        join dividend_transactions d on d.id = r.dividend_id
      union all select created_at::date, -amount from investor_transactions where type = 'dividend'
      union all select date, -amount from investment_transactions where type = 'reinvest'
      union all select (month + interval '1 month - 1 day')::date, amount from profit_distributions where not is_platform
      union all select (d.month + interval '1 month - 1 day')::date, -d.amount from distribution_reversals r
        join profit_distributions d on d.id = r.distribution_id
      union all select date, case when reverses_id is null then -amount else amount end from gl_postings
        where link_type = 'profit_distribution' and status = 'posted'`,
    now: null,
  },
  tie_6411: {
    account: 6411,
    days: `select (month + interval '1 month - 1 day')::date as day, tax as amount from dividend_transactions
      union all select (d.month + interval '1 month - 1 day')::date, -d.tax from dividend_reversals r
        join dividend_transactions d on d.id = r.dividend_id
      union all select created_at::date, -amount from investor_transactions where type in ('exit_tax', 'coupon_tax')
      union all select e.date, -e.amount from gl_entries e join gl_postings p on p.id = e.posting_id
        where p.source = 'manual' and e.debit = 6411
      union all select e.date, e.amount from gl_entries e join gl_postings p on p.id = e.posting_id
        where p.source = 'manual' and e.credit = 6411`,
    now: null,
  },
} as const satisfies Partial<Record<Code, { account: number; days: string; now: string | null }>>;
const tieCodes = Object.keys(ties) as (keyof typeof ties)[];

interface TieRow {
  ledger: string;
  records: string;
  difference: string;
}

/** The balance of an account at the end of the month `$1`: what closed months froze, and the entries since. */
const ledgerBalance = `(
  (select coalesce(sum(credit - debit), 0) from gl_turnovers where account = $2::int and month <= $1::date)
  + (select coalesce(sum(case $2::int when credit then amount else -amount end), 0) from gl_entries
     where $2::int in (debit, credit) and date < $1::date + interval '1 month'
       and date >= coalesce((select max(month) + interval '1 month' from gl_turnovers where month <= $1::date), '-infinity')))`;

async function tieOf(sql: Sql, month: string, code: keyof typeof ties): Promise<ChecklistLine> {
  const { account } = ties[code];
  const end = `$1::date + interval '1 month'`;
  const records =
    ties[code].now !== null
      ? `(${ties[code].now}) - (select coalesce(sum(amount), 0) from (${ties[code].days}) r where day >= ${end})`
      : `(select coalesce(sum(amount), 0) from (${ties[code].days}) r where day < ${end})`;
  const [row] = await sql.query<TieRow>(
    `select ledger::text, records::text, (ledger - records)::text as difference
     from (select ${ledgerBalance}::numeric(24, 2) as ledger, (${records})::numeric(24, 2) as records) t`,
    [month, account],
  );
  const tie = row!; // sums without groups
  const isTied = Number(tie.difference) === 0;
  const firstDay = isTied ? null : await firstDayOf(sql, month, code);
  return { code, blocks: true, count: isTied ? 0 : 1, tie: { account_id: account, ...tie, first_day: firstDay } };
}

/** The first day after whose entries the two have differed ever since; none where a balance itself is not what moved it. */
async function firstDayOf(sql: Sql, month: string, code: keyof typeof ties): Promise<string | null> {
  const [row] = await sql.query<{ day: string | null }>(
    `with moved as (
       select date as day, case $2::int when credit then amount else -amount end as amount from gl_entries where $2::int in (debit, credit)
       union all select day, -amount from (${ties[code].days}) r),
     standing as (
       select day, sum(sum(amount)) over (order by day) as difference from moved
       where day < $1::date + interval '1 month' group by day)
     select to_char(min(day), 'YYYY-MM-DD') as day from standing s
     where difference <> 0 and not exists (select from standing o where o.day > s.day and o.difference = 0)`,
    [month, ties[code].account],
  );
  return row?.day ?? null;
}

/** Every line of the checklist of a month, `YYYY-MM-01`, red ones first; reckoned anew each time. */
export async function checklistOf(sql: Sql, month: string, day: string): Promise<ChecklistLine[]> {
  const lines: ChecklistLine[] = [];
  for (const { code, blocks, text } of counts) {
    const [row] = await sql.query<{ count: number }>(`select (${text})::int as count`, [month, day]);
    lines.push({ code, blocks, count: row!.count, tie: null }); // one value
  }
  for (const code of tieCodes) lines.push(await tieOf(sql, month, code));
  const rank = ({ blocks, count }: ChecklistLine) => (count === 0 ? 2 : blocks ? 0 : 1);
  return lines.sort((one, other) => rank(one) - rank(other));
}
