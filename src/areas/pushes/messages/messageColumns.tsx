import type { PushMessage } from '../../../api/payment/pushMessages';
import { fieldColumn, type Column } from '../../../kit/table/columns/column';
import { textShown, useTextOf } from '../../../parts/texts/useTextOf';
import { delivery, isToBeSettled, lackedBy, segment } from './messageTerms';
import { m } from './messages';
import { PressText } from './PressText';

function Title({ of }: { of: PushMessage }) {
  return useTextOf()(of, 'title');
}

export const columns: Column<PushMessage>[] = [
  {
    ...{ id: 'title', title: m.title, value: (row) => textShown(row, 'title'), important: true, width: 200 },
    cell: (row) => <Title of={row} />,
  },
  {
    id: 'languages',
    title: m.languages,
    value: (row) => ['ru', 'uz', 'en'].filter((one) => !lackedBy(row).includes(one)).join(', '),
    width: 112,
  },
  segment.column('segment', m.segment, (row) => row.segment, { width: 112 }),
  {
    ...{ id: 'due_at', title: m.moment, value: (row) => row.due_at ?? row.scheduled_at },
    ...{ as: 'dateTime', sort: 'due_at', width: 176 },
  },
  delivery.column('delivery', m.delivery, (row) => row.delivery, { important: true, width: 152 }),
  fieldColumn('sent', m.sent, { as: 'number', important: true, width: 104 }),
  fieldColumn('dead', m.dead, { as: 'number', sort: true, width: 120 }),
  {
    ...{ id: 'audience', title: m.audience, as: 'number', width: 112 },
    value: (row) => (isToBeSettled(row) && row.audience === 0 ? undefined : row.audience),
  },
  fieldColumn('delivered', m.delivered, { as: 'number', width: 104 }),
  fieldColumn('opened', m.opened, { as: 'number', width: 104 }),
  {
    ...{ id: 'press', title: m.actionType, value: (row) => row.target?.name ?? row.action_value, width: 216 },
    cell: (row) => <PressText of={row} />,
  },
  fieldColumn('created_at', m.createdAt, { as: 'dateTime', sort: true, width: 176, hidden: true }),
];
