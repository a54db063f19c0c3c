/** What the vault stands on; tests put several windows on one. */
export interface VaultEnvironment {
  local?: Storage;
  session?: Storage;
  database?: IDBFactory;
  locks?: LockManager;
  now: () => number;
  /** `changed` is called when another window may have changed the record; the answer tells the other windows. */
  listen: (changed: () => void) => () => void;
}

/** A storage that is switched off throws when it is only looked at. */
function ifAllowed<Part>(look: () => Part): Part | undefined {
  try {
    return look();
  } catch {
    // Switched off by the user or the browser; the panel does without it.
    return undefined;
  }
}

/** What the browser keeps texts in, for good and for as long as the window; what is switched off is absent. */
export const browserStorage = () => ({
  local: ifAllowed(() => window.localStorage),
  session: ifAllowed(() => window.sessionStorage),
});

/** The vault's place in a browser window; what is switched off is absent. Others that keep something reach it here, too. */
export function browserPlace(): VaultEnvironment {
  return {
    ...browserStorage(),
    database: ifAllowed(() => window.indexedDB),
    // Absent on plain http away from localhost.
    locks: navigator.locks as LockManager | undefined,
    now: () => Date.now(),
    listen: (changed) => {
      const channel = ifAllowed(() => new BroadcastChannel('divan-session'));
      channel?.addEventListener('message', changed);
      // Where there is no channel, the mirrors carry the news; `session` is the last of them to be written.
      window.addEventListener('storage', ({ key }) => {
        if (key === 'session' || key === null) changed();
      });
      // A window that slept may have missed it all.
      window.addEventListener('pageshow', ({ persisted }) => persisted && changed());
      document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && changed());
      return () => channel?.postMessage('changed');
    },
  };
}
