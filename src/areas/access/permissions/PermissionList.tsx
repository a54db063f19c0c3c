import { Add20Regular, Delete20Regular, Edit20Regular } from '@fluentui/react-icons';
import { useMemo } from 'react';
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
import { useDialogAddress, useDialogRecord } from '../../../kit/useDialogAddress';
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

const deeds = ['new', 'edit', 'remove'] as const;

export default function PermissionList() {
  const intl = useIntl();
  const nameOf = usePermissionName();
  const holds = useCan();
  const list = useListState(parameters);
  const permissions = useListPermissionsRows(list);
  const { dialog, open, close } = useDialogAddress(deeds);
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
                <Action label={m.edit} verb="edit" icon={Edit20Regular} onSelect={() => open('edit', row.id)} />
              </Can>
              <Can do="rbac.delete">
                <Action
                  label={m.remove}
                  icon={Delete20Regular}
                  tone="danger"
                  disabledReason={row.is_builtin ? m.isBuiltin : row.roles_count > 0 && m.inUse}
                  onSelect={() => open('remove', row.id)}
                />
              </Can>
            </ActionMenu>
          )
        : undefined,
    [mayUpdate, mayDelete, open],
  );
  const removing = useDialogRecord(
    dialog,
    permissions.items.find((row) => row.id === dialog?.of && !row.is_builtin && row.roles_count === 0),
  );
  return (
    <ListPage
      list={list}
      rows={permissions}
      actions={
        <Can do="rbac.add">
          <Action label={m.create} icon={Add20Regular} isPrimary onSelect={() => open('new')} />
        </Can>
      }
    >
      <Toolbar list={list}>
        <SearchFilter list={list} name="search" label={m.search} />
      </Toolbar>
      <DataTable list={list} rows={permissions} columns={columns} empty={m.empty} rowActions={rowActions} />
      {dialog && (
        <DeedPlace onClose={close}>
          {dialog.name === 'new' && holds('rbac.add') && <NewPermission onClose={close} />}
          {dialog.name === 'edit' && dialog.of !== undefined && mayUpdate && (
            <EditPermission id={dialog.of} onClose={close} />
          )}
          {dialog.name === 'remove' && removing && mayDelete && (
            <RemovePermission permission={removing} onClose={close} />
          )}
        </DeedPlace>
      )}
    </ListPage>
  );
}
