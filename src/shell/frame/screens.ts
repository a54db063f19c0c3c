import type { ScreenModule } from '../../routes/route';
import { routeIds, routes, type RouteId } from '../../routes/table';
import { lazyPart, type LazyPart } from './lazyPart';
import { publicScreens } from './publicScreens';

/** The screens that boot begins (routes/early.ts, which is no part of this script); their texts come with the frame. */
export const earlyScreens: readonly RouteId[] = [
  'dashboard.index',
  'investors.list',
  'investors.one',
  'investors.business',
];

const entries = routeIds.map((id) => [id, lazyPart(routes[id].screen, earlyScreens.includes(id))] as const);

/** The screens of the table, each fetched when it is first opened. */
export const screens = { ...Object.fromEntries(entries), ...publicScreens } as Record<RouteId, LazyPart<ScreenModule>>;
