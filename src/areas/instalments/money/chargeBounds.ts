import type { PaymentInfo } from '../../../api/payment/instalments';
import { isText } from '../../../lib/guards';
import type { Failure } from '../../../lib/failure';
import { isLessMoney } from '../../../lib/money';

/** How little and how much of what is owed a card may be charged at once; nothing is known before the contract was read. */
export function chargeBounds(info: PaymentInfo | undefined): { min?: string; max?: string } {
  if (info === undefined) return {};
  const { debt, least_charge: min, most_charge: most } = info;
  return { min, max: isLessMoney(debt, most) ? debt : most };
}

/** Which bound a refusal speaks of, and the word of the form for being on the wrong side of it. */
const bounds: Readonly<Record<string, { word: string; bound: string }>> = {
  charge_too_small: { word: 'least', bound: 'least_charge' },
  charge_too_large: { word: 'most', bound: 'most_charge' },
};

/** A refusal of a sum, with the bound that the service names, so that the field says it; any other as it is. */
export function namingBound(failure: Failure, money: (amount: string) => string): Failure {
  const { word, bound } = bounds[failure.fields?.amount ?? ''] ?? {};
  const limit = bound === undefined ? undefined : failure.current?.[bound];
  if (word === undefined || !isText(limit)) return failure;
  return { ...failure, fields: { ...failure.fields, amount: `${word}:${money(limit)}` } };
}
