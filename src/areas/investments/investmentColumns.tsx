import type { PlatformInvestment } from '../../api/system-user/investments';
import { fieldColumn, type Column } from '../../kit/table/columns/column';
import { investmentStatus } from '../../parts/investments/investmentStatus';
import { investorColumn } from '../../parts/columns';
import { m } from './messages';
import { t } from '../../i18n/terms';

/** What the list shows of an investment. */
export const investmentColumns: Column<PlatformInvestment>[] = [
  fieldColumn('contract_number', t.contract, { sort: true, important: true, width: 144 }),
  investorColumn,
  investmentStatus.column('status', t.status, (row) => row.status, { width: 136 }),
  fieldColumn('amount', t.amount, { as: 'money', sort: true, important: true, width: 176 }),
  { id: 'balance', title: t.balance, value: (row) => row.balance, as: 'money', sort: 'balance', width: 176 },
  { id: 'strategy', title: t.strategy, value: (row) => row.strategy.name, width: 160, hidden: true },
  { id: 'tariff', title: m.tariff, value: (row) => row.tariff.name, width: 128, hidden: true },
  { id: 'start_date', title: m.start, value: (row) => row.start_date, as: 'day', sort: 'start_date', width: 120 },
  { id: 'end_date', title: m.end, value: (row) => row.end_date, as: 'day', sort: 'end_date', width: 112, hidden: true },
  fieldColumn('dividends_total', m.dividends, { as: 'money', width: 160, hidden: true }),
  { id: 'reinvest', title: t.reinvest, value: (row) => row.reinvest, width: 152, hidden: true },
];
