import {
  ArrowCircleDownRight20Regular,
  ArrowSwap20Regular,
  CardUi20Regular,
  ClipboardTaskListLtr20Regular,
  DocumentCheckmark20Regular,
  Signature20Regular,
  WalletCreditCard20Regular,
} from '@fluentui/react-icons';
import { defineMessage, defineMessages } from 'react-intl';
import { route } from './route';

const m = defineMessages({
  cashIn: { id: 'routes.claims.cashIn', defaultMessage: 'Поступления' },
  cashInQueue: { id: 'routes.blocks.cashIn', defaultMessage: 'Поступления ждут зачисления' },
  cashInWaiting: { id: 'routes.claims.waitingIn', defaultMessage: 'Ждут зачисления: {count}' },
  cashInOne: { id: 'routes.claims.cashInOne', defaultMessage: 'Поступление' },
  cashOut: { id: 'routes.claims.cashOut', defaultMessage: 'Вывод средств' },
  cashOutQueue: { id: 'routes.blocks.cashOut', defaultMessage: 'Заявки на вывод ждут решения' },
  cashOutWaiting: { id: 'routes.claims.waitingOut', defaultMessage: 'Ждут решения: {count}' },
  cashOutSheet: { id: 'routes.claims.cashOutSheet', defaultMessage: 'Выплаты из файла' },
  cashOutOne: { id: 'routes.claims.cashOutOne', defaultMessage: 'Заявка на вывод' },
  cashOutRecords: { id: 'routes.records.cashOuts', defaultMessage: 'Заявки на вывод' },
  general: { id: 'routes.claims.general', defaultMessage: 'Общие заявки' },
  generalQueue: { id: 'routes.blocks.generalClaims', defaultMessage: 'Заявки ждут решения' },
  generalWaiting: { id: 'routes.claims.waiting', defaultMessage: 'Ждут решения: {count}' },
  generalRecords: { id: 'routes.records.claims', defaultMessage: 'Заявки' },
  cards: { id: 'routes.claims.cards', defaultMessage: 'Проверка карт' },
  cardQueue: { id: 'routes.blocks.cardClaims', defaultMessage: 'Карты на проверку' },
  cardsWaiting: { id: 'routes.claims.cardsWaiting', defaultMessage: 'Карт на проверку: {count}' },
  cardRecords: { id: 'routes.records.cards', defaultMessage: 'Карты инвесторов' },
  documents: { id: 'routes.claims.documents', defaultMessage: 'Документы' },
  documentQueue: { id: 'routes.blocks.newDocuments', defaultMessage: 'Документы на проверку' },
  documentsWaiting: { id: 'routes.claims.documentsWaiting', defaultMessage: 'Документов на проверку: {count}' },
  tariffs: { id: 'routes.claims.tariffs', defaultMessage: 'Смена тарифа' },
  signing: { id: 'routes.signing.list', defaultMessage: 'Подпись выплат' },
  signingQueue: { id: 'routes.signing.queue', defaultMessage: 'Ждут подписи' },
  signingDetail: { id: 'routes.signing.documents', defaultMessage: 'документы на вывод' },
  signingWaiting: { id: 'routes.signing.waiting', defaultMessage: 'Ждут подписи: {count}' },
});
const cashInRecord = defineMessage<{ id: string }>({
  id: 'routes.records.cashIn',
  defaultMessage: 'Поступление № {id}',
});
const documentRecord = defineMessage<{ id: string }>({
  id: 'routes.records.document',
  defaultMessage: 'Документ № {id}',
});
const tariffRecord = defineMessage<{ id: string }>({
  id: 'routes.records.tariffChange',
  defaultMessage: 'Смена тарифа № {id}',
});
const signingRecord = defineMessage<{ id: string }>({
  id: 'routes.records.paymentDocument',
  defaultMessage: 'Платёжный документ № {id}',
});
const cashOutRecord = defineMessage<{ id: string }>({
  id: 'routes.records.cashOut',
  defaultMessage: 'Заявка на вывод № {id}',
});
const generalRecord = defineMessage<{ id: string }>({ id: 'routes.records.claim', defaultMessage: 'Заявка № {id}' });
const cardRecord = defineMessage<{ id: string }>({ id: 'routes.records.card', defaultMessage: 'Карта № {id}' });

export const claims = {
  'claims.cashIn': route('/back-office/requests/cash-in', {
    title: m.cashIn,
    permission: 'cash_in',
    needs: { listCashInBankClaims: 'cash_in.query' },
    key: 'KeyC',
    menu: { section: 'claims', icon: ArrowCircleDownRight20Regular },
    queue: {
      // What waits is all that this list ever shows.
      filter: {},
      actor: 'cash_in.enable',
      title: m.cashInQueue,
      label: m.cashInWaiting,
      count: async () => (await import('../areas/claims/queues')).useCashInCount,
      days: async () => (await import('../areas/claims/queues')).useCashInDays,
    },
    screen: () => import('../areas/claims/cashIn/CashInList'),
  }),
  'claims.cashInOne': route('/back-office/requests/cash-in/:id', {
    title: m.cashInOne,
    permission: 'cash_in',
    needs: { getCashInBankClaim: 'cash_in.get' },
    parent: 'claims.cashIn',
    record: {
      kind: 'cashIn',
      title: m.cashIn,
      one: cashInRecord,
      needs: { listCashInBankClaims: 'cash_in.query' },
      prefix: '#',
      takes: ['contractNumber', 'orderNumber', 'recordNumber', 'name'],
      look: () => import('../areas/claims/cashIn/findCashIn'),
    },
    screen: () => import('../areas/claims/cashIn/CashInDetail'),
  }),
  'claims.cashOut': route('/back-office/requests/cash-out', {
    title: m.cashOut,
    permission: 'cash_out',
    needs: { listCashOutClaims: 'cash_out.query' },
    key: 'KeyO',
    menu: { section: 'claims', icon: WalletCreditCard20Regular },
    queue: {
      filter: { status: ['pending'] },
      actor: 'cash_out.enable',
      title: m.cashOutQueue,
      label: m.cashOutWaiting,
      count: async () => (await import('../areas/claims/queues')).useCashOutCount,
      days: async () => (await import('../areas/claims/queues')).useCashOutDays,
    },
    screen: () => import('../areas/claims/cashOut/CashOutList'),
  }),
  'claims.cashOutSheet': route('/back-office/requests/cash-out/upload', {
    title: m.cashOutSheet,
    permission: 'cash_out',
    needs: { uploadCashOutSheet: 'cash_out.import' },
    parent: 'claims.cashOut',
    screen: () => import('../areas/claims/cashOut/UploadCashOut'),
  }),
  'claims.cashOutOne': route('/back-office/requests/cash-out/:id', {
    title: m.cashOutOne,
    permission: 'cash_out',
    needs: { getCashOutClaim: 'cash_out.get' },
    parent: 'claims.cashOut',
    record: {
      kind: 'cashOuts',
      title: m.cashOutRecords,
      one: cashOutRecord,
      needs: { listCashOutClaims: 'cash_out.query' },
      prefix: '#',
      takes: ['contractNumber', 'orderNumber', 'recordNumber'],
      look: () => import('../areas/claims/cashOut/findClaims'),
    },
    screen: () => import('../areas/claims/cashOut/CashOutDetail'),
  }),
  'claims.general': route('/back-office/requests/claims', {
    title: m.general,
    permission: 'claims',
    needs: { listClaims: 'claims.query' },
    key: 'KeyL',
    menu: { section: 'claims', icon: ClipboardTaskListLtr20Regular },
    queue: {
      filter: { type: 'all', status: ['pending', 'in_process'] },
      // The requirements begin the list with what comes in.
      opensByFilter: true,
      actor: 'claims.enable',
      title: m.generalQueue,
      label: m.generalWaiting,
      count: async () => (await import('../areas/claims/queues')).useGeneralClaimCount,
      days: 'general_claims',
    },
    record: {
      kind: 'claims',
      title: m.generalRecords,
      one: generalRecord,
      needs: { getClaim: 'claims.get' },
      prefix: '#',
      takes: ['recordNumber', 'amount'],
      // Whatever its type, the claim opens at the side of its list.
      query: (id) => ({ type: 'all', claim: id }),
      look: () => import('../areas/claims/general/findClaims'),
    },
    screen: () => import('../areas/claims/general/ClaimList'),
  }),
  'claims.cards': route('/back-office/requests/card-verification-claims', {
    title: m.cards,
    permission: 'card_verification',
    needs: { listCardVerificationClaims: 'card_verification.query' },
    key: 'KeyK',
    menu: { section: 'claims', icon: CardUi20Regular },
    queue: {
      filter: { status: ['pending'] },
      actor: 'card_verification.enable',
      title: m.cardQueue,
      label: m.cardsWaiting,
      count: async () => (await import('../areas/claims/queues')).useCardCount,
      days: 'card_verification',
    },
    record: {
      kind: 'cards',
      title: m.cardRecords,
      one: cardRecord,
      prefix: '#',
      takes: ['cardEnd'],
      // Whatever became of the card, it opens at the side of its list.
      query: (id) => ({ card: id }),
      look: () => import('../areas/claims/cards/findCards'),
    },
    screen: () => import('../areas/claims/cards/CardList'),
  }),
  'claims.documents': route('/back-office/requests/docs', {
    title: m.documents,
    permission: 'documents',
    needs: { listApplicationDocuments: 'documents.query' },
    key: 'KeyD',
    menu: { section: 'claims', icon: DocumentCheckmark20Regular },
    queue: {
      filter: { status: ['new', 'checked'] },
      actor: 'documents.enable',
      title: m.documentQueue,
      label: m.documentsWaiting,
      count: async () => (await import('../areas/claims/queues')).useDocumentCount,
      days: 'documents',
    },
    record: {
      kind: 'documents',
      title: m.documents,
      one: documentRecord,
      prefix: '#',
      takes: ['contractNumber', 'orderNumber', 'recordNumber'],
      query: (id) => ({ document: id }),
      look: () => import('../areas/claims/documents/findDocuments'),
    },
    screen: () => import('../areas/claims/documents/DocumentList'),
  }),
  'claims.tariffs': route('/back-office/requests/tariff-change-claims', {
    title: m.tariffs,
    permission: 'tariff_change',
    needs: { listTariffChangeClaims: 'tariff_change.query' },
    menu: { section: 'claims', icon: ArrowSwap20Regular },
    record: {
      kind: 'tariffChanges',
      title: m.tariffs,
      one: tariffRecord,
      prefix: '#',
      takes: ['contractNumber', 'recordNumber'],
      query: (id) => ({ claim: id }),
      look: () => import('../areas/claims/tariffs/findTariffChanges'),
    },
    screen: () => import('../areas/claims/tariffs/TariffChangeList'),
  }),
};

/** The bank's documents of what was decided; they stand after the payments. */
export const signing = {
  'signing.list': route('/back-office/requests/dibank', {
    title: m.signing,
    permission: 'dibank',
    needs: { listDibankClaims: 'dibank.query' },
    key: 'KeyS',
    menu: { section: 'claims', icon: Signature20Regular },
    queue: {
      filter: { status: 'draft' },
      actor: 'dibank.enable',
      title: m.signingQueue,
      detail: m.signingDetail,
      label: m.signingWaiting,
      count: async () => (await import('../areas/claims/queues')).useSigningCount,
      days: 'signing',
    },
    record: {
      kind: 'paymentDocuments',
      title: m.signing,
      one: signingRecord,
      prefix: '#',
      takes: ['contractNumber', 'orderNumber', 'recordNumber'],
      // Whatever became of the document, it opens at the side of the list.
      query: (id) => ({ status: 'all', document: id }),
      look: () => import('../areas/claims/signing/findDocuments'),
    },
    screen: () => import('../areas/claims/signing/SigningList'),
  }),
};
