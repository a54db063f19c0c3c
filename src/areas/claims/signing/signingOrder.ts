const lockName = 'divan-signing';

/** Takes the one batch of the whole browser; undefined while another tab has it. Give it back when the batch is over. */
export function takeBatch(locks: LockManager | undefined): Promise<(() => void) | undefined> {
  // Without locks every tab is on its own; the service still takes each document once.
  if (!locks) return Promise.resolve(() => undefined);
  return new Promise((resolve) => {
    const hold = (lock: Lock | null): Promise<void> => {
      if (lock === null) {
        resolve(undefined);
        return Promise.resolve();
      }
      return new Promise<void>((giveBack) => resolve(giveBack));
    };
    // A browser that refuses its locks is one without them.
    locks.request(lockName, { ifAvailable: true }, hold).catch(() => resolve(() => undefined));
  });
}

/** The turn of a run: given back when it is over, and taken once more by whoever goes on with it. */
export function turnOf(given: () => void, locks: LockManager | undefined) {
  let giveBack: (() => void) | undefined = given;
  return {
    over: (): void => {
      giveBack?.();
      giveBack = undefined;
    },
    /** Goes on in the own turn; false while another batch has it, and then nothing was done. */
    goOn: async (work: () => void): Promise<boolean> => {
      giveBack ??= await takeBatch(locks);
      if (giveBack) work();
      return giveBack !== undefined;
    },
  };
}

/** Whether some tab has a batch under way. */
export async function isBatchTaken(locks: LockManager | undefined): Promise<boolean> {
  const { held = [] } = (await locks?.query()) ?? {};
  return held.some(({ name }) => name === lockName);
}
