import { useIntl } from 'react-intl';
import { useDecideCashOutClaimMutation, type CashOutClaim } from '../../../api/investment/cashOut';
import { useCheckOutcome } from '../../../api/cache/writeOutcome';
import { ConfirmMoney } from '../../../kit/money/ConfirmMoney';
import { Fact } from '../../../kit/values/Facts';
import { useInvestorName } from '../../../parts/useInvestorName';
import { exitReasons } from '../../../parts/claims/exitReasons';
import { aboutCashOut } from './aboutCashOut';
import { cashOutStatus, payoutMethods } from './cashOutTerms';
import { approveVerb, m } from './messages';

interface Props {
  claim: CashOutClaim;
  onClose: () => void;
}

/**
 * The question before a claim is approved: what leaving costs today, as the claim itself says while it waits, and what is paid
 * after it.
 */
export function ApproveCashOut({ claim, onClose }: Props) {
  const intl = useIntl();
  const nameOf = useInvestorName();
  const [decide] = useDecideCashOutClaimMutation();
  const checkOutcome = useCheckOutcome('investment');
  return (
    <ConfirmMoney
      title={m.approveTitle}
      verb={approveVerb}
      amount={claim.payable_amount}
      about={aboutCashOut(claim, nameOf(claim.investor))}
      run={(key) =>
        decide({
          id: claim.id,
          'If-Match': claim.version,
          'Idempotency-Key': key,
          body: { status: 'approved', payable_amount: claim.payable_amount },
        }).unwrap()
      }
      checkOutcome={checkOutcome}
      statusWords={cashOutStatus.labelOf}
      done={m.approved}
      onClose={onClose}
    >
      <Fact label={m.investor} value={nameOf(claim.investor)} />
      <Fact label={m.contract} value={claim.investment.contract_number} />
      <Fact label={m.sum} value={claim.amount} as="moneyWithCurrency" />
      <Fact label={m.penalty} value={claim.penalty_amount} as="moneyWithCurrency" />
      <Fact label={m.tax} value={claim.tax_amount} as="moneyWithCurrency" />
      <Fact label={m.reason} value={claim.reason_text ?? exitReasons.textIn(intl, claim.reason_type)} />
      <Fact label={m.method} value={payoutMethods.textIn(intl, claim.method)} />
      <Fact label={m.payee} value={claim.card_masked ?? claim.bank_account} />
      <Fact label={m.planned} value={claim.planned_date} as="day" />
    </ConfirmMoney>
  );
}
