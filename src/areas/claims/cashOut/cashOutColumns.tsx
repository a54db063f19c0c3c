import type { CashOutClaim } from '../../../api/investment/cashOut';
import { fieldColumn, type Column } from '../../../kit/table/columns/column';
import { exitReasons } from '../../../parts/claims/exitReasons';
import { cashOutStatus, payoutMethods } from './cashOutTerms';
import { m } from './messages';
import { createdColumn } from '../../../parts/columns';

/** What the list shows of a claim. */
export const cashOutColumns: Column<CashOutClaim>[] = [
  { id: 'number', title: m.number, value: (row) => row.number, width: 104 },
  { id: 'investor', title: m.investor, value: (row) => row.investor.name, important: true },
  { id: 'amount', title: m.amount, value: (row) => row.amount, as: 'money', sort: 'amount', width: 152 },
  fieldColumn('payable_amount', m.payableSum, { as: 'money', sort: true, width: 168, important: true }),
  cashOutStatus.column('status', m.status, (row) => row.status, { width: 168, important: true }),
  fieldColumn('planned_date', m.due, { as: 'day', sort: true, width: 112, hidden: true }),
  createdColumn,
  { id: 'contract', title: m.contract, value: (row) => row.investment.contract_number, width: 144, hidden: true },
  fieldColumn('penalty_amount', m.penaltySum, { as: 'money', width: 136, hidden: true }),
  { id: 'tax_amount', title: m.taxSum, value: (row) => row.tax_amount, as: 'money', width: 120, hidden: true },
  exitReasons.column('reason_type', m.reason, (row) => row.reason_type, { hidden: true }),
  payoutMethods.column('method', m.method, (row) => row.method, { width: 160, hidden: true }),
  { id: 'payee', title: m.payee, value: (row) => row.card_masked ?? row.bank_account, width: 200, hidden: true },
];
