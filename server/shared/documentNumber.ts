import { digitsOfDocument, latinCapitals } from '../db/searchText';

/**
 * The number of a document as it is kept, from what stands in a sheet: `ex 12` and `ЕХ-000012` in Cyrillic letters are EX-000012.
 * A text without letters stays as it is.
 */
export function documentNumber(text: string): string {
  const plain = latinCapitals(text.trim());
  const [, letters, middle = '', last = ''] = /^([A-Z]{1,5})[\s№#-]*((?:\d{4}-)?)(\d{1,6})$/.exec(plain) ?? [];
  return letters === undefined ? plain : `${letters}-${middle}${last.padStart(digitsOfDocument, '0')}`;
}
