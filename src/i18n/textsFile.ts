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
): Promise<Record<string, MessageFormatElement[]>> {
  const response = await fetch(textsAddress(short, namespace));
  if (!response.ok) throw missing(`The texts of ${namespace} did not come: ${response.status}.`);
  const written = (await response.json()) as WrittenTexts;
  const texts = Object.entries(written).map(([id, text]) => {
    return [id, typeof text === 'string' ? [{ type: 0, value: text }] : text] as const;
  });
  return Object.fromEntries(texts) as Record<string, MessageFormatElement[]>;
}

/** Told like a script that did not come: the page is offered again, in its newer version where there is one. */
function missing(message: string): Error {
  return Object.assign(new Error(message), { name: 'ChunkLoadError' });
}
