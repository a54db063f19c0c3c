import { FormattedMessage } from 'react-intl';
import type { PostingRow } from '../../api/system-user/ledger';
import { t } from '../../i18n/terms';
import { fieldColumn, type Column } from '../../kit/table/columns/column';
import { accountName, postingKinds, postingStatus } from './ledgerTerms';
import { m } from './messages';

export const postingColumns: Column<PostingRow>[] = [
  {
    ...fieldColumn<PostingRow>('number', t.number, { width: 112 }),
    // What is not posted has none yet, and its row is opened by the words here.
    cell: (row) => row.number ?? <FormattedMessage {...m.noNumber} />,
  },
  fieldColumn('date', t.date, { as: 'day', sort: true, width: 112 }),
  postingStatus.column('status', t.status, (row) => row.status, { important: true, width: 176 }),
  postingKinds.column('kind', m.kind, (row) => row.kind, { width: 144 }),
  { id: 'operation', title: t.operation, value: (row) => row.operation.name, important: true },
  { id: 'account', title: t.account, value: (row) => accountName(row.account), hidden: true },
  fieldColumn('amount', t.amount, { as: 'money', sort: true, important: true, width: 160 }),
  fieldColumn('debit', m.debit, { width: 104 }),
  fieldColumn('credit', m.credit, { width: 104 }),
  fieldColumn('description', m.text),
  fieldColumn('counterparty', m.counterparty, { width: 176 }),
  fieldColumn('document_number', m.document, { width: 144, hidden: true }),
  { id: 'created_by', title: m.made, value: (row) => row.created_by.name, width: 160 },
  fieldColumn('created_at', m.madeAt, { as: 'dateTime', sort: true, width: 168, hidden: true }),
  { id: 'decided_by', title: m.decided, value: (row) => row.decided_by?.name, width: 208, hidden: true },
  { id: 'decided_at', title: m.decidedAt, value: (row) => row.decided_at, as: 'dateTime', width: 168, hidden: true },
];
