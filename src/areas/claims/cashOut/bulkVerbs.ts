/** What can be decided about picked claims. */
import { CheckmarkCircle20Regular, DismissCircle20Regular } from '@fluentui/react-icons';
import type { CashOutClaim } from '../../../api/investment/cashOut';
import { lazyComponent } from '../../../kit/foundation/lazyComponent';
import { m } from './messages';

const isWaiting = ({ status }: Pick<CashOutClaim, 'status'>): boolean => status === 'pending';

export const approving = {
  id: 'cashOut.approvePicked',
  title: m.approve,
  icon: CheckmarkCircle20Regular,
  permission: 'cash_out.enable',
  verb: 'approve' as const,
  fits: isWaiting,
  Form: lazyComponent(async () => (await import('./BulkDecisionForm')).ApproveClaims, 'kit.bulk'),
};

export const rejecting = {
  id: 'cashOut.rejectPicked',
  title: m.reject,
  icon: DismissCircle20Regular,
  permission: 'cash_out.enable',
  verb: 'reject' as const,
  fits: isWaiting,
  Form: lazyComponent(async () => (await import('./BulkDecisionForm')).RejectClaims, 'kit.bulk'),
};
