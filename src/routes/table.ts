import { access } from './access';
import { bonds } from './bonds';
import { branches } from './branches';
import { catalogue } from './catalogue';
import { claims, signing } from './claims';
import { closing } from './closing';
import { constants } from './constants';
import { content } from './content';
import { customers } from './customers';
import { dashboard } from './dashboard';
import { delivery } from './delivery';
import { expenses } from './expenses';
import { dividends } from './dividends';
import { fiscalization } from './fiscalization';
import { fomo } from './fomo';
import { goods } from './goods';
import { instalments } from './instalments';
import { refundClaims } from './refundClaims';
import { investments } from './investments';
import { investors } from './investors';
import { journal } from './journal';
import { ledger } from './ledger';
import { merchants } from './merchants';
import { notifications } from './notifications';
import { orders } from './orders';
import { payments } from './payments';
import { faq } from './faq';
import { paymentSettings } from './paymentSettings';
import { profitLoss } from './profitLoss';
import { publicRoutes, type PublicTable } from './public';
import { pushes } from './pushes';
import { realEstate } from './realEstate';
import { reports } from './reports';
import type { RouteEntry } from './route';
import { sellers } from './sellers';
import { strategies } from './strategies';
import { tariffs } from './tariffs';

const table = {
  ...(publicRoutes as PublicTable),
  ...dashboard,
  ...investors,
  ...investments,
  ...bonds,
  ...strategies,
  ...tariffs,
  ...dividends,
  ...profitLoss,
  ...claims,
  ...expenses,
  ...payments,
  ...paymentSettings,
  ...faq,
  ...closing,
  ...ledger,
  ...signing,
  ...reports,
  ...customers,
  ...instalments,
  ...orders,
  ...delivery,
  ...refundClaims,
  ...fiscalization,
  ...merchants,
  ...branches,
  ...sellers,
  ...catalogue,
  ...goods,
  ...pushes,
  ...fomo,
  ...realEstate,
  ...access,
  ...constants,
  ...content,
  ...notifications,
  ...journal,
};

/** The route table with the literal type of each path, for href(). */
export type Table = typeof table;
export type RouteId = keyof Table;

/** Every screen of the panel by its id. What is drawn while nobody is signed in must do without (public.ts). */
export const routes: Readonly<Record<RouteId, RouteEntry>> = table;

export const routeIds = Object.keys(routes) as RouteId[];

/** Addresses that are only another name of a route, with its parameters by their names; the query is kept. */
export const aliases: Readonly<Record<string, RouteId>> = {
  '/': 'dashboard.index',
  '/dashboard': 'dashboard.index',
  '/dashboard/workplace': 'dashboard.index',
  '/merchants/categories': 'merchants.categories',
  '/customers/list': 'customers.list',
  '/customers/info/:id': 'customers.one',
  '/back-office/list/new': 'merchants.new',
  '/back-office/list/edit/:id': 'merchants.edit',
  '/back-office/list/:id/transactions': 'merchants.transactions',
  '/back-office/list/:id/products': 'catalogue.merchantProducts',
};
