import {
  CheckmarkCircle16Regular,
  Clock16Regular,
  Dismiss16Regular,
  DismissCircle16Regular,
} from '@fluentui/react-icons';
import type { TariffChangeStatus } from '../../../api/investment/tariffChanges';
import { choices } from '../../../kit/table/choices';
import { m } from './messages';
import { t } from '../../../i18n/terms';

/** How each status of a claim looks, in the order of its life. */
export const changeStatus = choices<TariffChangeStatus>({
  pending: { label: m.pending, tone: 'warning', icon: Clock16Regular },
  approved: { label: t.approved, tone: 'success', icon: CheckmarkCircle16Regular },
  rejected: { label: t.rejected, tone: 'danger', icon: DismissCircle16Regular },
  cancelled: { label: t.cancelled, tone: 'neutral', icon: Dismiss16Regular },
});
