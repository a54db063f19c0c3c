/** What a receipt may become, and the tax in it. */

export type ReceiptStatus = 'new' | 'sent' | 'success' | 'error' | 'cancelled';
export type ReceiptType = 'sale' | 'refund' | 'advance' | 'credit';

/** The tax within a sum that holds it, in tiyin, half a tiyin rounded up; a percent has up to four digits after the point. */
export function vatIn(tiyin: bigint, percent: number): bigint {
  const rate = BigInt(Math.round(percent * 10_000));
  return (2n * tiyin * rate + 1_000_000n + rate) / (2n * (1_000_000n + rate));
}

/** What was not sent yet, or not taken, can be sent or struck out; what is on its way is asked for. */
export const isToSend = (status: ReceiptStatus) => status === 'new' || status === 'error';
