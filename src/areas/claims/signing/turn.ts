const lockName = 'divan-signing';

/** Takes the one batch of the whole browser; undefined while another tab has it. Give it back when the batch is over. */
export function takeBatch(locks: LockManager | undefined): Promise<(() => void) | undefined> {
  // Without locks every tab is on its own; the service still takes each document once.
  if (!locks) return Promise.resolve(() => undefined);
  return new Promise((resolve, reject) => {
    const hold = (lock: Lock | null): Promise<void> => {
      if (lock === null) {
        resolve(undefined);
        return Promise.resolve();
      }
      return new Promise<void>((giveBack) => resolve(giveBack));
    };
    locks.request(lockName, { ifAvailable: true }, hold).catch(reject);
  });
}

/** Whether some tab has a batch under way. */
export async function isBatchTaken(locks: LockManager | undefined): Promise<boolean> {
  const { held = [] } = (await locks?.query()) ?? {};
  return held.some(({ name }) => name === lockName);
}
