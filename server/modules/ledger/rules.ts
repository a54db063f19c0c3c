/** What may be posted by a person, and what may be done with it. */
import type { Call } from '../../http/contract';
import type { RefusalCode } from '../../shared/codes';
import { tiyinOf } from '../../shared/money';
import { isDay } from '../../shared/period';

export type PostingTerms = Call<'createCashIn'>['body'];
export type PostingKind = 'cash_in' | 'cash_out' | 'cash_in_out';
type TemplateTerms = Call<'createPostingTemplate'>['body'];
export type PostingAction = Call<'changePosting'>['body']['action'];

/** One correspondence of a draft. */
export interface DraftLine {
  debit: number;
  credit: number;
  amount: string;
}

/** What a decision looks at. */
export interface PostingState {
  source: 'auto' | 'manual';
  status: 'draft' | 'posted' | 'rejected';
  created_by: number | null;
  is_reversal: boolean;
  /** It takes a reversal back. */
  reverses_reversal: boolean;
  is_reversed: boolean;
}

type MoveRefusal = 'auto_entry' | 'transition_not_allowed' | 'not_own_draft' | 'same_person' | 'already_reversed';

/** Why this person may not do this with a posting; nothing where he may. */
export function refusalOfAction(posting: PostingState, action: PostingAction, userId: number): MoveRefusal | undefined {
  if (posting.source === 'auto') return 'auto_entry';
  if (action === 'reverse') {
    // What a posting has done (paid a share, taken an expense back) is told by it and by the one that reverses it.
    if (posting.status !== 'posted' || posting.is_reversal) return 'transition_not_allowed';
    return posting.is_reversed ? 'already_reversed' : undefined;
  }
  if (posting.status !== 'draft') return 'transition_not_allowed';
  // Drafted before that was refused, it is only rejected.
  if (action === 'post' && posting.reverses_reversal) return 'transition_not_allowed';
  const isOwn = posting.created_by === userId;
  if (action !== 'update') return isOwn ? 'same_person' : undefined;
  if (!isOwn) return 'not_own_draft';
  // Changed, it would not be the reverse of anything.
  return posting.is_reversal ? 'transition_not_allowed' : undefined;
}

/** Sixteen digits before the point and two after it; above zero. */
export const isAmount = (text: string): boolean => /^\d{1,16}\.\d{2}$/.test(text) && tiyinOf(text) > 0n;

/** The correspondences of what was filled in; of money that comes in the account is debited, else credited. */
export function linesOf(
  kind: PostingKind,
  { account_id: own, to_account_id: to, amount, lines = [] }: PostingTerms,
): DraftLine[] {
  const parts = lines.length > 0 ? lines : to === undefined ? [] : [{ account_id: to, amount }];
  return parts.map(({ account_id: other, amount: part }) =>
    kind === 'cash_in' ? { debit: own, credit: other, amount: part } : { debit: other, credit: own, amount: part },
  );
}

/**
 * What is wrong with a posting that is to pay the share of a partner: only money that goes out of the account of what partners
 * are owed pays one, the whole of it at once.
 */
export function faultsOfPayout(
  kind: PostingKind,
  terms: PostingTerms,
  share: { amount: string; is_payable: boolean; account: number },
): Record<string, RefusalCode> {
  if (kind !== 'cash_out') return { link: 'unknown_value' };
  if (!share.is_payable) return { link: 'share_not_payable' };
  const { to_account_id: to, amount, lines = [] } = terms;
  const faults: Record<string, RefusalCode> = {};
  if (lines.some(({ account_id: other }) => other !== share.account)) faults.lines = 'share_account';
  if (to !== undefined && to !== share.account) faults.to_account_id = 'share_account';
  if (isAmount(amount) && tiyinOf(amount) !== tiyinOf(share.amount)) faults.link = 'share_differs';
  return faults;
}

/** What is known of an account that a person posts to. */
export interface PostedAccount {
  id: number;
  is_money: boolean;
  is_postable: boolean;
}

/** What is wrong with an account that a line names. */
const accountFaults =
  (accounts: readonly PostedAccount[]) =>
  (id: number): RefusalCode | undefined => {
    const account = accounts.find((one) => one.id === id);
    if (account === undefined) return 'unknown_value';
    return account.is_postable ? undefined : 'account_not_manual';
  };

/** What is wrong with the account that a posting begins with: money comes to or leaves an account of money. */
const faultOfOwn = (kind: PostingKind, own: number, accounts: readonly PostedAccount[]): RefusalCode | undefined =>
  accountFaults(accounts)(own) ??
  (kind === 'cash_in_out' || accounts.some(({ id, is_money }) => id === own && is_money)
    ? undefined
    : 'account_not_money');

/** What is wrong with a template; an amount that is left open, and lines that do not come to it, are for the posting to say. */
export function faultsOfTemplate(
  { kind, account_id: own, amount, lines }: TemplateTerms,
  accounts: readonly PostedAccount[],
): Record<string, RefusalCode> {
  const faults: Record<string, RefusalCode> = {};
  const faultOf = accountFaults(accounts);
  const ownFault = faultOfOwn(kind, own, accounts);
  if (ownFault !== undefined) faults.account_id = ownFault;
  if (amount !== null && !isAmount(amount)) faults.amount = 'invalid_amount';
  for (const line of lines) {
    const isWrong = line.amount !== null && !isAmount(line.amount);
    const fault = isWrong ? 'invalid_amount' : line.account_id === own ? 'same_account' : faultOf(line.account_id);
    if (fault !== undefined) faults.lines ??= fault;
  }
  return faults;
}

/** What is wrong with a posting by its form alone and by the accounts that it names; `today` is YYYY-MM-DD. */
export function faultsOfTerms(
  kind: PostingKind,
  terms: PostingTerms,
  { today, accounts }: { today: string; accounts: readonly PostedAccount[] },
): Record<string, RefusalCode> {
  const faults: Record<string, RefusalCode> = {};
  const { date, account_id: own, to_account_id: to, amount, lines = [] } = terms;
  if (!isDay(date)) faults.date = 'no_such_day';
  else if (date > today) faults.date = 'in_future';
  if (!isAmount(amount)) faults.amount = 'invalid_amount';
  const faultOf = accountFaults(accounts);
  const ownFault = faultOfOwn(kind, own, accounts);
  if (ownFault !== undefined) faults.account_id = ownFault;
  if (lines.length === 0) {
    const toFault = to === undefined ? 'required' : to === own ? 'same_account' : faultOf(to);
    if (toFault !== undefined) faults.to_account_id = toFault;
    return faults;
  }
  for (const line of lines) {
    const fault = !isAmount(line.amount)
      ? 'invalid_amount'
      : line.account_id === own
        ? 'same_account'
        : faultOf(line.account_id);
    if (fault !== undefined) faults.lines ??= fault;
  }
  if (faults.lines === undefined && faults.amount === undefined && sumOf(lines) !== tiyinOf(amount))
    faults.lines = 'not_balanced';
  return faults;
}

const sumOf = (lines: readonly { amount: string }[]) => lines.reduce((sum, { amount }) => sum + tiyinOf(amount), 0n);
