import { CheckmarkCircle16Regular, Clock16Regular, DismissCircle16Regular } from '@fluentui/react-icons';
import type { WingsStatus, WingsType } from '../../../api/payment/wings';
import { choices } from '../../../kit/table/choices';
import { m } from './messages';

export const wingsStatus = choices<WingsStatus>({
  success: { label: m.success, tone: 'success', icon: CheckmarkCircle16Regular },
  failed: { label: m.failed, tone: 'danger', icon: DismissCircle16Regular },
  timeout: { label: m.timeout, tone: 'warning', icon: Clock16Regular },
});

export const wingsTypes = choices<WingsType>({
  scoring: m.scoring,
  identification: m.identification,
  limit: m.limit,
});
