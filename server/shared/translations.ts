/** Texts in the three languages of the customers, of which the Russian one is written first and translated. */
import { plainText } from './plainText';

export type TextLanguage = 'ru' | 'en' | 'uz';
/** When the text of each language was last written; none where there is none. */
type WrittenAt = Record<TextLanguage, string | null>;

/** The languages whose text was written before the Russian one that it translates. */
export const staleOf = ({ ru, en, uz }: WrittenAt): ('en' | 'uz')[] =>
  (['en', 'uz'] as const).filter((language) => {
    const at = { en, uz }[language];
    return at !== null && ru !== null && at < ru;
  });

/**
 * When each text was written, once some of them are written anew at this moment: one that stays as it was keeps its moment.
 * @param before what there was, with its moments; nothing where the record is made now
 */
export function writtenAfter(
  before: { texts: Record<TextLanguage, string | null>; at: WrittenAt } | undefined,
  texts: Record<TextLanguage, string | null>,
  now: string,
): WrittenAt {
  const moment = (language: TextLanguage) => {
    if (texts[language] === null) return null;
    return before !== undefined && before.texts[language] === texts[language] ? before.at[language] : now;
  };
  return { ru: moment('ru'), en: moment('en'), uz: moment('uz') };
}

/** A text as it is kept, without what cannot be seen and without blanks at its ends; one that is empty then is none. */
export const keptText = (text: string | null): string | null => (text === null ? null : plainText(text) || null);
