import { oneOf, order, period, searchText, someIds } from '../../../kit/url/listParams';
import { applicationStatus, contractStatus } from '../../../parts/orders/applicationStatus';
import { waitingMoney } from '../../../parts/waitingMoney';
import { buckets, promiseState, sources } from '../instalmentTerms';
import { m } from './messages';

export const views = [
  { value: 'applications', label: m.applications },
  { value: 'contracts', label: m.contracts },
  { value: 'invoices', label: m.invoices, permission: 'installments.get' },
] as const;
/** What all three understand. */
export const keeps = ['search', 'merchant_id', 'begin_date', 'end_date'] as const;

const list = oneOf(['applications', 'contracts', 'invoices'], 'applications');
const shared = { list, merchant_id: someIds(), search: searchText(), ...period };

export const applicationParams = {
  ...shared,
  source: sources.param(),
  status: applicationStatus.param(),
  money: waitingMoney.param(),
  order_by: order(['id', 'Created_at', 'Price_in_merchant', 'waits'], '-id'),
};

export const contractParams = {
  ...shared,
  source: sources.param(),
  status: contractStatus.param(),
  bucket: buckets.param(),
  promise: promiseState.param(),
  autopay: oneOf(['true', 'false']),
  order_by: order(['id', 'total', 'debt', 'overdue_days', 'oldest_due', 'created_at'], '-id'),
};

export const invoiceParams = { ...shared, order_by: order(['date', 'id'], '-date') };

/** What the address of any of the views may say. */
export const parameters = {
  ...contractParams,
  ...applicationParams,
  order_by: order(
    [
      ...(['id', 'Created_at', 'Price_in_merchant', 'waits'] as const),
      ...(['total', 'debt', 'overdue_days', 'oldest_due', 'created_at', 'date'] as const),
    ],
    '-id',
  ),
};
