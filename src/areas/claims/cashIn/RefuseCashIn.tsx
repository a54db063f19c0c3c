import { useCheckOutcome } from '../../../api/cache/writeOutcome';
import { useDecideCashInBankClaimMutation, type CashInBankDetail } from '../../../api/investment/cashIn';
import { Fact, Facts } from '../../../kit/values/Facts';
import { ReasonForm } from '../../../parts/ReasonForm';
import { href } from '../../../routes/href';
import { cashInStatus } from './cashInTerms';
import { m } from './messages';
import { t } from '../../../i18n/terms';

interface Props {
  claim: CashInBankDetail;
  /** Returned goes back to the account it came from; rejected is not ours to decide. */
  status: 'rejected' | 'returned';
  onClose: () => void;
  onDone: () => void;
}

const words = {
  rejected: { title: m.rejectTitle, verb: t.reject, done: m.rejected, reason: t.reason },
  returned: { title: m.returnTitle, verb: m.return, done: m.returned, reason: t.reason },
};

/** Rejects or returns a document of the bank; nothing is posted, and the reason is kept with it. */
export function RefuseCashIn({ claim, status, onClose, onDone }: Props) {
  const { id, version } = claim;
  const [decide] = useDecideCashInBankClaimMutation();
  const checkOutcome = useCheckOutcome('investment');
  return (
    <ReasonForm
      id={`${status}:${id}`}
      version={version}
      words={words[status]}
      statusWords={cashInStatus.labelOf}
      about={{
        record: `№ ${claim.bank_document_number}`,
        amount: claim.amount,
        person: claim.payer_name,
        path: href('claims.cashInOne', { id: String(id) }),
      }}
      checkOutcome={checkOutcome}
      onClose={(isDone) => (isDone ? onDone() : onClose())}
      send={(comment, { version: seen, key }) =>
        decide({ id, 'If-Match': seen, 'Idempotency-Key': key, body: { status, comment } }).unwrap()
      }
    >
      <Facts>
        <Fact label={t.sum} value={claim.amount} as="moneyWithCurrency" />
        <Fact label={m.payer} value={claim.payer_name} />
        <Fact label={m.account} value={claim.payer_account} />
        <Fact label={t.mfo} value={claim.payer_mfo} />
      </Facts>
    </ReasonForm>
  );
}
