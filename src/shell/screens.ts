import type { ScreenModule } from '../routes/route';
import { routeIds, routes, type RouteId } from '../routes/table';
import { lazyPart, type LazyPart } from './lazyPart';

const entries = routeIds.map((id) => [id, lazyPart(routes[id].screen)] as const);

/** The screens of the table, each fetched when it is first opened. */
export const screens = Object.fromEntries(entries) as Record<RouteId, LazyPart<ScreenModule>>;
