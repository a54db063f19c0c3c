import { passesLuhn } from './bankDetails';
import { digitsOf } from './identifier';

/**
 * A whole card number becomes its mask as soon as it is there, whatever stands between its digits, so that nobody sends, keeps or
 * shows one. What is no whole number stays as it is.
 */
export function maskedNumber(text: string): string {
  const typed = text.trim();
  if (!/^[\d\s\u00a0.\-–—_]+$/.test(typed)) return text;
  const digits = digitsOf(typed);
  if (digits.length < 16 || digits.length > 19) return text;
  return maskOf(digits);
}

const maskOf = (digits: string): string => `${digits.slice(0, 6)}******${digits.slice(-4)}`;

/** Sixteen to nineteen digits, whatever stands between them, that are no part of a longer figure; longer ones are tried first. */
const runs = [19, 18, 17, 16].map(
  (count) => new RegExp(String.raw`(?<!\d)\d(?:[\s\u00a0.\-–—_]*\d){${count - 1}}(?!\d)`, 'g'),
);
/** How cards begin, of the country and of the world. */
const begins = /^(?:2[2-7]|[3-6]|8600|9860)/;
/** Sixteen figures at one stretch, or four times four, are nothing else, unless an IKPU or an account begins so. */
const surely = /^(?:2[2-7]|[3-9]\d)(?:\d{14}|\d{2}([\s\u00a0.\-–—_])\d{4}\1\d{4}\1\d{4})$/;

/**
 * A text that is looked for, with the mask of each whole card number in it: of what stands beside it nothing is lost. An IKPU, an account and
 * numbers that only stand side by side stay, unless they begin like a card and have its check digit.
 */
export function withoutCards(text: string): string {
  return runs.reduce(
    (left, run) =>
      left.replace(run, (found) => {
        const digits = digitsOf(found);
        return surely.test(found) || (begins.test(digits) && passesLuhn(digits)) ? maskOf(digits) : found;
      }),
    text,
  );
}

/** The mask as the services read it: `860012******9012`, or `*9012`; undefined for anything else. */
export function cardMaskOf(text: string): string | undefined {
  const bare = maskedNumber(text)
    .replace(/[\s\u00a0]/g, '')
    .replace(/[•xх]/gi, '*');
  return /^(\d{4}(\d{2})?)?\*{1,12}\d{4}$/.test(bare) ? bare : undefined;
}
