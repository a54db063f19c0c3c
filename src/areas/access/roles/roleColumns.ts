import type { RoleRow } from '../../../api/system-user/roles';
import type { Column } from '../../../kit/table/DataTable';
import { m } from './messages';

export const roleColumns: Column<RoleRow>[] = [
  { id: 'name', title: m.name, value: (row) => row.name, sort: 'name', important: true, width: 200 },
  { id: 'description', title: m.description, value: (row) => row.description, important: true },
  {
    id: 'users_count',
    title: m.users,
    value: (row) => row.users_count,
    as: 'number',
    sort: 'users_count',
    width: 120,
    important: true,
  },
  { id: 'permissions_count', title: m.permissions, value: (row) => row.permissions_count, as: 'number', width: 96 },
  { id: 'scopes_count', title: m.scopes, value: (row) => row.scopes_count, as: 'number', width: 96 },
  {
    id: 'created_at',
    title: m.created,
    value: (row) => row.created_at,
    as: 'dateTime',
    sort: 'created_at',
    width: 168,
    hidden: true,
  },
];
