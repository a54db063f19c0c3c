import { oneId, order, searchText } from '../../../kit/url/listParams';
import { shownState, translation } from '../languages';

/** What the list of articles is narrowed and ordered by, in its address. */
export const parameters = {
  category_id: oneId(),
  chapter_id: oneId(),
  state: shownState.oneParam(),
  lacks: translation.param(),
  stale: translation.param(),
  search: searchText(),
  order_by: order(['order', 'name', 'views', 'updated_at'], 'order'),
};
