import type { ComponentType } from 'react';
import type { MessageDescriptor } from 'react-intl';
import { fetchQueueTiles, tilesOf } from '../../parts/QueueTile';
import { charts, type ChartId } from '../../routes/blocks';
import { queues } from '../../routes/queues';
import type { RouteId } from '../../routes/table';

/** One block of the monitoring panel, fetched by itself. */
export interface Block {
  id: string;
  title: MessageDescriptor;
  /** How many tiles a queue has, so that their places are held while it loads; a chart has none. */
  tiles?: number;
  wide?: true;
  fetch: () => Promise<ComponentType>;
}

// Each is made once: one that were another each time would be fetched anew.
const blocks = new Map<string, Block>([
  ...[...queues].map(([id, queue]): [string, Block] => [
    id,
    { id, title: queue.title, tiles: tilesOf(queue).length, fetch: () => fetchQueueTiles(id, queue) },
  ]),
  ...Object.entries(charts).map(([id, { title, wide, chart }]): [string, Block] => [
    id,
    { id, title, wide, fetch: async () => (await chart()).default },
  ]),
]);

/** The blocks of a list with a queue, or of a chart, in the order of their ids. */
export function blocksWith(ids: readonly (RouteId | ChartId)[]): Block[] {
  return ids.flatMap((id) => blocks.get(id) ?? []);
}
