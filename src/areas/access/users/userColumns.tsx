import { accountType, type SystemUserRow } from '../../../api/system-user/systemUsers';
import type { Column } from '../../../kit/table/DataTable';
import { href } from '../../../routes/href';
import { statusOf, userStatus, userType } from '../personTerms';
import { m } from './messages';

export const userHref = (row: SystemUserRow) => href('access.user', { id: String(row.id) });

export const userColumns: Column<SystemUserRow>[] = [
  {
    id: 'name',
    title: m.name,
    value: (row) => row.name,
    sort: 'name',
    important: true,
  },
  { id: 'username', title: m.username, value: (row) => row.username, sort: 'username', width: 136 },
  { id: 'roles', title: m.roles, value: (row) => row.roles.map(({ name }) => name).join(', '), important: true },
  {
    id: 'status',
    title: m.status,
    value: (row) => statusOf(row),
    cell: (row) => userStatus.badge(statusOf(row)),
    width: 128,
    important: true,
  },
  { id: 'phone', title: m.phone, value: (row) => row.phone, width: 160 },
  {
    id: 'last_login',
    title: m.lastLogin,
    value: (row) => row.last_login,
    as: 'dateTime',
    sort: 'last_login',
    width: 184,
  },
  {
    id: 'user_type',
    title: m.type,
    value: accountType,
    cell: (row) => userType.badge(accountType(row)),
    width: 120,
    hidden: true,
  },
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
