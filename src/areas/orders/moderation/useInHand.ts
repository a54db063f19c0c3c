import { useListOrdersRows, type Order } from '../../../api/payment/orders';
import { useOwnId } from '../../../parts/useOwnId';

/** Nobody has this number: an order in moderation is always with somebody. */
const nobody = 0;

/** The versions at which orders were decided in this window; one that comes to moderation again has a later one. */
const decided = new Map<number, number>();
/** Takes an order that was decided in this window out of hand; the list may hear of it later than the person goes on. */
export const noteDecided = ({ id, version }: Pick<Order, 'id' | 'version'>): void => void decided.set(id, version);

/** The orders that the person has taken and not decided, in the order in which they were taken. */
export function useInHand() {
  const own = useOwnId() ?? nobody;
  const filters = {
    status: ['moderation_in_process' as const],
    moderator_id: [own],
    order_by: 'status_since' as const,
  };
  const rows = useListOrdersRows({ filters, limit: 50, page: 1 });
  return { ...rows, items: rows.items.filter(({ id, version }) => version > (decided.get(id) ?? 0)) };
}
