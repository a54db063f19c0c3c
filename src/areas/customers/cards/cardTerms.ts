import { CheckmarkCircle16Regular, Clock16Regular, Prohibited16Regular } from '@fluentui/react-icons';
import type { CustomerCard } from '../../../api/payment/customerCards';
import { choices } from '../../../kit/table/choices';
import { m } from './messages';

export const cardState = choices<CustomerCard['status'] | 'expired'>({
  active: { label: m.active, tone: 'success', icon: CheckmarkCircle16Regular },
  blocked: { label: m.blocked, tone: 'danger', icon: Prohibited16Regular },
  expired: { label: m.expired, tone: 'warning', icon: Clock16Regular },
});

/** A card that is over is charged no more, whatever its status. */
export const stateOf = ({ status, is_expired }: CustomerCard) => (is_expired ? 'expired' : status);
