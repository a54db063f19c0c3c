import { missingPermission } from '../guard';
import type { RouteId } from '../table';
import type { BlockEntry } from './block';
import { claimDeskBlocks } from './claimDesks';
import { claimBlocks } from './claims';
import { investmentBlocks } from './investments';
import { investorBlocks } from './investors';
import { signingBlocks } from './signing';

const table = { ...investorBlocks, ...claimBlocks, ...claimDeskBlocks, ...signingBlocks, ...investmentBlocks };

export type BlockId = keyof typeof table;

/** Every block of the monitoring panel by its id, in the order in which they stand there. */
export const blockTable: Readonly<Record<BlockId, BlockEntry>> = table;

export interface Blocks {
  /** Queues that wait for the person; */
  waiting: BlockId[];
  /** queues that the person may only look at; */
  queues: BlockId[];
  charts: BlockId[];
}

const panel: RouteId = 'dashboard.index';

/** The monitoring panel of a person: only what may be seen, what waits for the person apart from the rest. */
export function blocksOf(holds: (permission: string) => boolean): Blocks {
  const mayEnter = missingPermission(panel, holds) === undefined;
  const seen = (Object.keys(blockTable) as BlockId[]).filter(
    (id) => mayEnter && blockTable[id].permissions.every(holds),
  );
  const queues = seen.filter((id) => blockTable[id].kind === 'queue');
  const isWaiting = (id: BlockId): boolean => {
    const { actor } = blockTable[id];
    return actor !== undefined && holds(actor);
  };
  return {
    waiting: queues.filter(isWaiting),
    queues: queues.filter((id) => !isWaiting(id)),
    charts: seen.filter((id) => blockTable[id].kind === 'chart'),
  };
}
