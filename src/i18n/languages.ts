/** The languages a person may choose; a partial one shows Russian where it has no text of its own. */
export const languages = [
  { code: 'ru-RU', name: 'Русский', partial: false },
  { code: 'en-US', name: 'English', partial: false },
  { code: 'uz-UZ', name: 'Oʻzbekcha', partial: false },
  { code: 'kk-KZ', name: 'Қазақша', partial: true },
  { code: 'fr-FR', name: 'Français', partial: true },
  { code: 'es-ES', name: 'Español', partial: true },
] as const;

export type LanguageCode = (typeof languages)[number]['code'];
export type LanguageShort = 'ru' | 'en' | 'uz' | 'kk' | 'fr' | 'es';

export const defaultLanguage: LanguageCode = 'ru-RU';

/** The two letters by which the catalogue of a language is named. */
export function shortOf(code: LanguageCode): LanguageShort {
  return code.slice(0, 2) as LanguageShort;
}

export function isLanguage(code: unknown): code is LanguageCode {
  return languages.some((language) => language.code === code);
}
