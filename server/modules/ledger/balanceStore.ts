/** What stands on accounts: the trial balance of a period, and the card of one account. */
import type { Sql } from '../../db/database';
import { listOf, pageWithTotals } from '../../db/list';
import type { Call, Language, Reply } from '../../http/contract';
import { languageJoin, namedColumn, namesOf, numberOf, operationColumn, spokenName } from './names';

/** A group stands for those below it, too. */
export const groupCondition =
  'a.group_id in (select g.id from gl_account_groups g cross join (select $::bigint[] as ids) asked where g.id = any (ids) or g.parent_id = any (ids))';

/** Whether what stands on an account is counted as debit. */
export const isDebitSide = `a.type in ('asset', 'expense')`;

/** Before the first day of which anything can be known, and after the last. */
const firstDay = '0001-01-01';
const lastDay = '9999-12-31';

/**
 * The first month that is not closed. Of those before it what each account moved is frozen (`gl_turnovers`), and a trigger holds
 * their entries as they are: what stood on accounts is added up entry by entry from here, or from the month that is looked at.
 */
const firstOpen = `(select min(month) from closing_months where status <> 'closed')`;

interface Asked {
  language: Language;
  begin: string;
  end: string;
}
type Figure = keyof Reply<'listTrialBalance'>['totals'];
type TrialQuery = Omit<Call<'listTrialBalance'>['query'], 'begin_date' | 'end_date'> & { order_by?: never };

const figures = {
  opening_debit: 'greatest(a.opening, 0)',
  opening_credit: 'greatest(-a.opening, 0)',
  debit: 'a.debit',
  credit: 'a.credit',
  closing_debit: 'greatest(a.opening + a.debit - a.credit, 0)',
  closing_credit: 'greatest(a.credit - a.debit - a.opening, 0)',
} as const satisfies Record<Figure, string>;

const trialBalance = listOf<Reply<'listTrialBalance'>['accounts'][number], TrialQuery, Figure, Asked>({
  id: 'a.id',
  from: (bind, { language, begin, end }) => `(
      select b.*, m.opening, m.debit, m.credit
      from gl_accounts b join (
        select account, sum(opening) as opening, sum(debit) as debit, sum(credit) as credit from (
          select account, debit - credit as opening, 0::numeric as debit, 0::numeric as credit
          from gl_turnovers where month < least(date_trunc('month', ${bind(begin)}::date)::date, ${firstOpen})
          union all
          select debit, case when date < ${bind(begin)}::date then amount else 0 end,
            case when date >= ${bind(begin)}::date then amount else 0 end, 0
          from gl_entries where date >= least(date_trunc('month', ${bind(begin)}::date)::date, ${firstOpen}) and date <= ${bind(end)}::date
          union all
          select credit, case when date < ${bind(begin)}::date then -amount else 0 end, 0,
            case when date >= ${bind(begin)}::date then amount else 0 end
          from gl_entries where date >= least(date_trunc('month', ${bind(begin)}::date)::date, ${firstOpen}) and date <= ${bind(end)}::date
        ) moved group by account
      ) m on m.account = b.id
    ) a join gl_account_groups g on g.id = a.group_id ${languageJoin(bind, language)}`,
  select: `a.id, ${spokenName('a', 'spoken.language')} as name, ${namedColumn('g', 'spoken.language')} as group, a.type,
    (${figures.opening_debit})::numeric(24, 2) as opening_debit, (${figures.opening_credit})::numeric(24, 2) as opening_credit,
    (${figures.debit})::numeric(24, 2) as debit, (${figures.credit})::numeric(24, 2) as credit,
    (${figures.closing_debit})::numeric(24, 2) as closing_debit, (${figures.closing_credit})::numeric(24, 2) as closing_credit`,
  totals: figures,
  orders: 'a.id',
  where: {
    group_id: groupCondition,
    search: { id: 'a.id', names: namesOf('a'), numbers: ['a.id::text'] },
  },
});

/** The rows of a page, and the sums over all rows that the filter leaves. */
export async function readTrialBalance(
  sql: Sql,
  { begin_date: begin = firstDay, end_date: end = lastDay, ...query }: Call<'listTrialBalance'>['query'],
  language: Language,
): Promise<Reply<'listTrialBalance'>> {
  return pageWithTotals('accounts', await trialBalance.list(sql, query, { language, begin, end }));
}

type Card = Reply<'listAccountCard'>;

/** The account itself; nothing where there is none. */
export async function findAccount(sql: Sql, id: number, language: Language): Promise<Card['account'] | undefined> {
  const [account] = await sql.query<Card['account']>(
    `select a.id, ${spokenName('a', '$2')} as name, a.type, ${namedColumn('g', '$2')} as group, a.is_money, a.allows_manual, a.is_active
     from gl_accounts a join gl_account_groups g on g.id = a.group_id where a.id = $1`,
    [id, language],
  );
  return account;
}

/** The entries of an account and of its parts, each with what stood after it. */
export async function readCard(
  sql: Sql,
  id: number,
  { begin_date: begin = firstDay, end_date: end = lastDay, offset, limit }: Call<'listAccountCard'>['query'],
  language: Language,
): Promise<Omit<Card, 'account'>> {
  // An entry between two parts of one account stands on it twice, once on each side.
  const sides = `(select e.id, e.posting_id, e.date, e.credit as other, e.amount as debit, 0::numeric as credit from gl_entries e
      where e.debit in (select id from gl_accounts where $1::int in (id, parent_id))
    union all select -e.id, e.posting_id, e.date, e.debit, 0::numeric, e.amount from gl_entries e
      where e.credit in (select id from gl_accounts where $1::int in (id, parent_id))) e`;
  const side = `(select case when ${isDebitSide} then 1 else -1 end as sign from gl_accounts a where a.id = $1::int) side`;
  const [summed] = await sql.query<Card['totals'] & { count: number }>(
    `select count(*) filter (where e.date >= $2::date)::int as count,
       (side.sign * (f.amount + coalesce(sum(e.debit - e.credit) filter (where e.date < $2::date), 0)))::numeric(24, 2) as opening,
       coalesce(sum(e.debit) filter (where e.date >= $2::date), 0)::numeric(24, 2) as debit,
       coalesce(sum(e.credit) filter (where e.date >= $2::date), 0)::numeric(24, 2) as credit,
       (side.sign * (f.amount + coalesce(sum(e.debit - e.credit), 0)))::numeric(24, 2) as closing
     from ${side} cross join (
         select coalesce(sum(debit - credit), 0) as amount from gl_turnovers
         where account in (select id from gl_accounts where $1::int in (id, parent_id)) and month < least(date_trunc('month', $2::date)::date, ${firstOpen})) f
       left join ${sides} on e.date >= least(date_trunc('month', $2::date)::date, ${firstOpen}) and e.date <= $3::date
     group by side.sign, f.amount`,
    [id, begin, end],
  );
  const { count, ...totals } = summed!; // the account is there
  const rows = await sql.query<Card['entries'][number]>(
    `with page as (
       select e.*, $4::numeric + sum(side.sign * (e.debit - e.credit)) over (order by e.date, abs(e.id), e.id desc
         rows unbounded preceding) as balance
       from ${sides} cross join ${side} where e.date between $2::date and $3::date
       order by e.date, abs(e.id), e.id desc offset $5 limit $6)
     select (abs(e.id) * 2 + case when e.id < 0 then 1 else 0 end)::float8 as id, p.id::float8 as posting_id, ${numberOf('p')} as number, e.date,
       ${operationColumn('o', '$7')} as operation, ${namedColumn('a', '$7')} as other, e.debit::numeric(24, 2) as debit,
       e.credit::numeric(24, 2) as credit, e.balance::numeric(24, 2) as balance, p.description
     from page e join gl_postings p on p.id = e.posting_id join gl_operations o on o.id = p.operation_id
       join gl_accounts a on a.id = e.other
     order by e.date, abs(e.id), e.id desc`,
    [id, begin, end, totals.opening, offset, limit, language],
  );
  return { entries: rows, count, totals };
}
