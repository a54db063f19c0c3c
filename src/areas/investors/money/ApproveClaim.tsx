import { FormattedMessage } from 'react-intl';
import type { Investor } from '../../../api/investment/investors';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import { useCheckOutcome } from '../../../api/cache/writeOutcome';
import { useChangeClaimStatusMutation } from '../../../api/system-user/generalClaims';
import { useGetPlatformInvestorQuery, type Claim } from '../../../api/system-user/investors';
import { ConfirmMoney } from '../../../kit/money/ConfirmMoney';
import { Fact } from '../../../kit/detail/Facts';
import { Choice } from '../../../parts/Choice';
import { InvestorName } from '../../../parts/InvestorName';
import { m as money } from './messages';
import { claimTypes } from './moneyTerms';
import { BalanceFacts } from './BalanceFacts';
import { approveVerb, m, numbered } from '../actionMessages';

interface Props {
  claim: Claim;
  investor: Investor;
  onClose: () => void;
}

/** Which way a claim moves the balance, for those that the balance is about. */
const signs: Partial<Record<Claim['type'], string>> = { refill: '', withdraw: '-' };

/** The question before a claim is approved, which moves its money at once. */
export function ApproveClaim({ claim, investor, onClose }: Props) {
  const [change] = useChangeClaimStatusMutation();
  const checkOutcome = useCheckOutcome('system-user');
  const { item } = useRecordQuery(
    useGetPlatformInvestorQuery({ id: investor.id }, { refetchOnMountOrArgChange: true }),
    investor.id,
  );
  const sign = signs[claim.type];
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
      done={m.approved}
      onClose={onClose}
    >
      <Fact label={m.claimNumber}>
        <FormattedMessage {...numbered} values={{ id: claim.id }} />
        <br />
        <Choice value={claim.type} labels={claimTypes} />
      </Fact>
      <Fact label={m.initiator}>{claim.initiator?.name}</Fact>
      {item && sign !== undefined ? (
        <BalanceFacts investor={item} change={`${sign}${claim.amount}`} />
      ) : (
        <Fact label={m.investorName}>
          <InvestorName investor={investor} />
        </Fact>
      )}
      <Fact label={money.comment}>{claim.comment}</Fact>
    </ConfirmMoney>
  );
}
