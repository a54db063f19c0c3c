import type { MessageDescriptor } from 'react-intl';
import english from '../../locales/en.json';
import russian from '../../locales/ru.json';
import uzbek from '../../locales/uz.json';
import { shortOf, type LanguageCode } from '../../src/i18n/languages';

const own: Record<'ru' | 'en' | 'uz', Record<string, string>> = { ru: {}, en: {}, uz: {} };

/** A text of an example in the three languages; those of the kit itself come from the catalogues. */
export function word(ru: string, en: string, uz: string): MessageDescriptor {
  const id = `gallery.${ru}`;
  Object.assign(own.ru, { [id]: ru });
  Object.assign(own.en, { [id]: en });
  Object.assign(own.uz, { [id]: uz });
  return { id, defaultMessage: ru };
}

const catalogues: Record<string, Record<string, string>> = { ru: russian, en: english, uz: uzbek };

export function textsOf(language: LanguageCode): Record<string, string> {
  const short = shortOf(language);
  const ownTexts = short === 'en' || short === 'uz' ? own[short] : own.ru;
  return { ...russian, ...catalogues[short], ...ownTexts };
}
