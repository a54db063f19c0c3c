import type { MessageFormatElement } from 'react-intl';
import type { LanguageShort } from './languages';

/** Filled in by the build: what is in the texts of each language, as a word. */
declare const textVersions: Record<LanguageShort, string>;

/** Most texts are one piece of plain words, and come as such. */
type WrittenTexts = Record<string, string | MessageFormatElement[]>;

/** The address of a file of texts; scripts/webpack/Texts.ts puts it there. */
export function textsAddress(short: LanguageShort, namespace: string): string {
  return `/assets/texts/${short}.${textVersions[short]}/${namespace}.json`;
}

/** Fetches one file of texts. */
export async function fetchTextsFile(
  short: LanguageShort,
  namespace: string,
  fetchFile: (address: string) => Promise<unknown>,
): Promise<Record<string, MessageFormatElement[]>> {
  const written = (await fetchFile(textsAddress(short, namespace))) as WrittenTexts;
  const texts = Object.entries(written).map(([id, text]) => {
    return [id, typeof text === 'string' ? [{ type: 0, value: text }] : text] as const;
  });
  return Object.fromEntries(texts) as Record<string, MessageFormatElement[]>;
}

/** Of one language. Titles of screens and of their groups by the ids of their texts, words by the ids of the routes. */
export interface ScreenWords {
  titles: Readonly<Record<string, string>>;
  words: Readonly<Record<string, string>>;
}

/** Fetches what the screens are called and looked for by in a language; scripts/messages.ts writes it. */
export async function fetchScreenWords(
  short: LanguageShort,
  fetchFile: (address: string) => Promise<unknown>,
): Promise<ScreenWords> {
  return (await fetchFile(textsAddress(short, 'screens'))) as ScreenWords;
}
