import type { MerchantRow } from '../../../api/payment/merchants';
import { fieldColumn, type Column } from '../../../kit/table/columns/column';
import { merchantStatus, merchantType } from './merchantTerms';
import { m } from './messages';
import { innColumn } from '../../../parts/innColumn';

export const merchantColumns: Column<MerchantRow>[] = [
  fieldColumn('name', m.name, { sort: true, important: true }),
  // What is looked at every day fits a screen of 1280 beside the menu; the rest is a press away.
  merchantStatus.column('status', m.status, (row) => row.status, { important: true, width: 128 }),
  { id: 'kam', title: m.kam, value: (row) => row.kam?.name, width: 144 },
  fieldColumn('branches_count', m.branches, { as: 'number', width: 104 }),
  fieldColumn('sales', m.sales, { as: 'money', sort: true, width: 144 }),
  fieldColumn('debt', m.debtShort, { as: 'money', sort: true, important: true, width: 140 }),
  fieldColumn('contract_expiry', m.contractEnd, { as: 'day', sort: true, width: 136 }),
  innColumn('inn', m.inn, { width: 144, hidden: true }),
  merchantType.column('type', m.type, (row) => row.type, { width: 120, hidden: true }),
  fieldColumn('legal_name', m.legalName, { width: 240, hidden: true }),
  { id: 'hunter', title: m.hunter, value: (row) => row.hunter?.name, width: 168, hidden: true },
  { id: 'region', title: m.region, value: (row) => row.region?.name, width: 184, hidden: true },
  { id: 'category', title: m.category, value: (row) => row.category?.name, width: 184, hidden: true },
  fieldColumn('contract_number', m.contractNumber, { width: 136, hidden: true }),
  fieldColumn('created_at', m.made, { as: 'dateTime', sort: true, width: 168, hidden: true }),
];
