import type { ApiThunk } from '../../../api/cache/dispatch';
import { findCategoryTree } from '../../../api/marketplace/categories';
import { aboveOf, findIn, treeOf } from '../../../kit/tree/tree';
import type { FindRecords, RecordHit } from '../../../routes/record';
import { stateOf } from '../../../parts/switchState';
import { switchState } from '../switchState';
import { itemsOf } from './categoryItems';

/** So many are shown of one kind. */
const mostFound = 5;

/** Looks categories up for the palette: by a name in any language, each with the way to it. */
export const find: FindRecords =
  ({ text }): ApiThunk<Promise<RecordHit[]>> =>
  async (dispatch) => {
    const tree = treeOf(itemsOf(await dispatch(findCategoryTree())));
    const number = /^#?(\d+)$/.exec(text.trim())?.[1];
    const found = number === undefined ? findIn(tree, text)?.hits : new Set([number]);
    const items = [...(found ?? [])].flatMap((id) => tree.byId.get(id) ?? []);
    return items.slice(0, mostFound).map(({ id, name, row }) => ({
      ...{ id, name, badge: switchState.badge(stateOf(row)) },
      details: aboveOf(tree, id)
        .map((item) => item.name)
        .reverse(),
    }));
  };
