/**
 * The icons that the requirements name, under their words: a screen of one of these subjects has its icon from here.
 * Each is an export of its own, so that only those in use are loaded.
 */
import {
  Airplane20Regular,
  BuildingShop20Regular,
  DataPie20Regular,
  Handshake20Regular,
  ReceiptMoney20Regular,
  Settings20Regular,
  TargetArrow20Regular,
  Translate20Regular,
  VehicleTruckProfile20Regular,
  Wallet20Regular,
} from '@fluentui/react-icons';

export const analyticsIcon = DataPie20Regular;
/** Sale by instalments with a markup. */
export const musavamaIcon = ReceiptMoney20Regular;
/** A partnership that shares the profit. */
export const mudarabaIcon = Handshake20Regular;
export const strategyIcon = TargetArrow20Regular;
export const settingsIcon = Settings20Regular;
export const sellersIcon = BuildingShop20Regular;
export const accountsIcon = Wallet20Regular;
export const wingsIcon = Airplane20Regular;
export const translateIcon = Translate20Regular;
export const deliveryIcon = VehicleTruckProfile20Regular;
