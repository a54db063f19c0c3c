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

interface WeekdayName {
  full: string;
  short: string;
}

// Chromium knows no Uzbek and no Kazakh: it would say Mon.
const uzbekDays = [
  ...[
    ['dushanba', 'du'],
    ['seshanba', 'se'],
    ['chorshanba', 'cho'],
    ['payshanba', 'pa'],
  ],
  ...[
    ['juma', 'ju'],
    ['shanba', 'sha'],
    ['yakshanba', 'ya'],
  ],
].map(([full = '', short = '']): WeekdayName => ({ full, short }));

/** The days of the week in a language, Monday first, in full and short; in Russian where the panel is only partly in it. */
export function weekdayNames(locale: string): WeekdayName[] {
  if (locale.startsWith('uz')) return uzbekDays;
  const known = locale.startsWith('kk') ? 'ru-RU' : locale;
  // The fifth of January 1970 was a Monday.
  const name = (at: number, weekday: 'long' | 'short'): string =>
    new Intl.DateTimeFormat(known, { weekday, timeZone: 'UTC' }).format(new Date(Date.UTC(1970, 0, 5 + at)));
  return Array.from({ length: 7 }, (_, at) => ({ full: name(at, 'long'), short: name(at, 'short') }));
}
