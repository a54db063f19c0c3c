import { Button } from '@fluentui/react-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDecideCashOutClaimMutation, type CashOutClaim } from '../../../api/investment/cashOut';
import { useCalculateInvestmentPenaltyQuery } from '../../../api/investment/investments';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import { useCheckOutcome } from '../../../api/cache/writeOutcome';
import { ConfirmMoney } from '../../../kit/money/ConfirmMoney';
import { Day, Money } from '../../../kit/values/values';
import { Dialog } from '../../../kit/overlay/Dialog';
import { Fact } from '../../../kit/detail/Facts';
import { FailureNote } from '../../../kit/feedback/FailureNote';
import { useInvestorName } from '../../../parts/useInvestorName';
import { exitReasons } from '../../../parts/claims/exitReasons';
import { payoutMethods } from './cashOutTerms';
import { approveVerb, m } from './messages';
import { t } from '../../../i18n/terms';

interface Props {
  claim: CashOutClaim;
  onClose: () => void;
}

/** The question before a claim is approved: what leaving costs today, and what is paid after it. */
export function ApproveCashOut({ claim, onClose }: Props) {
  const intl = useIntl();
  const nameOf = useInvestorName();
  const [decide] = useDecideCashOutClaimMutation();
  const checkOutcome = useCheckOutcome('investment');
  const asked = { id: claim.investment.id, amount: claim.amount };
  const cost = useRecordQuery(useCalculateInvestmentPenaltyQuery(asked, { refetchOnMountOrArgChange: true }));
  const { item, failure, retry } = cost;
  if (item === undefined)
    return failure ? (
      <Dialog
        title={m.approveTitle}
        onSubmit={onClose}
        onClose={onClose}
        buttons={
          <Button onClick={onClose}>
            <FormattedMessage {...t.close} />
          </Button>
        }
      >
        <FailureNote failure={failure} retry={retry} />
      </Dialog>
    ) : null;
  return (
    <ConfirmMoney
      title={m.approveTitle}
      verb={approveVerb}
      amount={item.payable_amount}
      run={(key) =>
        decide({
          id: claim.id,
          'If-Match': claim.version,
          'Idempotency-Key': key,
          body: { status: 'approved', payable_amount: item.payable_amount },
        }).unwrap()
      }
      checkOutcome={checkOutcome}
      done={m.approved}
      onClose={onClose}
    >
      <Fact label={m.investor}>{nameOf(claim.investor)}</Fact>
      <Fact label={m.contract}>{claim.investment.contract_number}</Fact>
      <Fact label={m.sum}>
        <Money amount={claim.amount} withCurrency />
      </Fact>
      <Fact label={m.penalty}>
        <Money amount={item.penalty_amount} withCurrency />
      </Fact>
      <Fact label={m.tax}>
        <Money amount={claim.tax_amount} withCurrency />
      </Fact>
      <Fact label={m.reason}>{claim.reason_text ?? exitReasons.textIn(intl, claim.reason_type)}</Fact>
      <Fact label={m.method}>{payoutMethods.textIn(intl, claim.method)}</Fact>
      <Fact label={m.payee}>{claim.card_masked ?? claim.bank_account}</Fact>
      <Fact label={m.planned}>
        <Day value={claim.planned_date} />
      </Fact>
    </ConfirmMoney>
  );
}
