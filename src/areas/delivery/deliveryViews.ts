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
import type { QueueView } from '../../kit/list/QueueViews';
import { flag, order, period, searchText, someIds } from '../../kit/url/listParams';
import type { ValuesOf } from '../../lib/query';
import { addressFlag, awaits, deliveryStatus } from './deliveryTerms';
import { m } from './messages';

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

/** Each step says all three, so that one takes the place of another. */
const none = { status: [], awaits: [], is_pickup: undefined };
/** The steps of a delivery, what waits for somebody first. */
export const views: readonly QueueView<ValuesOf<typeof parameters>>[] = [
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
