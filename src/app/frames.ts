import type { ComponentType } from 'react';
import type { Match } from '../routes/match';
import { lazyPart, type LazyPart } from '../shell/frame/lazyPart';
import { wholeSheet } from './wholeSheet';

export interface Drawn {
  match: Match;
  /** False while the roles are not known. */
  isDecided: boolean;
}

// Nobody needs both at once: one frame stands around sign-in, the other around everything else.
export const frame: LazyPart<ComponentType<Drawn>> = lazyPart(async () => {
  const [{ Frame }] = await Promise.all([import('../shell/frame/Frame'), wholeSheet()]);
  return Frame;
}, true);
export const bareFrame: LazyPart<ComponentType<Drawn>> = lazyPart(
  async () => (await import('../shell/frame/BareFrame')).BareFrame,
  true,
);
