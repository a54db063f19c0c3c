import type { MessageFormatElement } from 'react-intl';
import { languages, shortOf, type LanguageCode, type LanguageShort } from './languages';

/** Parsed by the build; plain texts where nothing was compiled, as in tests. */
export type Catalogue = Record<string, MessageFormatElement[]> | Record<string, string>;

/**
 * `first`: what is said to whoever is not signed in, a tenth of it all. `early`: what the frame and the screens of
 * routes/early.ts say when they are first drawn, a third. `whole`: everything.
 */
export type Extent = 'first' | 'early' | 'whole';

/** `late` is what `early` lacks of the whole. */
type Share = 'first' | 'early' | 'late';

type Fetch = () => Promise<{ default: unknown }>;

/** What is translated in part fits into one small file. */
const undivided = (fetch: Fetch): Record<Share, Fetch> => ({ first: fetch, early: fetch, late: fetch });

/** Each is a chunk of its own; made from locales/*.json by `npm run messages`, divided by scripts/webpack/textsLoader.mjs. */
const files: Record<LanguageShort, Record<Share, Fetch>> = {
  ru: {
    first: () => import('../../locales/compiled/ru.json?first'),
    early: () => import('../../locales/compiled/ru.json?early'),
    late: () => import('../../locales/compiled/ru.json?late'),
  },
  en: {
    first: () => import('../../locales/compiled/en.json?first'),
    early: () => import('../../locales/compiled/en.json?early'),
    late: () => import('../../locales/compiled/en.json?late'),
  },
  uz: {
    first: () => import('../../locales/compiled/uz.json?first'),
    early: () => import('../../locales/compiled/uz.json?early'),
    late: () => import('../../locales/compiled/uz.json?late'),
  },
  kk: undivided(() => import('../../locales/compiled/kk.json')),
  fr: undivided(() => import('../../locales/compiled/fr.json')),
  es: undivided(() => import('../../locales/compiled/es.json')),
};

const loaded = new Map<string, Promise<Catalogue>>();
const there = new Map<string, Catalogue>();

async function texts(short: LanguageShort, share: Share): Promise<Catalogue> {
  return (await files[short][share]()).default as Catalogue;
}

/** An object of its own for each call. */
async function complete(code: LanguageCode, share: Share): Promise<Catalogue> {
  const isPartial = languages.some((language) => language.code === code && language.partial);
  const [russian, own] = await Promise.all([isPartial ? texts('ru', share) : {}, texts(shortOf(code), share)]);
  return { ...russian, ...own } as Catalogue;
}

/** The early texts are completed in place: nothing that is on the screen changes by it, so nothing is drawn again. */
async function whole(code: LanguageCode): Promise<Catalogue> {
  const [early, late] = await Promise.all([loadCatalogue(code, 'early'), complete(code, 'late')]);
  return Object.assign(early, late);
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
  const fresh = extent === 'whole' ? whole(code) : complete(code, extent);
  loaded.set(name, fresh);
  fresh.then(
    (texts) => there.set(name, texts),
    () => loaded.delete(name),
  );
  return fresh;
}
