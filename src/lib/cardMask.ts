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
  return `${digits.slice(0, 6)}******${digits.slice(-4)}`;
}

/** The mask as the services read it: `860012******9012`, or `*9012`; undefined for anything else. */
export function cardMaskOf(text: string): string | undefined {
  const bare = maskedNumber(text)
    .replace(/[\s\u00a0]/g, '')
    .replace(/[•xх]/gi, '*');
  return /^(\d{4}(\d{2})?)?\*{1,12}\d{4}$/.test(bare) ? bare : undefined;
}
