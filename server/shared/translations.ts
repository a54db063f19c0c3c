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

/** SQL of what `staleOf` says of a text `<name>_ru` of a row; a text without a moment stands as it was made. */
export const staleText = (row: string, name: string): string => {
  const mark = (language: string) =>
    `case when ${row}.${name}_${language} is not null and coalesce(${row}.${name}_${language}_at, '-infinity') < ${row}.${name}_ru_at
      then '${language}' end`;
  return `array_remove(array[${mark('en')}, ${mark('uz')}], null)`;
};

/**
 * SQL of an update: a text that is written otherwise is of this moment, the others keep theirs.
 * @param first the parameter of the Russian text, before the English and the Uzbek one
 * @param at the parameter of the moment
 */
export const momentsAfter = (name: string, { first, at }: { first: number; at: number }): string =>
  (['ru', 'en', 'uz'] as const)
    .map((language, place) => {
      const text = `${name}_${language}`;
      return `${text}_at = case when ${text} is not distinct from $${first + place} then ${text}_at else $${at} end`;
    })
    .join(', ');

/** A text as it is kept, without what cannot be seen and without blanks at its ends; one that is empty then is none. */
export const keptText = (text: string | null): string | null => (text === null ? null : plainText(text) || null);
