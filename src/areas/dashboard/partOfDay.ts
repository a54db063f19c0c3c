import { tashkentTime } from '../../lib/days';

export type PartOfDay = 'morning' | 'day' | 'evening' | 'night';

/** The part of the day it is in Tashkent, where the business works. */
export function partOfDay(now: Date): PartOfDay {
  const hour = Number(tashkentTime(now.toISOString())?.slice(11, 13));
  if (hour >= 5 && hour < 12) return 'morning';
  if (hour >= 12 && hour < 18) return 'day';
  return hour >= 18 && hour < 23 ? 'evening' : 'night';
}
