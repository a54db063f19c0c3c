import { FormattedMessage, useIntl } from 'react-intl';
import { useRecordQuery } from '../../api/cache/useRecordQuery';
import { useCheckOutcome } from '../../api/cache/writeOutcome';
import { useChangeClaimStatusMutation, type GeneralClaimRow } from '../../api/system-user/generalClaims';
import { useGetPlatformInvestorQuery } from '../../api/system-user/investors';
import { Fact } from '../../kit/values/Facts';
import { ConfirmMoney } from '../../kit/money/ConfirmMoney';
import { useCan } from '../../session/can';
import { useInvestorName } from '../useInvestorName';
import { InvestorName } from '../InvestorName';
import { BalanceFacts } from './BalanceFacts';
import { balanceChange, type OpenClaim } from './decisions';
import { aboutClaim } from './aboutClaim';
import { approveVerb, claimTitle, m } from './messages';
import { claimStatus, claimTypes, paymentTypes } from './terms';

interface Props {
  claim: OpenClaim;
  investor: Pick<GeneralClaimRow['investor'], 'id' | 'name'>;
  /** Whether the claim was approved. */
  onClose: (isDone: boolean) => void;
}

/** The question before a claim is approved, which moves its money at once. */
export function ApproveClaim({ claim, investor, onClose }: Props) {
  const intl = useIntl();
  const nameOf = useInvestorName();
  const [change] = useChangeClaimStatusMutation();
  const checkOutcome = useCheckOutcome('system-user');
  const mayLook = useCan()('investors.get');
  const { item } = useRecordQuery(
    useGetPlatformInvestorQuery({ id: investor.id }, { refetchOnMountOrArgChange: true, skip: !mayLook }),
    investor.id,
  );
  const step = balanceChange(claim);
  return (
    <ConfirmMoney
      title={m.approveTitle}
      verb={approveVerb}
      amount={claim.amount}
      about={aboutClaim(intl, claim, nameOf(investor))}
      run={(key) =>
        change({
          id: claim.id,
          'If-Match': claim.version,
          'Idempotency-Key': key,
          body: { status: 'approved' },
        }).unwrap()
      }
      checkOutcome={checkOutcome}
      statusWords={claimStatus.labelOf}
      done={m.isApproved}
      onClose={(answer) => onClose(answer !== undefined)}
    >
      <Fact label={m.claimNumber}>
        <FormattedMessage {...claimTitle} values={{ id: claim.id }} />
        <br />
        {claimTypes.textIn(intl, claim.type)}
      </Fact>
      <Fact label={m.paymentType}>
        {paymentTypes.textIn(intl, claim.payment_type)}
        {claim.card_masked && (
          <>
            <br />
            {claim.card_masked}
          </>
        )}
      </Fact>
      <Fact label={m.initiator}>{claim.initiator?.name ?? <FormattedMessage {...m.byInvestor} />}</Fact>
      {item && step !== undefined ? (
        <BalanceFacts investor={item} change={step} />
      ) : (
        <Fact label={m.investor} value={<InvestorName investor={investor} />} />
      )}
      <Fact label={m.comment} value={claim.comment} />
    </ConfirmMoney>
  );
}
