import { parseMoney, toDecimal } from '../../../lib/money';
import type { ScheduleRow } from '../../../api/payment/instalments';

/** Which rows a payment would go to, the oldest first, and what would be left of the debt. */
export function closedRows(rows: readonly Pick<ScheduleRow, 'number' | 'debt'>[], amount: string) {
  let left = parseMoney(amount) ?? 0n;
  const numbers: number[] = [];
  let debt = 0n;
  for (const row of rows) {
    const owed = parseMoney(row.debt) ?? 0n;
    const part = left < owed ? left : owed;
    if (part > 0n) numbers.push(row.number);
    left -= part;
    debt += owed - part;
  }
  return { numbers, debt: toDecimal(debt) };
}
