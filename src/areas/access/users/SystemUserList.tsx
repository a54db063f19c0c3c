import { Add20Regular } from '@fluentui/react-icons';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { useListUserRolesRows } from '../../../api/system-user/roles';
import { useListSystemUsersRows } from '../../../api/system-user/systemUsers';
import { Action } from '../../../kit/actions/Action';
import { DataTable } from '../../../kit/table/DataTable';
import { ExportButton } from '../../../kit/export/ExportButton';
import { ListPage } from '../../../kit/list/ListPage';
import { order, searchText } from '../../../kit/url/listParams';
import { SelectFilter } from '../../../kit/list/SelectFilter';
import { Toolbar } from '../../../kit/list/Toolbar';
import { useListState } from '../../../kit/url/useListState';
import { href } from '../../../routes/href';
import { Can } from '../../../session/can';
import { allRolesQuery, FirstRoles } from '../allRolesQuery';
import { userStatus, userType } from '../personTerms';
import { useRoleName } from '../../../parts/roleName';
import { m } from './messages';
import { roleNumber } from './roleNumber';
import { userColumns, userHref } from './userColumns';

const parameters = {
  search: searchText(),
  role_id: roleNumber,
  user_type: userType.oneParam(),
  status: userStatus.oneParam(),
  order_by: order(['name', 'username', 'last_login', 'created_at'], 'name'),
};

export default function SystemUserList() {
  const navigate = useNavigate();
  const list = useListState(parameters);
  const { role_id } = list.filters;
  const asked = useMemo(
    () => ({ ...list, filters: { ...list.filters, role_id: role_id === undefined ? undefined : Number(role_id) } }),
    [list, role_id],
  );
  const users = useListSystemUsersRows(asked);
  const roles = useListUserRolesRows(allRolesQuery);
  const nameOf = useRoleName();
  return (
    <ListPage
      list={list}
      rows={users}
      columns={userColumns}
      actions={
        <>
          <ExportButton file="system-users" />
          <Can do="rbac.add">
            <Action
              label={m.create}
              verb="create"
              icon={Add20Regular}
              isPrimary
              onSelect={() => navigate(href('access.newUser'))}
            />
          </Can>
        </>
      }
    >
      <Toolbar search={m.search}>
        <SelectFilter
          name="role_id"
          label={m.role}
          options={roles.items.map(({ id, name }) => ({ value: String(id), label: nameOf(name) }))}
          source={roles}
        />
        <SelectFilter name="user_type" label={m.type} options={userType.options} />
        <SelectFilter name="status" label={m.status} options={userStatus.options} />
      </Toolbar>
      <FirstRoles roles={roles} />
      <DataTable empty={m.empty} rowHref={userHref} />
    </ListPage>
  );
}
