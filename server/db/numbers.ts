/**
 * Numbers in a search text, and which of them are looked for where answers show only a part of a number: phones, PINFL.
 * Parts shorter than these would be guessed one digit after another, by which list they find.
 */
const leastDigits = 7;

const decoration = /[\s\u00a0()+.\-–—]/g;

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
  if (whole === '') return [];
  return numberIn(whole) === undefined ? whole.split(/\s+/) : [whole];
}

/** What a search text asks of masked numbers. */
export const soughtNumbers = (text: string): string[] =>
  wordsOrNumber(text).flatMap((word) => soughtNumberIn(word) ?? []);
