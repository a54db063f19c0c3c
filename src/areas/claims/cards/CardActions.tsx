import { Suspense, useState } from 'react';
import type { CardVerificationClaim } from '../../../api/investment/cardVerification';
import { Action } from '../../../kit/actions/Action';
import { ActionMenu } from '../../../kit/actions/ActionMenu';
import { lazyComponent } from '../../../kit/foundation/lazyComponent';
import { Can } from '../../../session/can';
import { m } from './messages';
import { t } from '../../../i18n/terms';

const RejectCard = lazyComponent(async () => (await import('./RejectCard')).RejectCard);

/** The menu of one card in the list: to look at it, and to refuse it. It is verified only beside its photo. */
export function CardActions({ claim, onReview }: { claim: CardVerificationClaim; onReview: () => void }) {
  const [isRejecting, setRejecting] = useState(false);
  const reason = claim.status !== 'pending' && t.isDecided;
  return (
    <>
      <ActionMenu label={m.actions}>
        <Action label={m.review} onSelect={onReview} />
        <Can do="card_verification.enable">
          <Action
            label={t.reject}
            verb="reject"
            tone="danger"
            disabledReason={reason}
            onSelect={() => setRejecting(true)}
          />
        </Can>
      </ActionMenu>
      <Suspense>{isRejecting && <RejectCard claim={claim} onClose={() => setRejecting(false)} />}</Suspense>
    </>
  );
}
