import type { Order } from '../../../api/payment/orders';
import type { NoticeAbout } from '../../../kit/state/useNoticeAbout';

/** How a notice speaks of an order that was decided about. */
export const orderNotice = ({ number, total, customer }: Order): NoticeAbout => ({
  record: number,
  amount: total,
  person: customer.name,
});
