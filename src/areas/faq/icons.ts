import {
  ArrowUndo20Regular,
  Chat20Regular,
  DataTrending20Regular,
  Gift20Regular,
  Home20Regular,
  Info20Regular,
  Payment20Regular,
  Person20Regular,
  QuestionCircle20Regular,
  ShieldCheckmark20Regular,
  ShoppingBag20Regular,
  VehicleTruckProfile20Regular,
  Wallet20Regular,
  type FluentIcon,
} from '@fluentui/react-icons';
import { defineMessages, type MessageDescriptor } from 'react-intl';

const m = defineMessages({
  card: { id: 'faq.icons.card', defaultMessage: 'Карточка' },
  growth: { id: 'faq.icons.growth', defaultMessage: 'График вверх' },
  bag: { id: 'faq.icons.bag', defaultMessage: 'Сумка для покупок' },
  return: { id: 'faq.icons.return', defaultMessage: 'Стрелка назад' },
  person: { id: 'faq.icons.person', defaultMessage: 'Человек' },
  wallet: { id: 'faq.icons.wallet', defaultMessage: 'Кошелёк' },
  shield: { id: 'faq.icons.shield', defaultMessage: 'Щит' },
  truck: { id: 'faq.icons.truck', defaultMessage: 'Грузовик' },
  chat: { id: 'faq.icons.chat', defaultMessage: 'Сообщение' },
  present: { id: 'faq.icons.present', defaultMessage: 'Коробка с бантом' },
  house: { id: 'faq.icons.house', defaultMessage: 'Дом' },
  info: { id: 'faq.icons.info', defaultMessage: 'Буква i' },
});

/** The pictures that the app knows by these names. */
export const icons: Readonly<Record<string, FluentIcon>> = {
  ...{ card: Payment20Regular, growth: DataTrending20Regular, bag: ShoppingBag20Regular, return: ArrowUndo20Regular },
  ...{ person: Person20Regular, wallet: Wallet20Regular, shield: ShieldCheckmark20Regular },
  ...{ truck: VehicleTruckProfile20Regular, chat: Chat20Regular, present: Gift20Regular, house: Home20Regular },
  info: Info20Regular,
};
/** One that the panel does not know yet. */
export const otherIcon: FluentIcon = QuestionCircle20Regular;

const names: Readonly<Record<string, MessageDescriptor>> = m;
export const iconOptions = Object.keys(icons).map((value) => ({ value, label: names[value] ?? value }));
