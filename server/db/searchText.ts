/**
 * What a search text asks for: its words, and which of them are numbers. Phones, PINFL and INN are shown in part only, and
 * parts of them are not looked for: one digit after another would be guessed by which list each finds.
 */

/** A number of this length or more is looked for in masked numbers. */
const leastDigits = 7;

/** Each word is one search through a table, so no more of a text count. */
const mostWords = 5;

const decoration = /[\s\u00a0()+.\-–—]/g;

/** The words of a search text that are looked for. */
export const wordsOf = (search: string): string[] => search.split(/\s+/).filter(Boolean).slice(0, mostWords);

/** `%`, `_` and `\` mean themselves. */
export const literal = (word: string) => word.replace(/[\\%_]/g, '\\$&');

/** The digits of a text that is one number, however it is grouped: +998 (90) 123-45-67. */
export function numberIn(text: string): string | undefined {
  const digits = text.replace(decoration, '');
  return /^\d+$/.test(digits) ? digits : undefined;
}

/** The same when it is long enough to be looked for in masked numbers. */
export function soughtNumberIn(text: string): string | undefined {
  const digits = numberIn(text);
  return digits !== undefined && digits.length >= leastDigits ? digits : undefined;
}

/** The words of a search text; one that is a number as a whole is one word. */
export function wordsOrNumber(text: string): string[] {
  const whole = text.trim();
  return numberIn(whole) === undefined ? wordsOf(whole) : [whole];
}

/** What a search text asks of masked numbers. */
export const soughtNumbers = (text: string): string[] =>
  wordsOrNumber(text).flatMap((word) => soughtNumberIn(word) ?? []);
