import { accountType, type SystemUserRow } from '../../../api/system-user/systemUsers';
import { fieldColumn, type Column } from '../../../kit/table/columns/column';
import { href } from '../../../routes/href';
import { statusOf, userStatus, userType } from '../personTerms';
import { roleLabel } from '../../../parts/roleName';
import { m } from './messages';

export const userHref = (row: SystemUserRow) => href('access.user', { id: String(row.id) });

export const userColumns: Column<SystemUserRow>[] = [
  fieldColumn('name', m.name, { sort: true, important: true }),
  { id: 'username', title: m.username, value: (row) => row.username, sort: 'username', width: 136 },
  {
    id: 'roles',
    title: m.roles,
    value: (row) => row.roles.map(({ name }) => name).join(', '),
    words: (row) => row.roles.map(({ name }) => roleLabel(name)),
    important: true,
  },
  userStatus.column('status', m.status, statusOf, { width: 128, important: true }),
  { id: 'phone', title: m.phone, value: (row) => row.phone, width: 160 },
  fieldColumn('last_login', m.lastLogin, { as: 'dateTime', sort: true, width: 176 }),
  userType.column('user_type', m.type, accountType, { width: 120, hidden: true }),
  fieldColumn('created_at', m.created, { as: 'dateTime', sort: true, width: 168, hidden: true }),
];
