import { Link } from '@fluentui/react-components';
import { FormattedMessage } from 'react-intl';
import type { Receipt } from '../../api/payment/receipts';
import { t } from '../../i18n/terms';
import { fieldColumn, type Column } from '../../kit/table/columns/column';
import { m } from './messages';
import { faultOf, receiptStatus, receiptType } from './receiptTerms';

export const columns: Column<Receipt>[] = [
  fieldColumn('id', t.number, { as: 'number', width: 80, hidden: true }),
  receiptType.column('type', t.type, (row) => row.type, { width: 120 }),
  { id: 'contract', title: m.order, value: (row) => row.contract_number, important: true, width: 104 },
  { id: 'customer', title: m.customer, value: (row) => row.customer.name, hidden: true },
  fieldColumn('amount', t.amount, { as: 'money', sort: true, important: true, width: 132 }),
  fieldColumn('vat', m.vat, { as: 'money', width: 116 }),
  receiptStatus.column('status', t.status, (row) => row.status, { important: true, width: 136 }),
  {
    id: 'error',
    title: t.error,
    value: (row) => (row.spic_missing ? 'spic_missing' : row.error),
    words: faultOf,
    width: 116,
  },
  {
    id: 'qr',
    title: m.qr,
    value: (row) => row.qr_url,
    cell: (row) =>
      row.qr_url === null ? undefined : (
        <Link href={row.qr_url} target="_blank" rel="noopener noreferrer">
          <FormattedMessage {...m.qr} />
        </Link>
      ),
    width: 64,
  },
  fieldColumn('created_at', m.createdAt, { as: 'dateTime', sort: true, width: 168 }),
  fieldColumn('card', m.byCard, { as: 'money', width: 136 }),
  fieldColumn('cash', m.cash, { as: 'money', width: 152 }),
  fieldColumn('credit', m.credit, { as: 'money', width: 144 }),
  fieldColumn('receipt_id', m.fiscalNumber, { width: 152, hidden: true }),
  fieldColumn('terminal_id', m.terminal, { width: 168, hidden: true }),
  fieldColumn('sent_at', m.sentAt, { as: 'dateTime', width: 168, hidden: true }),
];
