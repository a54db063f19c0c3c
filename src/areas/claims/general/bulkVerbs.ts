/** What can be decided about all picked claims. */
import { ArrowSwap20Regular, CheckmarkCircle20Regular } from '@fluentui/react-icons';
import type { GeneralClaimRow } from '../../../api/system-user/generalClaims';
import { lazyComponent } from '../../../kit/foundation/lazyComponent';
import { isOpen } from '../../../parts/claims/decisions';
import { m as shared } from '../../../parts/claims/messages';
import { m } from './messages';

const isWaiting = ({ status }: GeneralClaimRow): boolean => isOpen(status);

export const approving = {
  id: 'claims.approvePicked',
  title: shared.approve,
  icon: CheckmarkCircle20Regular,
  permission: 'claims.enable',
  verb: 'approve' as const,
  fits: isWaiting,
  Form: lazyComponent(async () => (await import('./BulkApprove')).BulkApprove, 'kit.bulk'),
};

export const deciding = {
  id: 'claims.decidePicked',
  title: m.decidePicked,
  icon: ArrowSwap20Regular,
  permission: 'claims.enable',
  verb: 'reject' as const,
  fits: isWaiting,
  Form: lazyComponent(async () => (await import('./BulkReject')).BulkReject, 'kit.bulk'),
};
