import type { KnownInvestor } from '../../../api/investment/investors';
import type { CashInCandidate } from '../../../api/investment/cashIn';

type Facts = 'investor' | 'inn_or_pinfl' | 'balance' | 'investments';
/** Whose money a document may be: somebody the service proposes, with its reasons, or somebody found by hand. */
export type Payer = Pick<CashInCandidate, Facts> & Partial<CashInCandidate>;

/** Somebody found by hand, with the facts that a proposed one has; the money goes to the balance. */
export const payerOf = ({ id, name, subject, status, inn, pinfl, balance }: KnownInvestor): Payer => ({
  investor: { id, name, subject, status },
  inn_or_pinfl: subject === 'business' ? inn : pinfl,
  balance,
  investments: [],
});

/** To whom a document is about to be posted, and what the money is meant for, when that is said. */
export interface Posting {
  payer: Payer;
  investment: CashInCandidate['investments'][number] | undefined;
}

/** Whether the bank says another name than ours; of somebody found by hand nothing was compared. */
export const isOtherName = ({ matches }: Payer): boolean => matches !== undefined && !matches.includes('name');

/**
 * The number of the contract that the purpose of a payment names, when it is not among those that the payer may be
 * credited under: it is closed, being left, or somebody else's.
 */
export function missingContract(purpose: string, { investments }: Payer): string | undefined {
  const named = /\bIN-\d{4}-\d{6}\b/i.exec(purpose)?.[0].toUpperCase();
  return investments.some(({ contract_number }) => contract_number.toUpperCase() === named) ? undefined : named;
}
