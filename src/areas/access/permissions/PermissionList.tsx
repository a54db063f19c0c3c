import { Add20Regular } from '@fluentui/react-icons';
import { useMemo } from 'react';
import { useListPermissionsRows, type Permission } from '../../../api/system-user/roles';
import { Action } from '../../../kit/actions/Action';
import { DataTable } from '../../../kit/table/DataTable';
import { lazyComponent } from '../../../kit/foundation/lazyComponent';
import { ListPage } from '../../../kit/list/ListPage';
import { searchText } from '../../../kit/url/listParams';
import { Toolbar } from '../../../kit/list/Toolbar';
import { useDialogParam, useDialogRecord } from '../../../kit/url/useDialogParam';
import { useListState } from '../../../kit/url/useListState';
import { Can, useCan } from '../../../session/can';
import { ActionContext } from '../ActionContext';
import { m } from './messages';
import { PermissionActions } from './PermissionActions';
import { usePermissionColumns } from './usePermissionColumns';

const NewPermission = lazyComponent(async () => (await import('./permissionForms')).NewPermission);
const EditPermission = lazyComponent(async () => (await import('./permissionForms')).EditPermission);
const RemovePermission = lazyComponent(async () => (await import('./permissionForms')).RemovePermission);

const parameters = { search: searchText() };

const dialogs = ['new', 'edit', 'remove'] as const;

export default function PermissionList() {
  const holds = useCan();
  const list = useListState(parameters);
  const permissions = useListPermissionsRows(list);
  const { dialog, open, close } = useDialogParam(dialogs);
  const columns = usePermissionColumns();
  const mayUpdate = holds('rbac.update');
  const mayDelete = holds('rbac.delete');
  const rowActions = useMemo(
    () =>
      mayUpdate || mayDelete ? (row: Permission) => <PermissionActions permission={row} open={open} /> : undefined,
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
