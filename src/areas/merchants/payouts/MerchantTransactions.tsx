import { skipToken } from '@reduxjs/toolkit/query/react';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import { useGetMerchantQuery } from '../../../api/payment/merchants';
import { DetailPage, MissingRecord } from '../../../kit/detail/DetailPage';
import { noSuchRecord, useRecordId } from '../../../parts/record/useRecordId';
import { MovesTab } from '../billing/MovesTab';
import { MerchantMonths } from './MerchantMonths';
import { merchantStatus } from '../merchants/merchantTerms';

/** What one merchant sold and was paid: month by month, and each move with what was owed after it. */
export default function MerchantTransactions() {
  const id = useRecordId();
  const result = useRecordQuery(useGetMerchantQuery(id === undefined ? skipToken : { id }), id);
  if (id === undefined) return <MissingRecord failure={noSuchRecord} />;
  return (
    <DetailPage result={result} title={(one) => one.name} badges={(one) => merchantStatus.badge(one.status)}>
      {(one) => (
        <>
          <MerchantMonths merchantId={one.id} />
          <MovesTab merchantId={one.id} />
        </>
      )}
    </DetailPage>
  );
}
