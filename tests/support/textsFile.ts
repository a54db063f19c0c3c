/** Stands in for src/i18n/textsFile.ts in tests: the catalogues as they are written, without a build and a server. */
import english from '../../locales/en.json';
import spanish from '../../locales/es.json';
import french from '../../locales/fr.json';
import kazakh from '../../locales/kk.json';
import russian from '../../locales/ru.json';
import uzbek from '../../locales/uz.json';
import englishWords from '../../locales/words/en.json';
import russianWords from '../../locales/words/ru.json';
import uzbekWords from '../../locales/words/uz.json';
import { byNamespace, titlesOf } from '../../src/i18n/namespaces';
import type { ScreenWords } from '../../src/i18n/textsFile';

const catalogues: Record<string, Record<string, string>> = {
  ru: russian,
  en: english,
  uz: uzbek,
  kk: { ...russian, ...kazakh },
  fr: { ...russian, ...french },
  es: { ...russian, ...spanish },
};

/** To part eight thousand texts again for each of the areas of a screen takes a thirtieth of the time of a screen test. */
const parted = new Map<string, Record<string, Record<string, string>>>();
function partsOf(short: string) {
  const known = parted.get(short) ?? byNamespace(catalogues[short] ?? {});
  parted.set(short, known);
  return known;
}

export function fetchTextsFile(short: string, namespace: string): Promise<Record<string, string>> {
  const texts = partsOf(short)[namespace];
  return texts ? Promise.resolve(texts) : Promise.reject(new Error(`There are no texts of ${namespace} in ${short}`));
}

const words: Record<string, Record<string, string>> = { ru: russianWords, en: englishWords, uz: uzbekWords };

export function fetchScreenWords(short: string): Promise<ScreenWords> {
  return Promise.resolve({ titles: titlesOf(catalogues[short] ?? {}), words: words[short] ?? {} });
}
