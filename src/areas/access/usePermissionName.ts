import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { shortOf, type LanguageCode } from '../../i18n/languages';
import type { Permission } from '../../api/system-user/roles';

/** The name of a permission in the language of the panel; the code itself where it has none. */
export function usePermissionName(): (permission: Permission) => string {
  const { locale } = useIntl();
  return useCallback(
    ({ id, name }) => {
      const short = shortOf(locale as LanguageCode);
      return (short === 'en' || short === 'uz' ? name[short] : name.ru) || id;
    },
    [locale],
  );
}
