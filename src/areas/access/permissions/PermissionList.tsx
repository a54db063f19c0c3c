import { Add20Regular, Delete20Regular, Edit20Regular } from '@fluentui/react-icons';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useListPermissionsRows, type Permission } from '../../../api/system-user/roles';
import { Action } from '../../../kit/actions/Action';
import { ActionMenu } from '../../../kit/actions/ActionMenu';
import { codeLabel } from '../../../kit/values/codeLabel';
import { DataTable, type Column } from '../../../kit/table/DataTable';
import { lazyComponent } from '../../../kit/foundation/lazyComponent';
import { ListPage } from '../../../kit/list/ListPage';
import { searchText } from '../../../kit/url/listParams';
import { Toolbar } from '../../../kit/list/Toolbar';
import { useDialogParam, useDialogRecord } from '../../../kit/url/useDialogParam';
import { useListState } from '../../../kit/url/useListState';
import { Can, useCan } from '../../../session/can';
import { ActionContext } from '../ActionContext';
import { m as shared } from '../messages';
import { oneName } from '../roles/rights';
import { usePermissionName } from '../usePermissionName';
import { m } from './messages';
import { t } from '../../../i18n/terms';

const NewPermission = lazyComponent(async () => (await import('./permissionForms')).NewPermission);
const EditPermission = lazyComponent(async () => (await import('./permissionForms')).EditPermission);
const RemovePermission = lazyComponent(async () => (await import('./permissionForms')).RemovePermission);

const parameters = { search: searchText() };

const actions = ['new', 'edit', 'remove'] as const;

export default function PermissionList() {
  const intl = useIntl();
  const nameOf = usePermissionName();
  const holds = useCan();
  const list = useListState(parameters);
  const permissions = useListPermissionsRows(list);
  const { dialog, open, close } = useDialogParam(actions);
  const columns = useMemo<Column<Permission>[]>(
    () => [
      { id: 'name', title: t.name, value: nameOf, important: true },
      { id: 'id', title: m.code, value: (row) => row.id, width: 200, important: true },
      {
        id: 'actions',
        title: t.actions,
        value: (row) => row.actions.map((action) => codeLabel(intl, shared, oneName(action))).join(', '),
        important: true,
        width: 400,
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
  const mayUpdate = holds('rbac.update');
  const mayDelete = holds('rbac.delete');
  const rowActions = useMemo(
    () =>
      mayUpdate || mayDelete
        ? (row: Permission) => (
            <ActionMenu>
              <Can do="rbac.update">
                <Action label={t.edit} verb="edit" icon={Edit20Regular} onSelect={() => open('edit', row.id)} />
              </Can>
              <Can do="rbac.delete">
                <Action
                  label={t.remove}
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
      columns={columns}
      actions={
        <Can do="rbac.add">
          <Action label={m.create} icon={Add20Regular} isPrimary onSelect={() => open('new')} />
        </Can>
      }
    >
      <Toolbar search={m.search} />
      <DataTable empty={m.empty} rowActions={rowActions} />
      {dialog && (
        <ActionContext onClose={close}>
          {dialog.name === 'new' && holds('rbac.add') && <NewPermission onClose={close} />}
          {dialog.name === 'edit' && dialog.of !== undefined && mayUpdate && (
            <EditPermission id={dialog.of} onClose={close} />
          )}
          {dialog.name === 'remove' && removing && mayDelete && (
            <RemovePermission permission={removing} onClose={close} />
          )}
        </ActionContext>
      )}
    </ListPage>
  );
}
