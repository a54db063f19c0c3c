import type { Round } from '../../../api/investment/rounds';
import { fieldColumn, type Column } from '../../../kit/table/columns/column';
import { t } from '../../../i18n/terms';
import { m } from './messages';
import { Raised } from './Raised';
import { roundStatus } from './roundTerms';

export const roundColumns: Column<Round>[] = [
  fieldColumn('number', m.number, { as: 'number', sort: true, width: 72, hidden: true }),
  { id: 'name', title: m.name, value: (row) => row.name, important: true },
  { id: 'strategy', title: m.strategy, value: (row) => row.strategy.name, width: 176 },
  roundStatus.column('status', m.status, (row) => row.status, { important: true, width: 144 }),
  fieldColumn('start_date', m.start, { as: 'day', sort: true, width: 128 }),
  fieldColumn('end_date', m.end, { as: 'day', sort: true, width: 136 }),
  {
    ...fieldColumn('raised_amount', m.raised, { as: 'money', sort: true, important: true, width: 176 }),
    cell: (row) => <Raised round={row} />,
  },
  fieldColumn('investors_count', m.investors, { as: 'number', width: 112 }),
  fieldColumn('target_amount', m.target, { as: 'money', sort: true, width: 192 }),
  fieldColumn('min_amount', m.min, { as: 'money', width: 192, hidden: true }),
  fieldColumn('missing_amount', m.missing, { as: 'money', width: 192, hidden: true }),
  fieldColumn('investments_count', t.investmentsCount, { as: 'number', width: 112, hidden: true }),
];
