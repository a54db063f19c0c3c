import { isDay, todayInTashkent, type Day } from './days';
import { digitsOf, type Identifier } from './identifier';

export type Gender = 'male' | 'female';

/** What a PINFL says of its holder. */
export interface PinflHolder {
  birthday: Day;
  gender: Gender;
}

const weights = [7, 3, 1];

/** The last digit that belongs to the first thirteen. */
export function pinflCheckDigit(first13: string): number {
  return [...first13].reduce((sum, digit, at) => sum + Number(digit) * (weights[at % 3] ?? 0), 0) % 10;
}

/** G DDMMYY RRR SSS C: what stands in the number, whether or not its check digit is right; undefined for no PINFL. */
export function readPinfl(value: string): PinflHolder | undefined {
  const parts = /^([1-6])(\d\d)(\d\d)(\d\d)\d{7}$/.exec(value);
  if (!parts) return undefined;
  const [, first = '', date = '', month = '', year = ''] = parts;
  const century = 18 + Math.floor((Number(first) - 1) / 2);
  const birthday = `${century}${year}-${month}-${date}`;
  return isDay(birthday) ? { birthday, gender: Number(first) % 2 === 1 ? 'male' : 'female' } : undefined;
}

function check(value: string): string | undefined {
  if (!/^\d{14}$/.test(value)) return 'pinfl.length';
  const holder = readPinfl(value);
  if (!holder || holder.birthday > todayInTashkent(new Date())) return 'pinfl.date';
  if (value.slice(7, 10) === '000' || value.slice(10, 13) === '000') return 'pinfl.number';
  return pinflCheckDigit(value.slice(0, 13)) === Number(value[13]) ? undefined : 'pinfl.checkDigit';
}

/** The personal number of a citizen. */
export const pinfl: Identifier = { clean: digitsOf, show: (value) => value, check };

/** The only mistake that may stand in data stored long ago: there it is worth a warning, in new input an error. */
export const isOnlyCheckDigitWrong = (value: string): boolean => check(value) === 'pinfl.checkDigit';

/** Whether the number belongs to a person of this birthday and gender; what is not known is not compared. */
export function pinflMismatch(value: string, person: Partial<PinflHolder>): string | undefined {
  const holder = readPinfl(value);
  if (!holder) return undefined;
  if (person.birthday && person.birthday !== holder.birthday) return 'pinfl.birthday';
  return person.gender && person.gender !== holder.gender ? 'pinfl.gender' : undefined;
}
