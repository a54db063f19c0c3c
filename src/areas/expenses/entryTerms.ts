import type { EntrySource } from '../../api/system-user/expenses';
import { choices } from '../../kit/table/choices';
import { order, period, searchText, someIds } from '../../kit/url/listParams';
import { m } from './messages';

export const sources = choices<EntrySource>({ manual: m.manual, auto: m.auto });

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
