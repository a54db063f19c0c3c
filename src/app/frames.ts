import { lazyPart } from '../shell/foundation/lazyPart';
import { wholeSheet } from './wholeSheet';

// Hardly anybody needs both at once: one frame stands around sign-in, the other around everything else.
/** What is drawn for a signed-in person, with the table of all routes and what fetches their screens. */
export const inside = lazyPart(async () => {
  const [module] = await Promise.all([import('./Inside'), wholeSheet()]);
  return module;
}, true);

/** The page around a screen that needs no token. */
export const bareFrame = lazyPart(async () => (await import('../shell/frame/BareFrame')).BareFrame, true);
