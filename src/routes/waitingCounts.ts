import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { RouteId } from './table';

/** How often a count is asked for, as an option of a generated query hook. */
export interface CountPace {
  /** In milliseconds. */
  pollingInterval: number;
  skipPollingIfUnfocused: boolean;
}

/** How much waits now; undefined while that is not known, or when the service does not say. */
export type UseCount = (pace: CountPace) => number | undefined;

/** The work that waits on a list, shown beside its item of the menu. */
export interface WaitingCount {
  /** What the call asks for, as `id.action`; who does not hold it is shown no count, and asks for none. */
  permission: string;
  /** What the number counts, with `{count}`. */
  label: MessageDescriptor;
  load: () => Promise<UseCount>;
}

const m = defineMessages({
  investorsList: { id: 'routes.investors.waiting', defaultMessage: 'Ждут проверки: {count}' },
  claimsCashIn: { id: 'routes.claims.waitingIn', defaultMessage: 'Ждут зачисления: {count}' },
  claimsCashOut: { id: 'routes.claims.waitingOut', defaultMessage: 'Ждут решения: {count}' },
  claimsGeneral: { id: 'routes.claims.waiting', defaultMessage: 'Ждут решения: {count}' },
  claimsCards: { id: 'routes.claims.cardsWaiting', defaultMessage: 'Карт на проверку: {count}' },
  claimsDocuments: { id: 'routes.claims.documentsWaiting', defaultMessage: 'Документов на проверку: {count}' },
  paymentsTax: { id: 'routes.payments.taxWaiting', defaultMessage: 'Не проверено: {count}' },
  signingList: { id: 'routes.signing.waiting', defaultMessage: 'Ждут подписи: {count}' },
});

/** The lists with work that waits, by their routes. Apart from those because the sign-in page brings all routes. */
export const waitingCounts: Readonly<Partial<Record<RouteId, WaitingCount>>> = {
  'investors.list': {
    permission: 'investors.query',
    label: m.investorsList,
    load: async () => (await import('../areas/investors/waiting')).useCount,
  },
  'claims.cashIn': {
    permission: 'cash_in.query',
    label: m.claimsCashIn,
    load: async () => (await import('../areas/claims/cashIn/waiting')).useCount,
  },
  'claims.cashOut': {
    permission: 'cash_out.query',
    label: m.claimsCashOut,
    load: async () => (await import('../areas/claims/cashOut/waiting')).useCount,
  },
  'claims.general': {
    permission: 'claims.query',
    label: m.claimsGeneral,
    load: async () => (await import('../areas/claims/general/waiting')).useCount,
  },
  'claims.cards': {
    permission: 'card_verification.query',
    label: m.claimsCards,
    load: async () => (await import('../areas/claims/cards/waiting')).useCount,
  },
  'claims.documents': {
    permission: 'documents.query',
    label: m.claimsDocuments,
    load: async () => (await import('../areas/claims/documents/waiting')).useCount,
  },
  'payments.tax': {
    permission: 'tax.query',
    label: m.paymentsTax,
    load: async () => (await import('../areas/payments/tax/waiting')).useCount,
  },
  'signing.list': {
    permission: 'dibank.query',
    label: m.signingList,
    load: async () => (await import('../areas/claims/signing/waiting')).useCount,
  },
};
