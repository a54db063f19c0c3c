import { Suspense, useState } from 'react';
import type { MessageDescriptor } from 'react-intl';
import { useSelector } from 'react-redux';
import type { Investor } from '../../../api/investment/investors';
import { useChangeClaimStatusMutation } from '../../../api/system-user/generalClaims';
import type { Claim } from '../../../api/system-user/investors';
import { Action } from '../../../kit/actions/Action';
import { ActionMenu } from '../../../kit/actions/ActionMenu';
import { lazyComponent } from '../../../kit/foundation/lazyComponent';
import { session } from '../../../session/slice';
import { m } from '../actionMessages';

const ApproveClaim = lazyComponent(async () => (await import('./ApproveClaim')).ApproveClaim);
const RejectClaim = lazyComponent(async () => (await import('./RejectClaim')).RejectClaim);

/** The second person's decision; whoever began the claim sees why it is not his. */
export function ClaimActions({ claim, investor }: { claim: Claim; investor: Investor }) {
  const [asking, setAsking] = useState<'approve' | 'reject'>();
  const [change] = useChangeClaimStatusMutation();
  const own = useSelector(session.selectors.user)?.id;
  const isOpen = claim.status === 'pending' || claim.status === 'in_process';
  const isOwn = claim.initiator !== null && claim.initiator.id === own;
  const reason: MessageDescriptor | false = !isOpen ? m.isDecided : isOwn && m.samePerson;
  const close = () => setAsking(undefined);
  return (
    <>
      <ActionMenu>
        <Action label={m.approve} verb="approve" disabledReason={reason} onSelect={() => setAsking('approve')} />
        <Action
          label={m.reject}
          verb="reject"
          tone="danger"
          disabledReason={reason}
          onSelect={() => setAsking('reject')}
        />
        <Action
          label={m.take}
          disabledReason={reason || (claim.status === 'in_process' && m.isTaken)}
          done={m.taken}
          onSelect={() =>
            change({
              id: claim.id,
              'If-Match': claim.version,
              'Idempotency-Key': crypto.randomUUID(),
              body: { status: 'in_process' },
            }).unwrap()
          }
        />
      </ActionMenu>
      <Suspense>
        {asking === 'approve' && <ApproveClaim claim={claim} investor={investor} onClose={close} />}
        {asking === 'reject' && <RejectClaim claim={claim} onClose={close} />}
      </Suspense>
    </>
  );
}
