import type { ApplicationDocumentRow } from '../../../api/investment/documents';
import { fieldColumn, type Column } from '../../../kit/table/columns/column';
import { commentColumn, investorColumn } from '../../../parts/columns';
import { applicationDocumentStatus } from '../../../parts/applicationDocumentStatus';
import { documentTypes } from './documentTerms';
import { m } from './messages';
import { t } from '../../../i18n/terms';

export const documentColumns: Column<ApplicationDocumentRow>[] = [
  { id: 'number', title: t.number, value: (row) => row.number, important: true, width: 104 },
  documentTypes.column('type', t.type, (row) => row.type, { width: 152 }),
  investorColumn,
  { id: 'file', title: t.file, value: (row) => row.file?.name, width: 176 },
  { id: 'date', title: t.date, value: (row) => row.date, as: 'day', sort: 'date', width: 112 },
  applicationDocumentStatus.column('status', t.status, (row) => row.status, { important: true, width: 144 }),
  fieldColumn('created_at', m.created, { as: 'dateTime', sort: true, width: 176, hidden: true }),
  commentColumn,
  { id: 'decided_by', title: t.decidedBy, value: (row) => row.decided_by?.name, width: 176, hidden: true },
  { id: 'decided_at', title: t.decidedAt, value: (row) => row.decided_at, as: 'dateTime', width: 152, hidden: true },
];
