import type { ClosingMonth } from '../../api/system-user/closing';
import { fieldColumn, type Column } from '../../kit/table/columns/column';
import { LedgerFigure } from '../../parts/LedgerFigure';
import { closingStage, closingStatus, type Total } from './closingTerms';
import { m } from './messages';

const total = (name: Total, title: Column<ClosingMonth>['title'], hidden?: true): Column<ClosingMonth> => ({
  ...{ id: name, title, value: (row) => row.totals?.[name] ?? null, as: 'money', width: 152 },
  cell: ({ totals, month }) => totals && <LedgerFigure figure={name} month={month} amount={totals[name]} />,
  ...(hidden && { hidden }),
});

export const closingColumns: Column<ClosingMonth>[] = [
  fieldColumn('month', m.month, { as: 'month', sort: true, important: true, width: 140 }),
  closingStatus.column('status', m.status, (row) => row.status, { important: true, width: 120 }),
  {
    ...{ id: 'stage', title: m.stage, value: (row) => row.stage, width: 172 },
    words: (row) => (row.stage === null ? undefined : closingStage.labelOf(row.stage)),
  },
  total('cash_in', m.cashIn),
  total('cash_out', m.cashOut),
  total('dividends', m.dividends, true),
  total('tax', m.tax, true),
  total('incomes', m.incomes, true),
  total('expenses', m.expenses, true),
  total('net_profit', m.netProfit),
  { id: 'closed_by', title: m.closedBy, value: (row) => row.closed_by?.name ?? null, width: 176, hidden: true },
  { id: 'closed_at', title: m.closedAt, value: (row) => row.closed_at, as: 'dateTime', width: 168, hidden: true },
  { id: 'files_count', title: m.filesCount, value: (row) => row.files_count, as: 'number', width: 96 },
  { id: 'revision', title: m.revision, value: (row) => row.revision, as: 'number', width: 120, hidden: true },
];
