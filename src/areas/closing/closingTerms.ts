import {
  ArrowSync16Regular,
  CheckmarkCircle16Regular,
  LockClosed16Regular,
  LockOpen16Regular,
} from '@fluentui/react-icons';
import type { MessageDescriptor } from 'react-intl';
import type { ChecklistCode, ClosingMonth, ClosingStage, ClosingStatus } from '../../api/system-user/closing';
import { choices } from '../../kit/table/choices';
import { addDays, monthPeriod } from '../../lib/days';
import { href } from '../../routes/href';
import { m } from './messages';

export const closingStatus = choices<ClosingStatus>({
  open: { label: m.open, tone: 'brand', icon: LockOpen16Regular },
  calculating: { label: m.calculating, tone: 'warning', icon: ArrowSync16Regular },
  closed: { label: m.closed, tone: 'success', icon: LockClosed16Regular },
  reopened: { label: m.reopened, tone: 'warning', icon: LockOpen16Regular },
});

export const closingStage = choices<NonNullable<ClosingStage>>({
  checking: { label: m.checking, tone: 'informative', icon: ArrowSync16Regular },
  entries: { label: m.entries, tone: 'informative', icon: ArrowSync16Regular },
  files: { label: m.files, tone: 'informative', icon: ArrowSync16Regular },
  waiting: { label: m.waiting, tone: 'warning', icon: CheckmarkCircle16Regular },
});

/** What each line of the checklist is called. */
export const lineText: Readonly<Record<ChecklistCode, MessageDescriptor>> = {
  previous_month: m.previousMonth,
  month_not_over: m.monthNotOver,
  cash_in_pending: m.cashInPending,
  unsigned_drafts: m.unsignedDrafts,
  manual_drafts: m.manualDrafts,
  dividends_missing: m.dividendsMissing,
  debit_credit: m.debitCredit,
  tie_6990: m.tie6990,
  tie_6820: m.tie6820,
  tie_6830: m.tie6830,
  tie_6610: m.tie6610,
  tie_6411: m.tie6411,
  tax_unverified: m.taxUnverified,
  payouts_unpaid: m.payoutsUnpaid,
};

/** Why the reader cannot take the next step, beforehand. */
export const stepRefusals: Readonly<Record<NonNullable<ClosingMonth['step_refusal']>, MessageDescriptor>> = {
  same_person: m.samePerson,
  same_role: m.sameRole,
  still_reckoned: m.stillReckoned,
  later_month_closed: m.laterClosed,
};

/** Where the records of a line stand: exactly those that it counts. */
export function lineHref(code: ChecklistCode, month: string): string | undefined {
  const period = monthPeriod(month);
  if (code === 'cash_in_pending') return href('claims.cashIn', {}, period);
  if (code === 'unsigned_drafts') return href('signing.list', {}, { ...period, status: 'draft' });
  if (code === 'manual_drafts') return href('ledger.postings', {}, { ...period, status: ['draft'] });
  if (code === 'dividends_missing') return href('dividends.list', {}, { month, is_missing: 'true' });
  if (code === 'tax_unverified') return href('payments.tax', {}, { ...period, status: ['new', 'error'] });
  if (code === 'payouts_unpaid')
    return href('claims.cashOut', {}, { ...period, status: ['approved', 'to_sign', 'signed', 'failed'] });
  if (code === 'previous_month')
    return href(
      'closing.months',
      {},
      { status: ['open', 'calculating', 'reopened'], end_date: addDays(period.begin_date, -1) },
    );
  return undefined;
}

/** Where an account stands beside its records at the end of a month, those first that differ. */
export const tieHref = (account: number, month: string): string =>
  href('ledger.tie', { id: String(account) }, { date: monthPeriod(month).end_date, state: 'differs' });

export type Total = keyof NonNullable<ClosingMonth['totals']>;
