/** What accounts stand at beside the records behind them, in all and record by record. */
import type { Sql } from '../../db/database';
import { listOf } from '../../db/list';
import type { Call, Language, Reply } from '../../http/contract';
import { spokenName } from './names';

type TieRow = Reply<'listTies'>['ties'][number];
type RecordRow = Reply<'listTieRecords'>['records'][number];

interface Tie {
  kind: TieRow['kind'];
  /** By which column an entry `e` names the record. */
  entry: string;
  /** What the records moved, by day and by record (`who`), as what the account is owed. */
  moved: string;
}

const lastOfMonth = `(month + interval '1 month - 1 day')::date`;
/** Of the row `d` that is taken back, or that stands beside another table. */
const lastOfRow = `(d.month + interval '1 month - 1 day')::date`;

const ties = {
  6411: {
    kind: 'investor',
    entry: 'e.investor_id',
    moved: `select ${lastOfRow} as day, d.tax as amount, n.investor_id as who
        from dividend_transactions d join investments n on n.id = d.investment_id
      union all select ${lastOfRow}, -d.tax, n.investor_id from dividend_reversals r
        join dividend_transactions d on d.id = r.dividend_id join investments n on n.id = d.investment_id
      union all select created_at::date, -amount, investor_id from investor_transactions where type in ('exit_tax', 'coupon_tax')
      union all select e.date, case e.debit when 6411 then -e.amount else e.amount end, e.investor_id
        from gl_entries e join gl_postings p on p.id = e.posting_id where p.source = 'manual' and 6411 in (e.debit, e.credit)`,
  },
  6610: {
    kind: 'investor',
    entry: 'e.investor_id',
    moved: `select ${lastOfRow} as day, d.net as amount, n.investor_id as who
        from dividend_transactions d join investments n on n.id = d.investment_id
      union all select ${lastOfRow}, -d.net, n.investor_id from dividend_reversals r
        join dividend_transactions d on d.id = r.dividend_id join investments n on n.id = d.investment_id
      union all select created_at::date, -amount, investor_id from investor_transactions where type = 'dividend'
      union all select t.date, -t.amount, n.investor_id from investment_transactions t
        join investments n on n.id = t.investment_id where t.type = 'reinvest'
      union all select ${lastOfMonth}, amount, null from profit_distributions where not is_platform
      union all select ${lastOfRow}, -d.amount, null from distribution_reversals r
        join profit_distributions d on d.id = r.distribution_id
      union all select date, case when reverses_id is null then -amount else amount end, null from gl_postings
        where link_type = 'profit_distribution' and status = 'posted'`,
  },
  6820: {
    kind: 'investment',
    entry: 'e.investment_id',
    moved: `select date as day, amount, investment_id as who from investment_transactions`,
  },
  6830: {
    kind: 'bond',
    entry: 'e.bond_id',
    moved: `select date as day, amount, bond_id as who from bond_investments
      union all select created_at::date, -amount, bond_id from investor_transactions where type = 'bond_repayment'`,
  },
  6990: {
    kind: 'investor',
    entry: 'e.investor_id',
    moved: `select created_at::date as day, amount, investor_id as who from investor_transactions`,
  },
} as const satisfies Record<number, Tie>;

/**
 * Whose records keep a balance: what they come to today, and their moves, of which those after a day are taken off again. By the
 * moment of a move, and not by its day, since that is in the index.
 */
const kept = {
  6820: {
    now: 'select id as who, balance as amount from investments',
    moves: 'select amount, investment_id as who from investment_transactions',
    moment: 'date',
  },
  6990: {
    now: 'select id as who, balance as amount from investors',
    moves: 'select amount, investor_id as who from investor_transactions',
    moment: 'created_at',
  },
} as const;
const isKept = (account: TiedAccount): account is keyof typeof kept => account in kept;

/** The accounts behind which records stand. */
export type TiedAccount = keyof typeof ties;
export const tiedAccounts = [6411, 6610, 6820, 6830, 6990] as const satisfies readonly TiedAccount[];
export const isTied = (account: number): account is TiedAccount => account in ties;

/** What the records of an account come to at the end of a day, a row for each part of it. */
function recordsAt(account: TiedAccount, bind: (day: string) => string, day: string): string {
  if (!isKept(account))
    return `select m.who, m.amount from (${ties[account].moved}) m where m.day <= ${bind(day)}::date`;
  return `select n.who, n.amount from (${kept[account].now}) n union all select m.who, -m.amount
    from (${kept[account].moves} where ${kept[account].moment} >= ${bind(day)}::date + 1) m`;
}
const bindFirst = () => '$1';

/** The balance of the account `$2` at the end of the day `$1`: what closed months froze, and the entries since. */
const ledgerBalance = `(
  (select coalesce(sum(credit - debit), 0) from gl_turnovers where account = $2::int and month + interval '1 month' <= $1::date + 1)
  + (select coalesce(sum(case $2::int when credit then amount else -amount end), 0) from gl_entries
     where $2::int in (debit, credit) and date <= $1::date
       and date >= coalesce((select max(month) + interval '1 month' from gl_turnovers where month + interval '1 month' <= $1::date + 1),
         '-infinity')))`;

type Figures = Pick<TieRow, 'ledger' | 'records' | 'difference' | 'first_day'>;

/** Both figures of an account at the end of a day, and where they differ since when. */
export async function tieAt(sql: Sql, account: TiedAccount, day: string): Promise<Figures> {
  const [row] = await sql.query<Omit<Figures, 'first_day'>>(
    `select ledger::text, records::text, (ledger - records)::text as difference
     from (select ${ledgerBalance}::numeric(24, 2) as ledger,
       (select coalesce(sum(r.amount), 0) from (${recordsAt(account, bindFirst, day)}) r)::numeric(24, 2) as records) t`,
    [day, account],
  );
  const figures = row!; // sums without groups
  const isEven = Number(figures.difference) === 0;
  return { ...figures, first_day: isEven ? null : await firstDayOf(sql, account, day) };
}

/** The first day after whose entries the two have differed ever since; none where a balance itself is not what moved it. */
async function firstDayOf(sql: Sql, account: TiedAccount, day: string): Promise<string | null> {
  const [row] = await sql.query<{ day: string | null }>(
    `with moved as (
       select date as day, case $2::int when credit then amount else -amount end as amount from gl_entries where $2::int in (debit, credit)
       union all select day, -amount from (${ties[account].moved}) r),
     standing as (
       select day, sum(sum(amount)) over (order by day) as difference from moved where day <= $1::date group by day)
     select to_char(min(day), 'YYYY-MM-DD') as day from standing s
     where difference <> 0 and not exists (select from standing o where o.day > s.day and o.difference = 0)`,
    [day, account],
  );
  return row?.day ?? null;
}

/** An account with both its figures; one that the chart does not know has none. */
export async function readTie(sql: Sql, account: TiedAccount, day: string, language: Language): Promise<TieRow> {
  const [named] = await sql.query<{ name: string }>(
    `select ${spokenName('a', '$2')} as name from gl_accounts a where a.id = $1`,
    [account, language],
  );
  const { name } = named!; // the chart has them since it came (migration 0038)
  return { id: account, name, kind: ties[account].kind, ...(await tieAt(sql, account, day)) };
}

const nameOf = {
  investor: '(select i.name from investors i where i.id = r.id)',
  investment: '(select n.contract_number from investments n where n.id = r.id)',
  bond: '(select b.code from bonds b where b.id = r.id)',
} as const satisfies Record<TieRow['kind'], string>;

type RecordQuery = Omit<Call<'listTieRecords'>['query'], 'date'>;

const figures = { ledger: 'r.ledger', records: 'r.records', difference: 'r.ledger - r.records' } as const;

/** The list of an account; what names no record stands in the row 0. */
const recordList = (account: TiedAccount) =>
  listOf<RecordRow, RecordQuery, keyof typeof figures, string>({
    id: 'r.id',
    from: (bind, day) => `(
      select coalesce(m.who, 0)::int as id, sum(m.ledger) as ledger, sum(m.records) as records from (
        select ${ties[account].entry} as who, case ${bind(account)}::int when e.credit then e.amount else -e.amount end as ledger,
          0::numeric as records
        from gl_entries e where ${bind(account)}::int in (e.debit, e.credit) and e.date <= ${bind(day)}::date
        union all select o.who, 0, o.amount from (${recordsAt(account, bind, day)}) o) m
      group by coalesce(m.who, 0) having sum(m.ledger) <> 0 or sum(m.records) <> 0) r`,
    select: `r.id, ${nameOf[ties[account].kind]} as name, r.ledger::numeric(24, 2) as ledger, r.records::numeric(24, 2) as records,
      (r.ledger - r.records)::numeric(24, 2) as difference`,
    totals: figures,
    orders: { difference: 'abs(r.ledger - r.records)', ledger: 'r.ledger', records: 'r.records' },
    where: { differs: '(r.ledger <> r.records) = $::boolean' },
  });
const lists = new Map(tiedAccounts.map((account) => [account, recordList(account)]));

/** The records behind an account at the end of a day. */
export const readTieRecords = (sql: Sql, account: TiedAccount, query: RecordQuery, day: string) =>
  lists.get(account)!.list(sql, query, day); // one for each of them
