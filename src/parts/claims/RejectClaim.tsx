import { useIntl } from 'react-intl';
import { useCheckOutcome } from '../../api/cache/writeOutcome';
import { useChangeClaimStatusMutation } from '../../api/system-user/generalClaims';
import { aboutClaim } from './aboutClaim';
import { ReasonForm } from '../ReasonForm';
import type { OpenClaim } from './decisions';
import { m } from './messages';
import { claimStatus } from './terms';

const words = { title: m.rejectTitle, verb: m.reject, done: m.isRejected, reason: m.reason };

interface Props {
  claim: Pick<OpenClaim, 'id' | 'version' | 'amount'>;
  /** Whose claim it is. */
  person: string;
  /** Told of the decision that is sent. */
  onTaken: <Answer>(sent: Promise<Answer>) => Promise<Answer>;
  /** `isDone`: it was taken, also where that was only known by asking. */
  onClose: (isDone: boolean) => void;
}

/** Refuses a claim; nothing moves, and the reason is kept with it. */
export function RejectClaim({ claim: { id, version, amount }, person, onTaken, onClose }: Props) {
  const intl = useIntl();
  const [change] = useChangeClaimStatusMutation();
  const checkOutcome = useCheckOutcome('system-user');
  return (
    <ReasonForm
      id={`rejectClaim:${id}`}
      version={version}
      words={words}
      statusWords={claimStatus.labelOf}
      about={{ ...aboutClaim(intl, { id }, person), amount }}
      checkOutcome={checkOutcome}
      onClose={onClose}
      send={(comment, { version: seen, key }) =>
        onTaken(
          change({ id, 'If-Match': seen, 'Idempotency-Key': key, body: { status: 'rejected', comment } }).unwrap(),
        )
      }
    />
  );
}
