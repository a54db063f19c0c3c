import { skipToken } from '@reduxjs/toolkit/query/react';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { useRecordQuery } from '../api/cache/useRecordQuery';
import { useListPermissionsQuery, type AccessExplanation, type Permission } from '../api/system-user/roles';
import { shortOf, type LanguageCode } from '../i18n/languages';
import type { Failure } from '../lib/failure';
import { useCan } from '../session/can';

/** What a permission is called in the language of the panel. */
export function nameIn(name: NonNullable<AccessExplanation['name']>, locale: string): string {
  const short = shortOf(locale as LanguageCode);
  return short === 'en' || short === 'uz' ? name[short] : name.ru;
}

/** The name of a permission in the language of the panel; the code itself where it has none. */
export function usePermissionName(): (permission: Permission) => string {
  const { locale } = useIntl();
  return useCallback(({ id, name }) => nameIn(name, locale) || id, [locale]);
}

/**
 * What permissions are called, by their codes. A code stands for itself where the person may not read the catalogue;
 * and where it could not be read, with `failure` and `retry` for the note above what is named by codes.
 */
export function usePermissionNames(): {
  nameOf: (id: string) => string;
  failure: Failure | undefined;
  retry: () => void;
} {
  const nameOf = usePermissionName();
  const mayRead = useCan()('rbac.query');
  const { item, failure, retry } = useRecordQuery(
    useListPermissionsQuery(mayRead ? { limit: 1000 } : skipToken),
    'all',
  );
  const nameOfCode = useCallback(
    (id: string) => {
      const permission = item?.permissions.find((one) => one.id === id);
      return permission ? nameOf(permission) : id;
    },
    [item, nameOf],
  );
  return {
    nameOf: nameOfCode,
    failure: item ? undefined : failure,
    retry,
  };
}
