import { CheckmarkCircle16Regular, Clock16Regular } from '@fluentui/react-icons';
import type { MessageDescriptor } from 'react-intl';
import type { DownPaymentState, Order, OrderAttachment, OrderDelivery, OrderObstacle } from '../../api/payment/orders';
import { choices } from '../../kit/table/choices';
import { m } from './messages';

/** Where the goods are, as the delivery says it. */
export const deliveries = choices<OrderDelivery>({
  pickup: m.deliveryPickup,
  new: m.deliveryNew,
  address_confirmed: m.deliveryAddress,
  provider_assigned: m.deliveryProvider,
  picked_up: m.deliveryPickedUp,
  in_transit: m.deliveryInTransit,
  delivered: m.deliveryDelivered,
  cancelled: m.deliveryCancelled,
  failed: m.deliveryFailed,
  returned: m.deliveryReturned,
});

export const downStates = choices<DownPaymentState>({ none: m.downNone, unpaid: m.downUnpaid, paid: m.downPaid });

export const attachmentKinds = choices<OrderAttachment['kind']>({
  photo_report: m.kindPhotoReport,
  contract_photo: m.kindContractPhoto,
  signed_act: m.kindSignedAct,
  other: m.kindOther,
});

/** What a photo report was approved for. */
export const approvals = choices<NonNullable<OrderAttachment['approved_for']>>({ qabz: m.forQabz, act: m.forAct });

type Act = NonNullable<Order['act']>;
export const actStatus = choices<Act['status']>({
  pending: { label: m.actPending, tone: 'warning', icon: Clock16Regular },
  signed: { label: m.actSigned, tone: 'success', icon: CheckmarkCircle16Regular },
});
export const actWays = choices<NonNullable<Act['way']>>({ code: m.byCode, photo: m.byPhoto });

/** What the next step still lacks, as words after a colon. */
export const lackWords: Record<OrderObstacle, MessageDescriptor> = {
  taken_by_other: m.lackTaken,
  down_payment_missing: m.lackDown,
  payment_pending: m.lackPayment,
  photo_missing: m.lackPhoto,
  first_payment_passed: m.lackFirstDay,
  goods_not_delivered: m.lackDelivery,
  act_missing: m.lackAct,
};
