import { CheckmarkCircle16Regular, Clock16Regular, DismissCircle16Regular, Info16Regular } from '@fluentui/react-icons';
import { defineMessages } from 'react-intl';
import type { OrderStatus } from '../../api/payment/instalments';
import { t } from '../../i18n/terms';
import { choices } from '../../kit/table/choices';

/** An application says some of them as well. */
export const orderWords = defineMessages({
  moderation_in_process: { id: 'parts.orders.moderation_in_process', defaultMessage: 'На модерации' },
  approved_by_moderator: { id: 'parts.orders.approved_by_moderator', defaultMessage: 'Ожидает партнёра' },
  waiting_for_marketplace: { id: 'parts.orders.waiting_for_marketplace', defaultMessage: 'Ожидает маркетплейс' },
  approved_by_marketplace: { id: 'parts.orders.approved_by_marketplace', defaultMessage: 'Маркетплейс одобрил' },
  waiting_for_down_payment: {
    id: 'parts.orders.waiting_for_down_payment',
    defaultMessage: 'Ожидает первоначальный взнос',
  },
  waiting_for_qabz: { id: 'parts.orders.waiting_for_qabz', defaultMessage: 'Ожидает Qabz' },
  approved_by_qabz: { id: 'parts.orders.approved_by_qabz', defaultMessage: 'Qabz одобрил' },
  approved_by_delivery: { id: 'parts.orders.approved_by_delivery', defaultMessage: 'Доставка подтверждена' },
  completed: { id: 'parts.orders.completed', defaultMessage: 'Завершён' },
  cancelled_by_moderator: { id: 'parts.orders.cancelled_by_moderator', defaultMessage: 'Отклонён модератором' },
  cancelled_by_marketplace: { id: 'parts.orders.cancelled_by_marketplace', defaultMessage: 'Отменён маркетплейсом' },
  cancelled_by_merchant: { id: 'parts.orders.cancelled_by_merchant', defaultMessage: 'Отменён мерчантом' },
  cancelled_by_qabz: { id: 'parts.orders.cancelled_by_qabz', defaultMessage: 'Qabz отклонил' },
  cancelled: { id: 'parts.orders.cancelled', defaultMessage: 'Отменён' },
});

const done = { tone: 'success', icon: CheckmarkCircle16Regular } as const;
const waiting = { tone: 'warning', icon: Clock16Regular } as const;
const onTheWay = { tone: 'informative', icon: Info16Regular } as const;
const refused = { tone: 'danger', icon: DismissCircle16Regular } as const;
const w = orderWords;

/** How each status of an order looks, in the order in which it goes through them. */
export const orderStatus = choices<NonNullable<OrderStatus>>({
  waiting_for_moderator: { label: t.new, ...onTheWay },
  moderation_in_process: { label: w.moderation_in_process, ...waiting },
  approved_by_moderator: { label: w.approved_by_moderator, ...onTheWay },
  waiting_for_marketplace: { label: w.waiting_for_marketplace, ...waiting },
  approved_by_marketplace: { label: w.approved_by_marketplace, ...done },
  waiting_for_down_payment: { label: w.waiting_for_down_payment, ...waiting },
  waiting_for_qabz: { label: w.waiting_for_qabz, ...waiting },
  approved_by_qabz: { label: w.approved_by_qabz, ...done },
  approved_by_delivery: { label: w.approved_by_delivery, ...done },
  completed: { label: w.completed, ...done },
  cancelled_by_moderator: { label: w.cancelled_by_moderator, ...refused },
  cancelled_by_marketplace: { label: w.cancelled_by_marketplace, ...refused },
  cancelled_by_merchant: { label: w.cancelled_by_merchant, ...refused },
  cancelled_by_qabz: { label: w.cancelled_by_qabz, ...refused },
  cancelled: { label: w.cancelled, ...refused },
});
