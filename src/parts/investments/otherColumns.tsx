import type {
  BankClaim,
  ExitClaim,
  GroupLog,
  InvestmentPortfolio,
  PartnershipValue,
  WithdrawalSetting,
} from '../../api/investment/investments';
import { fieldColumn, type Column } from '../../kit/table/columns/column';
import { Percent } from './Figures';
import { exitReasons } from '../claims/exitReasons';
import { bankClaimStatus, exitClaimStatus, methods } from './listTerms';
import { m } from './messages';

export const settingColumns: Column<WithdrawalSetting>[] = [
  methods.column('kind', m.kind, (row) => row.kind, { important: true, width: 160 }),
  { id: 'account', title: m.accountOrCard, value: (row) => row.card_masked ?? row.bank_account, important: true },
  { id: 'mfo', title: m.mfo, value: (row) => row.mfo, width: 96 },
  {
    id: 'percent',
    title: m.percent,
    value: (row) => row.percent,
    as: 'number',
    cell: (row) => <Percent value={row.percent} />,
    important: true,
    width: 96,
  },
  { id: 'is_default', title: m.isDefault, value: (row) => row.is_default, width: 136 },
];

export const partnershipColumns: Column<PartnershipValue>[] = [
  { id: 'date', title: m.date, value: (row) => row.date, as: 'day', important: true },
  { id: 'value', title: m.value, value: (row) => row.value, as: 'money', important: true },
  {
    id: 'share_percent',
    title: m.percent,
    value: (row) => row.share_percent,
    as: 'number',
    cell: (row) => <Percent value={row.share_percent} />,
    important: true,
    width: 128,
  },
];

export const bankClaimColumns: Column<BankClaim>[] = [
  { id: 'bank_document_number', title: m.documentNumber, value: (row) => row.bank_document_number, width: 152 },
  fieldColumn('document_date', m.documentDate, { as: 'day', important: true, width: 136 }),
  { id: 'payer_name', title: m.payer, value: (row) => row.payer_name },
  { id: 'amount', title: m.amount, value: (row) => row.amount, as: 'money', important: true, width: 160 },
  { id: 'purpose', title: m.purpose, value: (row) => row.purpose },
  bankClaimStatus.column('status', m.status, (row) => row.status, { important: true, width: 136 }),
];

export const exitClaimColumns: Column<ExitClaim>[] = [
  { id: 'number', title: m.number, value: (row) => row.number, width: 120 },
  { id: 'amount', title: m.amount, value: (row) => row.amount, as: 'money', important: true, width: 152 },
  { id: 'penalty_amount', title: m.penaltyAmount, value: (row) => row.penalty_amount, as: 'money', width: 136 },
  { id: 'tax_amount', title: m.tax, value: (row) => row.tax_amount, as: 'money', width: 136 },
  fieldColumn('payable_amount', m.payable, { as: 'money', important: true, width: 152 }),
  exitReasons.column('reason_type', m.reason, (row) => row.reason_type),
  methods.column('method', m.kind, (row) => row.method, { width: 136 }),
  exitClaimStatus.column('status', m.status, (row) => row.status, { important: true, width: 128 }),
  { id: 'planned_date', title: m.planned, value: (row) => row.planned_date, as: 'day', width: 128 },
  { id: 'created_at', title: m.createdAt, value: (row) => row.created_at, as: 'dateTime', width: 176 },
];

export const portfolioColumns: Column<InvestmentPortfolio & { id: number }>[] = [
  { id: 'strategy', title: m.strategy, value: (row) => row.strategy.name, important: true },
  { id: 'amount', title: m.amount, value: (row) => row.amount, as: 'money', important: true, width: 192 },
  {
    id: 'share_percent',
    title: m.percent,
    value: (row) => row.share_percent,
    as: 'number',
    cell: (row) => <Percent value={row.share_percent} />,
    important: true,
    width: 128,
  },
];

export const groupLogColumns: Column<GroupLog>[] = [
  { id: 'date', title: m.date, value: (row) => row.date, as: 'dateTime', important: true, width: 176 },
  { id: 'group', title: m.group, value: (row) => row.group, important: true },
  { id: 'action', title: m.action, value: (row) => row.action, important: true },
  { id: 'user', title: m.user, value: (row) => row.user?.name },
  { id: 'data', title: m.details, value: (row) => row.data },
];
