/** What a receipt may become, the tax in it, and how it is paid. */
import { decimal } from '../../shared/money';

export type ReceiptStatus = 'new' | 'sent' | 'success' | 'error' | 'cancelled';
export type ReceiptType = 'sale' | 'refund' | 'advance' | 'credit';

/** The tax within a sum that holds it, in tiyin, half a tiyin rounded up; a percent has up to four digits after the point. */
export function vatIn(tiyin: bigint, percent: number): bigint {
  const rate = BigInt(Math.round(percent * 10_000));
  return (2n * tiyin * rate + 1_000_000n + rate) / (2n * (1_000_000n + rate));
}

/** How a sum is paid: in cash and by card as far as those go, the rest on credit. */
export function waysOf(amount: bigint, paid: Readonly<Record<'cash' | 'card', bigint>>) {
  const atMost = (sum: bigint, most: bigint) => (sum < 0n ? 0n : sum > most ? most : sum);
  const cash = atMost(paid.cash, amount);
  const card = atMost(paid.card, amount - cash);
  return { cash: decimal(cash), card: decimal(card), credit: decimal(amount - cash - card) };
}

/** What was not sent yet, or not taken, can be sent or struck out; what is on its way is asked for. */
export const isToSend = (status: ReceiptStatus) => status === 'new' || status === 'error';

/** By which an order was sold and is sold no more: another receipt may take its place. */
export const isReissuable = ({ type, status }: { type: ReceiptType; status: ReceiptStatus }) =>
  type === 'sale' && status === 'cancelled';
