/** Expenses and incomes that a posting of people takes back: what it must say, and that each is taken back once. */
import type { Sql } from '../../db/database';
import type { RefusalCode } from '../../shared/codes';
import { conflict } from '../../shared/problem';
import { tiyinOf } from '../../shared/money';
import { isAmount, type PostingKind, type PostingTerms } from './rules';

type EntryKind = 'expense' | 'income';
type Link = NonNullable<PostingTerms['link']>;

/** Whether a posting that names this takes back an expense or an income. */
export const isEntryLink = (link: Link): link is Link & { type: EntryKind } =>
  link.type === 'expense' || link.type === 'income';

/** What is known of an expense or an income before it is taken back. */
interface TakenEntry {
  date: string;
  /** The account of money, and what stood on the other side of it. */
  account: number;
  lines: { account: number; amount: string }[];
  is_taken_back: boolean;
}

const tables = { expense: 'expenses', income: 'incomes' } as const;

/**
 * The expense or income of this number; nothing where there is none. `but` is a draft that does not count as taking it back, and
 * `isPosted` says that no draft does.
 */
export async function findTakenEntry(
  sql: Sql,
  { type, id }: { type: EntryKind; id: number },
  { but, isPosted = false }: { but?: number; isPosted?: boolean } = {},
): Promise<TakenEntry | undefined> {
  const [row] = await sql.query<TakenEntry>(
    `select p.date, min(case $1 when 'expense' then e.credit else e.debit end) as account,
       json_agg(json_build_object('account', case $1 when 'expense' then e.debit else e.credit end, 'amount', e.amount::text)
         order by e.id) as lines,
       exists (
         select from gl_postings r where r.link_type = $1 and r.link_id = $3::bigint and r.reverses_id is null
           and r.id is distinct from $4::bigint and (r.status = 'posted' or r.status = 'draft' and not $5::boolean)
           and not exists (select from gl_postings b where b.reverses_id = r.id and b.status = 'posted')) as is_taken_back
     from gl_postings p join gl_entries e on e.posting_id = p.id
     where p.fact = $2 and p.fact_id = $3::bigint group by p.id, p.date`,
    [type, tables[type], id, but ?? null, isPosted],
  );
  return row;
}

/** Of two drafts for one expense the first that is posted takes it back; the row of it is held to the end of the transaction. */
export async function refuseSecondTaking(
  sql: Sql,
  posting: { id: number; link_type: Link['type'] | null; link_id: number | null; is_reversal: boolean },
): Promise<void> {
  const { id: but, link_type: type, link_id: id, is_reversal: isReversal } = posting;
  if ((type !== 'expense' && type !== 'income') || id === null || isReversal) return;
  await sql.query(`select from ${tables[type]} where id = $1::bigint for no key update`, [id]);
  const entry = await findTakenEntry(sql, { type, id }, { but, isPosted: true });
  if (entry?.is_taken_back) throw conflict('already_reversed', 'It is taken back already');
}

/**
 * What is wrong with a posting that takes an expense or an income back: the money goes the other way over the same account, by the same
 * lines, and not before it was written.
 */
export function faultsOfTaking(
  kind: PostingKind,
  { date, account_id: own, to_account_id: to, amount, lines = [] }: PostingTerms,
  entry: TakenEntry & { type: EntryKind },
): Record<string, RefusalCode> {
  if (kind !== (entry.type === 'expense' ? 'cash_in' : 'cash_out')) return { link: 'unknown_value' };
  if (entry.is_taken_back) return { link: 'already_reversed' };
  const faults: Record<string, RefusalCode> = {};
  if (date < entry.date) faults.date = 'before_posting';
  if (own !== entry.account) faults.account_id = 'entry_differs';
  const said =
    to === undefined ? lines.map((line) => ({ ...line, account: line.account_id })) : [{ account: to, amount }];
  if (said.every((line) => isAmount(line.amount)) && wordsOf(said) !== wordsOf(entry.lines))
    faults[to === undefined ? 'lines' : 'to_account_id'] = 'entry_differs';
  return faults;
}

const wordsOf = (lines: readonly { account: number; amount: string }[]) =>
  lines
    .map(({ account, amount }) => `${account}:${tiyinOf(amount)}`)
    .sort()
    .join(' ');
