const lockName = 'divan-refresh';

/** Runs `work` while no other window runs its own; undefined when the turn did not come in time. */
export type InTurn = <Result>(patience: number, work: () => Promise<Result>) => Promise<Result | undefined>;

export function createRefreshLock(locks: LockManager | undefined): InTurn {
  return async (patience, work) => {
    if (!locks) return work();
    const waiting = new AbortController();
    const timer = setTimeout(() => waiting.abort(), patience);
    let isMyTurn = false;
    const turn = () => {
      isMyTurn = true;
      clearTimeout(timer);
      return work();
    };
    try {
      return await locks.request(lockName, { signal: waiting.signal }, turn);
    } catch (error) {
      if (isMyTurn) throw error;
      // Either the turn did not come, which is an answer too, or locks are refused here and there is no turn.
      return waiting.signal.aborted ? undefined : turn();
    } finally {
      clearTimeout(timer);
    }
  };
}
