import type { MessageDescriptor } from 'react-intl';
import { useListMerchantsRows } from '../api/payment/merchants';
import { SelectFilter } from '../kit/list/SelectFilter';
import { useCan } from '../session/can';

/** As many as a filter can list; others are found from their own card. */
const mostOfFilter = { limit: 1000, page: 1, filters: { order_by: 'name' as const } };

/** By the merchants whose goods are sold; for whoever may read those. */
export function MerchantFilter({ label }: { label: MessageDescriptor }) {
  return useCan()('merchants.query') ? <Merchants label={label} /> : null;
}

function Merchants({ label }: { label: MessageDescriptor }) {
  const { items } = useListMerchantsRows(mostOfFilter);
  const options = items.map(({ id, name }) => ({ value: String(id), label: name }));
  return <SelectFilter name="merchant_id" label={label} options={options} />;
}
