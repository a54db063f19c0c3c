import type { Round } from '../../../api/investment/rounds';
import { fieldColumn, type Column } from '../../../kit/table/columns/column';
import { t } from '../../../i18n/terms';
import { m } from './messages';
import { Raised } from './Raised';
import { roundStatus } from './roundTerms';

export const roundColumns: Column<Round>[] = [
  fieldColumn('number', m.number, { as: 'number', sort: true, width: 72, hidden: true }),
  { id: 'name', title: m.name, value: (row) => row.name, important: true, width: 112 },
  { id: 'strategy', title: m.strategy, value: (row) => row.strategy.name },
  roundStatus.column('status', m.status, (row) => row.status, { important: true, width: 152 }),
  fieldColumn('start_date', m.startShort, { as: 'day', sort: true, width: 108 }),
  fieldColumn('end_date', m.endShort, { as: 'day', sort: true, width: 108 }),
  {
    ...fieldColumn('raised_amount', m.raised, { as: 'money', sort: true, important: true, width: 180 }),
    cell: (row) => <Raised round={row} />,
  },
  fieldColumn('investors_count', m.investors, { as: 'number', width: 128 }),
  fieldColumn('target_amount', m.target, { as: 'money', sort: true, width: 192, hidden: true }),
  fieldColumn('min_amount', m.min, { as: 'money', width: 192, hidden: true, isStanding: true }),
  fieldColumn('missing_amount', m.missing, { as: 'money', width: 192, hidden: true }),
  fieldColumn('investments_count', t.investmentsCount, { as: 'number', width: 112, hidden: true }),
];
