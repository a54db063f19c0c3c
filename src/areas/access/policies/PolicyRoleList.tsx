import { Add20Regular, Delete20Regular } from '@fluentui/react-icons';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { Action } from '../../../kit/actions/Action';
import { ActionMenu } from '../../../kit/actions/ActionMenu';
import { ConfirmDelete } from '../../../kit/actions/ConfirmAction';
import { DataTable, type Column } from '../../../kit/table/DataTable';
import { ListPage } from '../../../kit/list/ListPage';
import { searchText } from '../../../kit/url/listParams';
import { Toolbar } from '../../../kit/list/Toolbar';
import { useDialogParam, useDialogRecord } from '../../../kit/url/useDialogParam';
import { useListState } from '../../../kit/url/useListState';
import { Can, useCan } from '../../../session/can';
import { roleLabel } from '../../../parts/roleName';
import { rolesLimit } from '../allRolesQuery';
import { m } from './messages';
import { NewPolicyRole } from './NewPolicyRole';
import type { PolicyArea, PolicyRole } from './policyArea';

const columns: Column<PolicyRole>[] = [
  {
    id: 'name',
    title: m.name,
    value: (row) => row.name,
    words: (row) => roleLabel(row.name),
    important: true,
    width: 200,
  },
  { id: 'description', title: m.description, value: (row) => row.description, important: true },
  { id: 'users_count', title: m.users, value: (row) => row.users_count, as: 'number', width: 120, important: true },
  { id: 'policies_count', title: m.policies, value: (row) => row.policies_count, as: 'number', width: 112 },
];

const actions = ['new', 'remove'] as const;
const parameters = { search: searchText() };

/** The roles of one of the two areas of policies. */
export function PolicyRoleList({ area }: { area: PolicyArea }) {
  const list = useListState(parameters, rolesLimit);
  const roles = area.useRoles(list);
  const { createRole, deleteRole } = area.useCalls();
  const { dialog, open, close, closeFor } = useDialogParam(actions);
  const navigate = useNavigate();
  const holds = useCan();
  const mayDelete = holds(`${area.permission}.delete`);
  const removing = useDialogRecord(
    dialog,
    roles.items.find((row) => dialog?.name === 'remove' && String(row.id) === dialog.of && row.users_count === 0),
  );
  const rowActions = useMemo(
    () =>
      mayDelete
        ? (row: PolicyRole) => (
            <ActionMenu>
              <Action
                label={m.remove}
                icon={Delete20Regular}
                tone="danger"
                disabledReason={row.users_count > 0 && m.hasUsers}
                onSelect={() => open('remove', row.id)}
              />
            </ActionMenu>
          )
        : undefined,
    [mayDelete, open],
  );
  return (
    <ListPage
      list={list}
      rows={roles}
      columns={columns}
      actions={
        <Can do={`${area.permission}.add`}>
          <Action label={m.create} verb="create" icon={Add20Regular} isPrimary onSelect={() => open('new')} />
        </Can>
      }
    >
      <Toolbar search={m.search} />
      <DataTable empty={m.empty} rowHref={area.roleHref} rowActions={rowActions} />
      {dialog?.name === 'new' && holds(`${area.permission}.add`) && (
        <NewPolicyRole
          area={area}
          create={createRole}
          onClose={(made) => (made ? closeFor(() => void navigate(area.roleHref(made))) : close())}
        />
      )}
      {removing && mayDelete && <ConfirmDelete done={m.removed} run={() => deleteRole(removing)} onClose={close} />}
    </ListPage>
  );
}
