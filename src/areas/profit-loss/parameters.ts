import { useMemo } from 'react';
import { useFormat } from '../../i18n/format';
import { byDay, oneOf, someIds } from '../../kit/url/listParams';
import { monthsBefore, todayInTashkent, type Day } from '../../lib/days';

/** The months by their first day: the one that goes on, then those that have ended, of which the latest is looked at first. */
const datesOf = (today: Day): Day[] =>
  [today.slice(0, 7), ...monthsBefore(new Date(), 60)].map((month) => `${month}-01`);

export const periods = ['month', 'year_to_date'] as const;
export const comparisons = ['previous', 'year'] as const;

export const parameters = {
  date: byDay((today) => {
    const dates = datesOf(today);
    return oneOf(dates, dates[1]!); // there are sixty more
  }),
  period: oneOf(periods, 'month'),
  compare: oneOf(comparisons, 'previous'),
  strategy_id: someIds(),
};

/** The months as the options of a filter. */
export function useDateOptions() {
  const format = useFormat();
  const today = todayInTashkent(new Date());
  return useMemo(
    () => datesOf(today).map((value) => ({ value, label: format.month(value.slice(0, 7)) })),
    [format, today],
  );
}
