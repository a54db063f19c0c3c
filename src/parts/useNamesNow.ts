import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { NamesNow } from './historyWords';
import { useRoleName } from './roleName';
import { usePermissionNames } from './permissionNames';

/** What roles and permissions are called, for histories that tell of them. */
export function useNamesNow(): NamesNow {
  const intl = useIntl();
  const roleName = useRoleName();
  const { nameOf: permissionName } = usePermissionNames();
  return useMemo(() => ({ intl, roleName, permissionName }), [intl, roleName, permissionName]);
}
