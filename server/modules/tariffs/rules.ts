import type { Call } from '../../http/contract';
import type { RefusalCode } from '../../shared/codes';
import { tiyinOf } from '../../shared/money';
import { isDay } from '../../shared/period';

export type TariffTerms = Required<Call<'createTariff'>['body']>;
type Field = keyof TariffTerms;

/** What a form of a new tariff may leave out. */
export const withDefaults = (body: Call<'createTariff'>['body']): TariffTerms => ({
  name_en: null,
  name_uz: null,
  early_exit_percent: null,
  auto_prolong: false,
  is_active: true,
  valid_to: null,
  ...body,
});

/** Names without spaces around them; one that says nothing is none. A tariff that lets nobody go early asks no percent. */
export const tidied = (terms: TariffTerms): TariffTerms => ({
  ...terms,
  name_ru: terms.name_ru.trim(),
  name_en: terms.name_en?.trim() || null,
  name_uz: terms.name_uz?.trim() || null,
  early_exit_percent: terms.early_exit_allowed ? terms.early_exit_percent : null,
});

const hasFourDigits = (percent: number): boolean => /^\d+(\.\d{1,4})?$/.test(String(percent));

/** What is wrong with terms as a whole. */
export function faultsOf(terms: TariffTerms): Partial<Record<Field, RefusalCode>> {
  const { min_amount: min, max_amount: max, valid_from: from, valid_to: to, percent, early_exit_percent: exit } = terms;
  const faults: Partial<Record<Field, RefusalCode>> = {};
  if (tiyinOf(min) < 0n) faults.min_amount = 'invalid_amount';
  if (tiyinOf(max) <= 0n) faults.max_amount = 'invalid_amount';
  else if (tiyinOf(min) > tiyinOf(max)) faults.min_amount = 'above_maximum';
  if (!hasFourDigits(percent)) faults.percent = 'out_of_range';
  if (exit !== null && !hasFourDigits(exit)) faults.early_exit_percent = 'out_of_range';
  if (!isDay(from)) faults.valid_from = 'no_such_day';
  if (to !== null && !isDay(to)) faults.valid_to = 'no_such_day';
  else if (to !== null && to < from) faults.valid_to = 'not_after_begin';
  return faults;
}

/** What stays open when somebody has invested: neither what he was promised nor whether he could invest at all. */
const openFields: readonly Field[] = ['name_ru', 'name_en', 'name_uz', 'valid_to', 'is_active'];

/** The fields that a change would alter although somebody has invested on the tariff. */
export function fixedFields(before: TariffTerms, after: TariffTerms): Field[] {
  return (Object.keys(after) as Field[]).filter((field) => {
    if (before[field] === after[field] || openFields.includes(field)) return false;
    return field !== 'max_amount' || tiyinOf(after.max_amount) < tiyinOf(before.max_amount);
  });
}
