import { FormattedMessage } from 'react-intl';
import { useResendActSmsMutation } from '../../../api/payment/agreements';
import type { Order } from '../../../api/payment/orders';
import { Action } from '../../../kit/actions/Action';
import { Section } from '../../../kit/detail/Section';
import { Fact, Facts } from '../../../kit/values/Facts';
import { toFailure } from '../../../lib/failure';
import { secondsUntil } from '../../../lib/secondsUntil';
import { ActionRow } from '../../../parts/ActionRow';
import { Note } from '../../../parts/Note';
import { useCountdown } from '../../../parts/useCountdown';
import { useCan } from '../../../session/can';
import { ConfirmAct } from '../actions/ConfirmAct';
import { m as orders, resendIn, triesLeft } from '../messages';
import { m } from './messages';
import { actStatus, actWays } from '../orderTerms';
import { PrintAct } from './PrintAct';
import { useState } from 'react';

/** The act by which the customer is given the goods: signed with a code, or by a photo report that was approved. */
export function ActSection({ order }: { order: Order }) {
  const { act } = order;
  const isDue = order.status === 'approved_by_qabz' && act?.status !== 'signed';
  if (act === null && !isDue) return null;
  return (
    <Section id="act" title={m.act}>
      {act && (
        <Facts>
          <Fact label={m.actState}>{actStatus.badge(act.status)}</Fact>
          {act.way !== null && <Fact label={m.actWay} value={actWays.text(act.way)} />}
          <Fact label={orders.codeSentTo} value={act.sent_at === null ? undefined : act.sent_to} optional />
          <Fact label={m.codeSentAt} value={act.sent_at} as="dateTime" optional />
          {act.status === 'pending' && <Fact label={m.codeGoodTill} value={act.expires_at} as="dateTime" optional />}
          <Fact label={m.signedAt} value={act.signed_at} as="dateTime" optional />
        </Facts>
      )}
      {act && (
        <ActionRow>
          <PrintAct order={order} act={act} />
        </ActionRow>
      )}
      {/* Another code begins another minute. */}
      {isDue && <Code key={act?.sent_at} order={order} act={act} />}
    </Section>
  );
}

interface Props {
  order: Order;
  act: Order['act'];
}

function Code({ order, act }: Props) {
  const can = useCan();
  const [resend] = useResendActSmsMutation();
  const [isAsked, setAsked] = useState(false);
  const until = act?.resend_at ?? null;
  const countdown = useCountdown(until === null ? 0 : Math.max(0, secondsUntil(until)));
  const left = act?.tries_left ?? 0;
  const isSent = act !== null && act.sent_at !== null;
  const send = async (): Promise<void> => {
    try {
      await resend({ orderId: order.id, 'If-Match': order.version }).unwrap();
    } catch (error) {
      const { codes, retryAfter } = toFailure(error);
      if (codes.includes('too_soon')) countdown.start(retryAfter ?? 60);
      throw error;
    }
  };
  return (
    <>
      <Note isWarning={isSent && left < 3}>
        {isSent ? (
          <FormattedMessage {...triesLeft} values={{ count: left }} />
        ) : (
          <FormattedMessage {...m.codeNotSent} />
        )}
      </Note>
      <ActionRow>
        {isSent && left > 0 && can('agreements.enable') && (
          <Action label={orders.confirmAct} isPrimary onSelect={() => setAsked(true)} />
        )}
        {can('agreements.update') && countdown.seconds === 0 && (
          <Action label={m.sendCode} isPrimary={!isSent} onSelect={send} done={m.codeResent} />
        )}
      </ActionRow>
      {countdown.seconds > 0 && (
        <Note>
          <FormattedMessage {...resendIn} values={{ seconds: countdown.seconds }} />
        </Note>
      )}
      {isAsked && <ConfirmAct order={order} onClose={() => setAsked(false)} />}
    </>
  );
}
