/** Letters of the Cyrillic alphabet that look like Latin ones. */
const inLatin = new Map([...'АВЕКМНОРСТУХ'].map((letter, at) => [letter, 'ABEKMHOPCTYX'[at] ?? letter]));

/** A text in capitals, with Latin letters where a Cyrillic one only looks the same. */
export const latinCapitals = (text: string): string =>
  Array.from(text.toUpperCase(), (letter) => inLatin.get(letter) ?? letter).join('');

/** Numbers of documents end in so many digits, EX-000012. */
export const digitsOfDocument = 6;

/**
 * The number of a document as it is kept, from what stands in a sheet: `ex 12` and `ЕХ-000012` in Cyrillic letters are EX-000012.
 * A text without letters stays as it is.
 */
export function documentNumber(text: string): string {
  const plain = latinCapitals(text.trim());
  const [, letters, middle = '', last = ''] = /^([A-Z]{1,5})[\s№#-]*((?:\d{4}-)?)(\d{1,6})$/.exec(plain) ?? [];
  return letters === undefined ? plain : `${letters}-${middle}${last.padStart(digitsOfDocument, '0')}`;
}
