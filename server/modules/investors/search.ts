import { literal, numberIn, soughtNumberIn, wordsOrNumber } from '../../db/searchText';

/** What a search text asks for. All parts must hold. */
export interface SearchPart {
  /** Part of a name as typed, its wildcards made literal. */
  name: string;
  /** A phone number, PINFL or INN, or the greater part of one. */
  digits?: string;
  /** The number of an investor. */
  id?: number;
  /** A passport as it is stored, whole; only when whoever asks may read passports. */
  passport?: string;
}

const largestId = 2 ** 31 - 1;

/**
 * A text of digits and their decoration is one number, however it is grouped: +998 (90) 123-45-67. In any other
 * text each word is looked for by itself, so that the order of name and surname does not matter.
 */
export function readSearch(text: string, { passports = false } = {}): SearchPart[] {
  const whole = text.trim();
  if (whole === '') return [];
  const passport = whole.replace(/[\s\u00a0()+.\-–—]/g, '').toUpperCase();
  if (passports && /^[A-Z]{2}\d{7}$/.test(passport)) return [{ name: literal(whole), passport }];
  return wordsOrNumber(whole).map(part);
}

function part(word: string): SearchPart {
  const found: SearchPart = { name: literal(word) };
  if (numberIn(word) === undefined) return found;
  const digits = soughtNumberIn(word);
  if (digits !== undefined) found.digits = digits;
  if (/^\d+$/.test(word) && Number(word) <= largestId) found.id = Number(word);
  return found;
}

/** What the parts ask of numbers that answers show masked. */
export const secretsSought = (parts: readonly SearchPart[]): string[] =>
  parts.flatMap(({ passport, digits }) => passport ?? digits ?? []);
