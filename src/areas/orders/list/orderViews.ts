import {
  BoxCheckmark20Regular,
  BuildingShop20Regular,
  CheckmarkCircle20Regular,
  DismissCircle20Regular,
  List20Regular,
  MoneyHand20Regular,
  ShieldCheckmark20Regular,
  ShoppingBag20Regular,
  ShoppingBagArrowLeft20Regular,
} from '@fluentui/react-icons';
import type { QueueView } from '../../../kit/list/QueueViews';
import type { ValuesOf } from '../../../lib/query';
import { orderWords } from '../../../parts/orders/orderStatus';
import { steps } from '../orderSteps';
import type { orderParams } from './listParams';
import { m } from './messages';

/** The steps of an order, from the new ones to those that ended. */
export const orderViews: readonly QueueView<ValuesOf<typeof orderParams>>[] = [
  { id: 'orders.all', title: m.viewAll, icon: List20Regular, filters: { status: [] } },
  { id: 'orders.new', title: m.viewNew, icon: ShoppingBag20Regular, filters: { status: steps.new } },
  {
    id: 'orders.moderation',
    title: orderWords.moderation_in_process,
    icon: ShieldCheckmark20Regular,
    filters: { status: steps.moderation },
  },
  { id: 'orders.partner', title: m.viewPartner, icon: BuildingShop20Regular, filters: { status: steps.partner } },
  { id: 'orders.down', title: m.viewDown, icon: MoneyHand20Regular, filters: { status: steps.down } },
  { id: 'orders.qabz', title: m.viewQabz, icon: BoxCheckmark20Regular, filters: { status: steps.qabz } },
  {
    id: 'orders.delivery',
    title: m.viewDelivery,
    icon: ShoppingBagArrowLeft20Regular,
    filters: { status: steps.delivery },
  },
  {
    id: 'orders.completed',
    title: m.viewCompleted,
    icon: CheckmarkCircle20Regular,
    filters: { status: steps.completed },
  },
  {
    id: 'orders.cancelled',
    title: m.viewCancelled,
    icon: DismissCircle20Regular,
    filters: { status: steps.cancelled },
  },
];
