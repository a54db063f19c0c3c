import { useChangeClaimStatusMutation } from '../../../api/system-user/generalClaims';
import type { Claim } from '../../../api/system-user/investors';
import { ReasonForm } from '../../../parts/ReasonForm';
import { m } from '../actionMessages';

const words = { title: m.rejectTitle, verb: m.reject, done: m.rejected, reason: m.reason };

/** Refuses a claim; nothing moves, and the reason is kept with it. */
export function RejectClaim({ claim: { id, version }, onClose }: { claim: Claim; onClose: () => void }) {
  const [change] = useChangeClaimStatusMutation();
  return (
    <ReasonForm
      id={`rejectClaim:${id}`}
      version={version}
      words={words}
      onClose={onClose}
      send={(comment, { version: seen, key }) =>
        change({ id, 'If-Match': seen, 'Idempotency-Key': key, body: { status: 'rejected', comment } }).unwrap()
      }
    />
  );
}
