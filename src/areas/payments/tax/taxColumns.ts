import type { TaxTransaction } from '../../../api/investment/tax';
import { fieldColumn, type Column } from '../../../kit/table/columns/column';
import { investorColumn, monthColumn } from '../../../parts/columns';
import { incomeTypes, m, taxStatus } from './taxTerms';
import { t } from '../../../i18n/terms';

export const taxColumns: Column<TaxTransaction>[] = [
  investorColumn,
  { id: 'pinfl_or_inn', title: m.pinflOrInn, value: (row) => row.pinfl_or_inn, width: 152, hidden: true },
  monthColumn,
  { id: 'date', title: t.date, value: (row) => row.date, as: 'day', sort: 'date', width: 112 },
  incomeTypes.column('income_type', m.incomeType, (row) => row.income_type, { width: 176, hidden: true }),
  { id: 'base_amount', title: m.base, value: (row) => row.base_amount, as: 'money', sort: 'base_amount', width: 144 },
  { id: 'rate_percent', title: m.rate, value: (row) => row.rate_percent, as: 'number', width: 104 },
  fieldColumn('tax_amount', t.taxAmount, { as: 'money', sort: true, important: true, width: 136 }),
  taxStatus.column('status', t.status, (row) => row.status, { important: true, width: 128 }),
  { id: 'error', title: m.errorText, value: (row) => row.error, width: 240, hidden: true },
  { id: 'payment_document', title: m.document, value: (row) => row.payment_document, width: 136, hidden: true },
  { id: 'verified_by', title: t.verifiedBy, value: (row) => row.verified_by?.name, width: 176, hidden: true },
  { id: 'verified_at', title: m.verifiedAt, value: (row) => row.verified_at, as: 'dateTime', width: 152, hidden: true },
];
