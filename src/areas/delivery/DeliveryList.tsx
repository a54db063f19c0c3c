import { useListAddressRegionsQuery } from '../../api/payment/addresses';
import { useListDeliveriesRows, useListDeliveryProvidersQuery, type DeliveryRow } from '../../api/payment/deliveries';
import { useRecordQuery } from '../../api/cache/useRecordQuery';
import { t } from '../../i18n/terms';
import { ExportButton } from '../../kit/export/ExportButton';
import { ListPage } from '../../kit/list/ListPage';
import { QueueViews } from '../../kit/list/QueueViews';
import { SelectFilter } from '../../kit/list/SelectFilter';
import { Toolbar } from '../../kit/list/Toolbar';
import { DataTable } from '../../kit/table/DataTable';
import { useListState } from '../../kit/url/useListState';
import { MerchantFilter } from '../../parts/MerchantFilter';
import { href } from '../../routes/href';
import { useCan } from '../../session/can';
import { deliveryColumns as columns } from './deliveryColumns';
import { parameters, views } from './deliveryViews';
import { addressFlag, deliveryStatus } from './deliveryTerms';
import { m } from './messages';

export { parameters };

const hrefOf = ({ id }: DeliveryRow) => href('delivery.one', { id: String(id) });
const toOption = ({ id, name }: { id: number; name: string }) => ({ value: String(id), label: name });

/** How the goods of every order get to the customer, what waits for somebody first. */
export default function DeliveryList() {
  const list = useListState(parameters);
  const mayOpen = useCan()('delivery.get');
  const { provider_id: providerIds, merchant_id: merchantIds, region_id: regionIds, ...filters } = list.filters;
  const rows = useListDeliveriesRows({
    ...list,
    filters: {
      ...filters,
      provider_id: providerIds.map(Number),
      merchant_id: merchantIds.map(Number),
      region_id: regionIds.map(Number),
    },
  });
  const providers = useRecordQuery(useListDeliveryProvidersQuery({}));
  const regions = useRecordQuery(useListAddressRegionsQuery());
  return (
    <ListPage list={list} rows={rows} columns={columns} actions={<ExportButton file="deliveries" />}>
      <QueueViews label={m.views} list={list} views={views} />
      <Toolbar search={m.search} period={m.made}>
        <SelectFilter name="status" label={m.state} options={deliveryStatus.options} />
        <SelectFilter name="address" label={m.address} options={addressFlag.options} />
        <SelectFilter
          name="provider_id"
          label={m.provider}
          options={(providers.item?.items ?? []).map(toOption)}
          source={providers}
        />
        <SelectFilter
          name="region_id"
          label={t.region}
          options={(regions.item?.items ?? []).map(toOption)}
          source={regions}
        />
        <MerchantFilter label={m.merchant} />
      </Toolbar>
      <DataTable empty={m.empty} rowHref={mayOpen ? hrefOf : undefined} />
    </ListPage>
  );
}
