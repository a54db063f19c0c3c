import { CheckmarkCircle16Regular, Clock16Regular, DismissCircle16Regular } from '@fluentui/react-icons';
import type { MessageDescriptor } from 'react-intl';
import type { WingsStatus, WingsType } from '../../../api/payment/wings';
import type { StatusStyle } from '../../../kit/values/StatusBadge';
import { m } from './messages';

export const wingsStatus: Record<WingsStatus, StatusStyle> = {
  success: { label: m.success, tone: 'success', icon: CheckmarkCircle16Regular },
  failed: { label: m.failed, tone: 'danger', icon: DismissCircle16Regular },
  timeout: { label: m.timeout, tone: 'warning', icon: Clock16Regular },
};

export const wingsTypes: Record<WingsType, MessageDescriptor> = {
  scoring: m.scoring,
  identification: m.identification,
  limit: m.limit,
};
