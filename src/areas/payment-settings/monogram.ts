/** What a company is, rather than what it is called. */
const forms = new Set([
  'ао',
  'акб',
  'чакб',
  'атб',
  'чаб',
  'пао',
  'ооо',
  'мчж',
  'жсс',
  'ao',
  'akb',
  'atb',
  'ooo',
  'mchj',
  'aj',
  'jsc',
  'llc',
]);

/** One or two letters that stand for a name: of its first words, without quotes and without what the company is. */
export function monogramOf(name: string): string {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? [];
  const own = words.filter((word) => !forms.has(word.toLowerCase()));
  const letters = (own.length > 0 ? own : words).slice(0, 2).map((word) => [...word][0] ?? '');
  return letters.join('').toUpperCase();
}

/** The same place among so many for the same name. */
export const placeOfName = (name: string, places: number): number =>
  [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7) % places;
