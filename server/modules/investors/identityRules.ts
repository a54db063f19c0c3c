/** What may be entered as the number or the birth of a person or a company. Each rule answers the code of its fault. */
import type { RefusalCode } from '../../shared/codes';
import { isDay } from '../../shared/period';
import { holderOf, readPinfl, type Gender } from './pinfl';

export type Faults = Record<string, RefusalCode>;
type Subject = 'individual' | 'business';

/** A phone of Uzbekistan, twelve digits. */
export const phoneFault = (phone: string) => (/^998\d{9}$/.test(phone) ? undefined : 'invalid_phone');

/** Two Latin letters and seven digits. */
export const passportFault = (passport: string) => (/^[A-Z]{2}\d{7}$/.test(passport) ? undefined : 'invalid_passport');

/** Nine digits; the first tells an organisation (2, 3) from a person with an old number (4 to 7). */
export const innFault = (inn: string, subject: Subject) =>
  (subject === 'business' ? /^[23]\d{8}$/ : /^[4-7]\d{8}$/).test(inn) ? undefined : 'invalid_inn';

/** A number with its check digit, of somebody who is born. */
export function pinflFault(pinfl: string, today: string): RefusalCode | undefined {
  const read = readPinfl(pinfl);
  return read === undefined || read.birthday > today ? 'invalid_pinfl' : undefined;
}

/** A PINFL that somebody is entered with: of a grown-up. */
export const newPinflFault = (pinfl: string, today: string): RefusalCode | undefined =>
  pinflFault(pinfl, today) ?? (tooYoung(readPinfl(pinfl)?.birthday ?? today, today) ? 'age_under_18' : undefined);

/** A part of a name: letters of the two alphabets, blanks, hyphens and apostrophes. */
export const nameFault = (name: string) =>
  /^(?=.*\p{L})[\p{Script=Latin}\p{Script=Cyrillic}ʻʼ‘’'` -]{2,100}$/u.test(name.normalize())
    ? undefined
    : 'invalid_name';

interface Recorded {
  pinfl: string | null;
  birthday: string | null;
  gender: Gender | null;
}

function differs(read: ReturnType<typeof readPinfl>, { birthday, gender }: Omit<Recorded, 'pinfl'>) {
  if (read === undefined) return null;
  if (birthday !== null && read.birthday !== birthday) return 'birthday';
  return gender !== null && read.gender !== gender ? 'gender' : null;
}

/** What speaks against the number on record: another birthday or gender beside it, or else the number itself. */
export function pinflAgainst({ pinfl, ...record }: Recorded, today: string): 'birthday' | 'gender' | 'number' | null {
  if (pinfl === null) return null;
  return differs(holderOf(pinfl), record) ?? (pinflFault(pinfl, today) ? 'number' : null);
}

/** Whether a number that can be read tells another birthday or gender than the record. */
export const pinflDisagrees = (pinfl: string, birthday: string | null, gender: Gender | null): boolean =>
  differs(readPinfl(pinfl), { birthday, gender }) !== null;

/** An investor is eighteen years old or older. */
export function birthdayFault(birthday: string, today: string): RefusalCode | undefined {
  if (!isDay(birthday)) return 'no_such_day';
  if (birthday < '1900-01-01') return 'out_of_range';
  return tooYoung(birthday, today) ? 'age_under_18' : undefined;
}

const tooYoung = (birthday: string, today: string): boolean =>
  birthday > `${Number(today.slice(0, 4)) - 18}${today.slice(4)}`;

/** A paper was issued or a company entered in the register today or earlier. */
export function pastDayFault(day: string, today: string): RefusalCode | undefined {
  if (!isDay(day)) return 'no_such_day';
  return day > today ? 'in_future' : undefined;
}

/** Gathers the faults of named fields; those that were not sent or are emptied have none. */
export function faultsOf(checks: Record<string, RefusalCode | false | undefined>): Faults {
  return Object.fromEntries(
    Object.entries(checks).filter((entry): entry is [string, RefusalCode] => Boolean(entry[1])),
  );
}

/** Asks a rule about a value that was sent. */
export const sent = <T>(value: T | null | undefined, rule: (value: T) => RefusalCode | undefined) =>
  value === null || value === undefined ? undefined : rule(value);
