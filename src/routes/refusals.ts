import type { MessageDescriptor } from 'react-intl';

type Tell = (
  current: Readonly<Record<string, unknown>>,
) => { title: MessageDescriptor; values?: Record<string, string> } | undefined;
interface Refusals {
  refusals: Readonly<Record<string, MessageDescriptor>>;
  /** What some of the codes say with what the answer has. */
  telling?: Readonly<Record<string, Tell>>;
}
type LoadRefusals = () => Promise<Refusals>;

/**
 * The words for the codes that an area may be refused with, by the area's name; fetched behind its first screen. An
 * area that writes nothing has none.
 */
export const refusalsOf: Readonly<Partial<Record<string, LoadRefusals>>> = {
  access: () => import('../areas/access/refusals'),
  branches: () => import('../areas/branches/refusals'),
  bonds: () => import('../areas/bonds/refusals'),
  catalogue: () => import('../areas/catalogue/refusals'),
  claims: () => import('../areas/claims/refusals'),
  closing: () => import('../areas/closing/refusals'),
  content: () => import('../areas/content/refusals'),
  constants: () => import('../areas/constants/refusals'),
  customers: () => import('../areas/customers/refusals'),
  delivery: () => import('../areas/delivery/refusals'),
  dividends: () => import('../areas/dividends/refusals'),
  expenses: () => import('../areas/expenses/refusals'),
  fiscalization: () => import('../areas/fiscalization/refusals'),
  fomo: () => import('../areas/fomo/refusals'),
  instalments: () => import('../areas/instalments/refusals'),
  investments: () => import('../areas/investments/refusals'),
  investors: () => import('../areas/investors/refusals'),
  ledger: () => import('../areas/ledger/refusals'),
  merchants: () => import('../areas/merchants/refusals'),
  orders: () => import('../areas/orders/refusals'),
  paymentSettings: () => import('../areas/payment-settings/refusals'),
  faq: () => import('../areas/faq/refusals'),
  payments: () => import('../areas/payments/refusals'),
  profitLoss: () => import('../areas/profit-loss/refusals'),
  pushes: () => import('../areas/pushes/refusals'),
  refundClaims: () => import('../areas/refund-claims/refusals'),
  reports: () => import('../areas/reports/refusals'),
  sellers: () => import('../areas/sellers/refusals'),
  strategies: () => import('../areas/strategies/refusals'),
  realEstate: () => import('../areas/real-estate/refusals'),
  tariffs: () => import('../areas/tariffs/refusals'),
};
