import { skipToken } from '@reduxjs/toolkit/query/react';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { useRecordQuery } from '../../api/cache/useRecordQuery';
import { useListPermissionsQuery, type Permission } from '../../api/system-user/roles';
import { shortOf, type LanguageCode } from '../../i18n/languages';
import { useCan } from '../../session/can';

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

/** The name of a permission by its code, which stands for itself where the catalogue cannot be read. */
export function usePermissionNameById(): (id: string) => string {
  const nameOf = usePermissionName();
  const mayRead = useCan()('rbac.query');
  const catalogue = useRecordQuery(useListPermissionsQuery(mayRead ? { limit: 1000 } : skipToken), 'all').item;
  return (id) => {
    const permission = catalogue?.permissions.find((one) => one.id === id);
    return permission ? nameOf(permission) : id;
  };
}
