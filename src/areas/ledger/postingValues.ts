import type { Account } from '../../api/payment/accounts';
import type { EntryDetail } from '../../api/system-user/expenses';
import type { Posting, PostingKind, PostingTerms } from '../../api/system-user/ledger';
import type { Distribution } from '../../api/system-user/partners';
import type { GridRow } from '../../kit/fields/GridField';
import { isMoney, parseMoney, sumMoney, toDecimal } from '../../lib/money';

/** What the form of a posting holds; a line names its account as it was typed. */
export interface PostingValues {
  kind: string;
  date: string;
  operation_id: string;
  account_id: string;
  amount: string;
  lines: GridRow[];
  description: string;
  counterparty: string;
  document_number: string;
  /** The number of the partner's share that it pays. */
  link: string;
  /** What else it is about: a kind of record, and the number of one. */
  about: string;
  about_id: string;
  /** One at most. */
  file_ids: string[];
  [name: string]: unknown;
}

const emptyLine = (): GridRow => ({ key: crypto.randomUUID(), account: '', amount: '' });

/** A form that nobody has filled in, of today. */
export const emptyPosting = (today: string): PostingValues => ({
  ...{ kind: 'cash_out', date: today, operation_id: '', account_id: '5110', amount: '', lines: [emptyLine()] },
  ...{ description: '', counterparty: '', document_number: '', link: '', about: '', about_id: '', file_ids: [] },
});

/** The values of a posting; of a reversal those of its own sides. */
export function valuesOf(posting: Posting): PostingValues {
  const own = posting.account?.id;
  return {
    ...{ kind: posting.kind ?? '', date: posting.date, operation_id: String(posting.operation.id) },
    ...{ account_id: own === undefined ? '' : String(own), amount: posting.amount },
    lines: posting.lines.map(({ id, debit, credit, amount }) => ({
      ...{ key: `line:${id}`, account: String(debit.id === own ? credit.id : debit.id), amount },
    })),
    ...{ description: posting.description ?? '', counterparty: posting.counterparty ?? '' },
    document_number: posting.document_number ?? '',
    ...linkValues(posting),
    file_ids: posting.file ? [posting.file.file_id] : [],
  };
}

/** A share of a partner has a field of its own, since paying it fills in the rest. */
function linkValues({ link }: Posting): Pick<PostingValues, 'link' | 'about' | 'about_id'> {
  if (link === null) return { link: '', about: '', about_id: '' };
  if (link.type === 'profit_distribution') return { link: String(link.id), about: '', about_id: '' };
  return { link: '', about: link.type, about_id: String(link.id) };
}

/** The account on which partners are owed, to which people post in this way alone. */
const owedToPartners = 6610;

/** Whether a line may name an account that takes no postings by hand: where it pays the share of a partner. */
export const takesPayout = (account: Account, link: string) => account.id === owedToPartners && link !== '';

/** What the payment of a partner's share says. */
export const payoutOf = ({ amount, partner }: Distribution, operation: string | undefined): Partial<PostingValues> => ({
  ...{ amount, counterparty: partner.name, ...(operation !== undefined && { operation_id: operation }) },
  lines: [{ key: crypto.randomUUID(), account: String(owedToPartners), amount }],
});

/** The posting that takes an expense or an income back: the money goes the other way, by the same lines. */
export function takingOf(
  kind: EntryKind,
  entry: EntryDetail,
  today: string,
  operation: string | undefined,
): PostingValues {
  const isExpense = kind === 'expense';
  return {
    ...{ kind: isExpense ? 'cash_in' : 'cash_out', date: today, operation_id: operation ?? '' },
    ...{ account_id: String(entry.account.id), amount: entry.amount },
    lines: entry.lines.map(({ id, debit, credit, amount }) => ({
      ...{ key: `line:${id}`, account: String(isExpense ? debit.id : credit.id), amount },
    })),
    ...{ description: entry.description ?? '', counterparty: entry.counterparty ?? '', document_number: '' },
    ...{ link: '', about: kind, about_id: String(entry.id), file_ids: [] },
  };
}

/** The account that was meant: by its number, or by a part of its name that no other has. */
export function accountOf(typed: string, accounts: readonly Account[]): Account | undefined {
  const text = typed.trim().toLowerCase();
  const number = /^\d{4}\b/.exec(text)?.[0];
  if (number !== undefined) return accounts.find(({ id }) => String(id) === number);
  const named = text === '' ? [] : accounts.filter(({ name }) => name.toLowerCase().includes(text));
  return named.length === 1 ? named[0] : undefined;
}

/** What of the amount is in no line yet; below zero where the lines come to more. */
export function restOf(amount: string, lines: readonly GridRow[]): string {
  const sums = lines.flatMap(({ amount: part = '' }) => (isMoney(part) ? [part] : []));
  return toDecimal((parseMoney(amount) ?? 0n) - (parseMoney(sumMoney(sums)) ?? 0n));
}

/** As the service takes it; the form has checked that each line names an account. */
export function termsOf(values: PostingValues, accounts: readonly Account[]): PostingTerms {
  return {
    ...{ date: values.date, account_id: Number(values.account_id), operation_id: Number(values.operation_id) },
    amount: values.amount,
    lines: values.lines.map(({ account = '', amount = '' }) => ({
      ...{ account_id: accountOf(account, accounts)?.id ?? 0, amount },
    })),
    ...{ description: values.description || null, counterparty: values.counterparty || null },
    document_number: values.document_number || null,
    file_id: values.file_ids[0] ?? null,
    link: linkOf(values),
  };
}

/** Money out pays a share, and is then about nothing else. */
function linkOf({ kind, link, about, about_id: id }: PostingValues): PostingTerms['link'] {
  if (kind === 'cash_out' && link !== '') return { type: 'profit_distribution', id: Number(link) };
  return (isAbout(about) || isEntry(about)) && id !== '' ? { type: about, id: Number(id) } : null;
}

/** What a posting may be about besides the share that it pays. */
export const aboutKinds = ['strategy', 'investor', 'investment', 'bond'] as const;
export type AboutKind = (typeof aboutKinds)[number];
/** What a posting takes back, and then says nothing else. */
const entryKinds = ['expense', 'income'] as const;
export type EntryKind = (typeof entryKinds)[number];
export const isEntry = (kind: string): kind is EntryKind => entryKinds.some((one) => one === kind);
export const isAbout = (kind: string): kind is AboutKind => aboutKinds.some((one) => one === kind);

export const kindOf = (values: PostingValues) => values.kind as PostingKind;
