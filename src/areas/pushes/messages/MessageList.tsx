import { Add20Regular } from '@fluentui/react-icons';
import { useNavigate } from 'react-router-dom';
import { useListPushMessagesRows, type PushMessage } from '../../../api/payment/pushMessages';
import { Action } from '../../../kit/actions/Action';
import { ExportButton } from '../../../kit/export/ExportButton';
import { lazyComponent } from '../../../kit/foundation/lazyComponent';
import { ListPage } from '../../../kit/list/ListPage';
import { RecordTable } from '../../../kit/list/RecordTable';
import { SelectFilter } from '../../../kit/list/SelectFilter';
import { Toolbar } from '../../../kit/list/Toolbar';
import { fieldColumn, type Column } from '../../../kit/table/columns/column';
import { order, period, searchText } from '../../../kit/url/listParams';
import { useListState } from '../../../kit/url/useListState';
import { useTextOf } from '../../../parts/texts/useTextOf';
import { href } from '../../../routes/href';
import { Can } from '../../../session/can';
import { deadChoice, delivery, lackedBy, segment } from './messageTerms';
import { m } from './messages';

const MessageDrawer = lazyComponent(async () => (await import('./MessageDrawer')).MessageDrawer);

export const parameters = {
  delivery: delivery.param(),
  segment: segment.param(),
  dead: deadChoice.oneParam(),
  search: searchText(),
  ...period,
  order_by: order(['created_at', 'due_at', 'dead'], '-created_at'),
};

function Title({ of }: { of: PushMessage }) {
  return useTextOf()(of, 'title');
}

const columns: Column<PushMessage>[] = [
  {
    ...{ id: 'title', title: m.title, value: (row) => row.title_ru, important: true, width: 248 },
    cell: (row) => <Title of={row} />,
  },
  {
    id: 'languages',
    title: m.languages,
    value: (row) => ['ru', 'uz', 'en'].filter((one) => !lackedBy(row).includes(one)).join(', '),
    width: 112,
  },
  segment.column('segment', m.segment, (row) => row.segment, { width: 168 }),
  fieldColumn('audience', m.audience, { as: 'number', width: 112 }),
  fieldColumn('due_at', m.moment, { as: 'dateTime', sort: true, width: 176 }),
  delivery.column('delivery', m.delivery, (row) => row.delivery, { important: true, width: 176 }),
  fieldColumn('sent', m.sent, { as: 'number', important: true, width: 120 }),
  fieldColumn('delivered', m.delivered, { as: 'number', width: 120 }),
  fieldColumn('opened', m.opened, { as: 'number', width: 104 }),
  fieldColumn('dead', m.dead, { as: 'number', sort: true, width: 136 }),
  fieldColumn('created_at', m.createdAt, { as: 'dateTime', sort: true, width: 176, hidden: true }),
];

/** What customers were told and will be told, the newest first. */
export default function MessageList() {
  const navigate = useNavigate();
  const list = useListState(parameters);
  const { dead, ...filters } = list.filters;
  const has_dead = dead === undefined ? undefined : dead === 'yes';
  const messages = useListPushMessagesRows({ ...list, filters: { ...filters, has_dead } });
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
