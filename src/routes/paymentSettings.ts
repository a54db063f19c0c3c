import {
  BuildingBank20Regular,
  CardUi20Regular,
  Chat20Regular,
  ChatMail20Regular,
  PaymentWireless20Regular,
  Phone20Regular,
} from '@fluentui/react-icons';
import { defineMessage, defineMessages } from 'react-intl';
import { route } from './route';

const m = defineMessages({
  banks: { id: 'routes.paymentSettings.banks', defaultMessage: 'Банки' },
  providers: { id: 'routes.paymentSettings.providers', defaultMessage: 'Настройки платежей' },
  smsProviders: { id: 'routes.paymentSettings.smsProviders', defaultMessage: 'СМС-провайдеры' },
  smsTemplates: { id: 'routes.paymentSettings.smsTemplates', defaultMessage: 'Шаблоны СМС' },
  cardTypes: { id: 'routes.paymentSettings.cardTypes', defaultMessage: 'Типы карт' },
  newCardType: { id: 'routes.paymentSettings.newCardType', defaultMessage: 'Новый тип карты' },
  phoneCodes: { id: 'routes.paymentSettings.phoneCodes', defaultMessage: 'Коды телефонов' },
  newPhoneCode: { id: 'routes.paymentSettings.newPhoneCode', defaultMessage: 'Новый код телефона' },
});
const smsTemplate = defineMessage<{ id: string }>({
  id: 'routes.records.smsTemplate',
  defaultMessage: 'Шаблон СМС № {id}',
});
const bank = defineMessage<{ id: string }>({ id: 'routes.records.bank', defaultMessage: 'Банк № {id}' });

/** What the payment service works by, and the lists that fields of all areas read. */
export const paymentSettings = {
  'paymentSettings.banks': route('/payment/bank/list', {
    title: m.banks,
    permission: 'banks',
    needs: { listBanks: 'dashboard.get' },
    menu: { section: 'payments', icon: BuildingBank20Regular },
    record: {
      kind: 'banks',
      title: m.banks,
      one: bank,
      permissions: ['banks.get'],
      prefix: '#',
      takes: ['name', 'recordNumber'],
      query: (id) => ({ bank: id }),
      find: async () => (await import('../areas/payment-settings/banks/findBanks')).findBanks,
    },
    screen: () => import('../areas/payment-settings/banks/BankList'),
  }),
  'paymentSettings.providers': route('/settings/check-provider', {
    title: m.providers,
    permission: 'settings',
    needs: { getPaymentSettings: 'settings.get' },
    menu: { section: 'settings', icon: PaymentWireless20Regular },
    screen: () => import('../areas/payment-settings/providers/PaymentSettingsPage'),
  }),
  'paymentSettings.smsProviders': route('/settings/sms_provider', {
    title: m.smsProviders,
    permission: 'sms',
    needs: { listSmsProviders: 'sms.query', listSmsMessages: 'sms.query' },
    menu: { section: 'settings', icon: Chat20Regular },
    screen: () => import('../areas/payment-settings/sms/SmsProviders'),
  }),
  'paymentSettings.smsTemplates': route('/settings/sms', {
    title: m.smsTemplates,
    permission: 'sms',
    needs: { listSmsTemplates: 'sms.query' },
    menu: { section: 'settings', icon: ChatMail20Regular },
    record: {
      kind: 'smsTemplates',
      title: m.smsTemplates,
      one: smsTemplate,
      permissions: ['sms.query', 'sms.get'],
      prefix: '#',
      takes: ['name', 'recordNumber'],
      query: (id) => ({ template: id }),
      find: async () => (await import('../areas/payment-settings/sms/findTemplates')).findTemplates,
    },
    screen: () => import('../areas/payment-settings/sms/SmsTemplates'),
  }),
  'paymentSettings.cardTypes': route('/installment/settings/card', {
    title: m.cardTypes,
    permission: 'settings',
    needs: { listCardTypes: 'dashboard.get' },
    create: { title: m.newCardType, needs: { createCardType: 'settings.add' } },
    menu: { section: 'settings', also: 'instalment', icon: CardUi20Regular },
    screen: () => import('../areas/payment-settings/numbers/CardTypeList'),
  }),
  'paymentSettings.phoneCodes': route('/installment/settings/phone', {
    title: m.phoneCodes,
    permission: 'settings',
    needs: { listPhoneCodes: 'dashboard.get' },
    create: { title: m.newPhoneCode, needs: { createPhoneCode: 'settings.add' } },
    menu: { section: 'settings', also: 'instalment', icon: Phone20Regular },
    screen: () => import('../areas/payment-settings/numbers/PhoneCodeList'),
  }),
};
