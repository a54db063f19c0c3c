import type { Order } from '../../../api/payment/orders';
import { t } from '../../../i18n/terms';
import { Fact, Facts } from '../../../kit/values/Facts';
import { m } from '../messages';

/** What a decision is about, in the question before it. */
export function AboutOrder({ order: one }: { order: Order }) {
  return (
    <Facts>
      <Fact label={m.order} value={one.number} />
      <Fact label={m.customer} value={one.customer.name} />
      <Fact label={t.amount} value={one.total} as="money" />
    </Facts>
  );
}
