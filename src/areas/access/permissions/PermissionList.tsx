import { Add20Regular, Delete20Regular, Edit20Regular } from '@fluentui/react-icons';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useListPermissionsRows, type Permission } from '../../../api/system-user/roles';
import { Action } from '../../../kit/Action';
import { ActionMenu } from '../../../kit/ActionMenu';
import { codeWords } from '../../../kit/codeWords';
import { DataTable, type Column } from '../../../kit/DataTable';
import { lazily } from '../../../kit/lazily';
import { ListPage } from '../../../kit/ListPage';
import { searchText } from '../../../kit/listParameters';
import { SearchFilter } from '../../../kit/SearchFilter';
import { Toolbar } from '../../../kit/Toolbar';
import { useListState } from '../../../kit/useListState';
import { Can, useCan } from '../../../session/can';
import { DeedPlace } from '../DeedPlace';
import { m as shared } from '../messages';
import { oneName } from '../roles/rights';
import { usePermissionName } from '../usePermissionName';
import { m } from './messages';

const NewPermission = lazily(async () => (await import('./permissionDeeds')).NewPermission);
const EditPermission = lazily(async () => (await import('./permissionDeeds')).EditPermission);
const RemovePermission = lazily(async () => (await import('./permissionDeeds')).RemovePermission);

const parameters = { search: searchText() };

type Deed = { name: 'new' } | { name: 'edit' | 'remove'; permission: Permission };

export default function PermissionList() {
  const intl = useIntl();
  const nameOf = usePermissionName();
  const holds = useCan();
  const list = useListState(parameters);
  const permissions = useListPermissionsRows(list);
  const [deed, setDeed] = useState<Deed>();
  const close = () => setDeed(undefined);
  const columns = useMemo<Column<Permission>[]>(
    () => [
      { id: 'name', title: m.name, value: nameOf, important: true },
      { id: 'id', title: m.code, value: (row) => row.id, width: 200, important: true },
      {
        id: 'actions',
        title: m.actions,
        value: (row) => row.actions.map((action) => codeWords(intl, shared, oneName(action))).join(', '),
        important: true,
        width: 400,
      },
      { id: 'roles_count', title: m.roles, value: (row) => row.roles_count, as: 'number', width: 96 },
      {
        id: 'kind',
        title: m.kind,
        value: (row) => intl.formatMessage(row.is_builtin ? m.builtin : m.added),
        width: 136,
      },
    ],
    [intl, nameOf],
  );
  const mayUpdate = holds('rbac.update');
  const mayDelete = holds('rbac.delete');
  const rowActions = useMemo(
    () =>
      mayUpdate || mayDelete
        ? (row: Permission) => (
            <ActionMenu>
              <Can do="rbac.update">
                <Action
                  label={m.edit}
                  verb="edit"
                  icon={Edit20Regular}
                  onSelect={() => setDeed({ name: 'edit', permission: row })}
                />
              </Can>
              <Can do="rbac.delete">
                <Action
                  label={m.remove}
                  icon={Delete20Regular}
                  tone="danger"
                  disabledReason={row.is_builtin ? m.isBuiltin : row.roles_count > 0 && m.inUse}
                  onSelect={() => setDeed({ name: 'remove', permission: row })}
                />
              </Can>
            </ActionMenu>
          )
        : undefined,
    [mayUpdate, mayDelete],
  );
  return (
    <ListPage
      list={list}
      rows={permissions}
      actions={
        <Can do="rbac.add">
          <Action label={m.create} icon={Add20Regular} isPrimary onSelect={() => setDeed({ name: 'new' })} />
        </Can>
      }
    >
      <Toolbar list={list}>
        <SearchFilter list={list} name="search" label={m.search} />
      </Toolbar>
      <DataTable list={list} rows={permissions} columns={columns} empty={m.empty} rowActions={rowActions} />
      {deed && (
        <DeedPlace onClose={close}>
          {deed.name === 'new' && <NewPermission onClose={close} />}
          {deed.name === 'edit' && <EditPermission id={deed.permission.id} onClose={close} />}
          {deed.name === 'remove' && <RemovePermission permission={deed.permission} onClose={close} />}
        </DeedPlace>
      )}
    </ListPage>
  );
}
