import { addMonths as monthsLater } from 'date-fns/addMonths';
import { eachWeekOfInterval } from 'date-fns/eachWeekOfInterval';
import { endOfMonth } from 'date-fns/endOfMonth';
import { addDays, dateOf, dayOf, isDay, type Day } from './days';

/** Whole weeks that hold a month ('2026-03'), each from Monday to Sunday. */
export function weeksOf(month: string): Day[][] {
  const first: Day = `${month}-01`;
  if (!isDay(first)) return [];
  const start = dateOf(first);
  const mondays = eachWeekOfInterval({ start, end: endOfMonth(start) }, { weekStartsOn: 1 });
  return mondays.map((monday) => Array.from({ length: 7 }, (_, at) => addDays(dayOf(monday), at)));
}

/** The same day so many months later, or the last day of a shorter month. */
export const addMonths = (day: Day, count: number): Day => dayOf(monthsLater(dateOf(day), count));
