import { Add20Regular } from '@fluentui/react-icons';
import { useNavigate } from 'react-router-dom';
import { useListUserRolesRows, type RoleRow } from '../../../api/system-user/roles';
import { Action } from '../../../kit/actions/Action';
import { DataTable } from '../../../kit/table/DataTable';
import { ListPage } from '../../../kit/list/ListPage';
import { order, searchText } from '../../../kit/url/listParams';
import { Toolbar } from '../../../kit/list/Toolbar';
import { useListState } from '../../../kit/url/useListState';
import { href } from '../../../routes/href';
import { Can } from '../../../session/can';
import { rolesLimit } from '../allRolesQuery';
import { m } from './messages';
import { roleColumns } from './roleColumns';

const parameters = {
  search: searchText(),
  order_by: order(['name', 'users_count', 'created_at'], 'name'),
};

const hrefOf = (row: RoleRow) => href('access.role', { id: String(row.id) });

export default function RoleList() {
  const navigate = useNavigate();
  const list = useListState(parameters, rolesLimit);
  const roles = useListUserRolesRows(list);
  return (
    <ListPage
      list={list}
      rows={roles}
      columns={roleColumns}
      actions={
        <Can do="rbac.add">
          <Action
            label={m.create}
            verb="create"
            icon={Add20Regular}
            isPrimary
            onSelect={() => navigate(href('access.newRole'))}
          />
        </Can>
      }
    >
      <Toolbar search={m.search} />
      <DataTable empty={m.empty} rowHref={hrefOf} />
    </ListPage>
  );
}
