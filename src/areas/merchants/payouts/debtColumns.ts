import type { MerchantDebt } from '../../../api/payment/merchantBilling';
import { fieldColumn, type Column } from '../../../kit/table/columns/column';
import { m as billing } from '../billing/messages';
import { m } from './messages';

/** The account of a month, from what was owed at its beginning to what is owed at its end. */
export const debtColumns: Column<MerchantDebt>[] = [
  fieldColumn('opening', m.opening, { as: 'money', width: 144 }),
  fieldColumn('sales', m.sales, { as: 'money', sort: true, width: 128 }),
  fieldColumn('returned', m.returned, { as: 'money', width: 120 }),
  fieldColumn('commission', billing.commission, { as: 'money', width: 120 }),
  fieldColumn('to_pay', m.toPay, { as: 'money', sort: true, width: 128 }),
  fieldColumn('paid', m.paid, { as: 'money', width: 128 }),
  fieldColumn('debt', m.debt, { as: 'money', sort: true, important: true, width: 144 }),
];
