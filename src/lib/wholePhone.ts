import { phone } from './identifiers';

/** The twelve digits of a text that is one whole phone and nothing else, however it is written. */
export function wholePhone(text: string): string | undefined {
  // Nine digits alone are an INN as much as a phone.
  const isMarked = /^\s*(\+|998|00998|\()/.test(text) || /\d[\s-]\d/.test(text.trim());
  if (!isMarked || /[^\d\s()+\-.\u00a0]/.test(text)) return undefined;
  const digits = phone.clean(text);
  return phone.check(digits) === undefined ? digits : undefined;
}
