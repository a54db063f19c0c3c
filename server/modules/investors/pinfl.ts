/** The personal number of a citizen: century and gender, birthday DDMMYY, place, order, check digit. */
import { isDay } from '../../shared/period';

const weights = [7, 3, 1];
/** The first digit of a man; that of a woman is one more. */
const centuryDigit: Record<string, number> = { 18: 1, 19: 3, 20: 5 };

export type Gender = 'male' | 'female';

/** The last digit that belongs to the first thirteen. */
export function checkDigit(first13: string): number {
  let sum = 0;
  for (let at = 0; at < 13; at++) sum += Number(first13[at]) * (weights[at % 3] ?? 0);
  return sum % 10;
}

interface Holder {
  birthday: string;
  gender: Gender;
}

/** Whom the digits name, though the place, the order or the check digit be wrong: old records hold such numbers. */
export function holderOf(pinfl: string): Holder | undefined {
  const parts = /^([1-6])(\d\d)(\d\d)(\d\d)\d{7}$/.exec(pinfl);
  if (parts === null) return undefined;
  const [, first = '', day = '', month = '', year = ''] = parts;
  const birthday = `${18 + Math.floor((Number(first) - 1) / 2)}${year}-${month}-${day}`;
  return isDay(birthday) ? { birthday, gender: Number(first) % 2 === 1 ? 'male' : 'female' } : undefined;
}

/** What a PINFL says of its holder; nothing when the number is not one. */
export function readPinfl(pinfl: string): Holder | undefined {
  if (pinfl.slice(7, 10) === '000' || pinfl.slice(10, 13) === '000') return undefined;
  return checkDigit(pinfl) === Number(pinfl[13]) ? holderOf(pinfl) : undefined;
}

/** The PINFL of a person born on `birthday` (YYYY-MM-DD); place and order are 1 to 999. */
export function makePinfl(birthday: string, gender: Gender, place: number, order: number): string {
  const [century, year, month, day] = [
    birthday.slice(0, 2),
    birthday.slice(2, 4),
    birthday.slice(5, 7),
    birthday.slice(8),
  ];
  const first = (centuryDigit[century] ?? 3) + (gender === 'female' ? 1 : 0);
  const first13 = `${first}${day}${month}${year}${String(place).padStart(3, '0')}${String(order).padStart(3, '0')}`;
  return first13 + String(checkDigit(first13));
}
