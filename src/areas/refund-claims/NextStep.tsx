import { FormattedMessage } from 'react-intl';
import type { ReturnClaim } from '../../api/payment/returnClaims';
import { Note } from '../../parts/Note';
import { stepOf } from './nextStep';

/** What happens next with a return, and who has to do it; of one that was declined why. */
export function NextStep({ claim }: { claim: ReturnClaim }) {
  if (claim.decline_comment !== null) return <Note isWarning>{claim.decline_comment}</Note>;
  const step = stepOf(claim);
  if (!step) return null;
  return (
    <Note isWarning={claim.refund_status === 'failed'}>
      <FormattedMessage {...step} />
    </Note>
  );
}
