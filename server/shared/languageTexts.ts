import { longestRich, readRich, richHtml, richWords } from '../../src/lib/richText';
import { isActionAddress } from './actionAddress';
import { plainText } from './plainText';
import { badRequest, wrongFields } from './problem';
import { writtenAfter, type TextLanguage } from './translations';

/** What an article or its like is written in: one line, or marks that are allowed. */
export type TextKinds = Readonly<Record<string, 'plain' | 'rich'>>;

/** When a text was written, or found right, in each language; none where there is none. Moments as the wire has them. */
export interface ChangedAt {
  ru: string;
  en: string | null;
  uz: string | null;
}

const languages = ['ru', 'en', 'uz'] as const;
type Translation = Exclude<TextLanguage, 'ru'>;

/** The marks of a text that are allowed; what else there was is left out. Read again it is the same. */
const richText = (text: string): string => richHtml(readRich(text, 'html', isActionAddress));

/**
 * The texts `<name>_ru`, `<name>_en` and `<name>_uz` that a body names, as they are kept: without what is not seen, and the rich ones
 * without what is not allowed. A translation of which nothing is left is none; of the Russian one that is refused as `required`.
 * Refuses a rich text that is longer than 20,000 characters once its letters are written out (400 `too_long`).
 */
export function cleanedTexts<Sent extends object>(sent: Sent, kinds: TextKinds): Sent {
  const clean = { ...sent } as Record<string, unknown>;
  for (const [name, kind] of Object.entries(kinds))
    for (const language of languages) {
      const field = `${name}_${language}`;
      const text = clean[field];
      if (typeof text !== 'string') continue;
      const kept = kind === 'plain' ? plainText(text) : richText(text);
      if (kept === '' && language === 'ru') throw wrongFields({ [field]: 'required' });
      if (kind === 'rich' && kept.length > longestRich) throw badRequest('A text is too long', { [field]: 'too_long' });
      clean[field] = kept === '' ? null : kept;
    }
  return clean as Sent; // the same fields with texts under them
}

interface Known {
  /** None where the record is only made now. */
  before?: object;
  next: object;
  confirmed?: readonly Translation[];
  at: string;
}

/** When each text of a name was written: what is changed, or was found right, now; the others when they were before. */
export function changedAt(name: string, { before = {}, next, confirmed = [], at }: Known): ChangedAt {
  const textsOf = (record: object) => {
    const of = (language: TextLanguage) =>
      (record as Record<string, string | null | undefined>)[`${name}_${language}`] ?? null;
    return { ru: of('ru'), en: of('en'), uz: of('uz') };
  };
  const known = (before as Record<string, ChangedAt | undefined>)[`${name}_changed_at`];
  const written = writtenAfter(known && { texts: textsOf(before), at: known }, textsOf(next), at);
  const found = (language: Translation) =>
    written[language] !== null && confirmed.includes(language) ? at : written[language];
  return { ru: written.ru ?? at, en: found('en'), uz: found('uz') };
}

const longestInJournal = 500;

/** A text as the journal tells it: its letters, and of a long one its beginning. */
export function inJournal(value: unknown, kind: TextKinds[string]): string | null {
  if (typeof value !== 'string') return null;
  const words = kind === 'rich' ? richWords(readRich(value)).trim() : value;
  return words.length > longestInJournal ? `${words.slice(0, longestInJournal)}…` : words;
}

/** The changes of the texts as the journal tells them. */
export const textChanges = (kinds: TextKinds, before: object, next: object) =>
  Object.entries(kinds).flatMap(([name, kind]) =>
    languages.flatMap((language) => {
      const field = `${name}_${language}`;
      const old = (before as Record<string, unknown>)[field];
      const now = (next as Record<string, unknown>)[field];
      return old === now ? [] : [{ field, old: inJournal(old, kind), new: inJournal(now, kind) }];
    }),
  );
