import { useListOrdersRows } from '../../../api/payment/orders';
import { useOwnId } from '../../../parts/useOwnId';

/** Nobody has this number: an order in moderation is always with somebody. */
const nobody = 0;

/** The orders that the person has taken and not decided, in the order in which they were taken. */
export function useInHand() {
  const own = useOwnId() ?? nobody;
  const filters = {
    status: ['moderation_in_process' as const],
    moderator_id: [own],
    order_by: 'status_since' as const,
  };
  return useListOrdersRows({ filters, limit: 50, page: 1 });
}
