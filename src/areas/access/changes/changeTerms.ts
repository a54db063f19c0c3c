import {
  CheckmarkCircle16Regular,
  Clock16Regular,
  Dismiss16Regular,
  DismissCircle16Regular,
} from '@fluentui/react-icons';
import type { MessageDescriptor } from 'react-intl';
import type { AccessChange, AccessChangeKind, AccessChangeStatus } from '../../../api/system-user/accessChanges';
import { choices } from '../../../kit/table/choices';
import { t } from '../../../i18n/terms';
import { m } from './messages';

export const changeStatus = choices<AccessChangeStatus>({
  pending: { label: m.waiting, tone: 'warning', icon: Clock16Regular },
  confirmed: { label: m.confirmed, tone: 'success', icon: CheckmarkCircle16Regular },
  rejected: { label: m.isRejected, tone: 'danger', icon: DismissCircle16Regular },
  cancelled: { label: m.cancelled, tone: 'neutral', icon: Dismiss16Regular },
});

export const changeKinds = choices<AccessChangeKind>({
  add_role: m.add_role,
  add_service_role: m.add_service_role,
  set_permissions: m.set_permissions,
  add_policy: m.add_policy,
  update_account: m.update_account,
  set_password: m.set_password,
});

/** Why the user may not confirm a change now. */
export function whyNotConfirmed({ status, obstacle }: AccessChange): MessageDescriptor | false {
  if (status !== 'pending') return t.isDecided;
  return obstacle !== null && m[obstacle];
}
