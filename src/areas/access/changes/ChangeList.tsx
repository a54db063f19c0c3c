import { Clock20Regular } from '@fluentui/react-icons';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import { useListAccessChangesRows, type AccessChange } from '../../../api/system-user/accessChanges';
import { useGetUserRoleQuery } from '../../../api/system-user/roles';
import { ExportButton } from '../../../kit/export/ExportButton';
import { lazyComponent } from '../../../kit/foundation/lazyComponent';
import { ListPage } from '../../../kit/list/ListPage';
import { RecordTable } from '../../../kit/list/RecordTable';
import { SelectFilter } from '../../../kit/list/SelectFilter';
import { Toolbar } from '../../../kit/list/Toolbar';
import { useFilterCommand } from '../../../kit/list/useFilterCommand';
import { oneId, order, period, searchText, someOf } from '../../../kit/url/listParams';
import { useListState } from '../../../kit/url/useListState';
import { t } from '../../../i18n/terms';
import { awaiting } from '../../../parts/awaiting';
import { NamedFilter } from '../../../parts/NamedFilter';
import { useRoleName } from '../../../parts/roleName';
import { useCan } from '../../../session/can';
import { ChangeActions } from './ChangeActions';
import { changeColumns } from './changeColumns';
import { changeKinds, changeStatus } from './changeTerms';
import { ConfirmationSetting } from './ConfirmationSetting';
import { m } from './messages';

const ChangeDrawer = lazyComponent(async () => (await import('./ChangeDrawer')).ChangeDrawer);

export const parameters = {
  status: someOf(changeStatus.values, ['pending']),
  kind: changeKinds.oneParam(),
  awaits: awaiting.oneParam(),
  person_id: oneId(),
  role_id: oneId(),
  search: searchText(),
  ...period,
  // What waits longest comes first.
  order_by: order(['created_at'], 'created_at'),
};

const waiting = {
  id: 'access.changes.waiting',
  title: m.showWaiting,
  icon: Clock20Regular,
  filters: { status: ['pending'] },
} as const;

const rowActions = (row: AccessChange) => <ChangeActions change={row} isRow />;

/** Changes of access that need a second person; one that is clicked opens at the side. */
export default function ChangeList() {
  const list = useListState(parameters);
  const { person_id: person, role_id: role, ...filters } = list.filters;
  const changes = useListAccessChangesRows({
    ...list,
    filters: {
      ...filters,
      ...(person !== undefined && { person_id: Number(person) }),
      ...(role !== undefined && { role_id: Number(role) }),
    },
  });
  useFilterCommand(list, waiting);
  return (
    <ListPage list={list} rows={changes} columns={changeColumns} actions={<ExportButton file="access-changes" />}>
      <ConfirmationSetting />
      <Toolbar search={m.search} period={m.created}>
        <SelectFilter name="status" label={t.status} options={changeStatus.options} />
        <SelectFilter name="awaits" label={t.decision} options={awaiting.options} />
        <SelectFilter name="kind" label={m.what} options={changeKinds.options} />
        <NamedFilter name="person_id" label={m.person} known={changes.items.map((row) => row.person)} />
        {role !== undefined && <RoleFilter id={Number(role)} />}
      </Toolbar>
      <RecordTable empty={m.empty} record="change" Drawer={ChangeDrawer} rowActions={rowActions} />
    </ListPage>
  );
}

/** A change names the roles that it is about, and not by their numbers. */
function RoleFilter({ id }: { id: number }) {
  const nameOf = useRoleName();
  const mayRead = useCan()('rbac.get');
  const { item } = useRecordQuery(useGetUserRoleQuery(mayRead ? { id } : skipToken), id);
  return <NamedFilter name="role_id" label={m.roles} known={[item && { id, name: nameOf(item.name) }]} />;
}
