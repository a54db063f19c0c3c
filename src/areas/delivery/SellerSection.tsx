import type { Delivery } from '../../api/payment/deliveries';
import { Section } from '../../kit/detail/Section';
import { Fact, Facts } from '../../kit/values/Facts';
import { RecordLink } from '../../parts/RecordLink';
import { orderStatus } from '../../parts/orders/orderStatus';
import { href } from '../../routes/href';
import { t } from '../../i18n/terms';
import { lineOf } from './lineOf';
import { m } from './messages';

/** Whose goods they are, where they stand, and which order they belong to. */
export function SellerSection({ delivery: one }: { delivery: Delivery }) {
  const { sender } = one;
  return (
    <Section id="sender" title={m.sender}>
      <Facts>
        <Fact label={m.order}>
          <RecordLink to={href('orders.one', { id: String(one.order.id) })} permission="orders.get">
            {one.order.number}
          </RecordLink>
        </Fact>
        <Fact label={t.status}>{orderStatus.badge(one.order.status)}</Fact>
        <Fact label={t.contract} value={one.order.contract_number} optional />
        <Fact label={m.merchant} value={one.merchant?.name} />
        <Fact label={m.branch} value={one.branch?.name} />
        <Fact label={m.seller} value={one.seller?.name} />
        <Fact label={m.senderAddress} value={lineOf(sender)} />
        <Fact label={t.phone} value={sender.phone_number} />
      </Facts>
    </Section>
  );
}
