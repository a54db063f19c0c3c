import {
  Airplane20Regular,
  BuildingShop20Regular,
  DataPie20Regular,
  Handshake20Regular,
  People20Regular,
  ReceiptMoney20Regular,
  Settings20Regular,
  TargetArrow20Regular,
  Translate20Regular,
  VehicleTruckProfile20Regular,
  Wallet20Regular,
  type FluentIcon,
} from '@fluentui/react-icons';
import type { RouteId, Table } from './table';

type InMenu = { [Id in RouteId]: Table[Id] extends { menu: object } ? Id : never }[RouteId];

/** The set that the requirements name, by their words: a screen of one of these subjects takes its icon from here. */
export const subjectIcons = {
  analytics: DataPie20Regular,
  /** Sale by instalments with a markup. */
  musavama: ReceiptMoney20Regular,
  /** A partnership that shares the profit. */
  mudaraba: Handshake20Regular,
  strategy: TargetArrow20Regular,
  settings: Settings20Regular,
  sellers: BuildingShop20Regular,
  accounts: Wallet20Regular,
  wings: Airplane20Regular,
  translate: Translate20Regular,
  delivery: VehicleTruckProfile20Regular,
} satisfies Record<string, FluentIcon>;

/** The icons of the menu. They stand apart from the table, which whoever is not signed in loads too. */
export const menuIcons: Record<InMenu, FluentIcon> = {
  'dashboard.index': subjectIcons.analytics,
  'investors.list': People20Regular,
};

export function menuIconOf(id: RouteId): FluentIcon | undefined {
  return (menuIcons as Partial<Record<RouteId, FluentIcon>>)[id];
}
