import { addHours } from 'date-fns/addHours';
import { subDays } from 'date-fns/subDays';
import { UtcDate } from './utcDate';

/** Where time comes from. Nothing in the back end asks the system for it, so a test may move it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

// Uzbekistan keeps one zone, five hours ahead of UTC, and no summer time.
const tashkentOffset = 5;

/** A moment as the database and the wire write it: 'YYYY-MM-DD HH:mm:ss', the wall clock of Tashkent. */
export function timestampOf(moment: Date): string {
  return preciseTimestampOf(moment).slice(0, 19);
}

/** The same with milliseconds, for windows shorter than a minute: 'YYYY-MM-DD HH:mm:ss.SSS'. */
export function preciseTimestampOf(moment: Date): string {
  return addHours(moment, tashkentOffset).toISOString().slice(0, 23).replace('T', ' ');
}

/** The moment that the database wrote. */
export const momentOf = (timestamp: string): Date => new Date(`${timestamp.replace(' ', 'T')}+05:00`);

/** Now, as the database and the wire write it. */
export const timestamp = (clock: Clock): string => timestampOf(clock.now());

/** The calendar day in Tashkent, 'YYYY-MM-DD'. */
export const today = (clock: Clock): string => timestamp(clock).slice(0, 10);

/** The moment so many days ago. */
export const daysAgo = (clock: Clock, count: number): Date => subDays(new UtcDate(clock.now()), count);

/** The day before today: the last of which all has happened. */
export const yesterday = (clock: Clock): string => timestampOf(daysAgo(clock, 1)).slice(0, 10);
