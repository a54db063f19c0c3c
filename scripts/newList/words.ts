/** Names in the shapes that files, code and tables give them, and first texts for them. */

const partsOf = (name: string) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[\s_-]+/)
    .map((part) => part.toLowerCase());

const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const pascal = (name: string) => partsOf(name).map(upper).join('');
export const camel = (name: string) => pascal(name).replace(/^./, (letter) => letter.toLowerCase());
export const kebab = (name: string) => partsOf(name).join('-');
export const snake = (name: string) => partsOf(name).join('_');

/** A name as a sentence begins: `valid_until` is "Valid until". */
export const sentence = (name: string) => upper(partsOf(name).join(' '));

export type Catalogue = Readonly<Record<string, string>>;
export interface Catalogues {
  ru: Catalogue;
  en: Catalogue;
  uz: Catalogue;
}
export interface Phrase {
  ru: string;
  en: string;
  uz: string;
}

const usual: Readonly<Record<string, string>> = { id: 'No.', created_at: 'Created' };

/**
 * The first text of a name: what the panel already says for the same English words, or else the English words in all
 * three languages, for a translator to replace.
 */
export function phraseOf(name: string, { ru, en, uz }: Catalogues): Phrase {
  const text = usual[name] ?? sentence(name);
  for (const [id, spoken] of Object.entries(en)) {
    const [russian, uzbek] = [ru[id], uz[id]];
    if (spoken === text && russian !== undefined && uzbek !== undefined) return { ru: russian, en: text, uz: uzbek };
  }
  return { ru: text, en: text, uz: text };
}
