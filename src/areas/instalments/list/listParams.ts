import { oneOf, order, period, searchText, someIds } from '../../../kit/url/listParams';
import { applicationStatus, contractStatus } from '../../../parts/orders/applicationStatus';
import { buckets, sources } from '../instalmentTerms';
import { m } from '../messages';

export const views = [
  { value: 'applications', label: m.applications },
  { value: 'contracts', label: m.contracts },
] as const;
export type View = (typeof views)[number]['value'];

const list = oneOf(['applications', 'contracts'], 'applications');
const shared = { list, merchant_id: someIds(), source: sources.param(), search: searchText(), ...period };

export const applicationParams = {
  ...shared,
  status: applicationStatus.param(),
  order_by: order(['id', 'Created_at', 'Price_in_merchant', 'waits'], '-id'),
};

export const contractParams = {
  ...shared,
  status: contractStatus.param(),
  bucket: buckets.param(),
  autopay: oneOf(['true', 'false']),
  order_by: order(['id', 'total', 'debt', 'overdue_days', 'next_date', 'created_at'], '-id'),
};

/** What the address of either view may say. */
export const parameters = {
  ...contractParams,
  ...applicationParams,
  order_by: order(
    [
      ...(['id', 'Created_at', 'Price_in_merchant', 'waits'] as const),
      ...(['total', 'debt', 'overdue_days', 'next_date', 'created_at'] as const),
    ],
    '-id',
  ),
};
