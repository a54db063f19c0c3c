import type { Entry } from '../../api/system-user/ledger';
import { t } from '../../i18n/terms';
import { fieldColumn, type Column } from '../../kit/table/columns/column';
import { accountName, postingSources } from './ledgerTerms';
import { m } from './messages';

export const entryColumns: Column<Entry>[] = [
  fieldColumn('number', t.number, { width: 120 }),
  fieldColumn('date', t.date, { as: 'day', sort: true, width: 112 }),
  { id: 'operation', title: t.operation, value: (row) => row.operation.name, important: true },
  { id: 'debit', title: m.debit, value: (row) => accountName(row.debit), important: true },
  { id: 'credit', title: m.credit, value: (row) => accountName(row.credit) },
  fieldColumn('amount', t.amount, { as: 'money', sort: true, important: true, width: 168 }),
  fieldColumn('description', m.text),
  { id: 'investor', title: t.investor, value: (row) => row.investor?.name, hidden: true },
  { id: 'investment', title: t.contract, value: (row) => row.investment?.name, hidden: true, width: 128 },
  { id: 'strategy', title: t.strategy, value: (row) => row.strategy?.name, hidden: true, width: 160 },
  postingSources.column('source', m.source, (row) => row.source, { width: 112 }),
  { id: 'created_by', title: m.made, value: (row) => row.created_by?.name, hidden: true, width: 160 },
];
