/** What the services hold a person to whose name or birthday is written. */
import * as v from 'valibot';
import { todayInTashkent, type Day } from '../lib/days';

const nameShape = /^(?=.*\p{L})[\p{Script=Latin}\p{Script=Cyrillic}ʻʼ‘’'` -]{2,100}$/u;

/** Whether it is a part of a name: letters of the two alphabets, blanks, hyphens and apostrophes. */
export const isPersonName = (text: string): boolean => nameShape.test(text.normalize());

/** A part of a name in a form. What was on record before there was a rule may stay. */
export const nameBeside = (stored: string | null) =>
  v.pipe(
    v.string(),
    v.check((name) => name.trim() === '' || name === stored || isPersonName(name.trim()), 'invalid_name'),
  );

const ofAge = 18;

/** Whether somebody born on this day is eighteen years old today. */
export function isGrownUp(birthday: Day): boolean {
  const today = todayInTashkent(new Date());
  return birthday <= `${Number(today.slice(0, 4)) - ofAge}${today.slice(4)}`;
}
