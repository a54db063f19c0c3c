import { Airplane20Regular, ArrowCircleUpRight20Regular, Receipt20Regular } from '@fluentui/react-icons';
import { defineMessage, defineMessages } from 'react-intl';
import { route } from './route';

const m = defineMessages({
  tax: { id: 'routes.payments.tax', defaultMessage: 'Налоги' },
  taxQueue: { id: 'routes.blocks.newTax', defaultMessage: 'Налоги не проверены' },
  taxWaiting: { id: 'routes.payments.taxWaiting', defaultMessage: 'Не проверено: {count}' },
  outgoing: { id: 'routes.payments.outgoing', defaultMessage: 'Исходящие платежи' },
  wings: { id: 'routes.payments.wings', defaultMessage: 'Запросы Wings' },
  wingsOne: { id: 'routes.payments.wingsOne', defaultMessage: 'Запрос Wings' },
});

const taxRecord = defineMessage<{ id: string }>({
  id: 'routes.records.tax',
  defaultMessage: 'Налоговая операция № {id}',
});
const outgoingRecord = defineMessage<{ id: string }>({
  id: 'routes.records.outgoing',
  defaultMessage: 'Платёж № {id}',
});

export const payments = {
  'payments.tax': route('/back-office/tax-list', {
    title: m.tax,
    permission: 'tax',
    needs: { listTaxTransactions: 'tax.query' },
    key: 'KeyT',
    // Taxes belong to the investments and to the payment service.
    menu: { section: 'finance', also: 'payments', icon: Receipt20Regular },
    queue: {
      filter: { status: ['new'] },
      actor: 'tax.enable',
      title: m.taxQueue,
      label: m.taxWaiting,
      count: async () => (await import('../areas/payments/queues')).useTaxCount,
      days: 'taxes',
    },
    record: {
      kind: 'taxes',
      title: m.tax,
      one: taxRecord,
      prefix: '#',
      takes: ['contractNumber', 'orderNumber', 'recordNumber', 'pinfl', 'inn'],
      query: (id) => ({ tax: id }),
      look: () => import('../areas/payments/tax/findTax'),
    },
    screen: () => import('../areas/payments/tax/TaxList'),
  }),
  'payments.outgoing': route('/back-office/transactions', {
    title: m.outgoing,
    permission: 'outgoing',
    needs: { listOutgoingTransactions: 'outgoing.query' },
    menu: { section: 'finance', icon: ArrowCircleUpRight20Regular },
    record: {
      kind: 'outgoing',
      title: m.outgoing,
      one: outgoingRecord,
      prefix: '#',
      takes: ['contractNumber', 'recordNumber', 'cardEnd'],
      query: (id) => ({ payment: id }),
      look: () => import('../areas/payments/outgoing/findOutgoing'),
    },
    screen: () => import('../areas/payments/outgoing/OutgoingList'),
  }),
  'payments.wings': route('/back-office/wings-requests', {
    title: m.wings,
    permission: 'scoring',
    needs: { listWingsRequests: 'scoring.query' },
    menu: { section: 'payments', icon: Airplane20Regular },
    screen: () => import('../areas/payments/wings/WingsList'),
  }),
  'payments.wingsOne': route('/back-office/wings-requests/:id', {
    title: m.wingsOne,
    permission: 'scoring',
    needs: { getWingsRequest: 'scoring.get' },
    parent: 'payments.wings',
    screen: () => import('../areas/payments/wings/WingsDetail'),
  }),
};
