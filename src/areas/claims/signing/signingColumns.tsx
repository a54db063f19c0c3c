import type { Document } from '../../../api/investment/signing';
import type { Column } from '../../../kit/table/DataTable';
import { documentStatus } from './documentStatus';
import { m } from './messages';
import { t } from '../../../i18n/terms';

/** The columns of the documents in most states. */
export const signingColumns: Column<Document>[] = [
  { id: 'number', title: t.number, value: (row) => row.number, width: 112 },
  { id: 'date', title: t.date, value: (row) => row.date, as: 'day', width: 112 },
  { id: 'claim', title: t.claim, value: (row) => row.claim_number, width: 112, hidden: true },
  { id: 'recipient', title: t.recipient, value: (row) => row.recipient_name, important: true },
  { id: 'account', title: t.accountOrCard, value: (row) => row.recipient_account, width: 192 },
  { id: 'mfo', title: t.mfo, value: (row) => row.mfo, width: 80, hidden: true },
  { id: 'amount', title: t.amount, value: (row) => row.amount, as: 'money', width: 152, important: true },
  { id: 'purpose', title: t.purpose, value: (row) => row.purpose, hidden: true },
  documentStatus.column('status', t.status, (row) => row.status, { width: 152, important: true }),
  { id: 'error', title: m.error, value: (row) => row.error, width: 192, hidden: true },
  { id: 'signer', title: m.signer, value: (row) => row.signer, width: 240, hidden: true },
  { id: 'signed_at', title: m.signedAt, value: (row) => row.signed_at, as: 'dateTime', width: 168, hidden: true },
  { id: 'sent_at', title: t.sent, value: (row) => row.sent_at, as: 'dateTime', width: 168, hidden: true },
];

/** Why the bank refused a document is what matters of those it refused; that they are refused the list says itself. */
export const refusedColumns: Column<Document>[] = signingColumns.map(({ hidden, ...column }) => {
  if (column.id === 'error') return { ...column, important: true };
  return hidden || column.id === 'status' ? { ...column, hidden: true } : column;
});
