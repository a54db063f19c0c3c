import { useIntl, type MessageDescriptor } from 'react-intl';
import type { Order, OrderState } from '../../../api/payment/orders';
import { Note } from '../../../parts/Note';
import { freeFrom, m as orders, takenBy } from '../messages';
import { m } from './messages';
import { useFreeFrom, useLacks } from './lacks';

/** What is waited for in each status, and from whom. */
const steps: Record<OrderState, MessageDescriptor> = {
  waiting_for_moderator: m.stepTake,
  moderation_in_process: m.stepModeration,
  approved_by_moderator: m.stepPartner,
  waiting_for_marketplace: m.stepMarketplace,
  approved_by_marketplace: m.stepPlatform,
  waiting_for_down_payment: m.stepDown,
  waiting_for_qabz: m.stepQabz,
  approved_by_qabz: m.stepHandOver,
  approved_by_delivery: m.stepComplete,
  completed: m.stepCompleted,
  cancelled_by_moderator: m.stepCancelled,
  cancelled_by_marketplace: m.stepCancelled,
  cancelled_by_merchant: m.stepCancelled,
  cancelled_by_qabz: m.stepCancelled,
  cancelled: m.stepCancelled,
};

/** One whose terms were changed waits for its customer before a moderator takes it. */
const stepOf = ({ status, next }: Order): MessageDescriptor =>
  status === 'waiting_for_moderator' && next.by === 'customer' ? m.stepConsent : steps[status];

/** What happens next with an order, who has to do it, and what that still lacks. */
export function NextStep({ order: one }: { order: Order }) {
  const intl = useIntl();
  const lack = useLacks(one);
  if (one.status === 'moderation_in_process' && !one.is_mine && one.moderator)
    return <Taken order={one} name={one.moderator.name} />;
  return (
    <Note isWarning={one.next.by === 'staff'}>
      {[intl.formatMessage(stepOf(one)), lack].filter(Boolean).join('. ')}
    </Note>
  );
}

function Taken({ order, name }: { order: Order; name: string }) {
  const intl = useIntl();
  const { time, isFree } = useFreeFrom(order);
  const free = isFree
    ? intl.formatMessage(orders.takeOverFree)
    : time !== undefined && intl.formatMessage(freeFrom, { time });
  return <Note isWarning>{[intl.formatMessage(takenBy, { name }), free].filter(Boolean).join('. ')}</Note>;
}
