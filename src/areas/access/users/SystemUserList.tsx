import { Add20Regular } from '@fluentui/react-icons';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { useListUserRolesRows } from '../../../api/system-user/roles';
import { useListSystemUsersRows, useReadSystemUsers, type SystemUserRow } from '../../../api/system-user/systemUsers';
import { Action } from '../../../kit/Action';
import { DataTable, type Column } from '../../../kit/DataTable';
import { ExportButton } from '../../../kit/export/ExportButton';
import { ListPage } from '../../../kit/ListPage';
import { oneOf, searchText } from '../../../kit/listParameters';
import { SearchFilter } from '../../../kit/SearchFilter';
import { SelectFilter } from '../../../kit/SelectFilter';
import { StatusBadge } from '../../../kit/StatusBadge';
import { Toolbar } from '../../../kit/Toolbar';
import { useListState } from '../../../kit/useListState';
import type { Param } from '../../../lib/query';
import { href } from '../../../routes/href';
import { Can } from '../../../session/can';
import { statusOf, userStatus, userType } from '../personWords';
import { m } from './messages';

/** The number of a role; which there are is known only to the service. */
const roleNumber: Param<string | undefined> = {
  fallback: undefined,
  read: (texts) => {
    const value = texts.length === 1 && /^[1-9]\d{0,9}$/.test(texts[0] ?? '') ? texts[0] : undefined;
    return { value, clean: value !== undefined };
  },
  write: (value) => (value === undefined ? [] : [value]),
  narrows: (value) => value !== undefined,
};

const orders = ['name', 'username', 'last_login', 'created_at'] as const;
const parameters = {
  search: searchText(),
  role_id: roleNumber,
  user_type: oneOf(['system', 'merchant']),
  status: oneOf(['active', 'disabled']),
  order_by: oneOf(
    orders.flatMap((field) => [field, `-${field}` as const]),
    'name',
  ),
};

const hrefOf = (row: SystemUserRow) => href('access.user', { id: String(row.id) });

const columns: Column<SystemUserRow>[] = [
  {
    id: 'name',
    title: m.name,
    value: (row) => row.name,
    sort: 'name',
    important: true,
  },
  { id: 'username', title: m.username, value: (row) => row.username, sort: 'username', width: 144 },
  { id: 'roles', title: m.roles, value: (row) => row.roles.map(({ name }) => name).join(', '), important: true },
  {
    id: 'status',
    title: m.status,
    value: (row) => statusOf(row),
    cell: (row) => <StatusBadge code={statusOf(row)} look={userStatus[statusOf(row)]} />,
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
    width: 168,
  },
  {
    id: 'user_type',
    title: m.type,
    value: (row) => row.user_type,
    cell: (row) => <StatusBadge code={row.user_type} look={userType[row.user_type]} />,
    width: 120,
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

const everyRole = { filters: {}, limit: 100, page: 1 };

export default function SystemUserList() {
  const navigate = useNavigate();
  const list = useListState(parameters);
  const { role_id } = list.filters;
  const asked = useMemo(
    () => ({ ...list, filters: { ...list.filters, role_id: role_id === undefined ? undefined : Number(role_id) } }),
    [list, role_id],
  );
  const users = useListSystemUsersRows(asked);
  const read = useReadSystemUsers(asked);
  const roles = useListUserRolesRows(everyRole);
  return (
    <ListPage
      list={list}
      rows={users}
      actions={
        <>
          <Can do="rbac.export">
            <ExportButton file="system-users" list={asked} columns={columns} readPage={read} total={users.total} />
          </Can>
          <Can do="rbac.add">
            <Action label={m.create} icon={Add20Regular} isPrimary onSelect={() => navigate(href('access.newUser'))} />
          </Can>
        </>
      }
    >
      <Toolbar list={list}>
        <SearchFilter list={list} name="search" label={m.search} />
        <SelectFilter
          list={list}
          name="role_id"
          label={m.role}
          options={roles.items.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
        <SelectFilter
          list={list}
          name="user_type"
          label={m.type}
          options={[
            { value: 'system', label: userType.system.label },
            { value: 'merchant', label: userType.merchant.label },
          ]}
        />
        <SelectFilter
          list={list}
          name="status"
          label={m.status}
          options={[
            { value: 'active', label: userStatus.active.label },
            { value: 'disabled', label: userStatus.disabled.label },
          ]}
        />
      </Toolbar>
      <DataTable list={list} rows={users} columns={columns} empty={m.empty} rowHref={hrefOf} />
    </ListPage>
  );
}
