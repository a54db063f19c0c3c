import { Checkmark16Regular, LockClosed16Regular } from '@fluentui/react-icons';
import type { BranchBlock } from '../../api/payment/branches';
import { choices } from '../../kit/table/choices';
import { m } from './messages';

export const blockAction = choices<BranchBlock['action']>({
  block: { label: m.blockEvent, tone: 'danger', icon: LockClosed16Regular },
  unblock: { label: m.unblockEvent, tone: 'success', icon: Checkmark16Regular },
});

export const blockScope = choices<BranchBlock['scope']>({ branch: m.ofBranch, merchant: m.ofMerchant });
