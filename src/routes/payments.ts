import { Airplane20Regular, ArrowCircleUpRight20Regular, ReceiptMoney20Regular } from '@fluentui/react-icons';
import { defineMessages } from 'react-intl';
import { route } from './route';

const m = defineMessages({
  tax: { id: 'routes.payments.tax', defaultMessage: 'Налоги' },
  taxQueue: { id: 'routes.blocks.newTax', defaultMessage: 'Налоги не проверены' },
  taxWaiting: { id: 'routes.payments.taxWaiting', defaultMessage: 'Не проверено: {count}' },
  outgoing: { id: 'routes.payments.outgoing', defaultMessage: 'Исходящие платежи' },
  wings: { id: 'routes.payments.wings', defaultMessage: 'Запросы Wings' },
  wingsOne: { id: 'routes.payments.wingsOne', defaultMessage: 'Запрос Wings' },
});

export const payments = {
  'payments.tax': route('/back-office/tax-list', {
    title: m.tax,
    permission: 'tax',
    key: 'KeyT',
    // Taxes belong to the investments and to the payment service.
    menu: { section: 'finance', also: 'payments', icon: ReceiptMoney20Regular },
    queue: {
      filter: { status: ['new'] },
      actor: 'tax.enable',
      title: m.taxQueue,
      label: m.taxWaiting,
      count: async () => (await import('../areas/payments/queues')).useTaxCount,
    },
    screen: () => import('../areas/payments/tax/TaxList'),
  }),
  'payments.outgoing': route('/back-office/transactions', {
    title: m.outgoing,
    permission: 'outgoing',
    menu: { section: 'finance', icon: ArrowCircleUpRight20Regular },
    screen: () => import('../areas/payments/outgoing/OutgoingList'),
  }),
  'payments.wings': route('/back-office/wings-requests', {
    title: m.wings,
    permission: 'scoring',
    menu: { section: 'payments', icon: Airplane20Regular },
    screen: () => import('../areas/payments/wings/WingsList'),
  }),
  'payments.wingsOne': route('/back-office/wings-requests/:id', {
    title: m.wingsOne,
    permission: 'scoring',
    parent: 'payments.wings',
    screen: () => import('../areas/payments/wings/WingsDetail'),
  }),
};
