import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { Permission } from '../../../api/system-user/roles';
import type { Column } from '../../../kit/table/DataTable';
import { codeLabel } from '../../../kit/values/codeLabel';
import { m as shared } from '../messages';
import { oneName } from '../roles/rights';
import { usePermissionName } from '../../../parts/permissionNames';
import { m } from './messages';
import { t } from '../../../i18n/terms';

/** The columns of the list of permissions, whose names and actions are in the language that is shown. */
export function usePermissionColumns(): Column<Permission>[] {
  const intl = useIntl();
  const nameOf = usePermissionName();
  return useMemo(
    () => [
      { id: 'name', title: t.name, value: nameOf, important: true },
      { id: 'id', title: m.code, value: (row) => row.id, width: 200, important: true },
      {
        id: 'actions',
        title: t.actions,
        value: (row) => row.actions.map((action) => codeLabel(intl, shared, oneName(action))).join(', '),
        important: true,
        width: 352,
      },
      { id: 'roles_count', title: m.roles, value: (row) => row.roles_count, as: 'number', width: 96 },
      {
        id: 'kind',
        title: t.type,
        value: (row) => intl.formatMessage(row.is_builtin ? m.builtin : m.added),
        width: 136,
      },
    ],
    [intl, nameOf],
  );
}
