import { skipToken } from '@reduxjs/toolkit/query/react';
import { useIntl } from 'react-intl';
import { useRecordQuery } from '../../api/cache/useRecordQuery';
import { useGetDeliveryQuery, type Delivery } from '../../api/payment/deliveries';
import { DetailPage, MissingRecord } from '../../kit/detail/DetailPage';
import type { Failure } from '../../lib/failure';
import { notFound } from '../../lib/httpStatus';
import { CopyableId } from '../../kit/values/CopyableId';
import { Fact, Facts } from '../../kit/values/Facts';
import { HistorySection } from '../../parts/HistorySection';
import { useRecordId } from '../../parts/record/useRecordId';
import { AddressSection } from './AddressSection';
import { DeliveryActions } from './DeliveryActions';
import { addressFlag, decisionOf, deliveryStatus } from './deliveryTerms';
import { deliveryJournal } from './journalWords';
import { deliveryTitle, m } from './messages';
import { NextStep } from './NextStep';
import { ProvidersSection } from './ProvidersSection';
import { SellerSection } from './SellerSection';

/** Of an address that names no delivery, in words of its own. */
const noSuchDelivery: Failure = { kind: 'status', status: notFound, codes: ['delivery_not_found'] };

/** One delivery: its next step first, then where it goes, who brings it, and what became of it. */
export default function DeliveryCard() {
  const id = useRecordId();
  const intl = useIntl();
  const result = useRecordQuery(useGetDeliveryQuery(id === undefined ? skipToken : { id }), id);
  if (id === undefined) return <MissingRecord failure={noSuchDelivery} />;
  if (result.failure?.status === notFound) return <MissingRecord failure={noSuchDelivery} />;
  return (
    <DetailPage
      result={result}
      title={(one) => intl.formatMessage(deliveryTitle, { number: one.order.number, name: one.receiver.name })}
      label={(one) => one.order.number}
      badges={(one) => (
        <>
          <CopyableId text={one.order.number} />
          {one.is_pickup ? intl.formatMessage(m.isPickup) : deliveryStatus.badge(one.status)}
        </>
      )}
      figures={(one) => <Figures delivery={one} />}
      actions={(one) => <DeliveryActions key={one.id} delivery={one} />}
      aside={(one) => <HistorySection rows={one.history} words={deliveryJournal} />}
    >
      {(one) => (
        <>
          <NextStep delivery={one} />
          <AddressSection delivery={one} />
          {!one.is_pickup && <ProvidersSection delivery={one} />}
          <SellerSection delivery={one} />
        </>
      )}
    </DetailPage>
  );
}

function Figures({ delivery: one }: { delivery: Delivery }) {
  return (
    <Facts areFigures>
      <Fact label={m.address}>{addressFlag.badge(decisionOf(one.enabled))}</Fact>
      <Fact label={m.provider} value={one.provider?.name} />
      <Fact label={m.tracking} value={one.tracking_number} />
      <Fact label={m.price} value={one.price} as="money" />
      <Fact label={m.since} value={one.status_since} as="dateTime" />
    </Facts>
  );
}
