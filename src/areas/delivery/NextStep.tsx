import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import type { Delivery } from '../../api/payment/deliveries';
import { Note } from '../../parts/Note';
import { m } from './messages';

function stepOf({ is_pickup: isPickup, status, next }: Delivery): MessageDescriptor {
  if (isPickup) return m.stepPickup;
  if (status === 'cancelled') return m.stepCancelled;
  if (next.action === 'confirm_address') return m.stepConfirm;
  if (next.action === 'choose_provider') return m.stepChoose;
  if (status === 'failed') return m.stepFailed;
  if (next.obstacle === 'possession_first') return m.stepQabz;
  switch (next.status) {
    case 'picked_up':
      return m.stepPickUp;
    case 'in_transit':
      return m.stepTransit;
    case 'delivered':
      return m.stepDeliver;
    default:
      return m.stepDone;
  }
}

/** What happens next with a delivery, and what that still lacks. */
export function NextStep({ delivery }: { delivery: Delivery }) {
  return (
    <Note isWarning={delivery.next.action !== null}>
      <FormattedMessage {...stepOf(delivery)} />
    </Note>
  );
}
