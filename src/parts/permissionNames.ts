import type { AccessExplanation } from '../api/system-user/roles';
import { shortOf, type LanguageCode } from '../i18n/languages';

/** What a permission is called in the language of the panel. */
export function nameIn(name: NonNullable<AccessExplanation['name']>, locale: string): string {
  const short = shortOf(locale as LanguageCode);
  return short === 'en' || short === 'uz' ? name[short] : name.ru;
}
