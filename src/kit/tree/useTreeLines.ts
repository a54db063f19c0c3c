import { useMemo } from 'react';
import { pagesOf } from '../../lib/readPage';
import { rowsOf as listRows, type Rows } from '../../lib/rows';
import { rowsOf, type TreeItem } from './tree';
import type { TreeState } from './useTree';

/** An item as it stands in a file or on paper, where no line is under another. */
export type TreeLine<Item extends TreeItem> = Item & {
  /** What it stands under, if anything. */
  above: string | null;
};

/**
 * What the search and the filters leave of a tree, one after the other as it reads and whatever is folded: what a file and a printed
 * sheet have of it.
 */
export function useTreeLines<Item extends TreeItem>(
  { still, found }: TreeState<Item>,
  isThere: boolean,
): Rows<TreeLine<Item>> {
  return useMemo(() => {
    const lines = rowsOf(still, () => true, found?.kept).map(({ item }) => ({
      ...item,
      above: item.parent === null ? null : (still.byId.get(item.parent)?.name ?? null),
    }));
    return listRows(lines, { readAll: pagesOf(lines), ...(!isThere && { total: undefined, state: 'loading' }) });
  }, [still, found, isThere]);
}
