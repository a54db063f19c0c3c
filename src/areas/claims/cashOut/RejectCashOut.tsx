import { useCheckOutcome } from '../../../api/cache/writeOutcome';
import { useDecideCashOutClaimMutation, type CashOutClaim } from '../../../api/investment/cashOut';
import { ReasonForm } from '../../../parts/ReasonForm';
import { useInvestorName } from '../../../parts/useInvestorName';
import { cashOutStatus } from './cashOutTerms';
import { aboutCashOut } from './aboutCashOut';
import { m } from './messages';

const words = { title: m.rejectTitle, verb: m.reject, done: m.rejected, reason: m.rejectReason };

/** Refuses a claim; the money stays at work, and the reason is kept with it. */
export function RejectCashOut({ claim, onClose }: { claim: CashOutClaim; onClose: () => void }) {
  const { id, version } = claim;
  const nameOf = useInvestorName();
  const [decide] = useDecideCashOutClaimMutation();
  const checkOutcome = useCheckOutcome('investment');
  return (
    <ReasonForm
      id={`rejectCashOut:${id}`}
      version={version}
      words={words}
      statusWords={cashOutStatus.labelOf}
      about={{ ...aboutCashOut(claim, nameOf(claim.investor)), amount: claim.amount }}
      checkOutcome={checkOutcome}
      onClose={onClose}
      send={(comment, { version: seen, key }) =>
        decide({ id, 'If-Match': seen, 'Idempotency-Key': key, body: { status: 'rejected', comment } }).unwrap()
      }
    />
  );
}
