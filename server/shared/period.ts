import { badRequest } from './problem';

/** Whether a text of the form YYYY-MM-DD names a day of the calendar. */
export function isDay(text: string): boolean {
  const time = Date.parse(text);
  // A day that the calendar does not know (31 February) comes back as another one; there is no year 0.
  return !Number.isNaN(time) && text >= '0001' && new Date(time).toISOString().startsWith(text);
}

/** Refuses a period whose ends are no days, or that ends before it begins. */
export function checkPeriod({ begin_date: begin, end_date: end }: { begin_date?: string; end_date?: string }): void {
  if (begin !== undefined && !isDay(begin)) throw badRequest('No such day', { begin_date: 'no_such_day' });
  if (end !== undefined && !isDay(end)) throw badRequest('No such day', { end_date: 'no_such_day' });
  if (begin !== undefined && end !== undefined && begin > end)
    throw badRequest('begin_date is after end_date', { begin_date: 'after_end', end_date: 'before_begin' });
}
