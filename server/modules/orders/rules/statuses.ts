import type { OrderStatus } from '../../instalments/index';

/** In the order in which an order goes through them. */
export const orderStatuses: readonly OrderStatus[] = [
  ...(['waiting_for_moderator', 'moderation_in_process', 'approved_by_moderator', 'waiting_for_marketplace'] as const),
  ...(['approved_by_marketplace', 'waiting_for_down_payment', 'waiting_for_qabz', 'approved_by_qabz'] as const),
  ...(['approved_by_delivery', 'completed', 'cancelled_by_moderator', 'cancelled_by_merchant'] as const),
  ...(['cancelled_by_marketplace', 'cancelled_by_qabz', 'cancelled'] as const),
];
