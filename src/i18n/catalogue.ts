import type { MessageFormatElement } from 'react-intl';
import { languages, shortOf, type LanguageCode, type LanguageShort } from './languages';

/** Parsed by the build; plain texts where nothing was compiled, as in tests. */
export type Catalogue = Record<string, MessageFormatElement[]> | Record<string, string>;

/** `first`: what is said to whoever is not signed in, a tenth of it all. `whole`: everything, that included. */
export type Extent = 'first' | 'whole';

type Fetch = () => Promise<{ default: unknown }>;

/** Each is a chunk of its own; the files are made from locales/*.json by `npm run messages`, `?first` by webpack. */
const files: Record<LanguageShort, Record<Extent, Fetch>> = {
  ru: {
    first: () => import('../../locales/compiled/ru.json?first'),
    whole: () => import('../../locales/compiled/ru.json'),
  },
  en: {
    first: () => import('../../locales/compiled/en.json?first'),
    whole: () => import('../../locales/compiled/en.json'),
  },
  uz: {
    first: () => import('../../locales/compiled/uz.json?first'),
    whole: () => import('../../locales/compiled/uz.json'),
  },
  kk: {
    first: () => import('../../locales/compiled/kk.json?first'),
    whole: () => import('../../locales/compiled/kk.json'),
  },
  fr: {
    first: () => import('../../locales/compiled/fr.json?first'),
    whole: () => import('../../locales/compiled/fr.json'),
  },
  es: {
    first: () => import('../../locales/compiled/es.json?first'),
    whole: () => import('../../locales/compiled/es.json'),
  },
};

const loaded = new Map<string, Promise<Catalogue>>();
const there = new Map<string, Catalogue>();

async function texts(short: LanguageShort, extent: Extent): Promise<Catalogue> {
  return (await files[short][extent]()).default as Catalogue;
}

async function complete(code: LanguageCode, extent: Extent): Promise<Catalogue> {
  const isPartial = languages.some((language) => language.code === code && language.partial);
  if (!isPartial) return texts(shortOf(code), extent);
  const [russian, own] = await Promise.all([texts('ru', extent), texts(shortOf(code), extent)]);
  return { ...russian, ...own } as Catalogue;
}

/** The texts of a language, when they have been fetched already. */
export function catalogueNow(code: LanguageCode, extent: Extent): Catalogue | undefined {
  return there.get(`${code} ${extent}`);
}

/** The texts of a language, fetched once; a failed fetch is forgotten, so that the next call tries again. */
export function loadCatalogue(code: LanguageCode, extent: Extent = 'whole'): Promise<Catalogue> {
  const name = `${code} ${extent}`;
  const known = loaded.get(name);
  if (known) return known;
  const fresh = complete(code, extent);
  loaded.set(name, fresh);
  fresh.then(
    (texts) => there.set(name, texts),
    () => loaded.delete(name),
  );
  return fresh;
}
