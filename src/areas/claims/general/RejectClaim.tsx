import { useChangeClaimStatusMutation, type GeneralClaimRow } from '../../../api/system-user/generalClaims';
import { ReasonForm } from '../../../parts/ReasonForm';
import { m } from './messages';

const words = { title: m.rejectTitle, verb: m.reject, done: m.isRejected, reason: m.reason };

/** Refuses a claim; nothing moves, and the reason is kept with it. */
export function RejectClaim({ claim: { id, version }, onClose }: { claim: GeneralClaimRow; onClose: () => void }) {
  const [change] = useChangeClaimStatusMutation();
  return (
    <ReasonForm
      id={`rejectGeneralClaim:${id}`}
      version={version}
      words={words}
      onClose={onClose}
      send={(comment, { version: seen, key }) =>
        change({ id, 'If-Match': seen, 'Idempotency-Key': key, body: { status: 'rejected', comment } }).unwrap()
      }
    />
  );
}
