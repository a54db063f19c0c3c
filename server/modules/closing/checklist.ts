/** What stands in the way of closing a month, asked of the records themselves. */
import type { Sql } from '../../db/database';
import { countMissing } from '../dividends';
import { tiedAccounts, tieAt } from '../ledger';
import { lastDayOfMonth } from '../../shared/period';
import type { CheckedLine } from './rules';

type Code = CheckedLine['code'];

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
    // Approved, and with its document made, sent or refused by the bank, still not paid.
    text: `select count(*) from exit_claims where status in ('approved', 'to_sign', 'signed', 'failed') and created_at >= $1::date
      and created_at < $1::date + interval '1 month' and $2::date is not null`,
  },
];

/** One line of a month, `YYYY-MM-01`, checked now; `day` is today. */
export async function checkLine(sql: Sql, month: string, day: string, code: Code): Promise<CheckedLine> {
  const counted = counts.find((one) => one.code === code);
  if (counted !== undefined) {
    const { blocks, text } = counted;
    const [row] = await sql.query<{ count: number }>(`select (${text})::int as count`, [month, day]);
    return { code, blocks, count: row!.count, tie: null }; // one value
  }
  if (code === 'dividends_missing') return { code, blocks: true, count: await countMissing(sql, month), tie: null };
  const account = tiedAccounts.find((one) => code === `tie_${one}`)!; // every other code
  const tie = await tieAt(sql, account, lastDayOfMonth(month));
  return { code, blocks: true, count: Number(tie.difference) === 0 ? 0 : 1, tie: { account_id: account, ...tie } };
}

const codes: readonly Code[] = [
  ...counts.map(({ code }) => code),
  'dividends_missing',
  ...tiedAccounts.map((one) => `tie_${one}` as const),
];

/** Every line of the checklist of a month, `YYYY-MM-01`, red ones first; reckoned anew each time. */
export async function checklistOf(sql: Sql, month: string, day: string): Promise<CheckedLine[]> {
  const lines: CheckedLine[] = [];
  for (const code of codes) lines.push(await checkLine(sql, month, day, code));
  const rank = ({ blocks, count }: CheckedLine) => (count === 0 ? 2 : blocks ? 0 : 1);
  return lines.sort((one, other) => rank(one) - rank(other));
}
