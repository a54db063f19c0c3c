import { useIntl } from 'react-intl';
import type { Bond } from '../../api/system-user/bonds';

type Named = Pick<Bond, 'name_ru' | 'name_en' | 'name_uz'>;

/** What a bond is called in a language; the Russian name stands in where it has none. */
export function bondName({ name_ru, name_en, name_uz }: Named, locale: string): string {
  if (locale.startsWith('en')) return name_en ?? name_ru;
  return (locale.startsWith('uz') ? name_uz : null) ?? name_ru;
}

/** The same in the language of the panel. */
export function useBondName(): (bond: Named) => string {
  const { locale } = useIntl();
  return (bond) => bondName(bond, locale);
}
