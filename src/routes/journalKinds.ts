import type { MessageDescriptor } from 'react-intl';
import { t } from '../i18n/terms';
import { addressOf } from './href';
import { journalTitles as m } from './journalTitles';
import { recordHref } from './records';
import { routes, type RouteId } from './table';

/** A kind of record in the journal of actions. */
export interface JournalKind {
  title: MessageDescriptor;
  /** The page of the record, or of the list that it stands in: by it the texts of its area are fetched, and whoever opens it reads its rows. */
  route: RouteId;
  /** The address of a record; none where its number alone does not lead to it. */
  href?: (id: string) => string;
  /** Further routes whose people read its rows: the service opens it by their rights as well. */
  or?: readonly RouteId[];
  /** A number would say nothing: there is one of it, or it is known by a code of programs. */
  isUnnumbered?: true;
  /**
   * What it calls its verbs, fields and values beside those that all have: `RecordWords` of the parts, which stand above this floor. All come in
   * one file: a name for each would stand in the first load of every page.
   */
  words?: () => Promise<object>;
}

type Place = Pick<JournalKind, 'route' | 'href'>;

/** A page of its own. */
const page = (route: RouteId): Place => ({ route, href: (id) => addressOf(route, { id }) });
/** Beside its list, which names it by this parameter. */
const beside = (route: RouteId, name: string): Place => ({ route, href: (id) => addressOf(route, {}, { [name]: id }) });
/** Where the palette opens it. */
function found(route: RouteId): Place {
  const { record } = routes[route];
  if (!record) throw new Error(`${route} opens no records`);
  return { route, href: (id) => recordHref({ ...record, route }, id) };
}

/** The kinds of records that the journal tells of, by their names in it; tests/contract/journalKinds holds them against the back end's. */
export const journalKinds: Readonly<Record<string, JournalKind>> = {
  investor: {
    title: t.investor,
    ...page('investors.one'),
    words: async () =>
      (await import(/* webpackChunkName: "journalWords" */ '../areas/investors/journal/entryTexts')).investorJournal,
  },
  claim: {
    title: t.claim,
    ...found('claims.general'),
    words: async () =>
      (await import(/* webpackChunkName: "journalWords" */ '../areas/journal/sharedWords')).claimJournal,
  },
  exit_claim: {
    title: m.exitClaim,
    ...found('claims.cashOutOne'),
    words: async () =>
      (await import(/* webpackChunkName: "journalWords" */ '../areas/claims/cashOut/cashOutTerms')).payoutJournal,
  },
  cash_in_claim: {
    title: m.cashInClaim,
    ...found('claims.cashInOne'),
    words: async () => ({
      values: (
        await import(/* webpackChunkName: "journalWords" */ '../areas/claims/cashIn/cashInTerms')
      ).cashInStatus.wordsOf('status'),
    }),
  },
  card_verification: {
    title: m.cardVerification,
    ...found('claims.cards'),
    words: async () =>
      (await import(/* webpackChunkName: "journalWords" */ '../areas/claims/cards/cardTerms')).cardJournal,
  },
  application_document: {
    title: m.applicationDocument,
    ...found('claims.documents'),
    words: async () =>
      (await import(/* webpackChunkName: "journalWords" */ '../areas/journal/sharedWords')).documentJournal,
  },
  tariff_change_claim: {
    title: m.tariffChangeClaim,
    ...found('claims.tariffs'),
    words: async () => ({
      values: (
        await import(/* webpackChunkName: "journalWords" */ '../areas/claims/tariffs/tariffTerms')
      ).changeStatus.wordsOf('status'),
    }),
  },
  tax_transaction: {
    title: m.taxTransaction,
    ...found('payments.tax'),
    words: async () => ({
      values: (await import(/* webpackChunkName: "journalWords" */ '../areas/payments/tax/taxTerms')).taxStatus.wordsOf(
        'status',
      ),
    }),
  },
  outgoing_payment: {
    title: m.outgoingPayment,
    ...found('payments.outgoing'),
    words: async () => ({
      values: (
        await import(/* webpackChunkName: "journalWords" */ '../areas/payments/outgoing/outgoingTerms')
      ).outgoingStatus.wordsOf('status'),
    }),
  },
  dibank_document: {
    title: m.dibankDocument,
    ...found('signing.list'),
    words: async () =>
      (await import(/* webpackChunkName: "journalWords" */ '../areas/claims/signing/documentStatus')).documentJournal,
  },
  investment: {
    title: m.investment,
    ...found('investments.one'),
    words: async () =>
      (await import(/* webpackChunkName: "journalWords" */ '../areas/journal/sharedWords')).investmentJournal,
  },
  portfolio_pool: {
    title: m.portfolioPool,
    ...page('investments.pool'),
    words: async () =>
      (await import(/* webpackChunkName: "journalWords" */ '../areas/investments/poolTerms')).poolJournal,
  },
  strategy: {
    title: t.strategy,
    ...found('strategies.one'),
    words: async () =>
      (await import(/* webpackChunkName: "journalWords" */ '../areas/strategies/journalWords')).strategyJournal,
  },
  strategy_category: {
    title: m.strategyCategory,
    ...beside('strategies.categories', 'category'),
    words: async () =>
      (await import(/* webpackChunkName: "journalWords" */ '../areas/strategies/journalWords')).strategyJournal,
  },
  merchant_category: {
    title: m.merchantCategory,
    ...page('merchants.category'),
    isUnnumbered: true,
    words: async () =>
      (await import(/* webpackChunkName: "journalWords" */ '../areas/merchants/categories/journalWords'))
        .categoryJournal,
  },
  tariff: {
    title: m.tariff,
    ...found('tariffs.list'),
    words: async () =>
      (await import(/* webpackChunkName: "journalWords" */ '../areas/tariffs/journalWords')).tariffJournal,
  },
  round: {
    title: m.round,
    ...found('tariffs.rounds'),
    words: async () =>
      (await import(/* webpackChunkName: "journalWords" */ '../areas/tariffs/journalWords')).tariffJournal,
  },
  constant: {
    title: m.constant,
    ...found('constants.list'),
    words: async () =>
      (await import(/* webpackChunkName: "journalWords" */ '../areas/constants/journalWords')).constantJournal,
  },
  posting_template: { title: m.postingTemplate, route: 'ledger.postings' },
  posting: {
    title: m.posting,
    ...found('ledger.entries'),
    words: async () =>
      (await import(/* webpackChunkName: "journalWords" */ '../areas/ledger/journalWords')).postingJournal,
  },
  bond: {
    title: t.bond,
    ...found('bonds.one'),
    words: async () => (await import(/* webpackChunkName: "journalWords" */ '../areas/bonds/journalWords')).bondJournal,
  },
  project: {
    title: m.project,
    ...found('realEstate.project'),
    words: async () =>
      (await import(/* webpackChunkName: "journalWords" */ '../areas/real-estate/projects/journalWords'))
        .projectJournal,
  },
  receipt: {
    title: m.receipt,
    ...found('fiscalization.list'),
    words: async () =>
      (await import(/* webpackChunkName: "journalWords" */ '../areas/fiscalization/journalWords')).receiptJournal,
  },
  merchant_transfer: {
    title: m.merchantTransfer,
    ...found('merchants.transfers'),
    words: async () =>
      (await import(/* webpackChunkName: "journalWords" */ '../areas/merchants/payouts/payoutTerms')).transferJournal,
  },
  merchant: {
    title: m.merchant,
    ...found('merchants.one'),
    words: async () =>
      (await import(/* webpackChunkName: "journalWords" */ '../areas/merchants/merchants/journalWords'))
        .merchantJournal,
  },
  market_category: {
    title: m.marketCategory,
    ...found('catalogue.category'),
    words: async () =>
      (await import(/* webpackChunkName: "journalWords" */ '../areas/catalogue/categories/journalWords'))
        .categoryJournal,
  },
  attribute: {
    title: m.attribute,
    ...beside('catalogue.attributes', 'id'),
    words: async () =>
      (await import(/* webpackChunkName: "journalWords" */ '../areas/catalogue/attributes/journalWords'))
        .attributeJournal,
  },
  bank: {
    title: t.bank,
    ...found('paymentSettings.banks'),
    words: async () =>
      (await import(/* webpackChunkName: "journalWords" */ '../areas/payment-settings/banks/journalWords')).bankJournal,
  },
  sms_provider: {
    title: m.smsProvider,
    ...beside('paymentSettings.smsProviders', 'provider'),
    words: async () =>
      (await import(/* webpackChunkName: "journalWords" */ '../areas/payment-settings/sms/journalWords'))
        .providerJournal,
  },
  sms_template: {
    title: m.smsTemplate,
    ...found('paymentSettings.smsTemplates'),
    words: async () =>
      (await import(/* webpackChunkName: "journalWords" */ '../areas/payment-settings/sms/journalWords'))
        .templateJournal,
  },
  payment_settings: {
    title: m.paymentSettings,
    route: 'paymentSettings.providers',
    href: () => addressOf('paymentSettings.providers', {}),
    isUnnumbered: true,
    words: async () =>
      (await import(/* webpackChunkName: "journalWords" */ '../areas/payment-settings/providers/journalWords'))
        .paymentSettingsJournal,
  },
  psp_category: {
    title: m.pspCategory,
    ...page('paymentSettings.psp'),
    words: async () =>
      (await import(/* webpackChunkName: "journalWords" */ '../areas/payment-settings/psp/journalWords')).pspJournal,
  },
  faq_category: {
    title: m.faqCategory,
    ...beside('faq.categories', 'category'),
    words: async () => (await import(/* webpackChunkName: "journalWords" */ '../areas/faq/journalWords')).placeJournal,
  },
  faq_chapter: {
    title: m.faqChapter,
    ...beside('faq.chapters', 'chapter'),
    words: async () => (await import(/* webpackChunkName: "journalWords" */ '../areas/faq/journalWords')).placeJournal,
  },
  faq_article: {
    title: m.faqArticle,
    ...found('faq.articles'),
    words: async () => (await import(/* webpackChunkName: "journalWords" */ '../areas/faq/journalWords')).answerJournal,
  },
  question: {
    title: m.question,
    ...beside('faq.questions', 'question'),
    words: async () => (await import(/* webpackChunkName: "journalWords" */ '../areas/faq/journalWords')).answerJournal,
  },
  psp_service: {
    title: m.pspService,
    route: 'paymentSettings.pspCategories',
    words: async () =>
      (await import(/* webpackChunkName: "journalWords" */ '../areas/payment-settings/psp/journalWords')).pspJournal,
  },
  budget_category: {
    title: m.budgetCategory,
    ...beside('paymentSettings.budget', 'category'),
    words: async () =>
      (await import(/* webpackChunkName: "journalWords" */ '../areas/payment-settings/budget/budgetTerms'))
        .budgetJournal,
  },
  banner: {
    title: m.banner,
    ...found('content.banners'),
    words: async () =>
      (await import(/* webpackChunkName: "journalWords" */ '../areas/content/banners/bannerTerms')).bannerJournal,
  },
  story: {
    title: m.story,
    route: 'content.stories',
    words: async () =>
      (await import(/* webpackChunkName: "journalWords" */ '../areas/content/stories/storyTerms')).storyJournal,
  },
  system_error: {
    title: m.systemError,
    ...beside('content.errors', 'error'),
    words: async () =>
      (await import(/* webpackChunkName: "journalWords" */ '../areas/content/errors/errorTerms')).errorJournal,
  },
  brand: {
    title: m.brand,
    ...found('catalogue.brands'),
    words: async () =>
      (await import(/* webpackChunkName: "journalWords" */ '../areas/catalogue/brands/journalWords')).brandJournal,
  },
  model: {
    title: m.model,
    ...found('catalogue.models'),
    words: async () =>
      (await import(/* webpackChunkName: "journalWords" */ '../areas/catalogue/models/journalWords')).modelJournal,
  },
  product: {
    title: m.product,
    ...found('catalogue.products'),
    words: async () =>
      (await import(/* webpackChunkName: "journalWords" */ '../areas/catalogue/products/journalWords')).productJournal,
  },
  expense: {
    title: m.expense,
    ...found('expenses.one'),
    words: async () =>
      (await import(/* webpackChunkName: "journalWords" */ '../areas/expenses/journalWords')).entryJournal,
  },
  income: {
    title: m.income,
    ...found('expenses.incomes'),
    words: async () =>
      (await import(/* webpackChunkName: "journalWords" */ '../areas/expenses/journalWords')).entryJournal,
  },
  profit: {
    title: m.profit,
    ...beside('dividends.profits', 'id'),
    words: async () =>
      (await import(/* webpackChunkName: "journalWords" */ '../areas/dividends/journalWords')).dividendJournal,
  },
  profit_loss: {
    title: m.profitLoss,
    route: 'profitLoss.sheet',
    isUnnumbered: true,
    words: async () =>
      (await import(/* webpackChunkName: "journalWords" */ '../areas/profit-loss/journalWords')).profitLossJournal,
  },
  partner: {
    title: m.partner,
    ...found('dividends.partners'),
    words: async () =>
      (await import(/* webpackChunkName: "journalWords" */ '../areas/dividends/journalWords')).dividendJournal,
  },
  dividend_run: {
    title: m.dividendRun,
    route: 'dividends.list',
    words: async () =>
      (await import(/* webpackChunkName: "journalWords" */ '../areas/dividends/journalWords')).dividendJournal,
  },
  branch: {
    title: m.branch,
    ...found('branches.map'),
    words: async () =>
      (await import(/* webpackChunkName: "journalWords" */ '../areas/branches/journalWords')).branchJournal,
  },
  seller: {
    title: m.seller,
    ...found('sellers.byNumber'),
    words: async () =>
      (await import(/* webpackChunkName: "journalWords" */ '../areas/sellers/journalWords')).sellerJournal,
  },
  customer: {
    title: m.customer,
    ...found('customers.one'),
    words: async () =>
      (await import(/* webpackChunkName: "journalWords" */ '../areas/customers/journalWords')).customerJournal,
  },
  delivery: {
    title: m.delivery,
    ...found('delivery.one'),
    words: async () =>
      (await import(/* webpackChunkName: "journalWords" */ '../areas/delivery/journalWords')).deliveryJournal,
  },
  agent: {
    title: m.agent,
    ...found('sellers.agent'),
    or: ['sellers.list'],
    words: async () =>
      (await import(/* webpackChunkName: "journalWords" */ '../areas/sellers/journalWords')).agentJournal,
  },
  call_order: {
    title: m.callOrder,
    ...found('realEstate.callOrders'),
    words: async () => ({
      values: (
        await import(/* webpackChunkName: "journalWords" */ '../areas/real-estate/callOrders/callOrderTerms')
      ).callbackStatus.wordsOf('status'),
    }),
  },
  async_task: {
    title: m.asyncTask,
    ...found('investors.task'),
    words: async () =>
      (await import(/* webpackChunkName: "journalWords" */ '../areas/investors/tasks/taskTerms')).taskJournal,
  },
  closing_month: {
    title: m.closingMonth,
    ...found('closing.months'),
    words: async () =>
      (await import(/* webpackChunkName: "journalWords" */ '../areas/closing/journalWords')).closingJournal,
  },
  access_change: {
    title: m.accessChange,
    ...beside('access.changes', 'change'),
    words: async () => ({
      values: (
        await import(/* webpackChunkName: "journalWords" */ '../areas/access/changes/changeTerms')
      ).changeStatus.wordsOf('status'),
    }),
  },
  return_claim: {
    title: m.returnClaim,
    ...found('refundClaims.one'),
    words: async () =>
      (await import(/* webpackChunkName: "journalWords" */ '../areas/refund-claims/journalWords')).returnJournal,
  },
  application: {
    title: m.application,
    ...found('instalments.one'),
    or: ['orders.list', 'orders.moderation'],
    words: async () =>
      (await import(/* webpackChunkName: "journalWords" */ '../areas/journal/sharedWords')).applicationJournal,
  },
  push_message: {
    title: m.pushMessage,
    ...found('pushes.list'),
    words: async () =>
      (await import(/* webpackChunkName: "journalWords" */ '../areas/pushes/messages/journalWords')).messageJournal,
  },
  fomo: {
    title: m.fomo,
    ...found('fomo.campaigns'),
    words: async () => (await import(/* webpackChunkName: "journalWords" */ '../areas/fomo/fomoTerms')).fomoJournal,
  },
  system_user: {
    title: m.systemUser,
    ...found('access.user'),
    words: async () =>
      (await import(/* webpackChunkName: "journalWords" */ '../areas/access/journalWords')).accountJournal,
  },
  role: {
    title: m.role,
    ...found('access.role'),
    words: async () =>
      (await import(/* webpackChunkName: "journalWords" */ '../areas/access/journalWords')).roleJournal,
  },
  payment_role: {
    title: m.paymentRole,
    ...page('access.payRole'),
    words: async () =>
      (await import(/* webpackChunkName: "journalWords" */ '../areas/access/journalWords')).policyRoleJournal,
  },
  investment_role: {
    title: m.investmentRole,
    route: 'access.investRoles',
    words: async () =>
      (await import(/* webpackChunkName: "journalWords" */ '../areas/access/journalWords')).policyRoleJournal,
  },
};

/** The routes any of which lets a person read the rows of a kind. */
export function opensOf(kind: string): readonly RouteId[] {
  const { route, or = [] } = journalKinds[kind] ?? {};
  return route === undefined ? [] : [route, ...or];
}
