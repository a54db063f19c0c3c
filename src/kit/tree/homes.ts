import { aboveOf, heightOf, isWithin, type Tree, type TreeItem } from './tree';

/** An item under which another one may stand. */
export interface Home {
  id: string;
  /** The names from the top down to its own. */
  way: readonly string[];
}

/** Where an item may stand under, in the order of the tree; a new one may stand wherever there is a level left. */
export function homesOf<Item extends TreeItem>(tree: Tree<Item>, id: string | undefined, mostLevels: number): Home[] {
  const height = id === undefined ? 1 : heightOf(tree, id);
  return [...tree.byId.values()].flatMap((item) => {
    const above = aboveOf(tree, item.id);
    if (above.length + 1 + height > mostLevels || (id !== undefined && isWithin(tree, item.id, id))) return [];
    return [{ id: item.id, way: [...above.map(({ name }) => name).reverse(), item.name] }];
  });
}
