import {
  ArrowUpRight16Regular,
  CheckmarkCircle16Regular,
  Clock16Regular,
  ErrorCircle16Regular,
} from '@fluentui/react-icons';
import type { OutgoingStatus } from '../../../api/investment/outgoingPayments';
import { t } from '../../../i18n/terms';
import { choices } from '../../../kit/table/choices';
import { m } from './messages';

/** How each status of a payment looks, in the order of its life. */
export const outgoingStatus = choices<OutgoingStatus>({
  new: { label: t.new, tone: 'warning', icon: Clock16Regular },
  sent: { label: m.sent, tone: 'informative', icon: ArrowUpRight16Regular },
  paid: { label: m.paid, tone: 'success', icon: CheckmarkCircle16Regular },
  failed: { label: m.failed, tone: 'danger', icon: ErrorCircle16Regular },
});
