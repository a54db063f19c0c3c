import { CheckmarkCircle16Regular, Clock16Regular, DismissCircle16Regular, Info16Regular } from '@fluentui/react-icons';
import type { MessageDescriptor } from 'react-intl';
import type {
  AddressDecision,
  Delivery,
  DeliveryAddress,
  DeliveryAwaits,
  DeliveryState,
} from '../../api/payment/deliveries';
import { choices } from '../../kit/table/choices';
import { m } from './messages';

const done = { tone: 'success', icon: CheckmarkCircle16Regular } as const;
const waiting = { tone: 'warning', icon: Clock16Regular } as const;
const onTheWay = { tone: 'informative', icon: Info16Regular } as const;
const refused = { tone: 'danger', icon: DismissCircle16Regular } as const;

export const deliveryStatus = choices<DeliveryState>({
  new: { label: m.new, ...waiting },
  address_confirmed: { label: m.addressConfirmed, ...waiting },
  provider_assigned: { label: m.providerAssigned, ...onTheWay },
  picked_up: { label: m.pickedUp, ...onTheWay },
  in_transit: { label: m.inTransit, ...onTheWay },
  delivered: { label: m.delivered, ...done },
  cancelled: { label: m.cancelled, ...refused },
  failed: { label: m.failed, ...refused },
  returned: { label: m.returned, ...refused },
});

export const awaits = choices<DeliveryAwaits>({
  address: m.viewAddress,
  provider: m.viewProvider,
  pick_up: m.viewPickUp,
  failed: m.viewFailed,
});

export const addressFlag = choices<AddressDecision>({
  confirmed: { label: m.confirmed, ...done },
  cancelled: { label: m.givenUp, ...refused },
  undecided: { label: m.undecided, ...waiting },
});
export const decisionOf = (enabled: boolean | null): AddressDecision =>
  enabled === null ? 'undecided' : enabled ? 'confirmed' : 'cancelled';

/** What is said on the button that leads there. */
export const stepWords: Record<DeliveryState, MessageDescriptor> = {
  new: m.new,
  address_confirmed: m.addressConfirmed,
  provider_assigned: m.providerAssigned,
  picked_up: m.toPickedUp,
  in_transit: m.toInTransit,
  delivered: m.toDelivered,
  failed: m.toFailed,
  returned: m.toReturned,
  cancelled: m.toCancelled,
};

/** Why addresses and provider stay as they are. */
export const lockReasonOf = ({ next }: Delivery): MessageDescriptor | false =>
  next.locked_by === null ? false : next.locked_by === 'provider_locked' ? m.lockAtCourier : m.lockOver;

/** An address with all that can be confirmed, be it masked. */
export const isWhole = ({ region, district, street, house }: DeliveryAddress): boolean =>
  region !== null && district !== null && street !== null && house !== null;
