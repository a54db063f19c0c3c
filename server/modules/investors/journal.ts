import { audit, type Change } from '../../audit';
import type { Actor } from '../../contract';
import type { Sql } from '../../db/connect';
import { maskAccount, maskBirthday, maskPassport, maskPhone, maskPinfl, maskText } from './mask';

export const entity = 'investor';

type Text = string | null;
/** What the card masks nobody reads in the journal either: personal values are written into it masked. */
const masks: Record<string, (value: Text) => Text> = {
  pinfl: maskPinfl,
  director_pinfl: maskPinfl,
  inps: maskPinfl,
  phone_number: maskPhone,
  contact_number: maskPhone,
  domestic_phone_number: maskPhone,
  birthday: maskBirthday,
  passport_id: maskPassport,
  actual_address: maskText,
  temporary_address: maskText,
  work_address: maskText,
  monthly_income: maskText,
  bank_account: maskAccount,
};

/** One row per changed field of an investor; takes the transaction of the change. */
export function journal(
  sql: Sql,
  { user, clock }: Actor,
  investorId: number,
  action: string,
  changes: readonly Change[],
): Promise<void> {
  return audit(sql, { user, clock, action, entity, entityId: investorId, changes: changes.map(masked) });
}

function masked({ field, old, new: now }: Change): Change {
  const mask = masks[field];
  if (mask === undefined) return { field, old, new: now };
  const hide = (value: Change['old']) => mask(value === null || value === undefined ? null : String(value));
  return { field, old: hide(old), new: hide(now) };
}

/** The fields of `patch` that are not as they were. */
export function changesBetween<Before extends object>(before: Before, patch: Partial<Before>): Change[] {
  return Object.entries(patch).flatMap(([field, now]) => {
    const old = (before as Record<string, unknown>)[field];
    return old === now ? [] : [{ field, old: old as Change['old'], new: now as Change['new'] }];
  });
}
