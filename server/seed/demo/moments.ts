import { addMonths } from 'date-fns/addMonths';
import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import { yesterday, type Clock } from '../../shared/clock';
import { UtcDate } from '../../shared/utcDate';

export const hour = millisecondsInHour;
export const day = millisecondsInDay;

/**
 * The last day of the seed, from which all its dates are counted: the one before the seeding, so that nothing of it
 * lies in the future, whatever the hour.
 */
export const seedDayOf = (clock: Clock): number => Date.parse(yesterday(clock));

// Millions of moments fall on a few thousand days; writing each day once halves the time of the large seed's program.
const dayTexts = new Map<number, string>();
const two = Array.from({ length: 60 }, (_, value) => String(value).padStart(2, '0'));

export function dayOf(time: number): string {
  const number = Math.floor(time / day);
  const known = dayTexts.get(number);
  if (known !== undefined) return known;
  const text = new Date(number * day).toISOString().slice(0, 10);
  dayTexts.set(number, text);
  return text;
}

/** Wall clock of Tashkent, 'YYYY-MM-DD HH:mm:ss'; moments of the seed are counted on that clock. */
export function momentOf(time: number): string {
  const seconds = Math.floor((time % day) / 1000);
  return `${dayOf(time)} ${two[Math.floor(seconds / 3600)]}:${two[Math.floor(seconds / 60) % 60]}:${two[seconds % 60]}`;
}

/** The first day of the month that lies `count` months after the one of `time`; without date-fns, for the millions. */
export function monthAfter(time: number, count: number): number {
  const date = new Date(time);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + count, 1);
}

/** The first day of the month that goes on, which is that of the seeding: on the first of a month the last day of the seed lies in the one before. */
export const thisMonth = (seedDay: number): number => monthAfter(seedDay + day, 0);

/** The same day of another month; the last one when that month is shorter. */
export function monthsLater(time: number, count: number): number {
  return addMonths(new UtcDate(time), count).getTime();
}
