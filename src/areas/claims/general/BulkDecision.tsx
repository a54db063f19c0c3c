import { ArrowSwap20Regular, CheckmarkCircle20Regular } from '@fluentui/react-icons';
import type { GeneralClaimRow } from '../../../api/system-user/generalClaims';
import { BulkAction } from '../../../kit/bulk/BulkAction';
import { lazyComponent } from '../../../kit/foundation/lazyComponent';
import { m as shared } from '../../../parts/claims/messages';
import { m } from './messages';

const BulkApprove = lazyComponent(async () => (await import('./BulkApprove')).BulkApprove, 'kit.bulk');
const BulkReject = lazyComponent(async () => (await import('./BulkReject')).BulkReject, 'kit.bulk');

const approving = { id: 'claims.approvePicked', title: shared.approve, icon: CheckmarkCircle20Regular };
const deciding = { id: 'claims.decidePicked', title: m.decidePicked, icon: ArrowSwap20Regular };

/** One decision for all picked claims. */
export function BulkDecision({ claims, onDone }: { claims: readonly GeneralClaimRow[]; onDone: () => void }) {
  const ofPicked = { permission: 'claims.enable', count: claims.length };
  return (
    <>
      <BulkAction {...approving} {...ofPicked}>
        {(close) => <BulkApprove claims={claims} onClose={close} onDone={onDone} />}
      </BulkAction>
      <BulkAction {...deciding} {...ofPicked}>
        {(close) => <BulkReject claims={claims} onClose={close} onDone={onDone} />}
      </BulkAction>
    </>
  );
}
