/** What may be done with a delivery, and what is refused; nothing here asks the database. */
import type { Reply } from '../../http/contract';
import type { OrderStatus } from '../instalments/index';

export type DeliveryStatus = Reply<'getDelivery'>['status'];
type Next = Reply<'getDelivery'>['next'];
export type WhereGoods = 'with_us' | 'with_courier' | 'delivered' | 'pickup' | 'returned';

/** Where a delivery goes by a word of the staff; the first two steps are made by confirming and choosing. */
const ways: Record<DeliveryStatus, readonly DeliveryStatus[]> = {
  new: ['cancelled'],
  address_confirmed: ['cancelled'],
  provider_assigned: ['picked_up', 'cancelled'],
  picked_up: ['in_transit'],
  in_transit: ['delivered', 'failed'],
  failed: ['in_transit', 'returned'],
  delivered: [],
  cancelled: [],
  returned: [],
};
const beforePickUp: readonly DeliveryStatus[] = ['new', 'address_confirmed', 'provider_assigned'];
const atCourier: readonly DeliveryStatus[] = ['picked_up', 'in_transit', 'failed'];
/** Whoever takes such a step says why. */
const needsComment: readonly DeliveryStatus[] = ['cancelled', 'failed', 'returned'];

export interface Facts {
  status: DeliveryStatus;
  isPickup: boolean;
  orderStatus: OrderStatus;
  /** Of the address of the receiver. */
  enabled: boolean | null;
  hasProvider: boolean;
  /** The provider goes to the receiver. */
  isServed: boolean;
}

const givenUp: readonly OrderStatus[] = [
  ...(['cancelled_by_moderator', 'cancelled_by_marketplace', 'cancelled_by_merchant'] as const),
  ...(['cancelled_by_qabz', 'cancelled'] as const),
];
const isSettled = (status: OrderStatus): boolean => status === 'completed' || givenUp.includes(status);

/** Why addresses and provider stay as they are. */
export function lockOf({ status, isPickup, orderStatus }: Facts): Next['locked_by'] {
  if (isPickup || isSettled(orderStatus)) return 'transition_not_allowed';
  if (atCourier.includes(status)) return 'provider_locked';
  return beforePickUp.includes(status) ? null : 'transition_not_allowed';
}

/** Why the goods are not handed to the courier. */
function pickUpObstacle({ orderStatus, enabled, isServed }: Facts): Next['obstacle'] {
  if (enabled !== true) return 'address_not_confirmed';
  if (!isServed) return 'region_not_served';
  return orderStatus === 'approved_by_qabz' ? null : 'possession_first';
}

export type StatusRefusal = 'transition_not_allowed' | 'comment_required' | NonNullable<Next['obstacle']>;
export function refusalOfStatus(facts: Facts, to: DeliveryStatus, comment: string): StatusRefusal | undefined {
  if (facts.isPickup || isSettled(facts.orderStatus) || !ways[facts.status].includes(to))
    return 'transition_not_allowed';
  if (to === 'picked_up') return pickUpObstacle(facts) ?? undefined;
  return needsComment.includes(to) && comment === '' ? 'comment_required' : undefined;
}

/** Where the address leads: a new delivery waits for a provider once it is confirmed. */
export const statusOfAddress = (status: DeliveryStatus, isConfirmed: boolean): DeliveryStatus =>
  status === 'new' && isConfirmed ? 'address_confirmed' : status;

interface Choice extends Pick<Facts, 'enabled'> {
  isServed: boolean;
  isOther: boolean;
  isChecked: boolean;
}
/** Why this provider is not chosen; `isOther` when another one was chosen before. */
export function refusalOfProvider({ enabled, isServed, isOther, isChecked }: Choice) {
  if (enabled !== true) return 'address_not_confirmed';
  if (!isServed) return 'region_not_served';
  return isOther && !isChecked ? 'address_not_checked' : undefined;
}

/** The next step, what it lacks now, and where else the delivery may go. */
export function nextOf(facts: Facts): Next {
  const locked = lockOf(facts);
  const none: Next = { action: null, status: null, obstacle: null, others: [], locked_by: locked };
  if (facts.isPickup || isSettled(facts.orderStatus)) return none;
  const [first, ...others] = ways[facts.status];
  if (beforePickUp.includes(facts.status)) {
    if (facts.enabled !== true) return { ...none, action: 'confirm_address', others: ['cancelled'] };
    if (!facts.hasProvider || !facts.isServed) return { ...none, action: 'choose_provider', others: ['cancelled'] };
  }
  if (first !== 'picked_up' && first !== 'in_transit' && first !== 'delivered') return none;
  const obstacle = first === 'picked_up' ? pickUpObstacle(facts) : null;
  return { ...none, action: 'set_status', status: first, obstacle, others: [...others] };
}

export function whereOf(isPickup: boolean, status: DeliveryStatus): WhereGoods {
  if (isPickup || status === 'cancelled') return 'pickup';
  if (atCourier.includes(status)) return 'with_courier';
  return status === 'delivered' || status === 'returned' ? status : 'with_us';
}
