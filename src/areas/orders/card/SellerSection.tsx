import { skipToken } from '@reduxjs/toolkit/query/react';
import { FormattedMessage } from 'react-intl';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import { useGetOrderSellerQuery, type Order } from '../../../api/payment/orders';
import { useGetSystemUserQuery } from '../../../api/system-user/systemUsers';
import { t } from '../../../i18n/terms';
import { Section } from '../../../kit/detail/Section';
import { Fact, Facts } from '../../../kit/values/Facts';
import { LazySection } from '../../../parts/LazySection';
import { RecordLink } from '../../../parts/RecordLink';
import { RoleNames } from '../../../parts/RoleNames';
import { href } from '../../../routes/href';
import { m as orders } from '../messages';
import { m } from './messages';

/** Where it was sold and by whom, and who of the staff checks it. */
export function SellerSection({ order }: { order: Order }) {
  return (
    <LazySection id="seller" title={m.sellerTitle}>
      <Seller order={order} />
    </LazySection>
  );
}

function Seller({ order: one }: { order: Order }) {
  const seller = one.seller?.id;
  const result = useGetOrderSellerQuery(seller === undefined ? skipToken : { seller_id: seller });
  const { item } = useRecordQuery(result, seller);
  return (
    <Section id="seller" title={m.sellerTitle}>
      <Facts>
        <Fact label={orders.merchant}>
          {one.merchant && (
            <RecordLink to={href('merchants.one', { id: String(one.merchant.id) })} permission="merchants.get">
              {one.merchant.name}
            </RecordLink>
          )}
        </Fact>
        <Fact label={orders.branch} value={one.branch?.name} />
        <Fact label={orders.seller}>{one.seller ? one.seller.name : <FormattedMessage {...m.bySelf} />}</Fact>
        <Fact label={t.phone} value={item?.phone_number} optional />
        <Fact label={m.sellerOrders} value={item?.order_count} as="number" optional />
        {one.moderator ? (
          <Moderator moderator={one.moderator} />
        ) : (
          <Fact label={orders.moderator}>
            <FormattedMessage {...m.notTaken} />
          </Fact>
        )}
        <Fact label={orders.takenAt} value={one.taken_at} as="dateTime" optional />
      </Facts>
    </Section>
  );
}

/** Who checks it and as what, and for those who may read accounts how to reach that person. */
function Moderator({ moderator: { id, name } }: { moderator: NonNullable<Order['moderator']> }) {
  const { item } = useRecordQuery(useGetSystemUserQuery({ id }), id);
  return (
    <>
      <Fact label={orders.moderator}>
        <RecordLink to={href('access.user', { id: String(id) })} permission="rbac.get">
          {item?.name ?? name}
        </RecordLink>
      </Fact>
      {item && item.roles.length > 0 && (
        <Fact label={m.moderatorRoles} value={<RoleNames of={item.roles.map((role) => role.name)} />} />
      )}
      <Fact label={m.moderatorPhone} value={item?.phone} as="phone" optional />
    </>
  );
}
