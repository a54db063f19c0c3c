import { createDatabase, type Decision, type Keep } from './database';
import type { StorageMirror } from './storageMirror';

/** What stays in the record's place when the server ended the session, so that other windows can tell it from signing out. */
export const ended = { ended: true };
export const isEnded = (found: unknown) => typeof found === 'object' && found !== null && 'ended' in found;

/**
 * Where the session record is: in IndexedDB; where that is switched off, in the mirrors; where those are off too,
 * in the memory of this window. `decide` itself writes the mirrors, while no other window can be at the record.
 */
export function createRecordStore(factory: IDBFactory | undefined, mirrors: StorageMirror): Keep {
  const database = factory && createDatabase(factory);
  let isDegraded = false;
  let inMemory: unknown;

  function withoutDatabase<Result>(decide: (found: unknown) => Decision<Result>): Result {
    const { write, remove, result } = decide(mirrors.isUsable() ? (mirrors.read() ?? inMemory) : inMemory);
    // Deciding may have shown that the mirrors cannot be written, so they are asked again.
    if (remove || write !== undefined) inMemory = mirrors.isUsable() && write !== ended ? undefined : write;
    return result;
  }

  return {
    change: async (decide) => {
      if (!database || isDegraded) return withoutDatabase(decide);
      try {
        return await database.change(decide);
      } catch {
        // Switched off, full or stuck: from here on this window does without it. Going back later would find a
        // record that was overtaken meanwhile, and spend its refresh token a second time.
        isDegraded = true;
        return withoutDatabase(decide);
      }
    },
  };
}
