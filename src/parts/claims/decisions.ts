import type { MessageDescriptor } from 'react-intl';
import type { ClaimStatus, ClaimType, GeneralClaimRow } from '../../api/system-user/generalClaims';
import type { Claim } from '../../api/system-user/investors';
import { m } from './messages';

/** A claim as its list, its drawer and the card of its investor have it. */
export type OpenClaim = Claim & Partial<Pick<GeneralClaimRow, 'card_masked'>>;

export type Decision = 'approved' | 'rejected' | 'in_process';

/** Claims that are approved here move the balance of the investor: in, or out. */
const signs: Partial<Record<ClaimType, '' | '-'>> = { cash_in: '', refill: '', cash_out: '-', withdraw: '-' };

/** By how much an approval changes the balance; undefined for what is decided together with an investment. */
export function balanceChange({ type, amount }: Pick<OpenClaim, 'type' | 'amount'>): string | undefined {
  const sign = signs[type];
  return sign === undefined ? undefined : `${sign}${amount}`;
}

export const isOpen = (status: ClaimStatus): boolean => status === 'pending' || status === 'in_process';

/** Why a claim cannot be decided so, by the codes of the service; the service decides in the end. */
export type Refusal = 'transition_not_allowed' | 'same_person' | 'own_amount' | 'own_terms' | 'forbidden' | 'elsewhere';

export const refusalWords: Record<Refusal, MessageDescriptor> = {
  transition_not_allowed: m.notFrom,
  same_person: m.samePerson,
  own_amount: m.ownAmount,
  own_terms: m.ownTerms,
  forbidden: m.noRight,
  elsewhere: m.elsewhere,
};

interface Person {
  id: number | undefined;
  /** Whether the person may approve changes of a balance. */
  mayBalance: boolean;
}

/** Whether the person may decide the claim so; undefined when nothing is known against it. */
export function refusalOf(
  claim: Pick<OpenClaim, 'type' | 'status' | 'initiator' | 'amount_changed_by' | 'terms_set_by'>,
  to: Decision,
  person: Person,
): Refusal | undefined {
  if (!isOpen(claim.status) || (to === 'in_process' && claim.status !== 'pending')) return 'transition_not_allowed';
  if ((claim.type === 'refill' || claim.type === 'withdraw') && !person.mayBalance) return 'forbidden';
  if (claim.initiator !== null && claim.initiator.id === person.id) return 'same_person';
  if (to !== 'approved') return undefined;
  // Whoever ever set the amount or the way of paying does not approve it, but may reject it.
  if (claim.amount_changed_by !== null && claim.amount_changed_by.id === person.id) return 'own_amount';
  if (person.id !== undefined && claim.terms_set_by.includes(person.id)) return 'own_terms';
  return signs[claim.type] === undefined ? 'elsewhere' : undefined;
}
