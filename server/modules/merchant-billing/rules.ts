/** What a transfer may become, and why money is not paid. */
import { tiyinOf } from '../../shared/money';
import type { Payee } from './debtStore';

export type TransferStatus = 'pending' | 'approved' | 'rejected' | 'paid' | 'failed';

/** Which status each step starts from. */
const steps = { decide: 'pending', finish: 'approved' } as const satisfies Record<string, TransferStatus>;
export const isAllowed = (status: TransferStatus, step: keyof typeof steps) => steps[step] === status;

export type PayoutFault = 'payouts_held' | 'nothing_to_pay' | 'amount_above_debt';

/** Why so much is not paid to a merchant; `waiting` is what is asked for beside it. */
export function faultOfPayout(
  payee: Pick<Payee, 'debt' | 'is_held'>,
  amount: bigint,
  waiting: bigint,
): PayoutFault | undefined {
  if (payee.is_held) return 'payouts_held';
  const payable = tiyinOf(payee.debt) - waiting;
  if (payable <= 0n) return 'nothing_to_pay';
  return amount > payable ? 'amount_above_debt' : undefined;
}
