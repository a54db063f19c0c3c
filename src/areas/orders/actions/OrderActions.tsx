import { BoxCheckmark20Regular, Checkmark20Regular } from '@fluentui/react-icons';
import type { Order } from '../../../api/payment/orders';
import { Action } from '../../../kit/actions/Action';
import { useDialogParam } from '../../../kit/url/useDialogParam';
import { Can } from '../../../session/can';
import { useLacks } from '../card/lacks';
import { m } from './messages';
import { CancelAction } from './CancelAction';
import { ModerationActions, type PhotosInSight } from './ModerationActions';
import { OrderQuestion, questions, type QuestionName } from './OrderQuestion';

interface Props {
  order: Order;
  /** Of the page that has the photos of the customer; elsewhere the approval leads there. */
  photos?: PhotosInSight;
}

/** What can be done with an order in its status, the next step first. */
export function OrderActions({ order, photos }: Props) {
  const { dialog, open, close, closeFor } = useDialogParam(questions);
  // In a turn of its own: a form lets go of what was typed first, and says what was done.
  const onDecided = photos?.onDecided;
  const goOn = onDecided && (() => setTimeout(() => closeFor(onDecided)));
  return (
    <>
      <ModerationActions order={order} photos={photos} open={open} />
      <SaleActions order={order} open={open} />
      <CancelAction order={order} onAsk={() => open('cancel')} />
      {dialog && (photos || dialog.name !== 'approve') && (
        <OrderQuestion
          key={dialog.name}
          name={dialog.name}
          order={order}
          isHeld={photos?.unseen !== undefined}
          onClose={close}
          onDecided={goOn}
        />
      )}
    </>
  );
}

interface PartProps {
  order: Order;
  open: (name: QuestionName) => void;
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
