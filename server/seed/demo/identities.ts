import { makePinfl, type Gender } from '../../modules/investors/pinfl';
import type { Random } from './random';

const operators = ['90', '91', '93', '94', '95', '97', '98', '99', '88', '33', '77', '50', '20'];
const passportSeries = ['AA', 'AB', 'AC', 'AD', 'AE', 'FA', 'KA', 'XS'];
const banks = ['00014', '00425', '00440', '00842', '00873', '00974', '01018', '01095', '01158', '01186'];
const okeds = ['62010', '46900', '41200', '10710', '47190', '49410', '14130', '01110', '56100', '68200'];

export const digits = (random: Random, count: number): string =>
  Array.from({ length: count }, () => random.int(0, 9)).join('');

export const phoneNumber = (random: Random) => `998${random.pick(operators)}${random.int(1_000_000, 9_999_999)}`;
export const passport = (random: Random) => `${random.pick(passportSeries)}${random.int(1_000_000, 9_999_999)}`;
export const bankCode = (random: Random) => random.pick(banks);
export const oked = (random: Random) => random.pick(okeds);
/** Of a person with an old number: 4 to 7 first; of an organisation 2 or 3. */
export const personInn = (random: Random) => `${random.int(4, 7)}${digits(random, 8)}`;
export const companyInn = (random: Random) => `${random.int(2, 3)}${digits(random, 8)}`;
/** The settlement account of a company in so'm: 20208, 000, check digit, then client and number. */
export const companyAccount = (random: Random) => `20208000${digits(random, 9)}001`;
/** A card as far as it is kept. */
export const cardMasked = (random: Random) => `8600${digits(random, 2)}******${digits(random, 4)}`;

export function pinfl(random: Random, birthday: string, gender: Gender): string {
  return makePinfl(birthday, gender, random.int(1, 999), random.int(1, 999));
}

/** A birthday of somebody of age on the day of the seed. */
export function birthday(random: Random): string {
  const year = random.chance(0.12) ? random.int(2000, 2006) : random.int(1952, 1999);
  return `${year}-${two(random.int(1, 12))}-${two(random.int(1, 28))}`;
}

const two = (value: number) => String(value).padStart(2, '0');
