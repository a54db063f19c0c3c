import { useDecideCashInBankClaimMutation, type CashInBankDetail } from '../../../api/investment/cashIn';
import { useCheckOutcome } from '../../../api/cache/writeOutcome';
import { ConfirmMoney } from '../../../kit/money/ConfirmMoney';
import { Day, Money } from '../../../kit/values/values';
import { Fact } from '../../../kit/detail/Facts';
import { useInvestorName } from '../../../parts/useInvestorName';
import { DecidedNote } from './DecidedNote';
import { confirmVerb, m } from './messages';
import type { Posting } from './payer';
import { t } from '../../../i18n/terms';

interface Props {
  claim: CashInBankDetail;
  posting: Posting;
  onClose: (isDone: boolean) => void;
}

/** The question before a document of the bank is posted to a balance. */
export function ConfirmCashIn({ claim, posting: { payer, investment }, onClose }: Props) {
  const { investor, balance } = payer;
  const [decide] = useDecideCashInBankClaimMutation();
  const checkOutcome = useCheckOutcome('investment');
  return (
    <ConfirmMoney
      title={m.confirmTitle}
      verb={confirmVerb}
      amount={claim.amount}
      run={(key) =>
        decide({
          id: claim.id,
          'If-Match': claim.version,
          'Idempotency-Key': key,
          body: { status: 'confirmed', investor_id: investor.id, ...(investment && { investment_id: investment.id }) },
        }).unwrap()
      }
      checkOutcome={checkOutcome}
      done={m.confirmed}
      onClose={(answer) => onClose(answer !== undefined)}
    >
      <Fact label={m.payer}>{claim.payer_name}</Fact>
      <Fact label={t.investor}>{useInvestorName()(investor)}</Fact>
      <Fact label={m.number}>{claim.bank_document_number}</Fact>
      <Fact label={m.date}>
        <Day value={claim.document_date} />
      </Fact>
      <Fact label={t.contract}>{investment?.contract_number}</Fact>
      <Fact label={m.balance}>
        <Money amount={balance} withCurrency />
      </Fact>
      <DecidedNote claim={claim} />
    </ConfirmMoney>
  );
}
