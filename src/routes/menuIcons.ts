import {
  ArrowCircleDownRight20Regular,
  ArrowCircleUpRight20Regular,
  ArrowSwap20Regular,
  ArrowSyncCircle20Regular,
  CardUi20Regular,
  ClipboardTaskListLtr20Regular,
  DocumentCheckmark20Regular,
  ChartMultiple20Regular,
  Key20Regular,
  KeyMultiple20Regular,
  MoneyHand20Regular,
  PaymentWireless20Regular,
  People20Regular,
  PersonAccounts20Regular,
  PersonAvailable20Regular,
  PersonKey20Regular,
  PersonMoney20Regular,
  ReceiptMoney20Regular,
  ShieldKeyhole20Regular,
  WalletCreditCard20Regular,
  Signature20Regular,
  type FluentIcon,
} from '@fluentui/react-icons';
import { analyticsIcon, wingsIcon } from './subjectIcons';
import type { RouteId, Table } from './table';

type InMenu = { [Id in RouteId]: Table[Id] extends { menu: object } ? Id : never }[RouteId];

/** The icons of the menu. They stand apart from the table, which whoever is not signed in loads too. */
export const menuIcons: Record<InMenu, FluentIcon> = {
  'dashboard.index': analyticsIcon,
  'investors.list': People20Regular,
  'investors.verify': PersonAvailable20Regular,
  'investments.list': MoneyHand20Regular,
  'investments.pools': ChartMultiple20Regular,
  'investors.tasks': ArrowSyncCircle20Regular,
  'claims.general': ClipboardTaskListLtr20Regular,
  'claims.cards': CardUi20Regular,
  'claims.documents': DocumentCheckmark20Regular,
  'claims.tariffs': ArrowSwap20Regular,
  'payments.tax': ReceiptMoney20Regular,
  'payments.outgoing': ArrowCircleUpRight20Regular,
  'payments.wings': wingsIcon,
  'claims.cashIn': ArrowCircleDownRight20Regular,
  'claims.cashOut': WalletCreditCard20Regular,
  'signing.list': Signature20Regular,
  'access.users': PersonAccounts20Regular,
  'access.roles': ShieldKeyhole20Regular,
  'access.permissions': KeyMultiple20Regular,
  'access.payRoles': PaymentWireless20Regular,
  'access.payUsers': PersonMoney20Regular,
  'access.investRoles': Key20Regular,
  'access.investUsers': PersonKey20Regular,
};

export function menuIconOf(id: RouteId): FluentIcon | undefined {
  return (menuIcons as Partial<Record<RouteId, FluentIcon>>)[id];
}
