import { BuildingBank20Regular, CardUi20Regular, Phone20Regular } from '@fluentui/react-icons';
import { defineMessage, defineMessages } from 'react-intl';
import { route } from './route';

const m = defineMessages({
  banks: { id: 'routes.paymentSettings.banks', defaultMessage: 'Банки' },
  cardTypes: { id: 'routes.paymentSettings.cardTypes', defaultMessage: 'Типы карт' },
  newCardType: { id: 'routes.paymentSettings.newCardType', defaultMessage: 'Новый тип карты' },
  phoneCodes: { id: 'routes.paymentSettings.phoneCodes', defaultMessage: 'Коды телефонов' },
  newPhoneCode: { id: 'routes.paymentSettings.newPhoneCode', defaultMessage: 'Новый код телефона' },
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
      permissions: ['banks.query', 'banks.get'],
      prefix: '#',
      takes: ['name', 'recordNumber'],
      query: (id) => ({ bank: id }),
      find: async () => (await import('../areas/payment-settings/banks/findBanks')).findBanks,
    },
    screen: () => import('../areas/payment-settings/banks/BankList'),
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
