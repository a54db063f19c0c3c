import type { Order } from '../../../api/payment/orders';
import { ActSection } from './ActSection';
import { AttachmentsSection } from './AttachmentsSection';
import { BasketSection } from './BasketSection';
import { CustomerSection } from './CustomerSection';
import { DeliverySection } from './DeliverySection';
import { ReceiptsSection } from './ReceiptsSection';
import { SellerSection } from './SellerSection';

/** Everything about an order below its next step, with what that step is made of first; the same wherever it is shown. */
export function OrderSections({ order }: { order: Order }) {
  const { status } = order;
  const act = <ActSection key="act" order={order} />;
  const attachments = <AttachmentsSection key="attachments" order={order} />;
  const first = status === 'approved_by_qabz' ? [act, attachments] : status === 'waiting_for_qabz' ? [attachments] : [];
  return (
    <>
      {first}
      <BasketSection order={order} />
      <CustomerSection order={order} />
      <SellerSection order={order} />
      <DeliverySection order={order} />
      <ReceiptsSection order={order} />
      {[attachments, act].filter((one) => !first.includes(one))}
    </>
  );
}
