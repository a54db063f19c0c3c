/**
 * The texts of the panel come in files (namespaces.ts), each when something needs it. Whatever was asked for once is
 * there in every language that is shown afterwards.
 */
import type { MessageFormatElement } from 'react-intl';
import { shortOf, type LanguageCode } from './languages';
import { fetchTextsFile } from './textsFile';

/** Parsed by the build; plain texts where nothing was compiled, as in tests. */
export type Catalogue = Record<string, MessageFormatElement[]> | Record<string, string>;

/** How a file of the panel is fetched; handed in at the start, since requests are made above this floor. */
let fetchFile!: (address: string) => Promise<unknown>;
export const setTextsSource = (source: typeof fetchFile): void => {
  fetchFile = source;
};
export const textsSource = () => fetchFile;

/** They are completed in place: nothing that is on the screen changes by it, so nothing is drawn again. */
const catalogues = new Map<LanguageCode, Catalogue>();
const files = new Map<string, Promise<void>>();
const there = new Set<string>();
const wanted = new Set(['public']);

/** The language on the screen, and the one that will be there next. */
const spoken: { now?: LanguageCode; next?: LanguageCode } = {};

const nameOf = (code: LanguageCode, namespace: string) => `${code} ${namespace}`;

function catalogueOf(code: LanguageCode): Catalogue {
  const known = catalogues.get(code) ?? {};
  catalogues.set(code, known);
  return known;
}

/** Fetches a file once; a failed fetch is forgotten, so that the next call tries again. */
function load(code: LanguageCode, namespace: string): Promise<void> {
  const name = nameOf(code, namespace);
  const known = files.get(name);
  if (known) return known;
  const fetching = fetchTextsFile(shortOf(code), namespace, fetchFile).then(
    (texts) => {
      Object.assign(catalogueOf(code), texts);
      there.add(name);
    },
    (reason: unknown) => {
      files.delete(name);
      throw reason;
    },
  );
  files.set(name, fetching);
  return fetching;
}

/** Has these texts there, in the language on the screen and in any that comes after it. */
export async function needTexts(...namespaces: readonly string[]): Promise<void> {
  const added = namespaces.filter((namespace) => !wanted.has(namespace));
  added.forEach((namespace) => wanted.add(namespace));
  const codes = [...new Set([spoken.now, spoken.next])].filter((code) => code !== undefined);
  try {
    await Promise.all(codes.flatMap((code) => namespaces.map((namespace) => load(code, namespace))));
  } catch (reason) {
    // What could not be had here must not keep another language from the screen.
    added.forEach((namespace) => wanted.delete(namespace));
    throw reason;
  }
}

/** Whether texts can be read in the language on the screen; where none is spoken, as in a test of a part, all can. */
export function hasTexts(...namespaces: readonly string[]): boolean {
  const { now } = spoken;
  return now === undefined || namespaces.every((namespace) => there.has(nameOf(now, namespace)));
}

/** The texts of a language, when all that were asked for are there. */
export function catalogueNow(code: LanguageCode): Catalogue | undefined {
  return [...wanted].every((namespace) => there.has(nameOf(code, namespace))) ? catalogueOf(code) : undefined;
}

/** The texts of one file in a language that need not be the one on the screen. */
export async function textsOf(code: LanguageCode, namespace: string): Promise<Catalogue> {
  await load(code, namespace);
  return catalogueOf(code);
}

/** Prepares to speak a language: gives its texts once all that were asked for are there. */
export async function loadCatalogue(code: LanguageCode): Promise<Catalogue> {
  spoken.next = code;
  // More may be asked for meanwhile.
  while (!catalogueNow(code)) await Promise.all([...wanted].map((namespace) => load(code, namespace)));
  return catalogueOf(code);
}

/** Said once a language is on the screen. */
export function nowSpoken(code: LanguageCode): void {
  spoken.now = code;
  if (spoken.next === code) delete spoken.next;
}
