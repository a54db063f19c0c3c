import { useDispatch } from 'react-redux';
import { useUpdateCategoryMutation } from '../../../api/marketplace/categories';
import { notify } from '../../../kit/state/notifications';
import { offerUndo } from '../../../kit/state/undo';
import type { Spot } from '../../../kit/tree/spots';
import type { CategoryItem } from './categoryItems';
import { m, wasMoved } from './messages';

/** Moves a category, says so, and offers the way back. What is refused whoever asked for it says. */
export function useMoveCategory(byId: ReadonlyMap<string, CategoryItem>): (id: string, spot: Spot) => Promise<void> {
  const dispatch = useDispatch();
  const [update] = useUpdateCategoryMutation();
  return async (id, { parent, index }) => {
    const item = byId.get(id);
    if (!item) return;
    const { row, name } = item;
    const put = (version: number, parentId: number | null, place: number) =>
      update({ id: row.id, 'If-Match': version, body: { parent_id: parentId, sequence_number: place } }).unwrap();
    const { version } = await put(row.version, parent === null ? null : Number(parent), index + 1);
    const back = async (): Promise<void> => {
      await put(version, row.parent_id, row.sequence_number);
      dispatch(notify({ tone: 'success', title: m.movedBack }));
    };
    dispatch(notify({ tone: 'success', title: wasMoved, values: { name }, undo: offerUndo(back) }));
  };
}
