import { FormattedMessage } from 'react-intl';
import type { CardTransaction } from '../../../api/payment/paymentCards';
import { fieldColumn, type Column } from '../../../kit/table/columns/column';
import { order, period } from '../../../kit/url/listParams';
import { beingReversed, cardSystems, chargeFault } from '../../../parts/charges';
import { direction, transactionStatus } from './cardTerms';
import { m } from './messages';

/** What a list of charges keeps in its address. */
export const chargeParameters = {
  status: transactionStatus.param(),
  direction: direction.oneParam(),
  ...period,
  order_by: order(['created_at', 'amount'], '-created_at'),
};

export const chargeColumns: Column<CardTransaction>[] = [
  fieldColumn('created_at', m.date, { as: 'dateTime', sort: true, important: true, width: 160 }),
  fieldColumn('amount', m.amount, { as: 'money', sort: true, important: true, width: 136 }),
  {
    id: 'status',
    title: m.status,
    value: (row) => row.status,
    words: (row) => (row.is_being_reversed ? beingReversed : transactionStatus.labelOf(row.status)),
    cell: (row) =>
      row.is_being_reversed ? <FormattedMessage {...beingReversed} /> : transactionStatus.badge(row.status),
    important: true,
    width: 128,
  },
  direction.column('direction', m.direction, (row) => row.direction, { width: 144 }),
  { id: 'error', title: m.error, value: (row) => row.error, words: (row) => chargeFault(row.error), width: 200 },
  fieldColumn('commission', m.commission, { as: 'money', width: 160 }),
  { id: 'gateway', title: m.gateway, value: (row) => cardSystems[row.gateway], width: 144 },
  fieldColumn('terminal', m.terminal, { width: 120 }),
  fieldColumn('rrn', m.rrn, { width: 144 }),
  fieldColumn('contract_number', m.contract, { width: 128, hidden: true }),
];
