import { useApprovePhotoReportMutation, type OrderAttachment } from '../../../api/payment/orders';
import { ConfirmAction } from '../../../kit/actions/ConfirmAction';
import { Fact, Facts } from '../../../kit/values/Facts';
import { orderStatus } from '../../../parts/orders/orderStatus';
import { m as orders } from '../messages';
import { m } from './messages';
import type { OrderFormProps } from './formProps';
import { orderNotice } from './orderNotice';

interface Props extends OrderFormProps {
  attachment: OrderAttachment;
}

/** Asks once more before a photo report is approved, by another person than who attached it. */
export function ApprovePhoto({ order, attachment, onClose }: Props) {
  const { id, version } = order;
  const [approve] = useApprovePhotoReportMutation();
  return (
    <ConfirmAction
      title={m.approvePhotoTitle}
      yes={orders.approvePhoto}
      isDecision
      statusWords={orderStatus.labelOf}
      run={() => approve({ id, 'If-Match': version, body: { attachment_id: attachment.id } }).unwrap()}
      done={m.photoApproved}
      about={orderNotice(order)}
      onClose={onClose}
    >
      <Facts>
        <Fact label={orders.kindPhotoReport} value={attachment.name} />
        <Fact label={orders.attachedBy} value={attachment.user?.name} />
      </Facts>
    </ConfirmAction>
  );
}
