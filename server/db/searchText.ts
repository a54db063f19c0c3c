/**
 * What a search text asks for, in the ways in which people write and in which the panel prints names and numbers. Names are
 * compared by their sound (`sound_form` of migration 0028), so that alphabet and spelling do not matter. Phones, PINFL and INN
 * are shown in part only, and parts of them are not looked for: one digit after another would be guessed by which list each
 * finds.
 */
import { onOtherKeyboards, wordsOnOtherKeyboards } from './otherKeyboards';

/** One part of a search text. All parts must hold, each in one of these ways. */
export interface Sought {
  /** Spellings of a part of a name, for `like`. */
  names: string[];
  /** Spellings of a part of a document's number, for `like`. */
  numbers: string[];
  /** The number of a record. */
  id?: number;
  /** A phone number, PINFL or INN, or the greater part of one. */
  digits?: string;
  /** A card or an account by what its mask shows: how it begins, if that was written, and how it ends. */
  masked?: { start: string; end: string };
  /** A passport, whole or its digits; only when whoever asks may read passports. */
  passport?: string;
}

/** A number of this length or more is looked for in masked numbers. */
const leastDigits = 7;

/** Each word is one search through a table, so no more of a text count. */
const mostWords = 5;

/** Words of fewer letters that are heard are in most names: on another keyboard they would be in most others, and no index finds them. */
const leastOtherwise = 3;

const largestId = 2 ** 31 - 1;
/** Numbers of documents are written with so many digits, EX-000012. */
export const digitsOfDocument = 6;

/** Letters and marks that `sound_form` leaves out: a word of nothing else has no sound, and would be in every name. */
const silent = /[ъьʻʼ‘’`´''«»"“”„]/g;
const isSoundless = (word: string) => word.replace(silent, '') === '';

const decoration = /[\s\u00a0()+.\-–—/]/g;

/** `%`, `_` and `\` mean themselves. */
const literal = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** Cyrillic letters that look like Latin ones. */
const inLatin = new Map([...'авекмнорстух'].map((letter, at) => [letter, 'abekmhopctyx'[at] ?? letter]));
const inCyrillic = new Map([...inLatin].map(([cyrillic, latin]) => [latin, cyrillic]));
const byLetter = (word: string, letters: ReadonlyMap<string, string>) =>
  Array.from(word, (letter) => letters.get(letter) ?? letter).join('');

/** A text in capitals, with Latin letters where a Cyrillic one only looks the same. */
export const latinCapitals = (text: string): string => byLetter(text.toLowerCase(), inLatin).toUpperCase();

/** What a search text asks for; nothing for an empty one. */
export function readSearch(text: string, { passports = false } = {}): Sought[] {
  const whole = text.trim().toLowerCase();
  if (whole === '') return [];
  const named = /^[№#]\s*(\d+)$/.exec(whole)?.[1];
  if (named !== undefined) return [{ names: [], numbers: [named], ...recordOf(named) }];
  const [, start = '', end] = /^(\d{4}\s?\d{0,2}|)[\s*•x]*[*•x][\s*•x]*(\d{4})$/.exec(whole) ?? [];
  if (end !== undefined) return [{ names: [], numbers: [], masked: { start: start.replace(/\s/g, ''), end } }];
  if (numberIn(whole) !== undefined) return [partOf(whole, passports)];
  const passport = passportIn(whole);
  const document = documentNumbers(whole);
  if (passport !== undefined || document.length > 0) {
    const own = passports && passport !== undefined ? { passport } : {};
    return [{ names: [literal(whole)], numbers: [...new Set([whole, ...document])], ...own }];
  }
  const words = whole.split(/\s+/).filter((word) => !/^[№#]$/.test(word));
  // A quotation mark beside a name asks for nothing; alone it finds nothing.
  const sounding = words.filter((word) => !isSoundless(word));
  return (sounding.length > 0 ? sounding : words).slice(0, mostWords).map((word) => partOf(word, false));
}

/** The numbers among them that answers show masked. */
export const secretsSought = (parts: readonly Sought[]): string[] =>
  parts.flatMap(({ passport, digits }) => [...new Set([passport, digits])].filter((one) => one !== undefined));

/** The digits of a text that is one number, however it is grouped: +998 (90) 123-45-67, 97/479/15/00. */
function numberIn(text: string): string | undefined {
  const digits = text.replace(decoration, '');
  return /^\d+$/.test(digits) ? digits : undefined;
}

/** A phone as it is kept, where it was written with the trunk 8 of old times or with 00. */
const wholePhone = (digits: string) => digits.replace(/^(?:8(?=\d{9}$)|00998(?=\d{9}$))/, '998');

const recordOf = (digits: string): { id?: number } => (Number(digits) <= largestId ? { id: Number(digits) } : {});

function partOf(word: string, passports: boolean): Sought {
  const digits = numberIn(word);
  const numbers = [...new Set([word, ...documentNumbers(word)])].map(literal);
  if (digits === undefined) return { names: readingsOf(word).map(literal), numbers };
  const found: Sought = { names: [literal(word)], numbers: [...new Set([...numbers, digits])] };
  if (/^\d+$/.test(word)) Object.assign(found, recordOf(word));
  if (digits.length >= leastDigits) found.digits = wholePhone(digits);
  if (digits.length === 4) found.masked = { start: '', end: digits };
  if (passports && digits.length === 7) found.passport = digits;
  return found;
}

/** AA 123-45-67, AA № 1234567, with Cyrillic letters that look the same, and from another keyboard. */
function passportIn(text: string): string | undefined {
  const bare = text.replace(/[№#]/g, '').replace(decoration, '');
  const found = [byLetter(bare, inLatin), ...onOtherKeyboards(bare)].find((one) => /^[a-z]{2}\d{7}$/.test(one));
  return found?.toUpperCase();
}

/** EX-12, ex 12, ЕХ12, 2025-77: as such numbers are kept, their last part in six digits. */
function documentNumbers(text: string): string[] {
  const [, letters = '', middle = '', last] = /^(?:(\p{L}{1,5})[\s№#-]*)?((?:\d{4}-)?)(\d{1,6})$/u.exec(text) ?? [];
  // Zeros before it say that it is meant as a part.
  if (last === undefined || letters + middle === '' || (last.startsWith('0') && last.length < digitsOfDocument))
    return [];
  const prefixes = letters === '' ? [''] : [letters, byLetter(letters, inLatin), ...onOtherKeyboards(letters)];
  return [...new Set(prefixes)].map(
    (prefix) => `${prefix === '' ? '' : `${prefix}-`}${middle}${last.padStart(digitsOfDocument, '0')}`,
  );
}

/** How a word of a name may have been meant: ё and yo are also written е, letters of two alphabets look the same. */
function readingsOf(word: string): string[] {
  const found = [word];
  if (/ё|yo/.test(word)) found.push(word.replace(/ё/g, 'йо').replace(/yo/g, 'e'));
  if (/\p{Script=Cyrillic}/u.test(word) && /[a-z]/.test(word))
    found.push(byLetter(word, inCyrillic), byLetter(word, inLatin));
  found.push(...wordsOnOtherKeyboards(word).filter((reading) => reading.replace(silent, '').length >= leastOtherwise));
  return [...new Set(found)].filter((reading) => !isSoundless(reading));
}
