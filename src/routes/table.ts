import { access } from './access';
import { claims, signing } from './claims';
import { dashboard } from './dashboard';
import { investments } from './investments';
import { investors } from './investors';
import { notifications } from './notifications';
import { payments } from './payments';
import { publicRoutes, type PublicTable } from './public';
import type { RouteEntry } from './route';

const table = {
  ...(publicRoutes as PublicTable),
  ...dashboard,
  ...investors,
  ...investments,
  ...claims,
  ...payments,
  ...signing,
  ...access,
  ...notifications,
};

/** The route table with the literal type of each path, for href(). */
export type Table = typeof table;
export type RouteId = keyof Table;

/** Every screen of the panel by its id. What is drawn while nobody is signed in must do without (public.ts). */
export const routes: Readonly<Record<RouteId, RouteEntry>> = table;

export const routeIds = Object.keys(routes) as RouteId[];

/** Addresses that are only another name of a route; the query is kept. */
export const aliases: Readonly<Record<string, RouteId>> = {
  '/': 'dashboard.index',
  '/dashboard': 'dashboard.index',
  '/dashboard/workplace': 'dashboard.index',
};
