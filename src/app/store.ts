import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import type { ApiExtra } from '../api/cache/baseQuery';
import { readConfig, type Config } from '../api/transport/config';
import { gateway } from '../api/cache/gateway';
import { createRenew } from '../api/session/refresh';
import { renewInTime } from '../api/session/renewInTime';
import { followVault } from '../api/sign-in/restoreSession';
import { removeJournal } from '../areas/claims/signing/journalDatabase';
import { defaultLanguage } from '../i18n/languages';
import { notices } from '../kit/state/notifications';
import { preferences } from '../kit/state/preferences';
import { publicRoutes } from '../routes/public';
import { session, signedOutState, type SessionState } from '../session/slice';
import { createVault, type Vault } from '../session/vault';
import { browserPlace } from '../session/vaultEnvironment';
import { tabs } from '../shell/tabs/tabs';
import { beginNotices } from './beginNotices';
import { tellFailures } from './failures';
import { persist, readPersisted, type Persisted } from './persist';

declare const process: { env: { NODE_ENV?: string } };

const reducer = combineReducers({
  [gateway.reducerPath]: gateway.reducer,
  session: session.reducer,
  preferences: preferences.reducer,
  notices: notices.reducer,
  tabs: tabs.reducer,
});

type State = ReturnType<typeof reducer>;

/** What the store stands on; tests bring their own. */
export interface Surroundings {
  vault?: Vault;
  config?: Config;
  storage?: Storage;
  /** Loads an address, or the page again. */
  load?: (address: string | undefined) => void;
}

/** The session as far as it is known before anything has been asked. */
function firstSession(vault: Vault, rights: Persisted['rights'] | undefined): SessionState {
  const user = vault.current()?.user;
  if (!user) return { ...signedOutState, status: vault.isUndecided() ? 'unknown' : 'signedOut' };
  const permissions = rights?.owner === user.id ? rights.permissions : undefined;
  return { status: 'signedIn', user, permissions: permissions ?? {}, rolesReady: permissions !== undefined };
}

function firstState(vault: Vault, kept: Partial<Persisted>): Partial<State> {
  const first = firstSession(vault, kept.rights);
  const isOwn = ({ owner }: { owner?: number }) => owner !== undefined && owner === first.user?.id;
  return {
    session: first,
    ...(kept.preferences && { preferences: kept.preferences }),
    notices: { ...notices.getInitialState(), owner: first.user?.id },
    ...(kept.tabs && isOwn(kept.tabs) && { tabs: kept.tabs }),
  };
}

const loadPage = (address: string | undefined) =>
  address === undefined ? window.location.reload() : window.location.assign(address);

/** The store of one window. `stop` takes it out of service, for tests. */
export function createPanelStore(surroundings: Surroundings = {}) {
  const place = browserPlace();
  const {
    vault = createVault(place),
    config = readConfig(document),
    storage = place.local,
    load = loadPage,
  } = surroundings;
  vault.onClose(removeJournal);
  let language: () => string = () => defaultLanguage;
  let flush = () => {};
  const extra: ApiExtra = {
    vault,
    config,
    renew: createRenew(vault, config),
    language: () => language(),
    restart: (where) => {
      flush();
      load(where === 'login' ? publicRoutes.login.path : undefined);
    },
  };
  const store = configureStore({
    reducer,
    preloadedState: firstState(vault, readPersisted(storage)),
    // The two checks walk through every loaded row at each action, which makes a long list crawl while developing.
    middleware: (base) =>
      base({ thunk: { extraArgument: extra }, immutableCheck: false, serializableCheck: false }).concat(
        gateway.middleware,
        tellFailures,
      ),
    devTools: process.env.NODE_ENV === 'development',
  });
  language = () => store.getState().preferences.language;
  ({ flush } = persist(store, storage));

  const stops = [setupListeners(store.dispatch), store.dispatch(followVault()), renewInTime(extra)];
  return Object.assign(store, {
    stop: () => stops.forEach((stop) => stop()),
    /** For once something has been drawn: no first paint shows a notice. */
    keepNotices: () => beginNotices(store, () => session.selectors.isInside(store.getState()), storage),
  });
}

export type PanelStore = ReturnType<typeof createPanelStore>;
