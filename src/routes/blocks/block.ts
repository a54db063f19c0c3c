import type { ComponentType } from 'react';
import type { MessageDescriptor } from 'react-intl';

/** What the file of a block exports. */
export interface BlockModule {
  default: ComponentType;
}

/** One block of the monitoring panel; the area that has the figures has the block, and the panel only places it. */
export interface BlockEntry {
  /** A queue is one or more tiles of the first row; a chart is a card below. */
  kind: 'queue' | 'chart';
  title: MessageDescriptor;
  /** All that its calls and its links ask for, as `id.action`; without one of them the block is absent. */
  permissions: readonly [string, ...string[]];
  /** Whoever holds this is the one for whom the queue waits; for others it is only a figure. */
  actor?: string;
  /** How many tiles a queue has, so that their places are held while it loads. */
  tiles?: number;
  /** A chart over the whole width. */
  wide?: true;
  block: () => Promise<BlockModule>;
}

/** Declares the blocks of an area. */
export function blocks<const Entries extends Record<string, BlockEntry>>(entries: Entries): Entries {
  return entries;
}
