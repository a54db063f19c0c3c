import { BoxCheckmark20Regular, Checkmark20Regular, PersonSwap20Regular } from '@fluentui/react-icons';
import { useTakeOrderMutation, type Order } from '../../../api/payment/orders';
import { Action } from '../../../kit/actions/Action';
import { useDialogParam } from '../../../kit/url/useDialogParam';
import { Can } from '../../../session/can';
import { useLacks } from '../card/lacks';
import { m } from './messages';
import { CancelAction } from './CancelAction';
import { isMine, isOfOther, OrderQuestion, questions, type QuestionName } from './OrderQuestion';

interface Props {
  order: Order;
  /** Leads on, once a decision of moderation was taken. */
  onDecided?: () => void;
}

/** What can be done with an order in its status, the next step first. */
export function OrderActions({ order, onDecided }: Props) {
  const { dialog, open, close, closeFor } = useDialogParam(questions);
  // In a turn of its own: a form lets go of what was typed first, and says what was done.
  const goOn = onDecided && (() => setTimeout(() => closeFor(onDecided)));
  return (
    <>
      <ModerationActions order={order} open={open} />
      <SaleActions order={order} open={open} />
      <CancelAction order={order} onAsk={() => open('cancel')} />
      {dialog && <OrderQuestion key={dialog.name} name={dialog.name} order={order} onClose={close} onDecided={goOn} />}
    </>
  );
}

interface PartProps {
  order: Order;
  open: (name: QuestionName) => void;
}

function ModerationActions({ order: one, open }: PartProps) {
  const [take] = useTakeOrderMutation();
  return (
    <>
      {one.next.action === 'take' && (
        <Can do="orders_moderate.update">
          <Action
            label={m.take}
            verb="approve"
            isPrimary
            done={m.taken}
            onSelect={() => take({ id: one.id, 'If-Match': one.version, body: {} }).unwrap()}
          />
        </Can>
      )}
      {isOfOther(one) && (
        <Can do="orders_moderate.update">
          <Action label={m.takeOver} icon={PersonSwap20Regular} isPrimary onSelect={() => open('takeOver')} />
        </Can>
      )}
      {isMine(one) && (
        <Can do="orders_moderate.enable">
          <Action label={m.approve} verb="approve" isPrimary onSelect={() => open('approve')} />
          <Action label={m.decline} verb="reject" tone="danger" onSelect={() => open('decline')} />
        </Can>
      )}
    </>
  );
}

function SaleActions({ order: one, open }: PartProps) {
  const lack = useLacks(one) ?? false;
  return (
    <Can do="orders.enable">
      {one.status === 'waiting_for_qabz' && (
        <>
          <Action
            label={m.qabzApprove}
            icon={BoxCheckmark20Regular}
            verb="approve"
            isPrimary
            disabledReason={lack}
            onSelect={() => open('qabzApprove')}
          />
          <Action label={m.qabzDecline} verb="reject" tone="danger" onSelect={() => open('qabzDecline')} />
        </>
      )}
      {one.status === 'approved_by_delivery' && (
        <Action
          label={m.complete}
          icon={Checkmark20Regular}
          verb="approve"
          isPrimary
          disabledReason={lack}
          onSelect={() => open('complete')}
        />
      )}
    </Can>
  );
}
