import { addDays, isDay, type Day } from './days';

/** Whole weeks that hold a month ('2026-03'), each from Monday to Sunday. */
export function weeksOf(month: string): Day[][] {
  const first: Day = `${month}-01`;
  if (!isDay(first)) return [];
  const weekday = (new Date(`${first}T00:00:00Z`).getUTCDay() + 6) % 7;
  const weeks: Day[][] = [];
  for (let monday = addDays(first, -weekday); monday.slice(0, 7) <= month; monday = addDays(monday, 7)) {
    weeks.push(Array.from({ length: 7 }, (_, at) => addDays(monday, at)));
  }
  return weeks;
}

/** The same day so many months later, or the last day of a shorter month. */
export function addMonths(day: Day, count: number): Day {
  const months = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + count;
  const month = `${String(Math.floor(months / 12)).padStart(4, '0')}-${String((months % 12) + 1).padStart(2, '0')}`;
  const same = `${month}-${day.slice(8)}`;
  if (isDay(same)) return same;
  return [30, 29, 28].map((date) => `${month}-${date}`).find(isDay) ?? day;
}

/** The days of the week in a language, Monday first, in full and short. */
export function weekdayNames(locale: string): { full: string; short: string }[] {
  // The fifth of January 1970 was a Monday.
  const name = (at: number, weekday: 'long' | 'short'): string =>
    new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' }).format(new Date(Date.UTC(1970, 0, 5 + at)));
  return Array.from({ length: 7 }, (_, at) => ({ full: name(at, 'long'), short: name(at, 'short') }));
}
