import type { RefusalCode } from '../../shared/codes';
import { tiyinOf } from '../../shared/money';
import { isDay } from '../../shared/period';
import type { EntryBody } from './store';

/** What is wrong with the values by themselves, on a day. */
export function faultsOf(body: EntryBody, day: string): Record<string, RefusalCode> {
  const faults: Record<string, RefusalCode> = {};
  if (!isDay(body.date)) faults.date = 'no_such_day';
  else if (body.date > day) faults.date = 'in_future';
  const amount = tiyinOf(body.amount);
  if (amount <= 0n) faults.amount = 'invalid_amount';
  const vat = body.vat_amount ?? null;
  if (vat === null) return faults;
  if (tiyinOf(vat) <= 0n) faults.vat_amount = 'invalid_amount';
  else if (amount > 0n && tiyinOf(vat) >= amount) faults.vat_amount = 'vat_not_below_amount';
  return faults;
}
