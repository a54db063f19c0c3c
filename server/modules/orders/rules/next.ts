/** What moves an order on, who makes it, and what it still lacks; and whether it can be cancelled. */
import { addMinutes } from 'date-fns/addMinutes';
import type { Reply } from '../../../http/contract';
import type { WhereGoods } from '../../deliveries/index';
import { moved, type ApplicationStatus, type OrderStatus, type StepName } from '../../instalments/index';

type Order = Reply<'getOrder'>;
type Obstacle = Order['next']['obstacles'][number];

/** Minutes without a sign of a moderator after which another one takes his order over. */
const idleMinutes = 30;
export const freeFrom = (lastSign: Date): Date => addMinutes(lastSign, idleMinutes);
/** Whoever gave his last sign by then has his orders taken over. */
export const idleSince = (now: Date): Date => addMinutes(now, -idleMinutes);

/** With the customer, or waiting for him at the branch. */
export const hasArrived = (goods: WhereGoods): boolean => goods === 'delivered' || goods === 'pickup';

export interface Facts {
  status: OrderStatus;
  application: ApplicationStatus;
  isMine: boolean;
  isDownPaymentMissing: boolean;
  hasQabzPhoto: boolean;
  isActSigned: boolean;
  goods: WhereGoods;
  isFirstPaymentPassed: boolean;
  isPaymentUnsettled: boolean;
}

/** What keeps Qabz from being approved, the first of them refuses it. */
export const qabzObstacles = (facts: Facts): Obstacle[] => [
  ...(facts.isDownPaymentMissing ? (['down_payment_missing'] as const) : []),
  // A down payment that is being taken back may be gone when the schedule is in force.
  ...(facts.isPaymentUnsettled ? (['payment_pending'] as const) : []),
  ...(facts.hasQabzPhoto ? [] : (['photo_missing'] as const)),
  ...(facts.isFirstPaymentPassed ? (['first_payment_passed'] as const) : []),
];

const mayMake = (step: StepName, { application, status }: Facts): boolean =>
  moved({ application, order: status }, step) !== undefined;

export function nextOf(facts: Facts): Order['next'] {
  switch (facts.status) {
    case 'waiting_for_moderator':
      // Other terms need the word of the customer before anybody looks at the order again.
      return mayMake('take', facts)
        ? { action: 'take', by: 'staff', obstacles: [] }
        : { action: null, by: 'customer', obstacles: [] };
    case 'moderation_in_process':
      return { action: 'decide_moderation', by: 'staff', obstacles: facts.isMine ? [] : ['taken_by_other'] };
    case 'approved_by_moderator':
    case 'waiting_for_marketplace':
      return { action: null, by: 'partner', obstacles: [] };
    case 'approved_by_marketplace':
      return { action: null, by: 'platform', obstacles: [] };
    case 'waiting_for_down_payment':
      return { action: null, by: 'customer', obstacles: ['down_payment_missing'] };
    case 'waiting_for_qabz':
      return { action: 'decide_qabz', by: 'staff', obstacles: qabzObstacles(facts) };
    case 'approved_by_qabz':
      return {
        action: 'hand_over',
        by: 'staff',
        obstacles: [
          ...(hasArrived(facts.goods) ? [] : (['goods_not_delivered'] as const)),
          ...(facts.isActSigned ? [] : (['act_missing'] as const)),
        ],
      };
    case 'approved_by_delivery':
      return { action: 'complete', by: 'staff', obstacles: [] };
    default:
      return { action: null, by: null, obstacles: [] };
  }
}

const givenUp: readonly OrderStatus[] = [
  ...(['cancelled_by_moderator', 'cancelled_by_marketplace', 'cancelled_by_merchant'] as const),
  ...(['cancelled_by_qabz', 'cancelled'] as const),
];
/** It is over, with the goods sold or without. */
export const isOver = (status: OrderStatus): boolean => status === 'completed' || givenUp.includes(status);

/** By which call the order is cancelled, and what speaks against it now. */
export function cancellingOf(facts: Facts): Order['cancelling'] {
  const { status, goods, isPaymentUnsettled } = facts;
  if (status === 'waiting_for_moderator' && mayMake('cancel_new_order', facts))
    return { call: 'cancel_new_order', refused_by: null };
  if (status === 'waiting_for_moderator' || status === 'moderation_in_process' || givenUp.includes(status))
    return { call: null, refused_by: 'transition_not_allowed' };
  if (status === 'completed' || status === 'approved_by_delivery')
    return { call: null, refused_by: 'use_return_claim' };
  if (status === 'approved_by_qabz') {
    if (goods === 'with_courier') return { call: 'cancel', refused_by: 'provider_locked' };
    if (goods === 'delivered') return { call: null, refused_by: 'use_return_claim' };
  }
  return { call: 'cancel', refused_by: isPaymentUnsettled ? 'payment_pending' : null };
}
