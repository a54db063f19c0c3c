import { skipToken } from '@reduxjs/toolkit/query/react';
import { useIntl } from 'react-intl';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import { useGetOrderQuery } from '../../../api/payment/orders';
import { DetailPage, MissingRecord } from '../../../kit/detail/DetailPage';
import { orderStatus } from '../../../parts/orders/orderStatus';
import { noSuchRecord, useRecordId } from '../../../parts/record/useRecordId';
import { CopyableId } from '../../../kit/values/CopyableId';
import { OrderActions } from '../actions/OrderActions';
import { orderTitle } from '../messages';
import { NextStep } from './NextStep';
import { OrderFigures } from './OrderFigures';
import { OrderHistory } from './OrderHistory';
import { OrderSections } from './OrderSections';

/** One order: its next step first, then what is sold to whom, where it is, and what became of it. */
export default function OrderCard() {
  const id = useRecordId();
  const intl = useIntl();
  const result = useRecordQuery(useGetOrderQuery(id === undefined ? skipToken : { id }), id);
  if (id === undefined) return <MissingRecord failure={noSuchRecord} />;
  return (
    <DetailPage
      result={result}
      title={(one) => intl.formatMessage(orderTitle, { number: one.number, name: one.customer.name })}
      label={(one) => one.number}
      badges={(one) => (
        <>
          <CopyableId text={one.number} />
          {orderStatus.badge(one.status)}
        </>
      )}
      figures={(one) => <OrderFigures order={one} />}
      actions={(one) => <OrderActions key={one.id} order={one} />}
      aside={(one) => <OrderHistory key={one.id} id={one.id} />}
    >
      {(one) => (
        <>
          <NextStep order={one} />
          <OrderSections key={one.id} order={one} />
        </>
      )}
    </DetailPage>
  );
}
