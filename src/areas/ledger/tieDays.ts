import { useFormat } from '../../i18n/format';
import { addDays, monthsBefore, todayInTashkent, type Day } from '../../lib/days';

/** How many months back their ends can be picked; an address may name any day. */
const monthsBack = 24;

/** The days at whose end accounts are looked at: today, the ends of past months, and whichever the address names. */
export function useTieDays(chosen: Day | undefined) {
  const format = useFormat();
  const now = new Date();
  const today = todayInTashkent(now);
  // The day before a month is the end of the one before it.
  const ends = [today.slice(0, 7), ...monthsBefore(now, monthsBack)].map((month) => addDays(`${month}-01`, -1));
  const days = [today, ...ends];
  if (chosen !== undefined && !days.includes(chosen)) days.push(chosen);
  return [...new Set(days)]
    .sort()
    .reverse()
    .map((day) => ({ value: day, label: format.day(day) }));
}
