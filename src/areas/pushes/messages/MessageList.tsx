import { Add20Regular } from '@fluentui/react-icons';
import { useNavigate } from 'react-router-dom';
import { useListPushMessagesRows } from '../../../api/payment/pushMessages';
import { Action } from '../../../kit/actions/Action';
import { ExportButton } from '../../../kit/export/ExportButton';
import { lazyComponent } from '../../../kit/foundation/lazyComponent';
import { ListPage } from '../../../kit/list/ListPage';
import { RecordTable } from '../../../kit/list/RecordTable';
import { SelectFilter } from '../../../kit/list/SelectFilter';
import { Toolbar } from '../../../kit/list/Toolbar';
import { order, period, searchText } from '../../../kit/url/listParams';
import { useListState } from '../../../kit/url/useListState';
import { href } from '../../../routes/href';
import { Can } from '../../../session/can';
import { deadFilter } from './deadFilter';
import { deadChoice, delivery, segment } from './messageTerms';
import { m } from './messages';
import { columns } from './messageColumns';

const MessageDrawer = lazyComponent(async () => (await import('./MessageDrawer')).MessageDrawer);

export const parameters = {
  delivery: delivery.param(),
  segment: segment.param(),
  dead: deadChoice.oneParam(),
  search: searchText(),
  ...period,
  order_by: order(['created_at', 'due_at', 'dead'], '-created_at'),
};

/** What customers were told and will be told, the newest first. */
export default function MessageList() {
  const navigate = useNavigate();
  const list = useListState(parameters);
  const { dead, ...filters } = list.filters;
  const messages = useListPushMessagesRows({ ...list, filters: { ...filters, ...deadFilter(dead) } });
  return (
    <ListPage
      list={list}
      rows={messages}
      columns={columns}
      actions={
        <>
          <ExportButton file="notifications" />
          <Can do="notifications.add">
            <Action
              label={m.add}
              verb="create"
              icon={Add20Regular}
              isPrimary
              onSelect={() => navigate(href('pushes.new'))}
            />
          </Can>
        </>
      }
    >
      <Toolbar search={m.search} period={m.createdAt}>
        <SelectFilter name="delivery" label={m.delivery} options={delivery.options} />
        <SelectFilter name="segment" label={m.segment} options={segment.options} />
        <SelectFilter name="dead" label={m.hasDead} options={deadChoice.options} />
      </Toolbar>
      <RecordTable empty={m.empty} record="message" permission="notifications.get" Drawer={MessageDrawer} />
    </ListPage>
  );
}
