/** What categories, chapters and articles of the help have in common: their places in an order, and their journal. */
import type { Sql } from '../../db/database';
import type { Actor } from '../../http/contract';
import { audit, type Change } from '../../shared/auditTrail';
import type { TextKinds } from '../../shared/languageTexts';
import { movedPlaces, type Place } from '../../shared/treeMoves';

/** The one text of a category and of a chapter. */
export const named: TextKinds = { name: 'plain' };

export const lastIn = (tree: readonly Place<number>[], parent: number): number =>
  tree.filter((one) => one.parent === parent).length + 1;

/** Where all stand once a new one, which was put behind its siblings, stands where it was asked for. */
export function placesOfNew(
  tree: readonly Place<number>[],
  { id, parent, order }: { id: number; parent: number | null; order: number | undefined },
): Place<number>[] {
  const last = tree.filter((one) => one.parent === parent).length + 1;
  return movedPlaces([...tree, { id, parent, position: last }], { id, parent, position: order });
}

/** What the journal says of another place in the order. */
export function orderChange(old: number, places: readonly Place<number>[], id: number): Change[] {
  const now = places.find((one) => one.id === id)?.position ?? old;
  return now === old ? [] : [{ field: 'order', old, new: now }];
}

type Translation = 'en' | 'uz';

/** Translations that were marked and are found right; of the others there is nothing to say. */
export const confirmedNow = (
  { stale }: { stale: readonly Translation[] },
  confirmed: readonly Translation[] = [],
): Change[] =>
  confirmed.flatMap((language) => (stale.includes(language) ? [{ field: 'language', new: language }] : []));

type Changes = Record<'update' | 'move' | 'confirm', Change[]>;
export const isChanged = (changes: Changes): boolean => Object.values(changes).some((some) => some.length > 0);

export const note = (sql: Sql, { user, clock }: Actor, action: string, entity: string, id: number, changes: Change[]) =>
  audit(sql, { clock, user, action, entity, entityId: id, changes });

export async function noteAll(sql: Sql, call: Actor, entity: string, id: number, changes: Changes): Promise<void> {
  for (const [action, some] of Object.entries(changes))
    if (some.length > 0) await note(sql, call, action, entity, id, some);
}
