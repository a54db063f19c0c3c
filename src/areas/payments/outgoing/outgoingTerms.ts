import {
  ArrowUpRight16Regular,
  CheckmarkCircle16Regular,
  Clock16Regular,
  ErrorCircle16Regular,
} from '@fluentui/react-icons';
import type { OutgoingStatus } from '../../../api/investment/outgoingPayments';
import type { StatusStyle } from '../../../kit/values/StatusBadge';
import type { ValueWords } from '../../../parts/HistoryChange';
import { m } from './messages';

/** How each status of a payment looks, in the order of its life. */
export const outgoingStatus: Record<OutgoingStatus, StatusStyle> = {
  new: { label: m.new, tone: 'warning', icon: Clock16Regular },
  sent: { label: m.sent, tone: 'informative', icon: ArrowUpRight16Regular },
  paid: { label: m.paid, tone: 'success', icon: CheckmarkCircle16Regular },
  failed: { label: m.failed, tone: 'danger', icon: ErrorCircle16Regular },
};

/** The values in the history of a payment. */
export const outgoingValueWords: ValueWords = (field, value) =>
  field === 'status' && Object.hasOwn(outgoingStatus, value)
    ? outgoingStatus[value as OutgoingStatus].label
    : undefined;
