import { addMonths } from 'date-fns/addMonths';
import { badRequest } from './problem';
import { UtcDate } from './utcDate';

/** Whether a text of the form YYYY-MM-DD names a day of the calendar. */
export function isDay(text: string): boolean {
  const time = Date.parse(text);
  // A day that the calendar does not know (31 February) comes back as another one; there is no year 0.
  return !Number.isNaN(time) && text >= '0001' && new Date(time).toISOString().startsWith(text);
}

/** Refuses a period, told by the names of its ends, whose ends are no days, or that ends before it begins. */
export function refusePeriod(values: Record<string, unknown>, [begin, end]: readonly [string, string]): void {
  const [first, last] = [values[begin], values[end]] as (string | undefined)[];
  if (first !== undefined && !isDay(first)) throw badRequest('No such day', { [begin]: 'no_such_day' });
  if (last !== undefined && !isDay(last)) throw badRequest('No such day', { [end]: 'no_such_day' });
  if (first !== undefined && last !== undefined && first > last)
    throw badRequest(`${begin} is after ${end}`, { [begin]: 'after_end', [end]: 'before_begin' });
}

const dayLength = 24 * 60 * 60 * 1000;

/** The day so many days after another one, or before it. */
export const dayAfter = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * dayLength).toISOString().slice(0, 10);

/** The same day of the month so many months later, or earlier; the last one where that month is shorter. */
export const monthsAfter = (day: string, count: number): string =>
  addMonths(new UtcDate(day), count).toISOString().slice(0, 10);

/** The last day of the month of a day. */
export const lastDayOfMonth = (day: string): string => dayAfter(monthsAfter(`${day.slice(0, 7)}-01`, 1), -1);
