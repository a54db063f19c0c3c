import { publicRoutes, type PublicRouteId } from '../../routes/public';
import type { ScreenModule } from '../../routes/route';
import { lazyPart, type LazyPart } from './lazyPart';

const entries = Object.entries(publicRoutes).map(([id, { screen }]) => [id, lazyPart(screen)] as const);

/** The screens that are shown without the frame, each fetched when it is first opened. */
export const publicScreens = Object.fromEntries(entries) as Record<PublicRouteId, LazyPart<ScreenModule>>;
