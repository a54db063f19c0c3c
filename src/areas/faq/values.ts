import { readRich, richHtml, richTyped } from '../../lib/richText';
import type { Texts } from '../../parts/texts/useTextOf';

const languages = ['ru', 'en', 'uz'] as const;
type Values<Name extends string> = Record<`${Name}_${(typeof languages)[number]}`, string>;

/** A text in three languages as a form holds it; what is missing is empty. */
export function textValues<Name extends string>(
  name: Name,
  of: Texts<Name>,
  as: 'plain' | 'rich' = 'plain',
): Values<Name> {
  const texts: Readonly<Record<string, unknown>> = of;
  const shown = (text: unknown): string => {
    const known = typeof text === 'string' ? text : '';
    return as === 'rich' ? richTyped(readRich(known)) : known;
  };
  // One value for each of the three names.
  return Object.fromEntries(languages.map((one) => [`${name}_${one}`, shown(texts[`${name}_${one}`])])) as Values<Name>;
}

type Sent<Name extends string> = Partial<Record<`${Name}_ru`, string>> &
  Partial<Record<`${Name}_en` | `${Name}_uz`, string | null>>;

/** Those that were changed as they are sent; an empty translation is none. */
export function sentTexts<Name extends string>(
  name: Name,
  changed: Partial<Values<Name>>,
  as: 'plain' | 'rich' = 'plain',
): Sent<Name> {
  const values: Readonly<Record<string, unknown>> = changed;
  const sent = languages.flatMap((language) => {
    const field = `${name}_${language}`;
    const value = values[field];
    if (typeof value !== 'string') return [];
    const text = as === 'rich' ? richHtml(readRich(value, 'typed')) : value;
    return [[field, text === '' && language !== 'ru' ? null : text] as const];
  });
  return Object.fromEntries(sent) as Sent<Name>; // the names are those of the values
}

/** A question and its answer as a form holds them. */
export type AnswerValues = Values<'question'> & Values<'answer'>;

export const noAnswer: AnswerValues = {
  ...{ question_ru: '', question_en: '', question_uz: '' },
  ...{ answer_ru: '', answer_en: '', answer_uz: '' },
};

export const answerValues = (of: Texts<'question'> & Texts<'answer'>): AnswerValues => ({
  ...textValues('question', of),
  ...textValues('answer', of, 'rich'),
});

/** Those that were changed as they are sent. */
export const sentAnswer = (changed: Partial<AnswerValues>) => ({
  ...sentTexts('question', changed),
  ...sentTexts('answer', changed, 'rich'),
});
