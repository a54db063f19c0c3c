import { addDays } from './days';

/** The month after or before one, YYYY-MM. */
export function monthBeside(month: string, step: 1 | -1): string {
  const first = `${month}-01`;
  return (step < 0 ? addDays(first, -1) : addDays(first, 31)).slice(0, 7);
}

/** The months from so many before that of a day to so many after it. */
export function monthsAround(day: string, back: number, ahead: number): readonly string[] {
  const months = [day.slice(0, 7)];
  for (let at = 0; at < back; at++) months.unshift(monthBeside(months[0]!, -1)); // never empty
  for (let at = 0; at < ahead; at++) months.push(monthBeside(months.at(-1)!, 1)); // never empty
  return months;
}

/** The days of a month, YYYY-MM-DD. */
export function daysOf(month: string): string[] {
  const days: string[] = [];
  for (let day = `${month}-01`; day.startsWith(month); day = addDays(day, 1)) days.push(day);
  return days;
}
