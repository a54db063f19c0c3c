import {
  Airplane20Regular,
  Building20Regular,
  BuildingBank20Regular,
  CardUi20Regular,
  Gift20Regular,
  Globe20Regular,
  HeartPulse20Regular,
  Home20Regular,
  HatGraduation20Regular,
  Phone20Regular,
  ShoppingBag20Regular,
  Tv20Regular,
  VehicleBus20Regular,
  VehicleCar20Regular,
  XboxController20Regular,
  type FluentIcon,
} from '@fluentui/react-icons';
import { defineMessages, type MessageDescriptor } from 'react-intl';

const m = defineMessages({
  phone: { id: 'paymentSettings.icons.phone', defaultMessage: 'Трубка' },
  internet: { id: 'paymentSettings.icons.internet', defaultMessage: 'Глобус' },
  tv: { id: 'paymentSettings.icons.tv', defaultMessage: 'Телевизор' },
  home: { id: 'paymentSettings.icons.home', defaultMessage: 'Домик' },
  transport: { id: 'paymentSettings.icons.transport', defaultMessage: 'Автобус' },
  car: { id: 'paymentSettings.icons.car', defaultMessage: 'Машина' },
  bank: { id: 'paymentSettings.icons.bank', defaultMessage: 'Здание банка' },
  education: { id: 'paymentSettings.icons.education', defaultMessage: 'Шапочка выпускника' },
  state: { id: 'paymentSettings.icons.state', defaultMessage: 'Здание' },
  shop: { id: 'paymentSettings.icons.shop', defaultMessage: 'Сумка' },
  game: { id: 'paymentSettings.icons.game', defaultMessage: 'Джойстик' },
  health: { id: 'paymentSettings.icons.health', defaultMessage: 'Сердце' },
  gift: { id: 'paymentSettings.icons.gift', defaultMessage: 'Подарок' },
  travel: { id: 'paymentSettings.icons.travel', defaultMessage: 'Самолёт' },
});

/** The pictures that applications know by these names. */
export const icons: Readonly<Record<string, FluentIcon>> = {
  ...{ phone: Phone20Regular, internet: Globe20Regular, tv: Tv20Regular, home: Home20Regular },
  ...{ transport: VehicleBus20Regular, car: VehicleCar20Regular, bank: BuildingBank20Regular },
  ...{ education: HatGraduation20Regular, state: Building20Regular, shop: ShoppingBag20Regular },
  ...{ game: XboxController20Regular, health: HeartPulse20Regular, gift: Gift20Regular, travel: Airplane20Regular },
};
/** One that the panel does not know yet. */
export const otherIcon: FluentIcon = CardUi20Regular;

const names: Readonly<Record<string, MessageDescriptor>> = m;
export const iconOptions = Object.keys(icons).map((value) => ({ value, label: names[value] ?? value }));
