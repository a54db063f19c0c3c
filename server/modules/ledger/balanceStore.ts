/** What stands on accounts: the trial balance of a period, and the card of one account. */
import type { Sql } from '../../db/database';
import { listOf, pageWithTotals } from '../../db/list';
import type { Call, Language, Reply } from '../../http/contract';
import {
  languageJoin,
  namedColumn,
  namesOf,
  numberOf,
  ofPostingOrRecord,
  operationColumn,
  recordJoins,
  spokenName,
} from './names';

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

/** What an account `a` and its parts come to, as debit: what is frozen, and the entries since then. */
export const balanceOfAccount = `(select coalesce(sum(f.amount), 0) from gl_accounts part
  cross join (select coalesce(${firstOpen}, 'infinity') as day) open
  cross join lateral (
    select sum(debit - credit) as amount from gl_turnovers where account = part.id and month < open.day
    union all select sum(amount) from gl_entries where debit = part.id and date >= open.day
    union all select -sum(amount) from gl_entries where credit = part.id and date >= open.day) f
  where a.id in (part.id, part.parent_id))`;

/**
 * The days of a period by what they are added up from: whole months that are frozen from their turnovers, `frozen_from` to
 * before `frozen_to`; all else entry by entry, from `from_day` (what stood before it is frozen) to before `frozen_from`, and
 * from `frozen_to` on. Without a whole frozen month both stand behind the end.
 */
function boundsText(bind: (value: unknown) => string, begin: string, end: string): string {
  const first = `${bind(begin)}::date`;
  const last = `${bind(end)}::date`;
  return `select first, last, from_day, case when head < tail then head else last + 1 end as frozen_from,
      case when head < tail then tail else last + 1 end as frozen_to
    from (select ${first} as first, ${last} as last, least(date_trunc('month', ${first})::date, ${firstOpen}) as from_day,
      (date_trunc('month', ${first} - 1) + interval '1 month')::date as head,
      least(date_trunc('month', ${last} + 1)::date, ${firstOpen}) as tail) days`;
}

/** The two sides of an entry, as statements name them. */
const sides = { debit: { column: 'debit', isDebit: 'true' }, credit: { column: 'credit', isDebit: 'false' } } as const;
type Side = keyof typeof sides;

/** What the entries of those days come to on one side of an account `b`; an index alone answers it. */
const sideText = (side: Side) =>
  `select count(*) as count, sum(amount) filter (where date < r.first) as opening, sum(amount) filter (where date >= r.first) as moved
   from (select date, amount from gl_entries where ${sides[side].column} = b.id and date >= r.from_day and date < r.frozen_from
     union all
     select date, amount from gl_entries where ${sides[side].column} = b.id and date >= r.frozen_to and date <= r.last) e`;

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
      select b.*, coalesce(f.opening, 0) + coalesce(d.opening, 0) - coalesce(c.opening, 0) as opening,
        coalesce(f.debit, 0) + coalesce(d.moved, 0) as debit, coalesce(f.credit, 0) + coalesce(c.moved, 0) as credit
      from gl_accounts b cross join (${boundsText(bind, begin, end)}) r
        cross join lateral (
          select count(*) as count, sum(debit - credit) filter (where month < r.from_day) as opening,
            sum(debit) filter (where month >= r.frozen_from) as debit, sum(credit) filter (where month >= r.frozen_from) as credit
          from gl_turnovers where account = b.id and (month < r.from_day or (month >= r.frozen_from and month < r.frozen_to))) f
        cross join lateral (${sideText('debit')}) d
        cross join lateral (${sideText('credit')}) c
      where f.count + d.count + c.count > 0
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
  const accounts = 'array(select id from gl_accounts where $1::int in (id, parent_id))';
  const from = `least(date_trunc('month', $2::date)::date, ${firstOpen})`;
  const side = `(select case when ${isDebitSide} then 1 else -1 end as sign from gl_accounts a where a.id = $1::int) side`;
  const summedOf = (side: Side) =>
    `(select count(*) filter (where date >= $2::date) as count, coalesce(sum(amount) filter (where date < $2::date), 0) as before,
        coalesce(sum(amount) filter (where date >= $2::date), 0) as amount
      from gl_entries where ${sides[side].column} = any (${accounts}) and date >= ${from} and date <= $3::date)`;
  const [summed] = await sql.query<Card['totals'] & { count: number }>(
    `select (d.count + c.count)::int as count, (side.sign * (f.amount + d.before - c.before))::numeric(24, 2) as opening,
       d.amount::numeric(24, 2) as debit, c.amount::numeric(24, 2) as credit,
       (side.sign * (f.amount + d.before - c.before + d.amount - c.amount))::numeric(24, 2) as closing
     from ${side} cross join (
         select coalesce(sum(debit - credit), 0) as amount from gl_turnovers where account = any (${accounts}) and month < ${from}) f
       cross join ${summedOf('debit')} d cross join ${summedOf('credit')} c`,
    [id, begin, end],
  );
  const { count, ...totals } = summed!; // the account is there
  // An entry between two parts of one account stands on it twice, once on each side. The first of each side are among the first of
  // both, so no more of them is looked at than the page reaches.
  const firstOf = (side: Side) =>
    `(select id, date, ${sides[side].isDebit} as is_debit, amount from gl_entries
      where ${sides[side].column} = part and date between $2::date and $3::date order by date, id limit $5::int + $6::int)`;
  const rows = await sql.query<Card['entries'][number]>(
    `with page as (
       select e.id, e.is_debit, e.amount, $4::numeric + sum(side.sign * case when e.is_debit then e.amount else -e.amount end)
         over (order by e.date, e.id, e.is_debit desc rows unbounded preceding) as balance
       from unnest(${accounts}) part cross join lateral (${firstOf('debit')} union all ${firstOf('credit')}) e cross join ${side}
       order by e.date, e.id, e.is_debit desc offset $5 limit $6)
     select (e.id * 2 + case when g.is_debit then 0 else 1 end)::float8 as id, p.id::float8 as posting_id, ${numberOf('p')} as number,
       e.date, ${operationColumn('o', '$7')} as operation, ${namedColumn('a', '$7')} as other,
       (case when g.is_debit then e.amount else 0 end)::numeric(24, 2) as debit,
       (case when g.is_debit then 0 else e.amount end)::numeric(24, 2) as credit, g.balance::numeric(24, 2) as balance,
       ${ofPostingOrRecord('description')} as description
     from page g join gl_entries e on e.id = g.id join gl_postings p on p.id = e.posting_id join gl_operations o on o.id = p.operation_id
       join gl_accounts a on a.id = case when g.is_debit then e.credit else e.debit end
       ${recordJoins}
     order by e.date, e.id, g.is_debit desc`,
    [id, begin, end, totals.opening, offset, limit, language],
  );
  return { entries: rows, count, totals };
}
