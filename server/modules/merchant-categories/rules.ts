import type { RefusalCode } from '../../shared/codes';

/** Where a category stands: under whom, and as which among its siblings, from one. */
export interface Place {
  guid: string;
  parent_guid: string | null;
  position: number;
}
interface Wanted {
  guid: string;
  parent: string | null;
  /** None is the last place, or where it stands already under the same parent; what is past the last is the last. */
  position: number | undefined;
}

/** How deep the tree may be. */
export const mostLevels = 4;

const childrenOf = (tree: readonly Place[], parent: string | null): Place[] =>
  tree.filter((one) => one.parent_guid === parent).sort((one, other) => one.position - other.position);

/** The category itself and everything that it stands under, from itself up. */
function lineOf(tree: readonly Place[], guid: string | null): string[] {
  const line: string[] = [];
  for (let at = guid; at !== null; at = tree.find((one) => one.guid === at)?.parent_guid ?? null) line.push(at);
  return line;
}

/** How many levels a category takes with what is under it. */
const heightOf = (tree: readonly Place[], guid: string): number =>
  1 + Math.max(0, ...childrenOf(tree, guid).map((child) => heightOf(tree, child.guid)));

/** Why a category may not stand under a parent; a new one has nothing under it. */
export function placeFault(
  tree: readonly Place[],
  guid: string | undefined,
  parent: string | null,
): RefusalCode | undefined {
  const above = lineOf(tree, parent);
  if (guid !== undefined && above.includes(guid)) return 'category_cycle';
  return above.length + (guid === undefined ? 1 : heightOf(tree, guid)) > mostLevels ? 'category_too_deep' : undefined;
}

/** The places that change when a category comes to stand elsewhere: its own, and those of siblings on both sides. */
export function movedPlaces(tree: readonly Place[], { guid, parent, position }: Wanted): Place[] {
  const before = tree.find((one) => one.guid === guid);
  const others = childrenOf(tree, parent).filter((one) => one.guid !== guid);
  const last = others.length + 1;
  const stays = before !== undefined && before.parent_guid === parent ? before.position : last;
  others.splice(Math.min(position ?? stays, last) - 1, 0, { guid, parent_guid: parent, position: 0 });
  const left = before === undefined || before.parent_guid === parent ? [] : childrenOf(tree, before.parent_guid);
  const remain = left.filter((one) => one.guid !== guid);
  return [...inOrder(others), ...inOrder(remain)].filter((now) => {
    const old = tree.find((one) => one.guid === now.guid);
    return old?.position !== now.position || old.parent_guid !== now.parent_guid;
  });
}

/** The places of siblings behind one that goes. */
export const closedPlaces = (tree: readonly Place[], gone: Place): Place[] =>
  inOrder(childrenOf(tree, gone.parent_guid).filter((one) => one.guid !== gone.guid)).filter(
    (now) => now.position >= gone.position,
  );

const inOrder = (siblings: readonly Place[]): Place[] => siblings.map((one, at) => ({ ...one, position: at + 1 }));
