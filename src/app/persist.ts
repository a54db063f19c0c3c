/**
 * What outlives the window: preferences, tabs, and the rights that decide what is drawn first. Read in one go
 * before the store is made, so the first paint waits for nothing; written by redux-persist. Each slice has a
 * version and a check of its own, and what fails is left out while the others stay. Tokens and the query cache
 * are not here. The notices, which no first paint shows, are kept the same way by keepNotices.ts.
 */
import { createPersistoid } from 'redux-persist';
import { keptFields, prefix } from './keptFields';
import { isPreferences, preferences, type Preferences } from '../kit/state/preferences';
import type { Permissions } from '../session/slice';
import type { SessionState } from '../session/slice';
import { readTabs, type Tabs } from '../shell/tabs/tabs';

/** The rights of the visit before, for the same person only. */
export interface Rights {
  owner?: number;
  permissions?: Permissions;
}

export interface Persisted {
  preferences: Preferences;
  tabs: Tabs;
  rights: Rights;
}

export interface Persistable {
  preferences: Preferences;
  tabs: Tabs;
  session: SessionState;
}

interface Keeper<Kept extends object> {
  version: number;
  /** What was found, made fit; undefined when it is something else. */
  read: (found: Record<string, unknown>) => Kept | undefined;
  /** What of the state is kept; undefined while that is not known. */
  pick: (state: Persistable) => Kept | undefined;
}

const isOwner = (value: unknown): value is number | undefined => value === undefined || Number.isSafeInteger(value);

function isPermissions(value: unknown): value is Permissions {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.values(value).every(
    (actions) => Array.isArray(actions) && actions.every((action) => typeof action === 'string'),
  );
}

/** Before the record has been asked nobody knows whose these are, and nothing of before may be overwritten. */
const ifDecided = <Kept>({ status, user, rolesReady }: SessionState, kept: Kept) =>
  status === 'unknown' || (user && !rolesReady) ? undefined : kept;

export const keepers: { [Name in keyof Persisted]: Keeper<Persisted[Name]> } = {
  preferences: {
    version: 1,
    // A preference that came with a newer version of the panel begins with its default.
    read: (found) => {
      const whole = { ...preferences.getInitialState(), ...found };
      return isPreferences(whole) ? whole : undefined;
    },
    pick: (state) => state.preferences,
  },
  tabs: {
    version: 1,
    read: readTabs,
    pick: ({ tabs, session }) => ifDecided(session, session.user ? tabs : { open: [], closed: [] }),
  },
  rights: {
    version: 1,
    read: ({ owner, permissions }) =>
      isOwner(owner) && isPermissions(permissions) ? { owner, permissions } : undefined,
    pick: ({ session }) =>
      ifDecided(session, session.rolesReady ? { owner: session.user?.id, permissions: session.permissions } : {}),
  },
};

const names = Object.keys(keepers) as (keyof Persisted)[];
/** What was kept of a slice, if it is of this version and passes the check. */
export function readKept<Kept extends object>(
  name: string,
  { version, read }: Pick<Keeper<Kept>, 'version' | 'read'>,
  storage: Storage,
): Kept | undefined {
  try {
    const { _version, ...found } = keptFields(name, storage);
    if (_version !== version) return undefined;
    return read(found);
  } catch {
    // Broken or out of reach: this slice begins with its defaults.
    return undefined;
  }
}

/** Everything that was kept and is still fit, at once. */
export function readPersisted(storage: Storage | undefined): Partial<Persisted> {
  if (!storage) return {};
  return Object.fromEntries(
    names
      .flatMap((name) => [[name, readKept<object>(name, keepers[name], storage)] as const])
      .filter(([, found]) => found),
  );
}

/** redux-persist expects promises, and that a write which fails is said so. */
function lasting(storage: Storage | undefined) {
  return {
    getItem: (key: string) => Promise.resolve(storage?.getItem(key) ?? null),
    removeItem: (key: string) => Promise.resolve(storage?.removeItem(key)),
    setItem: (key: string, text: string) => {
      try {
        storage?.setItem(key, text);
      } catch {
        // Full or switched off: the panel works on, and forgets this at its end.
      }
      return Promise.resolve();
    },
  };
}

interface Source {
  getState: () => Persistable;
  subscribe: (listener: () => void) => () => void;
}

/** Writes a slice under its name, field by field, when there is time for it. */
export function writerOf(name: string, storage: Storage | undefined) {
  return createPersistoid({ key: name, keyPrefix: prefix, storage: lasting(storage) });
}

/** Writes each slice whenever it changes. `flush` writes what is still waiting, before the page is left. */
export function persist(store: Source, storage: Storage | undefined): { flush: () => void } {
  const writers = names.map((name) => ({ writer: writerOf(name, storage), keeper: keepers[name] }));
  const write = () => {
    const state = store.getState();
    for (const { writer, keeper } of writers) {
      const kept = keeper.pick(state);
      if (kept) writer.update({ ...kept, _version: keeper.version });
    }
  };
  store.subscribe(write);
  const flush = () => writers.forEach(({ writer }) => void writer.flush());
  window.addEventListener('pagehide', flush);
  return { flush };
}
