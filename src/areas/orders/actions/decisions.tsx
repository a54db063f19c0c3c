import { FormattedMessage } from 'react-intl';
import { useDecideModerationMutation, useDecideQabzMutation } from '../../../api/payment/orders';
import { ConfirmAction } from '../../../kit/actions/ConfirmAction';
import { Note } from '../../../parts/Note';
import { orderStatus } from '../../../parts/orders/orderStatus';
import { ReasonForm } from '../../../parts/ReasonForm';
import { m } from './messages';
import { AboutOrder } from './AboutOrder';
import type { OrderFormProps } from './formProps';
import { orderNotice } from './orderNotice';

interface DecisionProps extends OrderFormProps {
  /** The service took it: where many are decided the next one comes at once. */
  onDecided?: () => void;
}

/** Asks once more before an order is approved; its goods are reserved by it. */
export function Approve({ order, isHeld, onClose, onDecided }: DecisionProps & { isHeld: boolean }) {
  const [decide] = useDecideModerationMutation();
  return (
    <ConfirmAction
      title={m.approveTitle}
      yes={m.approve}
      isDecision
      isHeld={isHeld}
      statusWords={orderStatus.labelOf}
      run={async () => {
        await decide({ id: order.id, 'If-Match': order.version, body: { accepted: true } }).unwrap();
        onDecided?.();
      }}
      done={m.approved}
      about={orderNotice(order)}
      onClose={onClose}
    >
      <AboutOrder order={order} />
    </ConfirmAction>
  );
}

const declineWords = { title: m.declineTitle, verb: m.decline, done: m.declined, reason: m.declineReason };

/** Declines an order for a reason, which the customer's card keeps. */
export function Decline({ order, onClose, onDecided }: DecisionProps) {
  const [decide] = useDecideModerationMutation();
  return (
    <ReasonForm
      id={`declineOrder:${order.id}`}
      version={order.version}
      about={orderNotice(order)}
      statusWords={orderStatus.labelOf}
      words={declineWords}
      send={async (comment, { version }) => {
        await decide({ id: order.id, 'If-Match': version, body: { accepted: false, comment } }).unwrap();
        onDecided?.();
      }}
      onClose={onClose}
    >
      <AboutOrder order={order} />
    </ReasonForm>
  );
}

/** The goods are the platform's, and the schedule comes into force. */
export function ApproveQabz({ order, onClose }: OrderFormProps) {
  const [decide] = useDecideQabzMutation();
  return (
    <ConfirmAction
      title={m.qabzApproveTitle}
      yes={m.qabzApprove}
      isDecision
      statusWords={orderStatus.labelOf}
      run={() => decide({ id: order.id, 'If-Match': order.version, body: { accepted: true } }).unwrap()}
      done={m.qabzApproved}
      about={orderNotice(order)}
      onClose={onClose}
    >
      <AboutOrder order={order} />
      <Note>
        <FormattedMessage {...m.qabzApproveText} />
      </Note>
    </ConfirmAction>
  );
}

const qabzWords = { title: m.qabzDecline, verb: m.qabzDecline, done: m.qabzDeclined, reason: m.declineReason };

export function DeclineQabz({ order, onClose }: OrderFormProps) {
  const [decide] = useDecideQabzMutation();
  return (
    <ReasonForm
      id={`declineQabz:${order.id}`}
      version={order.version}
      about={orderNotice(order)}
      statusWords={orderStatus.labelOf}
      words={qabzWords}
      send={(comment, { version }) =>
        decide({ id: order.id, 'If-Match': version, body: { accepted: false, comment } }).unwrap()
      }
      onClose={onClose}
    >
      <AboutOrder order={order} />
      <Note isWarning>
        <FormattedMessage {...m.cancelGoods} />
      </Note>
    </ReasonForm>
  );
}
