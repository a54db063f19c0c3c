import { useFormat } from '../../i18n/format';
import { monthsBefore } from '../../lib/days';
import { flag, oneOf, order, searchText } from '../../kit/url/listParams';
import { dividendStatus } from './dividendTerms';

/** Those that have ended: only they are divided. */
export const months = monthsBefore(new Date(), 60);

export const parameters = {
  month: oneOf(months, months[0]!), // there are sixty
  status: dividendStatus.param(),
  is_missing: flag(),
  search: searchText(),
  order_by: order(['strategy', 'gross'], 'strategy'),
};

/** The months as the options of a filter or a field. */
export function useMonthOptions() {
  const format = useFormat();
  return months.map((value) => ({ value, label: format.month(value) }));
}
