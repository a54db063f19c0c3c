import {
  ArrowUndo20Regular,
  BuildingShop20Regular,
  CheckmarkCircle20Regular,
  DismissCircle20Regular,
  List20Regular,
  LocationArrow20Regular,
  PersonArrowRight20Regular,
  VehicleTruckProfile20Regular,
} from '@fluentui/react-icons';
import { FormattedMessage } from 'react-intl';
import { useListAddressRegionsQuery } from '../../api/payment/addresses';
import { useListDeliveriesRows, useListDeliveryProvidersQuery, type DeliveryRow } from '../../api/payment/deliveries';
import { useRecordQuery } from '../../api/cache/useRecordQuery';
import { useFormat } from '../../i18n/format';
import { t } from '../../i18n/terms';
import { ExportButton } from '../../kit/export/ExportButton';
import { ListPage } from '../../kit/list/ListPage';
import { QueueViews, type QueueView } from '../../kit/list/QueueViews';
import { SelectFilter } from '../../kit/list/SelectFilter';
import { Toolbar } from '../../kit/list/Toolbar';
import { fieldColumn, type Column } from '../../kit/table/columns/column';
import { DataTable } from '../../kit/table/DataTable';
import { flag, order, period, searchText, someIds } from '../../kit/url/listParams';
import { useListState } from '../../kit/url/useListState';
import type { ValuesOf } from '../../lib/query';
import { MerchantFilter } from '../../parts/MerchantFilter';
import { Note } from '../../parts/Note';
import { href } from '../../routes/href';
import { useCan } from '../../session/can';
import { addressFlag, awaits, decisionOf, deliveryStatus } from './deliveryTerms';
import { m, totalPrice } from './messages';

export const parameters = {
  search: searchText(),
  status: deliveryStatus.param(),
  is_pickup: flag(),
  awaits: awaits.param(),
  address: addressFlag.param(),
  provider_id: someIds(),
  merchant_id: someIds(),
  region_id: someIds(),
  ...period,
  order_by: order(['id', 'created_at', 'price', 'status_since'], '-id'),
};

const columns: readonly Column<DeliveryRow>[] = [
  { id: 'order', title: m.order, value: (row) => row.order.number, important: true, width: 112 },
  {
    id: 'place',
    title: m.place,
    value: (row) => [row.merchant?.name, row.branch?.name].filter(Boolean).join(' · '),
  },
  { id: 'receiver', title: m.receiver, value: (row) => row.receiver.name, important: true, width: 168 },
  { id: 'phone', title: t.phone, value: (row) => row.receiver.phone_number, width: 160 },
  {
    id: 'destination',
    title: m.destination,
    value: (row) => [row.receiver.region?.name, row.receiver.district?.name].filter(Boolean).join(', '),
    width: 200,
  },
  addressFlag.column<DeliveryRow>('enabled', m.address, (row) => decisionOf(row.enabled), { width: 160 }),
  { id: 'provider', title: m.provider, value: (row) => row.provider?.name, width: 144 },
  fieldColumn('tracking_number', m.tracking, { width: 144 }),
  fieldColumn('price', m.price, { as: 'money', sort: true, width: 176 }),
  deliveryStatus.column<DeliveryRow>('status', m.state, (row) => row.status, { important: true, width: 176 }),
  { id: 'seller', title: m.seller, value: (row) => row.seller?.name, width: 160, hidden: true },
  fieldColumn('status_since', m.since, { as: 'dateTime', sort: true, width: 152, hidden: true }),
  fieldColumn('created_at', m.made, { as: 'dateTime', sort: true, width: 152, hidden: true }),
];

const none = { status: [], awaits: [], is_pickup: undefined };
const views: readonly QueueView<ValuesOf<typeof parameters>>[] = [
  { id: 'delivery.all', title: m.viewAll, icon: List20Regular, filters: none },
  {
    id: 'delivery.address',
    title: m.viewAddress,
    icon: LocationArrow20Regular,
    filters: { ...none, awaits: ['address'] },
  },
  {
    id: 'delivery.provider',
    title: m.viewProvider,
    icon: VehicleTruckProfile20Regular,
    filters: { ...none, awaits: ['provider'] },
  },
  {
    id: 'delivery.pickUp',
    title: m.viewPickUp,
    icon: PersonArrowRight20Regular,
    filters: { ...none, awaits: ['pick_up'] },
  },
  {
    id: 'delivery.onTheWay',
    title: m.viewOnTheWay,
    icon: VehicleTruckProfile20Regular,
    filters: { ...none, status: ['picked_up', 'in_transit'] },
  },
  { id: 'delivery.failed', title: m.viewFailed, icon: ArrowUndo20Regular, filters: { ...none, awaits: ['failed'] } },
  {
    id: 'delivery.delivered',
    title: m.viewDelivered,
    icon: CheckmarkCircle20Regular,
    filters: { ...none, status: ['delivered'] },
  },
  {
    id: 'delivery.cancelled',
    title: m.viewCancelled,
    icon: DismissCircle20Regular,
    filters: { ...none, status: ['cancelled', 'returned'] },
  },
  { id: 'delivery.pickups', title: m.viewPickups, icon: BuildingShop20Regular, filters: { ...none, is_pickup: true } },
];

const hrefOf = ({ id }: DeliveryRow) => href('delivery.one', { id: String(id) });
const toOption = ({ id, name }: { id: number; name: string }) => ({ value: String(id), label: name });

/** How the goods of every order get to the customer, what waits for somebody first. */
export default function DeliveryList() {
  const list = useListState(parameters);
  const mayOpen = useCan()('delivery.get');
  const { money } = useFormat();
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
  const price = rows.totals?.['price'];
  return (
    <ListPage list={list} rows={rows} columns={columns} actions={<ExportButton file="deliveries" />}>
      <QueueViews label={m.views} list={list} views={views} />
      <Toolbar search={m.search} period={m.made}>
        <SelectFilter name="status" label={m.state} options={deliveryStatus.options} />
        <SelectFilter name="address" label={m.address} options={addressFlag.options} />
        <SelectFilter name="provider_id" label={m.provider} options={(providers.item?.items ?? []).map(toOption)} />
        <SelectFilter name="region_id" label={t.region} options={(regions.item?.items ?? []).map(toOption)} />
        <MerchantFilter label={m.merchant} />
      </Toolbar>
      {price !== undefined && (
        <Note>
          <FormattedMessage {...totalPrice} values={{ amount: money(price) }} />
        </Note>
      )}
      <DataTable empty={m.empty} rowHref={mayOpen ? hrefOf : undefined} />
    </ListPage>
  );
}
