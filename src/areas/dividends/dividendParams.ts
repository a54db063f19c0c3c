import { useFormat } from '../../i18n/format';
import { monthsBefore } from '../../lib/days';
import { byDay, flag, oneOf, order, searchText } from '../../kit/url/listParams';
import { dividendStatus } from './dividendTerms';

/** Those that have ended, the latest first: only they are divided. */
export const endedMonths = () => monthsBefore(new Date(), 60);

export const parameters = {
  month: byDay(() => {
    const months = endedMonths();
    return oneOf(months, months[0]!); // there are sixty
  }),
  status: dividendStatus.param(),
  is_missing: flag(),
  search: searchText(),
  order_by: order(['strategy', 'gross'], 'strategy'),
};

/** The months as the options of a filter or a field. */
export function useMonthOptions() {
  const format = useFormat();
  return endedMonths().map((value) => ({ value, label: format.month(value) }));
}
