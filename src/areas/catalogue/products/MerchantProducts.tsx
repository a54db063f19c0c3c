import { MissingRecord } from '../../../kit/detail/DetailPage';
import { noSuchRecord, useRecordId } from '../../../parts/record/useRecordId';
import { ProductsPage } from './ProductsPage';

export { parameters } from './productParameters';

/** What the merchant of the address offers. */
export default function MerchantProducts() {
  const merchantId = useRecordId();
  if (merchantId === undefined) return <MissingRecord failure={noSuchRecord} />;
  return <ProductsPage key={merchantId} merchantId={merchantId} />;
}
