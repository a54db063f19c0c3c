import { ArrowUndo16Regular, CheckmarkCircle16Regular } from '@fluentui/react-icons';
import type { EntrySource, EntryState } from '../../api/system-user/expenses';
import { choices } from '../../kit/table/choices';
import { order, period, searchText, someIds } from '../../kit/url/listParams';
import { m } from './messages';

export const sources = choices<EntrySource>({ manual: m.manual, auto: m.auto });

export const entryStates = choices<EntryState>({
  posted: { label: m.isPosted, tone: 'success', icon: CheckmarkCircle16Regular },
  reversed: { label: m.isReversed, tone: 'neutral', icon: ArrowUndo16Regular },
});

/** The address of the list of expenses, and of that of incomes. */
export const entryParameters = {
  category_id: someIds(),
  account_id: someIds(),
  strategy_id: someIds(),
  source: sources.param(),
  state: entryStates.oneParam(),
  search: searchText(),
  ...period,
  order_by: order(['date', 'amount'], '-date'),
};
