import { answering } from '../../lib/find/finder';
import { folded, queryWords } from '../../lib/find/fold';
import { prepare, type Index } from '../../lib/find/searchIndex';

/** What a tree is made of: whoever stands earlier in a list of these stands earlier among its siblings. */
export interface TreeItem {
  id: string;
  /** None at the top. */
  parent: string | null;
  name: string;
  /** By what it is found besides its name. */
  words?: string;
}

export interface Tree<Item extends TreeItem> {
  byId: ReadonlyMap<string, Item>;
  children: ReadonlyMap<string | null, readonly Item[]>;
}

/** An item in its line, with what a listener is told of its place. */
export interface TreeRow<Item extends TreeItem> {
  item: Item;
  /** One at the top. */
  level: number;
  /** Which among its siblings it is, from one, and how many there are. */
  place: number;
  siblings: number;
  hasChildren: boolean;
  isOpen: boolean;
}

const none: readonly never[] = [];

export function treeOf<Item extends TreeItem>(items: readonly Item[]): Tree<Item> {
  const byId = new Map(items.map((item) => [item.id, item]));
  const children = new Map<string | null, Item[]>();
  for (const item of items) {
    // One whose parent is not there is not lost.
    const parent = item.parent !== null && byId.has(item.parent) ? item.parent : null;
    const siblings = children.get(parent);
    if (siblings) siblings.push(item);
    else children.set(parent, [item]);
  }
  return { byId, children };
}

export const childrenOf = <Item extends TreeItem>(tree: Tree<Item>, parent: string | null): readonly Item[] =>
  tree.children.get(parent) ?? none;

/** Everything that an item stands under, its parent first. */
export function aboveOf<Item extends TreeItem>(tree: Tree<Item>, id: string): Item[] {
  const above: Item[] = [];
  for (let at = tree.byId.get(id)?.parent ?? null; at !== null;) {
    const item = tree.byId.get(at);
    // A circle, which no service may answer, is not walked round for ever.
    if (item === undefined || above.includes(item)) break;
    above.push(item);
    at = item.parent;
  }
  return above;
}

/** How many levels an item takes with what is under it. */
export const heightOf = <Item extends TreeItem>(tree: Tree<Item>, id: string): number =>
  1 + Math.max(0, ...childrenOf(tree, id).map((child) => heightOf(tree, child.id)));

/** Whether it is the item itself, or anything under it. */
export const isWithin = <Item extends TreeItem>(tree: Tree<Item>, id: string | null, top: string): boolean =>
  id !== null && (id === top || aboveOf(tree, id).some((item) => item.id === top));

/** The lines in sight: what stands under a closed item is left out, and whatever `kept` does not name. */
export function rowsOf<Item extends TreeItem>(
  tree: Tree<Item>,
  isOpen: (id: string) => boolean,
  kept?: ReadonlySet<string>,
): TreeRow<Item>[] {
  const rows: TreeRow<Item>[] = [];
  const shown = (parent: string | null): readonly Item[] => {
    const children = childrenOf(tree, parent);
    return kept ? children.filter(({ id }) => kept.has(id)) : children;
  };
  const walk = (siblings: readonly Item[], level: number): void => {
    for (const [index, item] of siblings.entries()) {
      const below = shown(item.id);
      const row = { item, level, place: index + 1, siblings: siblings.length, hasChildren: below.length > 0 };
      const opened = row.hasChildren && isOpen(item.id);
      rows.push({ ...row, isOpen: opened });
      if (opened) walk(below, level + 1);
    }
  };
  walk(shown(null), 1);
  return rows;
}

export interface Found {
  hits: ReadonlySet<string>;
  /** The hits and everything above them. */
  kept: ReadonlySet<string>;
}

/** Trees taken apart for finding, each once and only when something is looked for: 120 to 170 ms for 5,000 items. */
const indexes = new WeakMap<object, Index>();

function indexOf<Item extends TreeItem>(tree: Tree<Item>): Index {
  const known = indexes.get(tree);
  if (known) return known;
  const items = [...tree.byId.values()];
  const index = prepare(items.map(({ id, name, words = '' }) => ({ id, title: name, keywords: words })));
  indexes.set(tree, index);
  return index;
}

/**
 * The items that answer to each word of the query (lib/find/finder), with the way to them; of these only those that a filter keeps.
 * Nothing where neither asks for anything.
 */
export function findIn<Item extends TreeItem>(
  tree: Tree<Item>,
  query: string,
  isKept?: (item: Item) => boolean,
): Found | undefined {
  const isAsked = queryWords(query).length > 0;
  if (!isAsked && isKept === undefined) return undefined;
  const answers = isAsked ? answering(indexOf(tree), query) : undefined;
  const hits = new Set<string>();
  const kept = new Set<string>();
  for (const item of tree.byId.values()) {
    if (answers?.has(item.id) === false) continue;
    if (isKept?.(item) === false) continue;
    hits.add(item.id);
    kept.add(item.id);
    for (const { id } of aboveOf(tree, item.id)) kept.add(id);
  }
  return { hits, kept };
}

/** The next line, after the one given and round from the end, whose name begins with what was typed. */
export function typedAhead<Item extends TreeItem>(
  rows: readonly TreeRow<Item>[],
  from: number,
  typed: string,
): number | undefined {
  const wanted = folded(typed.toLowerCase());
  for (let step = 0; step < rows.length; step += 1) {
    const at = (from + step) % rows.length;
    const name = rows[at]?.item.name ?? '';
    if (folded(name.toLowerCase()).startsWith(wanted)) return at;
  }
  return undefined;
}
