import type { Order } from '../../../api/payment/orders';
import { t } from '../../../i18n/terms';
import { Fact, Facts } from '../../../kit/values/Facts';
import { m } from '../messages';

/** What an order comes to, and what of it has moved. */
export function OrderFigures({ order: one }: { order: Order }) {
  return (
    <Facts areFigures>
      <Fact label={t.amount} value={one.total} as="money" />
      <Fact label={m.paid} value={one.paid} as="money" />
      <Fact label={m.granted} value={one.granted} as="money" />
      <Fact label={m.waiting} value={one.waiting} as="money" />
      <Fact label={m.refunded} value={one.refunded} as="money" />
    </Facts>
  );
}
