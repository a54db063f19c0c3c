import { useIntl } from 'react-intl';
import { useListCallbacksRows, type CallOrderRow } from '../../../api/investment/callOrders';
import { useListProjectsRows } from '../../../api/investment/projects';
import { ExportButton } from '../../../kit/export/ExportButton';
import { lazyComponent } from '../../../kit/foundation/lazyComponent';
import { ListPage } from '../../../kit/list/ListPage';
import { RecordTable } from '../../../kit/list/RecordTable';
import { SelectFilter } from '../../../kit/list/SelectFilter';
import { Toolbar } from '../../../kit/list/Toolbar';
import { oneOf, order, period, searchText, someIds } from '../../../kit/url/listParams';
import { useListState } from '../../../kit/url/useListState';
import { useCan } from '../../../session/can';
import { titleOf } from '../projects/projectTerms';
import { CallOrderActions } from './CallOrderActions';
import { callOrderColumns } from './callOrderColumns';
import { callbackStatus, openStatuses } from './callOrderTerms';
import { m } from './messages';

const CallOrderDrawer = lazyComponent(async () => (await import('./CallOrderDrawer')).CallOrderDrawer);

const owners = [{ value: 'mine', label: m.onlyMine }] as const;

export const parameters = {
  status: callbackStatus.param(openStatuses),
  project_id: someIds(),
  owner: oneOf(['mine']),
  search: searchText(),
  ...period,
  // The service answers the oldest first; the requirements show the orders the other way round.
  order_by: order(['created_at'], '-created_at'),
};
const rowActions = (row: CallOrderRow) => <CallOrderActions order={row} isRow />;

/** Every project that an order may be about: a developer builds dozens, not thousands. */
const allProjects = { filters: {}, limit: 100, page: 1 };

function ProjectFilter() {
  const intl = useIntl();
  const projects = useListProjectsRows(allProjects);
  const options = projects.items.map((one) => ({ value: String(one.id), label: titleOf(one, intl) }));
  return <SelectFilter name="project_id" label={m.project} options={options} source={projects} />;
}

/** People who asked to be called about a project, the latest first; one that is opened stands at the side. */
export default function CallOrderList() {
  const list = useListState(parameters);
  const can = useCan();
  const { owner, project_id: ids, ...filters } = list.filters;
  const orders = useListCallbacksRows({
    ...list,
    filters: { ...filters, project_id: ids.map(Number), is_mine: owner === 'mine' || undefined },
  });
  return (
    <ListPage list={list} rows={orders} columns={callOrderColumns} actions={<ExportButton file="call-orders" />}>
      <Toolbar search={m.search} period={m.ordered}>
        <SelectFilter name="status" label={m.status} options={callbackStatus.options} />
        {can('projects.query') && <ProjectFilter />}
        <SelectFilter name="owner" label={m.mine} options={owners} />
      </Toolbar>
      <RecordTable
        empty={m.empty}
        record="order"
        permission="call_orders.get"
        Drawer={CallOrderDrawer}
        rowActions={can('call_orders.update') ? rowActions : undefined}
      />
    </ListPage>
  );
}
