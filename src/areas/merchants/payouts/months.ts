import { oneOf } from '../../../kit/url/listParams';
import { useFormat } from '../../../i18n/format';
import { monthsBefore, todayInTashkent } from '../../../lib/days';

/** How far back what was owed is looked up. */
const count = 24;

const thisMonth = todayInTashkent(new Date()).slice(0, 'yyyy-mm'.length);
/** This month and those before it, the latest first, each YYYY-MM. */
const months = [thisMonth, ...monthsBefore(new Date(), count)];

export const monthParam = oneOf(months, thisMonth);

/** The months as the options of a filter. */
export function useMonthOptions() {
  const format = useFormat();
  return months.map((value) => ({ value, label: format.month(value) }));
}
