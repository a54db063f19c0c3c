import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import type { ReturnClaim } from '../../api/payment/returnClaims';
import { Note } from '../../parts/Note';
import { m } from './messages';

function stepOf({ status, preview, refund_status: refund, refunds }: ReturnClaim): MessageDescriptor | undefined {
  if (status === 'new') return m.nextNew;
  if (status === 'in_process') return m.nextInProcess;
  if (status === 'approved_by_moderator') return preview.needs_invoice ? m.nextInvoice : m.nextApproved;
  if (status === 'waiting_invoice') return m.nextWaiting;
  if (status !== 'approved_by_accountant') return undefined;
  if (refund === 'failed') return m.nextFailed;
  if (refund !== 'new') return m.nextPaid;
  // What was wanted first may have failed since, and gone another way.
  return refunds[0]?.method === 'card' ? m.nextUnknown : m.nextBank;
}

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
