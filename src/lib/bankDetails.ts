import { todayInTashkent, type Day } from './days';
import { digits, digitsOf, type Identifier } from './identifier';

/** The code of a bank: text, because its leading zeros belong to it. */
export const mfo: Identifier = digits('mfo', 5);

/** A bank account. */
export const account: Identifier = digits('account', 20, [4, 4, 4, 4, 4]);

/** A payment card. A wrong last digit by Luhn only warns: local cards do not all keep to it. */
export const card: Identifier = digits('card', 16, [4, 4, 4, 4]);

/** How the numbers of a system begin, and what it is called; the same in every language. */
export interface CardPrefix {
  prefix: string;
  name: string;
}

/** Whose card it is, by the longest beginning that fits; undefined for another system or while too little is typed. */
export const cardTypeOf = (value: string, types: readonly CardPrefix[]): string | undefined =>
  types
    .filter(({ prefix }) => value.startsWith(prefix))
    .reduce<CardPrefix | undefined>(
      (best, one) => (best && best.prefix.length >= one.prefix.length ? best : one),
      undefined,
    )?.name;

/** Whether the last digit fits the others by the rule of Luhn. */
export function passesLuhn(value: string): boolean {
  const sum = [...value].reverse().reduce((total, digit, at) => {
    const doubled = Number(digit) * (at % 2 === 0 ? 1 : 2);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}

/** MM/YY of a card, kept as MMYY. */
export const expiry: Identifier = {
  clean: (text) => {
    // 9/27 is September; 09/2027 is the same year written in full.
    const parts = /^\D*(\d{1,2})\s*[/.\-\s]\s*(\d{2}|20\d{2})\D*$/.exec(text.normalize('NFKC'));
    if (parts) return (parts[1] ?? '').padStart(2, '0') + (parts[2] ?? '').slice(-2);
    // 9/ while the year is still to come.
    const month = /^\s*(\d)\s*[/.]\s*$/.exec(text)?.[1];
    return month ? `0${month}` : digitsOf(text);
  },
  show: (value) => (value.length > 2 ? `${value.slice(0, 2)}/${value.slice(2)}` : value),
  check: (value) => checkExpiry(value, todayInTashkent(new Date())),
};

/** A card is good to the last day of its month. */
export function checkExpiry(value: string, today: Day): string | undefined {
  if (!/^(0[1-9]|1[0-2])\d{2}$/.test(value)) return 'expiry.shape';
  const month = `20${value.slice(2)}-${value.slice(0, 2)}`;
  return month < today.slice(0, 7) ? 'expiry.past' : undefined;
}
