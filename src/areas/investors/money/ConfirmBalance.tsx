import { FormattedMessage, useIntl } from 'react-intl';
import { useCheckOutcome } from '../../../api/cache/writeOutcome';
import {
  useRefillInvestorBalanceMutation,
  useWithdrawInvestorBalanceMutation,
  type PlatformInvestor,
} from '../../../api/system-user/investors';
import { ConfirmMoney } from '../../../kit/money/ConfirmMoney';
import { Fact } from '../../../kit/values/Facts';
import { BalanceFacts } from '../../../parts/claims/BalanceFacts';
import { useCan } from '../../../session/can';
import { aboutClaim } from '../../../parts/claims/aboutClaim';
import { investorHref } from '../../../parts/investorHref';
import { useInvestorName } from '../../../parts/useInvestorName';
import { m, refillVerb, withdrawVerb } from '../actionMessages';

export interface BalanceChange {
  direction: 'refill' | 'withdraw';
  amount: string;
  comment: string;
}

interface Props {
  /** Read just now. */
  investor: PlatformInvestor;
  change: BalanceChange;
  onClose: (isDone: boolean) => void;
}

/** The question before a refill or a withdrawal is asked for; a second person then decides. */
export function ConfirmBalance({ investor, change: { direction, amount, comment }, onClose }: Props) {
  const [refill] = useRefillInvestorBalanceMutation();
  const [withdraw] = useWithdrawInvestorBalanceMutation();
  const checkOutcome = useCheckOutcome('system-user');
  const intl = useIntl();
  const person = useInvestorName()(investor);
  const maySeeClaims = useCan()('claims');
  // The claim that was made is the receipt.
  const aboutAnswer = (answer: unknown) => {
    const id = typeof answer === 'object' && answer !== null && 'claim_id' in answer ? answer.claim_id : undefined;
    const path = maySeeClaims ? {} : { path: investorHref(investor) };
    return typeof id === 'number' ? { ...aboutClaim(intl, { id }, person), ...path } : undefined;
  };
  const isRefill = direction === 'refill';
  const [from, to] = isRefill ? [m.platform, m.ownBalance] : [m.ownBalance, m.platform];
  const send = isRefill ? refill : withdraw;
  return (
    <ConfirmMoney
      title={isRefill ? m.refillAction : m.withdrawAction}
      verb={isRefill ? refillVerb : withdrawVerb}
      amount={amount}
      about={(answer) => aboutAnswer(answer) ?? { record: `№ ${investor.id}`, person, path: investorHref(investor) }}
      run={(key) =>
        send({
          id: investor.id,
          'If-Match': investor.version,
          'Idempotency-Key': key,
          body: { amount, comment },
        }).unwrap()
      }
      checkOutcome={checkOutcome}
      done={m.asked}
      onClose={(answer) => onClose(answer !== undefined)}
    >
      <BalanceFacts investor={investor} change={isRefill ? amount : `-${amount}`} />
      <Fact label={m.fromWhere} value={<FormattedMessage {...from} />} />
      <Fact label={m.toWhere} value={<FormattedMessage {...to} />} />
      <Fact label={m.why} value={comment} />
    </ConfirmMoney>
  );
}
