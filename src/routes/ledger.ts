import {
  Book20Regular,
  BookOpen20Regular,
  Folder20Regular,
  Payment20Regular,
  Scales20Regular,
  ScaleFill20Regular,
  TextBulletListSquare20Regular,
  Wallet20Regular,
} from '@fluentui/react-icons';
import { defineMessage, defineMessages } from 'react-intl';
import { route } from './route';

const m = defineMessages({
  entries: { id: 'routes.ledger.entries', defaultMessage: 'Главная книга' },
  postings: { id: 'routes.ledger.postings', defaultMessage: 'Ручные проводки' },
  newPosting: { id: 'routes.ledger.newPosting', defaultMessage: 'Новая проводка' },
  trialBalance: { id: 'routes.ledger.trialBalance', defaultMessage: 'Оборотно-сальдовая ведомость' },
  ties: { id: 'routes.ledger.ties', defaultMessage: 'Сверка с записями' },
  tie: { id: 'routes.ledger.tie', defaultMessage: 'Сверка счёта' },
  accounts: { id: 'routes.ledger.accounts', defaultMessage: 'Счета' },
  account: { id: 'routes.ledger.account', defaultMessage: 'Карточка счёта' },
  groups: { id: 'routes.ledger.groups', defaultMessage: 'Группы счетов' },
  operations: { id: 'routes.ledger.operations', defaultMessage: 'Операции' },
  gateways: { id: 'routes.ledger.gateways', defaultMessage: 'Способы приёма денег' },
  queue: { id: 'routes.blocks.postings', defaultMessage: 'Проводки ждут проведения' },
  waiting: { id: 'routes.ledger.waiting', defaultMessage: 'Ждут проведения: {count}' },
});
const posting = defineMessage<{ id: string }>({ id: 'routes.records.posting', defaultMessage: 'Проводка № {id}' });
const account = defineMessage<{ id: string }>({ id: 'routes.records.account', defaultMessage: 'Счёт № {id}' });

export const ledger = {
  'ledger.entries': route('/back-office/gl/list', {
    title: m.entries,
    permission: 'gl',
    needs: { listEntries: 'gl.query' },
    menu: { section: 'finance', icon: Book20Regular },
    record: {
      kind: 'postings',
      title: m.entries,
      one: posting,
      permissions: ['gl.query', 'gl.get'],
      prefix: '#',
      takes: ['contractNumber', 'recordNumber', 'name'],
      query: (id) => ({ entry: id, begin_date: '' }),
      find: async () => (await import('../areas/ledger/findPostings')).findPostings,
    },
    screen: () => import('../areas/ledger/EntryList'),
  }),
  'ledger.postings': route('/back-office/gl/cash-in-out', {
    title: m.postings,
    permission: 'gl',
    needs: { listPostings: 'gl.query' },
    create: {
      title: m.newPosting,
      needs: { createCashIn: 'gl.add', createCashOut: 'gl.add', createCashInOut: 'gl.add' },
    },
    menu: { section: 'finance', icon: BookOpen20Regular },
    queue: {
      filter: { awaits: 'me', order_by: 'waiting' },
      opensByFilter: true,
      actor: 'gl.enable',
      title: m.queue,
      label: m.waiting,
      count: async () => (await import('../areas/ledger/queues')).useWaitingPostingCount,
    },
    screen: () => import('../areas/ledger/PostingList'),
  }),
  'ledger.trialBalance': route('/back-office/gl/trial-balance', {
    title: m.trialBalance,
    permission: 'gl',
    needs: { listTrialBalance: 'gl.query' },
    menu: { section: 'finance', icon: Scales20Regular },
    screen: () => import('../areas/ledger/TrialBalance'),
  }),
  'ledger.ties': route('/back-office/gl/ties', {
    title: m.ties,
    permission: 'gl',
    needs: { listTies: 'gl.query' },
    menu: { section: 'finance', icon: ScaleFill20Regular },
    screen: () => import('../areas/ledger/TieList'),
  }),
  'ledger.tie': route('/back-office/gl/ties/:id', {
    title: m.tie,
    permission: 'gl',
    needs: { listTieRecords: 'gl.query' },
    parent: 'ledger.ties',
    screen: () => import('../areas/ledger/TieDetail'),
  }),
  'ledger.accounts': route('/back-office/accounts', {
    title: m.accounts,
    permission: 'gl',
    needs: { listAccounts: 'gl.query' },
    menu: { section: 'finance', icon: Wallet20Regular },
    screen: () => import('../areas/ledger/AccountList'),
  }),
  'ledger.account': route('/back-office/accounts/:id', {
    title: m.account,
    permission: 'gl',
    needs: { listAccountCard: 'gl.query' },
    parent: 'ledger.accounts',
    record: {
      kind: 'accounts',
      title: m.accounts,
      one: account,
      permissions: ['gl.query'],
      prefix: '#',
      takes: ['recordNumber', 'contractNumber', 'cardEnd', 'name'],
      find: async () => (await import('../areas/ledger/findAccounts')).findAccounts,
    },
    screen: () => import('../areas/ledger/AccountCard'),
  }),
  'ledger.groups': route('/back-office/account-groups', {
    title: m.groups,
    permission: 'gl',
    needs: { listAccountGroups: 'gl.query' },
    menu: { section: 'finance', icon: Folder20Regular },
    screen: () => import('../areas/ledger/GroupList'),
  }),
  'ledger.operations': route('/back-office/operations', {
    title: m.operations,
    permission: 'gl',
    needs: { listOperations: 'gl.query' },
    menu: { section: 'finance', icon: TextBulletListSquare20Regular },
    screen: () => import('../areas/ledger/OperationList'),
  }),
  'ledger.gateways': route('/back-office/payment-gateways', {
    title: m.gateways,
    permission: 'gl',
    needs: { listPaymentGateways: 'gl.query' },
    menu: { section: 'finance', icon: Payment20Regular },
    screen: () => import('../areas/ledger/GatewayList'),
  }),
};
