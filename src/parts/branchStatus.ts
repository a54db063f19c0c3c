import { Checkmark16Regular, LockClosed16Regular } from '@fluentui/react-icons';
import type { BranchStatus } from '../api/payment/branches';
import { t } from '../i18n/terms';
import { choices } from '../kit/table/choices';

/** A branch works, or it or its merchant is blocked. */
export const branchStatus = choices<BranchStatus>({
  active: { label: t.works, tone: 'success', icon: Checkmark16Regular },
  blocked: { label: t.blocked, tone: 'danger', icon: LockClosed16Regular },
});
