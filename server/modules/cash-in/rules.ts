import type { Call, Reply } from '../../http/contract';
import type { RefusalCode } from '../../shared/codes';
import { mayHoldMoney } from '../investors/index';

export type CashInStatus = Reply<'decideCashInBankClaim'>['status'];
export type Decision = Call<'decideCashInBankClaim'>['body'];
export type Confidence = Reply<'decideCashInBankClaim'>['match_confidence'];
export type Match = Reply<'decideCashInBankClaim'>['matches'][number];
export type InvestorStatus = NonNullable<Reply<'decideCashInBankClaim'>['matched_investor']>['status'];

/** A document of the bank is decided once: what was confirmed, rejected or returned stays so. */
const moves: Record<CashInStatus, readonly Decision['status'][]> = {
  pending: ['confirmed', 'rejected', 'returned'],
  confirmed: [],
  rejected: [],
  returned: [],
};

export const isAllowed = (status: CashInStatus, to: Decision['status']): boolean => moves[status].includes(to);

/** What a decision lacks: money goes to a named investor, and whoever gets nothing is told why. */
export function faultsOfDecision({
  status,
  investor_id,
  investment_id,
  comment,
}: Decision): Record<string, RefusalCode> {
  if (status === 'confirmed') return investor_id === undefined ? { investor_id: 'required' } : {};
  return {
    ...((comment ?? '').trim() === '' && { comment: 'reason_required' as const }),
    ...(investor_id !== undefined && { investor_id: 'unknown_value' as const }),
    ...(investment_id !== undefined && { investment_id: 'unknown_value' as const }),
  };
}

/** Money is posted only to whoever was verified and not put away. */
export const mayReceive = (status: InvestorStatus): boolean => mayHoldMoney(status);

/** The number of the payer decides when it is that of one investor; whatever else agrees is only a hint. */
export function confidenceOf(matches: readonly Match[], isOnly: boolean): Confidence {
  if (matches.length === 0) return 'none';
  return isOnly && (matches.includes('inn') || matches.includes('pinfl')) ? 'exact' : 'partial';
}
