import type { Fomo } from '../../api/payment/fomo';
import { PicturedName } from '../../kit/photos/Thumbnail';
import { fieldColumn, type Column } from '../../kit/table/columns/column';
import { fomoState, fomoTrigger } from './fomoTerms';
import { m } from './messages';

export const columns: Column<Fomo>[] = [
  {
    id: 'name',
    title: m.name,
    value: (row) => row.name,
    cell: (row) => <PicturedName name={row.name} url={row.image?.url ?? null} width={36} height={20} />,
    sort: 'name',
    important: true,
    width: 200,
  },
  fomoState.column('state', m.state, (row) => row.state, { important: true, width: 148 }),
  fomoTrigger.column('trigger', m.trigger, (row) => row.trigger, { width: 160 }),
  { id: 'benefit_percent', title: m.benefit, value: (row) => Number(row.benefit_percent), as: 'number', width: 104 },
  fieldColumn('start', m.start, { as: 'day', sort: true, width: 128 }),
  fieldColumn('end', m.end, { as: 'day', sort: true, width: 128 }),
  fieldColumn('active', m.holds, { as: 'number', important: true, width: 104 }),
  fieldColumn('duration_hours', m.hours, { as: 'number', width: 160 }),
  fieldColumn('used', m.used, { as: 'number', width: 112 }),
  fieldColumn('expired', m.expired, { as: 'number', width: 104 }),
  fieldColumn('created_at', m.createdAt, { as: 'dateTime', sort: true, width: 176, hidden: true }),
];
