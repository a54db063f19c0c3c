import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { RouteId } from './table';

const m = defineMessages({
  monitor: {
    id: 'routes.keywords.monitor',
    defaultMessage: 'дашборд главная аналитика графики dashboard home bosh sahifa',
  },
  investors: {
    id: 'routes.keywords.investors',
    defaultMessage: 'вкладчики клиенты люди investors clients investorlar mijozlar',
  },
  claims: { id: 'routes.keywords.claims', defaultMessage: 'заявки пополнение списание ввод вывод claims arizalar' },
  cards: { id: 'routes.keywords.cards', defaultMessage: 'карты верификация фото cards verification kartalar' },
  documents: { id: 'routes.keywords.documents', defaultMessage: 'договоры акты оферты документы documents hujjatlar' },
  tariffs: { id: 'routes.keywords.tariffs', defaultMessage: 'тариф смена перевод tariff change tarif' },
  tax: { id: 'routes.keywords.tax', defaultMessage: 'налоги ндфл удержание tax soliq' },
  outgoing: {
    id: 'routes.keywords.outgoing',
    defaultMessage: 'выплаты платежи транзакции outgoing payments toʻlovlar',
  },
  wings: { id: 'routes.keywords.wings', defaultMessage: 'скоринг бюро запросы wings scoring skoring' },
  investments: {
    id: 'routes.keywords.investments',
    defaultMessage: 'договоры вложения investments contracts investitsiyalar shartnomalar',
  },
  pools: { id: 'routes.keywords.pools', defaultMessage: 'портфель стратегии лимит pool portfolio pul portfel' },
  verify: {
    id: 'routes.keywords.verify',
    defaultMessage: 'верификация паспорт анкеты verification passport tekshiruv',
  },
  signing: {
    id: 'routes.keywords.signing',
    defaultMessage: 'эцп подпись дибанк имзо e-imzo подписать выплаты sign signature imzolash imzo toʻlov',
  },
  users: { id: 'routes.keywords.users', defaultMessage: 'пользователи персонал users staff xodimlar' },
  newUser: { id: 'routes.keywords.newUser', defaultMessage: 'добавить создать пользователя add new user yangi xodim' },
  roles: { id: 'routes.keywords.roles', defaultMessage: 'доступ полномочия roles access rollar huquqlar' },
  newRole: { id: 'routes.keywords.newRole', defaultMessage: 'добавить создать роль add new role yangi rol' },
  permissions: { id: 'routes.keywords.permissions', defaultMessage: 'разрешения доступ permissions rights ruxsatlar' },
  policies: { id: 'routes.keywords.policies', defaultMessage: 'доступ политики access policies ruxsatlar' },
  profile: { id: 'routes.keywords.profile', defaultMessage: 'пароль сессии устройства password sessions parol profil' },
});

/**
 * Other words for the screens, by which the palette finds them; each text has the words of all languages, its own
 * first. They stand apart from the table, which whoever is not signed in loads too.
 */
export const keywords: Readonly<Partial<Record<RouteId, MessageDescriptor>>> = {
  'dashboard.index': m.monitor,
  'investors.list': m.investors,
  'claims.general': m.claims,
  'claims.cards': m.cards,
  'claims.documents': m.documents,
  'claims.tariffs': m.tariffs,
  'payments.tax': m.tax,
  'payments.outgoing': m.outgoing,
  'payments.wings': m.wings,
  'investors.verify': m.verify,
  'investments.list': m.investments,
  'investments.pools': m.pools,
  'signing.list': m.signing,
  'access.users': m.users,
  'access.newUser': m.newUser,
  'access.roles': m.roles,
  'access.newRole': m.newRole,
  'access.permissions': m.permissions,
  'access.payRoles': m.policies,
  'access.payUsers': m.policies,
  'access.investRoles': m.policies,
  'access.investUsers': m.policies,
  profile: m.profile,
};
