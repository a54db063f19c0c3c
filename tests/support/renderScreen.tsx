/** A screen as a person meets it: inside the real providers, at its address, on the real back end. */
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { signIn } from '../../src/api/sign-in/signIn';
import { Root } from '../../src/app/Root';
import { createPanelStore, type PanelStore } from '../../src/app/store';
import { endJobs } from '../../src/kit/jobs/jobs';
import { createVault } from '../../src/session/vault';
import { createBrowser, MemoryStorage, nextTurn } from './browser';
import { forEachFile } from './fileHooks';
import { backEndAddress } from './panelBackEnd';

export { tellBackEnd } from './panelBackEnd';

interface Options {
  /** The demonstration account that is signed in; nobody with `null`. */
  as?: string | null;
  /** What happens to the store before anything is drawn. */
  before?: (store: PanelStore) => void;
}

let running: PanelStore | undefined;

forEachFile(() => {
  afterEach(() => {
    running?.stop();
    running = undefined;
  });
  // What goes on under all screens goes on from test to test, but is nothing to the next file of a group.
  afterAll(endJobs);
});

/**
 * Opens an address of the panel as one of the demonstration accounts.
 *
 *     const { user } = await renderScreen('/back-office/investors', { as: 'accountant' });
 */
export async function renderScreen(address: string, { as = 'moderator', before }: Options = {}) {
  const api = `${backEndAddress()}/api`;
  const store = createPanelStore({
    vault: createVault(createBrowser().openWindow()),
    storage: new MemoryStorage(),
    config: {
      API_SYSTEM_URL: `${api}/system-user`,
      API_INVEST_URL: `${api}/investment`,
      API_PAY_URL: `${api}/payment`,
      API_MARKET_URL: `${api}/marketplace`,
      CDN_URL: `${api}/content`,
    },
    // jsdom cannot load another page; a test looks at the store instead.
    load: () => undefined,
  });
  running = store;
  if (as !== null) {
    const failure = await store.dispatch(signIn({ username: as, password: 'Divan-demo-2026', remember: true }));
    if (failure) throw new Error(`${as} could not sign in: ${JSON.stringify(failure)}`);
  }
  before?.(store);
  // A step back that the last screen took as it closed a dialog comes in a later turn: it must not lead away from here.
  await nextTurn();
  window.history.replaceState(null, '', address);
  return { ...render(<Root store={store} />), user: userEvent.setup(), store };
}
