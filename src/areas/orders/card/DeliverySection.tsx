import { FormattedMessage } from 'react-intl';
import { useListDeliveriesRows } from '../../../api/payment/deliveries';
import type { Order } from '../../../api/payment/orders';
import { Section } from '../../../kit/detail/Section';
import { Fact, Facts } from '../../../kit/values/Facts';
import { LazySection } from '../../../parts/LazySection';
import { RecordLink } from '../../../parts/RecordLink';
import { href } from '../../../routes/href';
import { useCan } from '../../../session/can';
import { m as orders } from '../messages';
import { m } from './messages';
import { deliveries } from '../orderTerms';

/** Where the goods are, and the way to their delivery for whoever may read it. */
export function DeliverySection({ order }: { order: Order }) {
  const mayRead = useCan()('delivery.query');
  if (mayRead && order.delivery !== null)
    return (
      <LazySection id="delivery" title={m.deliveryTitle}>
        <Delivery order={order} />
      </LazySection>
    );
  return (
    <Section id="delivery" title={m.deliveryTitle}>
      {order.delivery === null ? <FormattedMessage {...m.noDelivery} /> : <State order={order} />}
    </Section>
  );
}

const State = ({ order: { delivery } }: { order: Order }) => (
  <Facts>
    <Fact label={orders.delivery} value={delivery && deliveries.text(delivery)} />
  </Facts>
);

/** A delivery is known by a number of its own; the list finds it by that of its order. */
function Delivery({ order }: { order: Order }) {
  const { id, number, delivery } = order;
  const rows = useListDeliveriesRows({ filters: { search: number }, limit: 10, page: 1 });
  const found = rows.items.find((one) => one.order.id === id);
  return (
    <Section id="delivery" title={m.deliveryTitle} rows={rows} empty={m.noDelivery}>
      {found ? (
        <Facts>
          <Fact label={orders.delivery}>
            <RecordLink to={href('delivery.one', { id: String(found.id) })} permission="delivery.get">
              {delivery && deliveries.text(delivery)}
            </RecordLink>
          </Fact>
          <Fact label={m.deliveryService} value={found.provider?.name} />
          <Fact label={m.tracking} value={found.tracking_number} optional />
          <Fact label={m.deliveryPrice} value={found.price ?? undefined} as="money" />
        </Facts>
      ) : (
        <State order={order} />
      )}
    </Section>
  );
}
