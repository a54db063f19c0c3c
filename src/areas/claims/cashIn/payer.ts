import type { CashInCandidate } from '../../../api/investment/payments';

/** Whose money a document may be: somebody the service proposes, or somebody found by hand. */
export interface Payer extends Pick<CashInCandidate, 'investor' | 'investments'> {
  /** What is known of one the service proposes. */
  balance?: string;
}

/** To whom a document is about to be posted, and what the money is meant for, when that is said. */
export interface Posting {
  payer: Payer;
  investment: CashInCandidate['investments'][number] | undefined;
}
