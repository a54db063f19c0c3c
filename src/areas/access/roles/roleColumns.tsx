import type { RoleRow } from '../../../api/system-user/roles';
import { fieldColumn, type Column } from '../../../kit/table/columns/column';
import { roleLabel } from '../../../parts/roleName';
import { m } from './messages';

export const roleColumns: Column<RoleRow>[] = [
  {
    id: 'name',
    title: m.name,
    value: (row) => row.name,
    words: (row) => roleLabel(row.name),
    sort: 'name',
    important: true,
    width: 200,
  },
  { id: 'description', title: m.description, value: (row) => row.description, important: true },
  fieldColumn('users_count', m.users, { as: 'number', sort: true, width: 120, important: true }),
  { id: 'permissions_count', title: m.permissions, value: (row) => row.permissions_count, as: 'number', width: 96 },
  { id: 'scopes_count', title: m.scopes, value: (row) => row.scopes_count, as: 'number', width: 96 },
  fieldColumn('created_at', m.created, { as: 'dateTime', sort: true, width: 168, hidden: true }),
];
