import type { Order } from '../../../api/payment/orders';

/** What every form over an order is given. */
export interface OrderFormProps {
  order: Order;
  onClose: () => void;
}
