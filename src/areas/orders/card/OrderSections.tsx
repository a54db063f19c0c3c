import type { Order } from '../../../api/payment/orders';
import { ActSection } from './ActSection';
import { AttachmentsSection } from './AttachmentsSection';
import { BasketSection } from './BasketSection';
import { CustomerSection } from './CustomerSection';
import { DeliverySection } from './DeliverySection';
import { SellerSection } from './SellerSection';

/** Everything about an order below its next step; the same on its card and where it is moderated. */
export function OrderSections({ order }: { order: Order }) {
  return (
    <>
      <BasketSection order={order} />
      <CustomerSection order={order} />
      <SellerSection order={order} />
      <DeliverySection order={order} />
      <AttachmentsSection order={order} />
      <ActSection order={order} />
    </>
  );
}
