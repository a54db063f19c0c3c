import { useMemo } from 'react';
import { useFormat } from '../../i18n/format';
import { oneOf, someIds } from '../../kit/url/listParams';
import { monthsBefore, todayInTashkent } from '../../lib/days';

/** The months by their first day: the one that goes on, then those that have ended, of which the latest is looked at first. */
const thisMonth = `${todayInTashkent(new Date()).slice(0, 7)}-01`;
export const ended = monthsBefore(new Date(), 60).map((month) => `${month}-01`);
const dates = [thisMonth, ...ended];

export const periods = ['month', 'year_to_date'] as const;
export const comparisons = ['previous', 'year'] as const;

export const parameters = {
  date: oneOf(dates, ended[0]!), // there are sixty
  period: oneOf(periods, 'month'),
  compare: oneOf(comparisons, 'previous'),
  strategy_id: someIds(),
};

/** The months as the options of a filter. */
export function useDateOptions() {
  const format = useFormat();
  return useMemo(() => dates.map((value) => ({ value, label: format.month(value.slice(0, 7)) })), [format]);
}
