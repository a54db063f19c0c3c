import {
  BuildingRetailMoney20Regular,
  BuildingShop20Regular,
  ClipboardDataBar20Regular,
  TextBulletListTree20Regular,
} from '@fluentui/react-icons';
import { defineMessage, defineMessages } from 'react-intl';
import { route } from './route';

const m = defineMessages({
  list: { id: 'routes.merchants.list', defaultMessage: 'Все мерчанты' },
  one: { id: 'routes.merchants.one', defaultMessage: 'Мерчант' },
  new: { id: 'routes.merchants.new', defaultMessage: 'Новый мерчант' },
  edit: { id: 'routes.merchants.edit', defaultMessage: 'Изменение мерчанта' },
  queue: { id: 'routes.blocks.contracts', defaultMessage: 'Договоры кончаются в ближайшие 30 дней' },
  waiting: { id: 'routes.merchants.waiting', defaultMessage: 'Договоров кончается: {count}' },
  categories: { id: 'routes.merchants.categories', defaultMessage: 'Категории мерчантов' },
  category: { id: 'routes.merchants.category', defaultMessage: 'Категория мерчантов' },
  newCategory: { id: 'routes.merchants.newCategory', defaultMessage: 'Новая категория мерчантов' },
  transactions: { id: 'routes.merchants.transactions', defaultMessage: 'Расчёты с мерчантом' },
  debts: { id: 'routes.merchants.debts', defaultMessage: 'Долги мерчантам' },
  transfers: { id: 'routes.merchants.transfers', defaultMessage: 'Платежи мерчантам' },
  transferQueue: { id: 'routes.blocks.transfers', defaultMessage: 'Платежи мерчантам ждут решения' },
  transfersWaiting: { id: 'routes.merchants.transfersWaiting', defaultMessage: 'Платежей ждёт решения: {count}' },
  records: { id: 'routes.records.merchants', defaultMessage: 'Мерчанты' },
});
const transfer = defineMessage<{ id: string }>({
  id: 'routes.records.transfer',
  defaultMessage: 'Платёж мерчанту № {id}',
});
const record = defineMessage<{ id: string }>({ id: 'routes.records.merchant', defaultMessage: 'Мерчант № {id}' });

/** Who sells by instalments, and what they are sorted into. */
export const merchants = {
  'merchants.list': route('/merchants/list', {
    title: m.list,
    permission: 'merchants',
    needs: { listMerchants: 'merchants.query' },
    menu: { section: 'merchants', icon: BuildingShop20Regular },
    key: 'KeyH',
    queue: {
      filter: { contract: 'ending', order_by: 'contract_expiry' },
      // The list opens on all of them: most contracts have long to go.
      opensByFilter: true,
      actor: 'merchants.update',
      title: m.queue,
      label: m.waiting,
      count: async () => (await import('../areas/merchants/queues')).useEndingContractCount,
    },
    screen: () => import('../areas/merchants/merchants/MerchantList'),
  }),
  'merchants.new': route('/merchants/list/new', {
    title: m.new,
    permission: 'merchants',
    needs: { createMerchant: 'merchants.add' },
    parent: 'merchants.list',
    screen: () => import('../areas/merchants/merchants/NewMerchant'),
  }),
  'merchants.one': route('/merchants/list/:id', {
    title: m.one,
    permission: 'merchants',
    needs: { getMerchant: 'merchants.get' },
    parent: 'merchants.list',
    record: {
      kind: 'merchants',
      title: m.records,
      one: record,
      needs: { listMerchants: 'merchants.query' },
      prefix: '#',
      takes: ['name', 'inn', 'contractNumber', 'recordNumber'],
      look: () => import('../areas/merchants/merchants/findMerchants'),
    },
    screen: () => import('../areas/merchants/merchants/MerchantDetail'),
  }),
  'merchants.edit': route('/merchants/list/edit/:id', {
    title: m.edit,
    permission: 'merchants',
    needs: { getMerchant: 'merchants.get', updateMerchant: 'merchants.update' },
    parent: 'merchants.one',
    screen: () => import('../areas/merchants/merchants/EditMerchant'),
  }),
  'merchants.transactions': route('/merchants/list/:id/transactions', {
    title: m.transactions,
    permission: 'merchant_billing',
    needs: { listMerchantMoves: 'merchant_billing.query', getMerchant: 'merchants.get' },
    parent: 'merchants.one',
    screen: () => import('../areas/merchants/payouts/MerchantTransactions'),
  }),
  'merchants.debts': route('/merchants/debts', {
    title: m.debts,
    permission: 'merchant_billing',
    needs: { listMerchantDebts: 'merchant_billing.query' },
    menu: { section: 'merchants', icon: ClipboardDataBar20Regular },
    screen: () => import('../areas/merchants/payouts/MerchantDebts'),
  }),
  'merchants.transfers': route('/merchants/transfers', {
    title: m.transfers,
    permission: 'merchant_billing',
    needs: { listTransfers: 'merchant_billing.query' },
    menu: { section: 'merchants', icon: BuildingRetailMoney20Regular },
    key: 'KeyW',
    queue: {
      filter: { status: ['pending'], order_by: 'created_at' },
      // The list opens on all of them: what was paid is looked up there, too.
      opensByFilter: true,
      actor: 'merchant_billing.enable',
      title: m.transferQueue,
      label: m.transfersWaiting,
      count: async () => (await import('../areas/merchants/queues')).useWaitingTransferCount,
      days: 'transfers',
    },
    record: {
      kind: 'transfers',
      title: m.transfers,
      one: transfer,
      prefix: '#',
      takes: ['name', 'recordNumber'],
      query: (id) => ({ transfer: id }),
      look: () => import('../areas/merchants/payouts/findTransfers'),
    },
    screen: () => import('../areas/merchants/payouts/TransferList'),
  }),
  'merchants.categories': route('/merchants/list/merchants-category', {
    title: m.categories,
    permission: 'merchant_categories',
    needs: { listMerchantCategories: 'merchant_categories.query' },
    create: { title: m.newCategory, needs: { createMerchantCategory: 'merchant_categories.add' } },
    menu: { section: 'merchants', icon: TextBulletListTree20Regular },
    screen: () => import('../areas/merchants/categories/CategoryTree'),
  }),
  'merchants.category': route('/merchants/categories/:id', {
    title: m.category,
    permission: 'merchant_categories',
    needs: { getMerchantCategory: 'merchant_categories.get' },
    parent: 'merchants.categories',
    screen: () => import('../areas/merchants/categories/CategoryTree'),
  }),
};
