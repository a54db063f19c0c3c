import type { CallOrderRow } from '../../../api/investment/callOrders';
import { fieldColumn, type Column } from '../../../kit/table/columns/column';
import { commentColumn } from '../../../parts/columns';
import { callbackStatus } from './callOrderTerms';
import { m } from './messages';

export const callOrderColumns: Column<CallOrderRow>[] = [
  fieldColumn('created_at', m.ordered, { as: 'dateTime', sort: true, width: 156 }),
  fieldColumn('name', m.client, { important: true, width: 144 }),
  fieldColumn('phone', m.phone, { important: true, width: 156 }),
  { id: 'project', title: m.project, value: (row) => row.project.name },
  callbackStatus.column('status', m.status, (row) => row.status, { important: true, width: 132 }),
  { id: 'taken_by', title: m.takenBy, value: (row) => row.taken_by?.name, width: 144 },
  fieldColumn('taken_at', m.takenAt, { as: 'dateTime', width: 168, hidden: true }),
  fieldColumn('decided_at', m.closedAt, { as: 'dateTime', width: 168, hidden: true }),
  { ...commentColumn, hidden: true },
];
