import {
  CheckmarkCircle16Regular,
  Clock16Regular,
  Dismiss16Regular,
  DismissCircle16Regular,
} from '@fluentui/react-icons';
import type { TariffChangeStatus } from '../../../api/investment/tariffChanges';
import type { StatusStyle } from '../../../kit/values/StatusBadge';
import type { ValueWords } from '../../../parts/HistoryChange';
import { m } from './messages';

/** How each status of a claim looks, in the order of its life. */
export const changeStatus: Record<TariffChangeStatus, StatusStyle> = {
  pending: { label: m.pending, tone: 'warning', icon: Clock16Regular },
  approved: { label: m.approved, tone: 'success', icon: CheckmarkCircle16Regular },
  rejected: { label: m.rejected, tone: 'danger', icon: DismissCircle16Regular },
  cancelled: { label: m.cancelled, tone: 'neutral', icon: Dismiss16Regular },
};

/** The values in the history of a claim. */
export const changeValueWords: ValueWords = (field, value) =>
  field === 'status' && Object.hasOwn(changeStatus, value)
    ? changeStatus[value as TariffChangeStatus].label
    : undefined;
