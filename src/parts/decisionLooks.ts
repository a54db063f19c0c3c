import {
  CheckmarkCircle16Regular,
  Clock16Regular,
  Dismiss16Regular,
  DismissCircle16Regular,
} from '@fluentui/react-icons';
import { t } from '../i18n/terms';
import type { StatusStyle } from '../kit/values/StatusBadge';

/** How a claim looks that somebody of the staff decides, in the order of its life; whatever the claim is for. */
export const decisionLooks = {
  pending: { label: t.pending, tone: 'warning', icon: Clock16Regular },
  approved: { label: t.approved, tone: 'success', icon: CheckmarkCircle16Regular },
  rejected: { label: t.rejected, tone: 'danger', icon: DismissCircle16Regular },
  cancelled: { label: t.cancelled, tone: 'neutral', icon: Dismiss16Regular },
} satisfies Record<string, StatusStyle>;
