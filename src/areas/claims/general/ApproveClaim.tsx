import { FormattedMessage, useIntl } from 'react-intl';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import { useCheckOutcome } from '../../../api/cache/writeOutcome';
import { useChangeClaimStatusMutation, type GeneralClaimRow } from '../../../api/system-user/generalClaims';
import { useGetPlatformInvestorQuery } from '../../../api/system-user/investors';
import { useFormat } from '../../../i18n/format';
import { codeLabel } from '../../../kit/values/codeLabel';
import { ConfirmMoney } from '../../../kit/money/ConfirmMoney';
import { Fact } from '../../../kit/detail/Facts';
import { balanceWith } from '../../../lib/money';
import { InvestorName } from '../../../parts/InvestorName';
import { useCan } from '../../../session/can';
import { claimTypes, paymentTypes } from './claimTerms';
import { balanceChange } from './decisions';
import { approveVerb, claimTitle, m } from './messages';

/** The question before a claim is approved, which moves its money at once. */
export function ApproveClaim({ claim, onClose }: { claim: GeneralClaimRow; onClose: () => void }) {
  const format = useFormat();
  const intl = useIntl();
  const [change] = useChangeClaimStatusMutation();
  const checkOutcome = useCheckOutcome('system-user');
  const mayLook = useCan()('investors.get');
  const investor = useGetPlatformInvestorQuery(
    { id: claim.investor.id },
    { refetchOnMountOrArgChange: true, skip: !mayLook },
  );
  const { item } = useRecordQuery(investor, claim.investor.id);
  const step = balanceChange(claim);
  return (
    <ConfirmMoney
      title={m.approveTitle}
      verb={approveVerb}
      amount={claim.amount}
      run={(key) =>
        change({
          id: claim.id,
          'If-Match': claim.version,
          'Idempotency-Key': key,
          body: { status: 'approved' },
        }).unwrap()
      }
      checkOutcome={checkOutcome}
      done={m.isApproved}
      onClose={() => onClose()}
    >
      <Fact label={m.claimNumber}>
        <FormattedMessage {...claimTitle} values={{ id: claim.id }} />
        <br />
        {codeLabel(intl, claimTypes, claim.type)}
      </Fact>
      <Fact label={m.investor}>
        <InvestorName investor={claim.investor} />
      </Fact>
      <Fact label={m.paymentType}>
        {codeLabel(intl, paymentTypes, claim.payment_type)}
        {claim.card_masked && (
          <>
            <br />
            {claim.card_masked}
          </>
        )}
      </Fact>
      <Fact label={m.initiator}>{claim.initiator?.name ?? <FormattedMessage {...m.byInvestor} />}</Fact>
      {item && step !== undefined && (
        <>
          <Fact label={m.balanceNow}>{format.moneyWithCurrency(item.balance)}</Fact>
          <Fact label={m.balanceThen}>{format.moneyWithCurrency(balanceWith(item.balance, step))}</Fact>
        </>
      )}
      <Fact label={m.comment}>{claim.comment}</Fact>
    </ConfirmMoney>
  );
}
