import { order, period, searchText, someIds } from '../../kit/url/listParams';
import { sources } from './entryTerms';

/** The address of the list of expenses, and of that of incomes. */
export const entryParameters = {
  category_id: someIds(),
  account_id: someIds(),
  strategy_id: someIds(),
  source: sources.param(),
  search: searchText(),
  ...period,
  order_by: order(['date', 'amount'], '-date'),
};
