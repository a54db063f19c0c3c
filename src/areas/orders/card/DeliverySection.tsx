import { FormattedMessage } from 'react-intl';
import type { Order } from '../../../api/payment/orders';
import { Section } from '../../../kit/detail/Section';
import { Fact, Facts } from '../../../kit/values/Facts';
import { m } from '../messages';
import { deliveries } from '../orderTerms';

/** Where the goods are. */
export function DeliverySection({ order: { delivery } }: { order: Order }) {
  return (
    <Section id="delivery" title={m.deliveryTitle}>
      {delivery === null ? (
        <FormattedMessage {...m.noDelivery} />
      ) : (
        <Facts>
          <Fact label={m.delivery} value={deliveries.text(delivery)} />
        </Facts>
      )}
    </Section>
  );
}
