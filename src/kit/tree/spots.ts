import { aboveOf, childrenOf, heightOf, isWithin, type Tree, type TreeItem, type TreeRow } from './tree';

/** Where an item may come to stand: under whom, and how many of the others stand before it there. */
export interface Spot {
  parent: string | null;
  index: number;
}

export type SpotFault = 'cycle' | 'deep';

/** Where an item stands now. */
export function spotOf<Item extends TreeItem>(tree: Tree<Item>, id: string): Spot {
  const parent = tree.byId.get(id)?.parent ?? null;
  return { parent, index: childrenOf(tree, parent).findIndex((item) => item.id === id) };
}

export const isSameSpot = (one: Spot, other: Spot): boolean => one.parent === other.parent && one.index === other.index;

/** Why an item may not stand there. */
export function faultOf<Item extends TreeItem>(
  tree: Tree<Item>,
  id: string,
  { parent }: Spot,
  mostLevels: number,
): SpotFault | undefined {
  if (isWithin(tree, parent, id)) return 'cycle';
  const above = parent === null ? 0 : aboveOf(tree, parent).length + 1;
  return above + heightOf(tree, id) > mostLevels ? 'deep' : undefined;
}

/** The items as they are when one of them stands elsewhere. */
export function moved<Item extends TreeItem>(items: readonly Item[], id: string, { parent, index }: Spot): Item[] {
  const item = items.find((one) => one.id === id);
  if (item === undefined) return [...items];
  const others = items.filter((one) => one.id !== id);
  const siblings = others.filter((one) => one.parent === parent);
  const next = siblings[index];
  const at = next === undefined ? others.length : others.indexOf(next);
  return [...others.slice(0, at), { ...item, parent }, ...others.slice(at)];
}

export type Direction = 'up' | 'down' | 'in' | 'out';

/**
 * The spot one step further. Up and down go past a sibling, and from the first or the last of them out of the parent; in goes under the
 * sibling before, or under the one after where there is none before; out goes behind the parent.
 */
export function nextSpot<Item extends TreeItem>(
  tree: Tree<Item>,
  id: string,
  { parent, index }: Spot,
  direction: Direction,
): Spot | undefined {
  const others = (of: string | null): Item[] => childrenOf(tree, of).filter((item) => item.id !== id);
  const siblings = others(parent);
  if (direction === 'up' && index > 0) return { parent, index: index - 1 };
  if (direction === 'down' && index < siblings.length) return { parent, index: index + 1 };
  if (direction === 'in') {
    const before = siblings[index - 1];
    if (before) return { parent: before.id, index: others(before.id).length };
    const after = siblings[index];
    return after && { parent: after.id, index: 0 };
  }
  const around = parent === null ? undefined : tree.byId.get(parent);
  if (around === undefined) return undefined;
  const place = others(around.parent).findIndex((item) => item.id === around.id);
  return { parent: around.parent, index: direction === 'up' ? place : place + 1 };
}

/** A spot under the pointer, and how it is shown: a line at the edge of a row, or the row itself. */
export interface Aim {
  spot: Spot;
  row: number;
  edge: 'before' | 'after' | 'inside';
  /** The level on which the item would stand. */
  level: number;
}

/** How much of the height of a row, above and below, stands for a place beside it and not in it. */
const edgeShare = 0.28;

/**
 * What the pointer means at a height, counted in rows: near an edge a place beside the row, else a place in it. Under the
 * last row is the end of the tree.
 */
export function aimAt<Item extends TreeItem>(
  tree: Tree<Item>,
  rows: readonly TreeRow<Item>[],
  id: string,
  height: number,
): Aim | undefined {
  const others = (of: string | null): Item[] => childrenOf(tree, of).filter((item) => item.id !== id);
  if (rows.length === 0 || height < 0) return undefined;
  const at = Math.floor(height);
  if (at >= rows.length)
    return { spot: { parent: null, index: others(null).length }, row: rows.length - 1, edge: 'after', level: 1 };
  const row = rows[at];
  if (row === undefined || isWithin(tree, row.item.id, id)) return undefined;
  const { item, level } = row;
  const place = others(item.parent).findIndex((one) => one.id === item.id);
  const share = height - at;
  if (share < edgeShare) return { spot: { parent: item.parent, index: place }, row: at, edge: 'before', level };
  if (share <= 1 - edgeShare)
    return { spot: { parent: item.id, index: others(item.id).length }, row: at, edge: 'inside', level: level + 1 };
  // Under an open one the line stands above its first child.
  if (row.isOpen) return { spot: { parent: item.id, index: 0 }, row: at, edge: 'after', level: level + 1 };
  return { spot: { parent: item.parent, index: place + 1 }, row: at, edge: 'after', level };
}
