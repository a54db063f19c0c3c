import type { Order, OrderState } from '../../api/payment/orders';

/** The statuses of each step of the list, in the order in which an order goes through them. */
export const steps = {
  new: ['waiting_for_moderator'],
  moderation: ['moderation_in_process'],
  partner: ['approved_by_moderator', 'waiting_for_marketplace', 'approved_by_marketplace'],
  down: ['waiting_for_down_payment'],
  qabz: ['waiting_for_qabz'],
  delivery: ['approved_by_qabz', 'approved_by_delivery'],
  completed: ['completed'],
  cancelled: [
    ...(['cancelled_by_moderator', 'cancelled_by_marketplace', 'cancelled_by_merchant'] as const),
    ...(['cancelled_by_qabz', 'cancelled'] as const),
  ],
} as const satisfies Record<string, readonly OrderState[]>;

/** Nothing becomes of an order any more. */
export const isOver = ({ status }: Pick<Order, 'status'>): boolean =>
  status === 'completed' || steps.cancelled.some((one) => one === status);
