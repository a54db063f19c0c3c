import { day, oneOf, order, period, searchText, someIds, someOf } from '../../../kit/url/listParams';
import { orderStatus } from '../../../parts/orders/orderStatus';
import { deliveries, downStates } from '../orderTerms';

const orders = ['id', 'created_at', 'total', 'status_since'] as const;

const shared = {
  search: searchText(),
  merchant_id: someIds(),
  branch_id: someIds(),
  seller_id: someIds(),
  moderator_id: someIds(),
  ...period,
};

/** The hours of a day, as the address has them. */
export const hours = Array.from({ length: 24 }, (_, hour) => String(hour));

/** What the address of the list of all orders may say. */
export const orderParams = {
  ...shared,
  status: orderStatus.param(),
  delivery_status: deliveries.param(),
  down_payment: downStates.param(),
  is_marketplace: oneOf(['true', 'false']),
  hour: someOf(hours),
  decided_from: day(),
  decided_to: day(),
  order_by: order(orders, '-id'),
};

/** What the address of the list of moderation may say: it opens on what waits, the longest waiting first. */
export const moderationParams = {
  ...shared,
  status: orderStatus.param(['waiting_for_moderator']),
  order_by: order(orders, 'status_since'),
};

/** Numbers stand in the address as texts. */
export const idsOf = <Filters extends Record<'merchant_id' | 'branch_id' | 'seller_id' | 'moderator_id', string[]>>(
  filters: Filters,
) => ({
  ...filters,
  merchant_id: filters.merchant_id.map(Number),
  branch_id: filters.branch_id.map(Number),
  seller_id: filters.seller_id.map(Number),
  moderator_id: filters.moderator_id.map(Number),
});
