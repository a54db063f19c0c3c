import { useFormat } from '../../../i18n/format';
import { byDay, monthOr } from '../../../kit/url/listParams';
import { monthsBefore, todayInTashkent, type Day } from '../../../lib/days';

/** How far back what was owed can be picked; an address may name any month. */
const count = 24;

const monthOf = (day: Day) => day.slice(0, 'yyyy-mm'.length);

export const monthParam = byDay((today) => monthOr(monthOf(today)));

/** This month, those before it and whichever is asked for as the options of a filter, the latest first. */
export function useMonthOptions(asked: string) {
  const format = useFormat();
  return [...new Set([monthOf(todayInTashkent(new Date())), ...monthsBefore(new Date(), count), asked])]
    .sort()
    .reverse()
    .map((value) => ({ value, label: format.month(value) }));
}
