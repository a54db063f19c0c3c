import { literal, wordsOf } from '../../db/where';

/** What a search text asks for. All parts must hold. */
export interface SearchPart {
  /** Part of a name as typed, its wildcards made literal. */
  name: string;
  /** Part of a phone number, PINFL or INN; three digits or more. */
  digits?: string;
  /** The number of an investor. */
  id?: number;
  /** A passport as it is stored, whole; only when whoever asks may read passports. */
  passport?: string;
}

const decoration = /[\s\u00a0()+.\-–—]/g;
const largestId = 2 ** 31 - 1;

/**
 * A text of digits and their decoration is one number, however it is grouped: +998 (90) 123-45-67. In any other
 * text each word is looked for by itself, so that the order of name and surname does not matter.
 */
export function readSearch(text: string, { passports = false } = {}): SearchPart[] {
  const whole = text.trim();
  if (whole === '') return [];
  const passport = whole.replace(decoration, '').toUpperCase();
  if (passports && /^[A-Z]{2}\d{7}$/.test(passport)) return [{ name: literal(whole), passport }];
  return isNumber(whole) ? [part(whole)] : wordsOf(whole).map(part);
}

const isNumber = (text: string) => /^\d+$/.test(text.replace(decoration, ''));

function part(word: string): SearchPart {
  const found: SearchPart = { name: literal(word) };
  if (!isNumber(word)) return found;
  const digits = word.replace(decoration, '');
  if (digits.length >= 3) found.digits = digits;
  if (/^\d+$/.test(word) && Number(word) <= largestId) found.id = Number(word);
  return found;
}
