import type { Reply } from '../../http/contract';

export type TaxStatus = Reply<'listTaxTransactions'>['transactions'][number]['status'];

/** Only a new row is verified: one that is wrong is reckoned anew first, and what is verified stays so. */
const mayVerify: Record<TaxStatus, boolean> = { new: true, verified: false, error: false };

/** Why a row is not verified; nothing when it may be. */
export function refusalOfVerify(row: { status: TaxStatus } | undefined) {
  if (row === undefined) return 'not_found' as const;
  return mayVerify[row.status] ? undefined : ('transition_not_allowed' as const);
}
