import { useFormat } from '../../../i18n/format';
import { monthsBefore, todayInTashkent } from '../../../lib/days';
import type { Param } from '../../../lib/query';

/** How far back what was owed can be picked; an address may name any month. */
const count = 24;

const thisMonth = () => todayInTashkent(new Date()).slice(0, 'yyyy-mm'.length);

/** A month, YYYY-MM; without one that which goes on when the address is read, for the panel may stay open past its end. */
export const monthParam: Param<string> = {
  get fallback() {
    return thisMonth();
  },
  read: (texts) => {
    const [text = ''] = texts;
    const clean = texts.length === 1 && /^\d{4}-(0[1-9]|1[0-2])$/.test(text);
    return { value: clean ? text : thisMonth(), clean };
  },
  write: (month) => [month],
  narrows: () => false,
};

/** This month, those before it and whichever is asked for as the options of a filter, the latest first. */
export function useMonthOptions(asked: string) {
  const format = useFormat();
  return [...new Set([thisMonth(), ...monthsBefore(new Date(), count), asked])]
    .sort()
    .reverse()
    .map((value) => ({ value, label: format.month(value) }));
}
