import { mergeClasses } from '@fluentui/react-components';
import { FormattedMessage } from 'react-intl';
import { useDecideCashInBankClaimMutation, type CashInBankDetail } from '../../../api/investment/cashIn';
import { useCheckOutcome } from '../../../api/cache/writeOutcome';
import { ConfirmMoney } from '../../../kit/money/ConfirmMoney';
import { useNoteStyles } from '../../../kit/foundation/styles';
import { Fact } from '../../../kit/values/Facts';
import { useInvestorName } from '../../../parts/useInvestorName';
import { href } from '../../../routes/href';
import { cashInStatus } from './cashInTerms';
import { DecidedNote } from './DecidedNote';
import { confirmVerb, m } from './messages';
import { isOtherName, type Posting } from './payer';
import { t } from '../../../i18n/terms';

interface Props {
  claim: CashInBankDetail;
  posting: Posting;
  onClose: (isDone: boolean) => void;
}

/** The question before a document of the bank is posted to a balance. */
export function ConfirmCashIn({ claim, posting: { payer, investment }, onClose }: Props) {
  const { investor, balance } = payer;
  const nameOf = useInvestorName();
  const note = useNoteStyles();
  const [decide] = useDecideCashInBankClaimMutation();
  const checkOutcome = useCheckOutcome('investment');
  return (
    <ConfirmMoney
      title={m.confirmTitle}
      verb={confirmVerb}
      amount={claim.amount}
      about={{
        record: `№ ${claim.bank_document_number}`,
        person: nameOf(investor),
        path: href('claims.cashInOne', { id: String(claim.id) }),
      }}
      run={(key) =>
        decide({
          id: claim.id,
          'If-Match': claim.version,
          'Idempotency-Key': key,
          body: { status: 'confirmed', investor_id: investor.id, ...(investment && { investment_id: investment.id }) },
        }).unwrap()
      }
      checkOutcome={checkOutcome}
      statusWords={cashInStatus.labelOf}
      done={m.confirmed}
      onClose={(answer) => onClose(answer !== undefined)}
    >
      <Fact label={m.payer} value={claim.payer_name} />
      <Fact label={t.investor} value={nameOf(investor)} />
      <Fact label={m.number} value={claim.bank_document_number} />
      <Fact label={m.date} value={claim.document_date} as="day" />
      <Fact label={t.contract} value={investment?.contract_number} />
      <Fact label={m.balance} value={balance} as="moneyWithCurrency" />
      <Fact label={t.purpose} value={claim.purpose} />
      {isOtherName(payer) && (
        <div role="note" className={mergeClasses(note.root, note.warning)}>
          <FormattedMessage {...m.otherNameAsk} />
        </div>
      )}
      <DecidedNote claim={claim} />
    </ConfirmMoney>
  );
}
