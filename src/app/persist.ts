/**
 * What outlives the window: preferences, tabs, notices, and the rights that decide what is drawn first. Read in one go
 * before the store is made, so the first paint waits for nothing; written by redux-persist. Each slice has a
 * version and a check of its own, and what fails is left out while the others stay. Tokens and the query cache
 * are not here.
 */
import { createPersistoid } from 'redux-persist';
import { noticesFound, type NoticeBook, type Notices } from '../kit/notices';
import { booksFound, booksToKeep } from '../kit/noticesKept';
import { isPreferences, preferences, type Preferences } from '../kit/preferences';
import type { Permissions } from '../session/can';
import type { SessionState } from '../session/slice';
import { isTabs, type Tabs } from '../shell/tabs';

/** The rights of the visit before, for the same person only. */
export interface Rights {
  owner?: number;
  permissions?: Permissions;
}

export interface Persisted {
  preferences: Preferences;
  tabs: Tabs;
  rights: Rights;
  notices: { books: Record<string, NoticeBook> };
}

export interface Persistable {
  preferences: Preferences;
  notices: Notices;
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

/** Writing is considered at every action, and the notices change at few of them. */
let kept: { notices: Notices; books: Persisted['notices'] } | undefined;
function noticesToKeep(notices: Notices): Persisted['notices'] {
  if (kept?.notices !== notices) kept = { notices, books: booksToKeep(notices) };
  return kept.books;
}

const keepers: { [Name in keyof Persisted]: Keeper<Persisted[Name]> } = {
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
    read: (found) => (isTabs(found) ? found : undefined),
    pick: ({ tabs, session }) => ifDecided(session, session.user ? tabs : { open: [] }),
  },
  rights: {
    version: 1,
    read: ({ owner, permissions }) =>
      isOwner(owner) && isPermissions(permissions) ? { owner, permissions } : undefined,
    pick: ({ session }) =>
      ifDecided(session, session.rolesReady ? { owner: session.user?.id, permissions: session.permissions } : {}),
  },
  // These outlive the session: each person finds his own again.
  notices: {
    version: 1,
    read: (found) => booksFound(found, Date.now()),
    pick: ({ notices }) => noticesToKeep(notices),
  },
};

const names = Object.keys(keepers) as (keyof Persisted)[];
const prefix = 'persist:';

/** Takes the text apart as redux-persist put it together: every field is a text of its own. */
function fieldsOf(text: string | null): Record<string, unknown> {
  const outer: unknown = JSON.parse(text ?? '{}');
  if (typeof outer !== 'object' || outer === null) return {};
  return Object.fromEntries(Object.entries(outer).map(([name, value]) => [name, JSON.parse(String(value)) as unknown]));
}

function readOne<Name extends keyof Persisted>(name: Name, storage: Storage): Persisted[Name] | undefined {
  try {
    const { _version, ...found } = fieldsOf(storage.getItem(prefix + name));
    if (_version !== keepers[name].version) return undefined;
    return keepers[name].read(found);
  } catch {
    // Broken or out of reach: this slice begins with its defaults.
    return undefined;
  }
}

/** The storage, or nothing where it is switched off. */
export function panelStorage(): Storage | undefined {
  try {
    return window.localStorage;
  } catch {
    // Looking at it is refused; the panel then begins with its defaults every time.
    return undefined;
  }
}

/** Everything that was kept and is still fit, at once. */
export function readPersisted(storage: Storage | undefined): Partial<Persisted> {
  if (!storage) return {};
  return Object.fromEntries(
    names.flatMap((name) => [[name, readOne(name, storage)] as const]).filter(([, found]) => found),
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
  dispatch: (action: ReturnType<typeof noticesFound>) => unknown;
  subscribe: (listener: () => void) => () => void;
}

/** Writes each slice whenever it changes. `flush` writes what is still waiting, before the page is left. */
export function persist(store: Source, storage: Storage | undefined): { flush: () => void } {
  const target = lasting(storage);
  const writers = names.map((name) => {
    const writer = createPersistoid({ key: name, keyPrefix: prefix, storage: target });
    return { writer, keeper: keepers[name] };
  });
  const write = () => {
    const state = store.getState();
    for (const { writer, keeper } of writers) {
      const kept = keeper.pick(state);
      if (kept) writer.update({ ...kept, _version: keeper.version });
    }
  };
  store.subscribe(write);
  // The window that writes last would otherwise write away what the others were told.
  const follow = ({ key, storageArea }: StorageEvent) => {
    if (!storage || storageArea !== storage || key !== `${prefix}notices`) return;
    const found = readOne('notices', storage);
    if (found) store.dispatch(noticesFound(found.books));
  };
  window.addEventListener('storage', follow);
  const flush = () => writers.forEach(({ writer }) => void writer.flush());
  window.addEventListener('pagehide', flush);
  return { flush };
}
