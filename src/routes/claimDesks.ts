import { defineMessages } from 'react-intl';
import { route } from './route';

const m = defineMessages({
  general: { id: 'routes.claims.general', defaultMessage: 'Общие заявки' },
  cards: { id: 'routes.claims.cards', defaultMessage: 'Проверка карт' },
  documents: { id: 'routes.claims.documents', defaultMessage: 'Документы' },
  tariffs: { id: 'routes.claims.tariffs', defaultMessage: 'Смена тарифа' },
  tax: { id: 'routes.payments.tax', defaultMessage: 'Налоги' },
  outgoing: { id: 'routes.payments.outgoing', defaultMessage: 'Исходящие платежи' },
  wings: { id: 'routes.payments.wings', defaultMessage: 'Запросы Wings' },
  wingsOne: { id: 'routes.payments.wingsOne', defaultMessage: 'Запрос Wings' },
});

export const claimDesks = {
  'claims.general': route('/back-office/requests/claims', {
    title: m.general,
    permission: 'claims',
    menu: { section: 'claims' },
    screen: () => import('../areas/claims/general/ClaimList'),
  }),
  'claims.cards': route('/back-office/requests/card-verification-claims', {
    title: m.cards,
    permission: 'card_verification',
    menu: { section: 'claims' },
    screen: () => import('../areas/claims/cards/CardList'),
  }),
  'claims.documents': route('/back-office/requests/docs', {
    title: m.documents,
    permission: 'documents',
    menu: { section: 'claims' },
    screen: () => import('../areas/claims/documents/DocumentList'),
  }),
  'claims.tariffs': route('/back-office/requests/tariff-change-claims', {
    title: m.tariffs,
    permission: 'tariff_change',
    menu: { section: 'claims' },
    screen: () => import('../areas/claims/tariffs/TariffChangeList'),
  }),
  'payments.tax': route('/back-office/tax-list', {
    title: m.tax,
    permission: 'tax',
    menu: { section: 'finance' },
    screen: () => import('../areas/payments/tax/TaxList'),
  }),
  'payments.outgoing': route('/back-office/transactions', {
    title: m.outgoing,
    permission: 'outgoing',
    menu: { section: 'finance' },
    screen: () => import('../areas/payments/outgoing/OutgoingList'),
  }),
  'payments.wings': route('/back-office/wings-requests', {
    title: m.wings,
    permission: 'scoring',
    menu: { section: 'payments' },
    screen: () => import('../areas/payments/wings/WingsList'),
  }),
  'payments.wingsOne': route('/back-office/wings-requests/:id', {
    title: m.wingsOne,
    permission: 'scoring',
    parent: 'payments.wings',
    screen: () => import('../areas/payments/wings/WingsDetail'),
  }),
};
