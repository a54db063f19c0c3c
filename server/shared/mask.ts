/**
 * Personal data as every answer carries it. The full value leaves the back end only through the call that
 * reveals one field and writes an audit row.
 */

/** Text of which not even the length is told: addresses, incomes. */
const hidden = '•••';

type Maybe<T> = T | null;

/** Keeps `first` and `last` characters and a star for each between; a value too short to keep them is all stars. */
function ends(value: string, first: number, last: number): string;
function ends(value: Maybe<string>, first: number, last: number): Maybe<string>;
function ends(value: Maybe<string>, first: number, last: number): Maybe<string> {
  if (value === null) return null;
  const between = value.length - first - last;
  if (between <= 0) return '*'.repeat(value.length);
  return value.slice(0, first) + '*'.repeat(between) + value.slice(value.length - last);
}

/** 30101900010018 → 3010******0018; the 14 digits of a pension account likewise. */
export const maskPinfl = (pinfl: Maybe<string>) => ends(pinfl, 4, 4);

/** A number of which it is only told how long it is and how it ends: 901234567 → *******67 */
export const maskNumber = (number: string): string => ends(number, 0, 2);

/** AA1234567 → AA***4567 */
export const maskPassport = (passport: Maybe<string>) => ends(passport, 2, 4);

/** 20208000900123456001 → 2020************6001 */
export function maskAccount(account: string): string;
export function maskAccount(account: Maybe<string>): Maybe<string>;
export function maskAccount(account: Maybe<string>): Maybe<string> {
  return ends(account, 4, 4);
}

/** 998901234567 → +998 90 *** ** 67; a number of another country keeps its first and last two digits. */
export function maskPhone(phone: string): string;
export function maskPhone(phone: Maybe<string>): Maybe<string>;
export function maskPhone(phone: Maybe<string>): Maybe<string> {
  if (phone === null) return null;
  const own = /^998(\d\d)\d{5}(\d\d)$/.exec(phone);
  return own === null ? `+${ends(phone, 2, 2)}` : `+998 ${own[1]} *** ** ${own[2]}`;
}

/** 1985-04-17 → **.**.1985 */
export const maskBirthday = (birthday: Maybe<string>) => (birthday === null ? null : `**.**.${birthday.slice(0, 4)}`);

/** An address or an income: only that there is one. */
export const maskText = (text: Maybe<string>) => (text === null || text === '' ? text : hidden);

/** 860012******9012 → 8600 12** **** 9012 */
export const maskCard = (card: string) => card.replace(/^(.{4})(.{4})(.{4})(.{4})$/, '$1 $2 $3 $4');
