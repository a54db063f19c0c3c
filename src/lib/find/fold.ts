/** Signs that are written over, after or instead of a letter: oʻ, o' and o` are one letter. */
const apostrophes = /[ʻʼ‘’ʹ′'`´]/g;
const breaks = /[^\p{L}\p{N}]+/u;

/** Longer texts say nothing more, and would only take time. */
const longest = 64;
const mostWords = 8;

/** The words of a text in small letters, without apostrophes and marks between; ё is still itself. */
export function plainWords(text: string): string[] {
  return text.normalize('NFKC').toLowerCase().replace(apostrophes, '').split(breaks).filter(Boolean);
}

/** One spelling for a word that people type in several ways. */
export const folded = (word: string): string => word.replaceAll('ё', 'е');

/** What was typed, cut to what is worth looking at. */
export function queryWords(text: string): string[] {
  return plainWords(text.slice(0, longest)).slice(0, mostWords);
}
