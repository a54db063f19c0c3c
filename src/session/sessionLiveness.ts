import type { SessionRecord } from './record';

const lockName = 'divan-alive';
const markKey = 'divan-alive';
/** A window that is being reloaded lets go of its lock for a moment. */
const reloadGrace = 300;

/**
 * Whether a session that was not to be remembered still lives: while some window holds the shared lock, or this
 * window was told so before it was reloaded.
 */
export interface Alive {
  hold: (record: SessionRecord) => void;
  letGo: () => void;
  vouchesFor: (record: SessionRecord) => Promise<boolean>;
}

/** Whether this window was told that it may use an ephemeral session. */
export function isMarked({ generation }: SessionRecord, storage: Storage | undefined): boolean {
  try {
    return storage?.getItem(markKey) === generation;
  } catch {
    // Without the storage there is no mark; the lock of another window may still vouch.
    return false;
  }
}

export function createLiveness(locks: LockManager | undefined, storage: Storage | undefined): Alive {
  let release: (() => void) | undefined;

  async function isHeldElsewhere(): Promise<boolean> {
    const { held = [] } = (await locks?.query()) ?? {};
    return held.some(({ name }) => name === lockName);
  }

  return {
    hold: ({ ephemeral, generation }) => {
      if (!ephemeral) return;
      try {
        storage?.setItem(markKey, generation);
      } catch {
        // Without the mark the session does not survive a reload of its only window, which is the safe side.
      }
      if (release || !locks) return;
      const released = new Promise<void>((resolve) => (release = resolve));
      locks
        .request(lockName, { mode: 'shared' }, () => released)
        .catch(() => {
          // Locks are refused here; then only the mark vouches.
        });
    },
    letGo: () => {
      release?.();
      release = undefined;
      try {
        storage?.removeItem(markKey);
      } catch {
        // There is no mark to take away.
      }
    },
    vouchesFor: async (record) => {
      if (!record.ephemeral || isMarked(record, storage) || (await isHeldElsewhere())) return true;
      await new Promise((resolve) => setTimeout(resolve, reloadGrace));
      return isHeldElsewhere();
    },
  };
}
