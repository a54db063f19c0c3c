import { useMemo, useState } from 'react';
import { isSameSpot, moved, spotOf, type Spot } from './spots';
import { aboveOf, findIn, rowsOf, treeOf, type Found, type Tree, type TreeItem, type TreeRow } from './tree';

/** An item that was picked up by the keyboard, and where it would stand now. */
export interface Lift {
  id: string;
  spot: Spot;
}

export interface TreeState<Item extends TreeItem> {
  /** The tree as it is shown: with what is being moved where it would stand. */
  tree: Tree<Item>;
  /** The tree as it is. */
  still: Tree<Item>;
  rows: readonly TreeRow<Item>[];
  found: Found | undefined;
  lift: Lift | undefined;
  setLift: (lift: Lift | undefined) => void;
  toggle: (ids: readonly string[], isOpen: boolean) => void;
  openAll: () => void;
  closeAll: () => void;
  /** Opens everything above an item. */
  reveal: (id: string) => void;
  /** Shows an item in its new place until other items come, or back in the old one when the promise is refused. */
  settle: (id: string, spot: Spot, done: Promise<unknown>) => void;
}

/**
 * The state of a tree: what is open, what a search and a filter leave of it, and what is being moved. The filter is one function
 * for as long as it asks for the same.
 *
 *     const state = useTree(items, search, isKept);
 *     <TreeView state={state} label={m.categories} onOpen={open} />
 */
export function useTree<Item extends TreeItem>(
  items: readonly Item[],
  search = '',
  isKept?: (item: Item) => boolean,
): TreeState<Item> {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  // Whoever wants all of it open says so perhaps before any of it has come.
  const [isAllAwaited, awaitAll] = useState(false);
  if (isAllAwaited && items.length > 0) {
    awaitAll(false);
    setOpen(new Set(items.map(({ id }) => id)));
  }
  // What a person closes while searching is open again in the next search.
  const [closed, setClosed] = useState<{ search: string; ids: ReadonlySet<string> }>({ search, ids: new Set() });
  const [lift, setLift] = useState<Lift>();
  const [settled, setSettled] = useState<Lift & { items: readonly Item[] }>();
  const own = useMemo(
    () => (settled?.items === items ? moved(items, settled.id, settled.spot) : items),
    [items, settled],
  );
  const still = useMemo(() => treeOf(own), [own]);
  const found = useMemo(() => findIn(still, search, isKept), [still, search, isKept]);
  const tree = useMemo(() => (lift ? treeOf(moved(own, lift.id, lift.spot)) : still), [own, still, lift]);
  const rows = useMemo(() => {
    const folded = closed.search === search ? closed.ids : undefined;
    const isOpen = (id: string): boolean => (found ? !folded?.has(id) : open.has(id));
    return rowsOf(tree, isOpen, found?.kept);
  }, [tree, found, open, closed, search]);

  const change = (ids: Iterable<string>, isOpen: boolean): void => {
    const turned = (before: ReadonlySet<string>, isAdded: boolean): ReadonlySet<string> => {
      const after = new Set(before);
      for (const id of ids)
        if (isAdded) after.add(id);
        else after.delete(id);
      return after;
    };
    if (found)
      setClosed((before) => ({ search, ids: turned(before.search === search ? before.ids : new Set(), !isOpen) }));
    else setOpen((before) => turned(before, isOpen));
  };
  return {
    ...{ tree, still, rows, found, lift, setLift },
    toggle: change,
    openAll: () => (items.length === 0 ? awaitAll(true) : change(still.byId.keys(), true)),
    closeAll: () => {
      awaitAll(false);
      change(still.byId.keys(), false);
    },
    reveal: (id) => setOpen((before) => new Set([...before, ...aboveOf(still, id).map((item) => item.id)])),
    settle: (id, spot, done) => {
      if (isSameSpot(spotOf(still, id), spot)) return;
      setSettled({ id, spot, items });
      done.catch(() => setSettled(undefined));
    },
  };
}
