import type { PushMessage } from '../../../api/payment/pushMessages';
import { fieldColumn, type Column } from '../../../kit/table/columns/column';
import { useTextOf } from '../../../parts/texts/useTextOf';
import { delivery, lackedBy, segment } from './messageTerms';
import { m } from './messages';
import { PressText } from './PressText';

function Title({ of }: { of: PushMessage }) {
  return useTextOf()(of, 'title');
}

export const columns: Column<PushMessage>[] = [
  {
    ...{ id: 'title', title: m.title, value: (row) => row.title_ru, important: true, width: 200 },
    cell: (row) => <Title of={row} />,
  },
  {
    id: 'languages',
    title: m.languages,
    value: (row) => ['ru', 'uz', 'en'].filter((one) => !lackedBy(row).includes(one)).join(', '),
    width: 112,
  },
  segment.column('segment', m.segment, (row) => row.segment, { width: 112 }),
  fieldColumn('due_at', m.moment, { as: 'dateTime', sort: true, width: 176 }),
  delivery.column('delivery', m.delivery, (row) => row.delivery, { important: true, width: 152 }),
  fieldColumn('sent', m.sent, { as: 'number', important: true, width: 104 }),
  fieldColumn('dead', m.dead, { as: 'number', sort: true, width: 120 }),
  fieldColumn('audience', m.audience, { as: 'number', width: 112 }),
  fieldColumn('delivered', m.delivered, { as: 'number', width: 104 }),
  fieldColumn('opened', m.opened, { as: 'number', width: 104 }),
  {
    ...{ id: 'press', title: m.actionType, value: (row) => row.target?.name ?? row.action_value, width: 216 },
    cell: (row) => <PressText of={row} />,
  },
  fieldColumn('created_at', m.createdAt, { as: 'dateTime', sort: true, width: 176, hidden: true }),
];
