import type { RefusalCode } from './codes';

/** Where an item of a tree stands: under whom, and as which among its siblings, from one and without gaps. */
export interface Place<Id> {
  id: Id;
  /** None at the top. */
  parent: Id | null;
  position: number;
}

interface Wanted<Id> {
  id: Id;
  parent: Id | null;
  /** None is the last place, or where it stands already under the same parent; what is past the last is the last. */
  position: number | undefined;
}

/** The items under each parent, in their order. */
function branchesOf<Id>(tree: readonly Place<Id>[]): Map<Id | null, Place<Id>[]> {
  const branches = new Map<Id | null, Place<Id>[]>();
  for (const one of tree) {
    const siblings = branches.get(one.parent);
    if (siblings === undefined) branches.set(one.parent, [one]);
    else siblings.push(one);
  }
  for (const siblings of branches.values()) siblings.sort((one, other) => one.position - other.position);
  return branches;
}

const childrenOf = <Id>(tree: readonly Place<Id>[], parent: Id | null): Place<Id>[] =>
  tree.filter((one) => one.parent === parent).sort((one, other) => one.position - other.position);

/** The item itself and everything that it stands under, from itself up. */
function lineOf<Id>(tree: readonly Place<Id>[], id: Id | null): Id[] {
  const parents = new Map(tree.map((one) => [one.id, one.parent]));
  const line: Id[] = [];
  for (let at = id; at !== null; at = parents.get(at) ?? null) line.push(at);
  return line;
}

/** How many levels an item takes with what is under it. */
function heightOf<Id>(tree: readonly Place<Id>[], id: Id): number {
  const branches = branchesOf(tree);
  const height = (of: Id): number => 1 + Math.max(0, ...(branches.get(of) ?? []).map((child) => height(child.id)));
  return height(id);
}

/** Why an item may not stand under a parent in a tree so deep; a new one has nothing under it. */
export function placeFault<Id>(
  tree: readonly Place<Id>[],
  { id, parent, mostLevels }: { id?: Id; parent: Id | null; mostLevels: number },
): RefusalCode | undefined {
  const above = lineOf(tree, parent);
  if (id !== undefined && above.includes(id)) return 'category_cycle';
  return above.length + (id === undefined ? 1 : heightOf(tree, id)) > mostLevels ? 'category_too_deep' : undefined;
}

/** The places that change when an item comes to stand elsewhere: its own, and those of siblings on both sides. */
export function movedPlaces<Id>(tree: readonly Place<Id>[], { id, parent, position }: Wanted<Id>): Place<Id>[] {
  const standing = new Map(tree.map((one) => [one.id, one]));
  const before = standing.get(id);
  const others = childrenOf(tree, parent).filter((one) => one.id !== id);
  const last = others.length + 1;
  const stays = before !== undefined && before.parent === parent ? before.position : last;
  others.splice(Math.min(position ?? stays, last) - 1, 0, { id, parent, position: 0 });
  const left = before === undefined || before.parent === parent ? [] : childrenOf(tree, before.parent);
  const remain = left.filter((one) => one.id !== id);
  return [...inOrder(others), ...inOrder(remain)].filter((now) => {
    const old = standing.get(now.id);
    return old?.position !== now.position || old.parent !== now.parent;
  });
}

/** The places of siblings behind one that goes. */
export const closedPlaces = <Id>(tree: readonly Place<Id>[], gone: Place<Id>): Place<Id>[] =>
  inOrder(childrenOf(tree, gone.parent).filter((one) => one.id !== gone.id)).filter(
    (now) => now.position >= gone.position,
  );

const inOrder = <Id>(siblings: readonly Place<Id>[]): Place<Id>[] =>
  siblings.map((one, at) => ({ ...one, position: at + 1 }));
