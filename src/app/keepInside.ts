/** What a window keeps and follows once somebody is inside: nothing of it is needed for the first paint, nor has that room for it. */
import type { Chosen } from '../lib/find/frecency';
import {
  favouriteToggled,
  paletteChosen,
  signingKeyPicked,
  tableChanged,
  tableReset,
  viewsKept,
  type Preferences,
} from '../kit/state/preferences';
import type { SessionState } from '../session/slice';
import { keepNotices } from './keepNotices';
import { prefix } from './keptFields';
import { keepers, readKept } from './persist';

interface Window {
  subscribe: (listener: () => void) => () => void;
  getState: () => { preferences: Preferences; session: SessionState };
  dispatch: (
    action: ReturnType<
      | typeof favouriteToggled
      | typeof paletteChosen
      | typeof signingKeyPicked
      | typeof tableChanged
      | typeof tableReset
      | typeof viewsKept
    >,
  ) => unknown;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The entries of `found` that are others than those of `known`. */
const changed = <Value>(known: Readonly<Record<string, Value>> = {}, found: Readonly<Record<string, Value>> = {}) =>
  Object.entries(found).filter(([name, value]) => !isSame(known[name], value));

/**
 * What a person has saved, set up or picked in one window of the device is there in the others: each writes all that it
 * knows, and the window that writes last would otherwise write away a view that was saved elsewhere. Theme, language and
 * the like stay as they are in each window. Gives the way to stop it.
 */
function followPreferences(store: Window, storage: Storage | undefined): () => void {
  const takeUp = () => {
    const found = storage && readKept('preferences', keepers.preferences, storage);
    const { preferences: known, session } = store.getState();
    if (!found || session.user === undefined) return;
    const owner = String(session.user.id);
    for (const [screen, book] of changed(known.views[owner], found.views[owner]))
      store.dispatch(viewsKept({ owner, screen, book }));
    for (const table of Object.keys(known.tables[owner] ?? {}))
      if (!found.tables[owner]?.[table]) store.dispatch(tableReset({ owner, table }));
    for (const [table, change] of changed(known.tables[owner], found.tables[owner])) {
      store.dispatch(tableReset({ owner, table }));
      store.dispatch(tableChanged({ owner, table, change }));
    }
    const [before, after] = [known.favourites[owner] ?? [], found.favourites[owner] ?? []];
    for (const id of [...before, ...after])
      if (before.includes(id) !== after.includes(id)) store.dispatch(favouriteToggled({ owner, id }));
    const chosen: Chosen | undefined = found.chosen[owner];
    if (chosen && !isSame(known.chosen[owner], chosen)) store.dispatch(paletteChosen({ owner, chosen }));
    const serial = found.signingKeys[owner];
    if (serial !== undefined && serial !== known.signingKeys[owner])
      store.dispatch(signingKeyPicked({ owner, serial }));
  };
  const follow = ({ key, storageArea }: StorageEvent) => {
    if (storage && storageArea === storage && key === `${prefix}preferences`) takeUp();
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}

/** For whoever is inside now, and for whoever signs in after: what of the journal of signing is not theirs to find, or too old, goes. */
function pruneJournals({ getState, subscribe }: Window): () => void {
  let known: number | undefined;
  const look = () => {
    const { user } = getState().session;
    if (!user || user.id === known) return;
    known = user.id;
    import('../areas/claims/signing/pruneJournal')
      .then(({ pruneJournal }) => pruneJournal(user.id))
      .catch(() => {
        // A database that does not open has no signature to read either, and a part that does not come does the next time.
      });
  };
  look();
  return subscribe(look);
}

/** Keeps the notices, and follows what other windows keep. Gives the way to stop it. */
export function keepInside(
  store: Window & Parameters<typeof keepNotices>[0],
  storage: Storage | undefined,
): () => void {
  const stops = [keepNotices(store, storage), followPreferences(store, storage), pruneJournals(store)];
  return () => stops.forEach((stop) => stop());
}
