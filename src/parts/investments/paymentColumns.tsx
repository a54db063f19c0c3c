import type {
  DividendTransaction,
  InvestmentTransaction,
  OutgoingPayment,
  PaymentTransaction,
} from '../../api/investment/investments';
import { fieldColumn, type Column } from '../../kit/table/columns/column';
import { monthColumn } from '../columns';
import { directions, dividendStatus, movements, outgoingStatus, paymentStatus } from './listTerms';
import { m } from './messages';

export const paymentColumns: Column<PaymentTransaction>[] = [
  { id: 'date', title: m.date, value: (row) => row.date, as: 'dateTime', important: true, width: 176 },
  directions.column('direction', m.direction, (row) => row.direction, { width: 128 }),
  { id: 'gateway', title: m.gateway, value: (row) => row.gateway },
  { id: 'amount', title: m.amount, value: (row) => row.amount, as: 'money', important: true, width: 160 },
  { id: 'fee', title: m.fee, value: (row) => row.fee, as: 'money', width: 136 },
  paymentStatus.column('status', m.status, (row) => row.status, { important: true, width: 120 }),
  { id: 'external_id', title: m.externalId, value: (row) => row.external_id },
];

export const dividendColumns: Column<DividendTransaction>[] = [
  { ...monthColumn, important: true },
  { id: 'strategy', title: m.strategy, value: (row) => row.strategy.name, important: true },
  { id: 'gross', title: m.gross, value: (row) => row.gross, as: 'money', width: 160 },
  { id: 'tax', title: m.tax, value: (row) => row.tax, as: 'money', width: 136 },
  { id: 'net', title: m.net, value: (row) => row.net, as: 'money', important: true, width: 160 },
  dividendStatus.column('status', m.status, (row) => row.status, { important: true, width: 128 }),
  { id: 'paid_at', title: m.paidAt, value: (row) => row.paid_at, as: 'dateTime', width: 176 },
];

export const movementColumns: Column<InvestmentTransaction>[] = [
  { id: 'date', title: m.date, value: (row) => row.date, as: 'dateTime', important: true, width: 176 },
  movements.column('type', m.type, (row) => row.type, { important: true }),
  { id: 'amount', title: m.amount, value: (row) => row.amount, as: 'money', important: true, width: 168 },
  fieldColumn('balance_after', m.balanceAfter, { as: 'money', width: 168, isStanding: true }),
];

export const outgoingColumns: Column<OutgoingPayment>[] = [
  { id: 'date', title: m.date, value: (row) => row.date, as: 'dateTime', important: true, width: 176 },
  { id: 'recipient', title: m.recipient, value: (row) => row.recipient },
  { id: 'account_masked', title: m.accountOrCard, value: (row) => row.account_masked, width: 192 },
  { id: 'mfo', title: m.mfo, value: (row) => row.mfo, width: 80 },
  { id: 'amount', title: m.amount, value: (row) => row.amount, as: 'money', important: true, width: 160 },
  { id: 'purpose', title: m.purpose, value: (row) => row.purpose },
  outgoingStatus.column('status', m.status, (row) => row.status, { important: true, width: 128 }),
  { id: 'error', title: m.error, value: (row) => row.error },
];
