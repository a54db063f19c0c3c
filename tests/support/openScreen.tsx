/** Screens of the route table over answers by the contract: nothing behind them but the examples of the specs. */
import { act, cleanup, render } from '@testing-library/react';
import { gateway } from '../../src/api/cache/gateway';
import { signIn } from '../../src/api/sign-in/signIn';
import { Root } from '../../src/app/Root';
import { createPanelStore, type PanelStore } from '../../src/app/store';
import { routeIds, routes, type RouteId } from '../../src/routes/table';
import { createVault } from '../../src/session/vault';
import { createBrowser, MemoryStorage, nextTurn } from './browser';

/** The screens that a person who is signed in may open. */
export const insideIds: readonly RouteId[] = routeIds.filter((id) => !routes[id].open && !routes[id].bare);

export const addressOf = (id: RouteId) => routes[id].path.replaceAll(/:\w+/g, '1');

let running: PanelStore | undefined;

/** Whatever is put on the page is in sight: a section that waits to be seen asks at once. */
class InSight {
  private readonly observed = new Set<Element>();
  constructor(private readonly tell: (entries: unknown[], observer: unknown) => void) {}
  observe(target: Element) {
    this.observed.add(target);
    // Not for what has left the page meanwhile: a list that goes on reading then would never be stopped.
    setTimeout(() => {
      if (this.observed.has(target)) this.tell([{ isIntersecting: true, intersectionRatio: 1, target }], this);
    });
  }
  unobserve(target: Element) {
    this.observed.delete(target);
  }
  disconnect() {
    this.observed.clear();
  }
  takeRecords() {
    return [];
  }
}

/** Pauses and time-outs of the panel pass a thousand times as fast; those of the session are left alone. */
function hurry(): void {
  const real = globalThis.setTimeout;
  if ('isHurried' in real) return;
  const quick = (work: () => void, time = 0, ...rest: unknown[]) =>
    real(work, time >= 500 && time <= 60_000 ? time / 1_000 : time, ...rest);
  globalThis.setTimeout = Object.assign(quick, real, { isHurried: true });
}

/** Milliseconds of a processor that this process has had: on a busy host a moment is as long as it needs to be. */
function spent(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/** What was asked for has been answered and drawn. A call that may take hours is waited for a moment only. */
export async function atRest(store: PanelStore): Promise<void> {
  await act(async () => {
    const begin = spent();
    for (let quiet = 0; quiet < 4 && spent() - begin < 600;) {
      await nextTurn();
      const { queries } = store.getState().gateway;
      quiet = Object.values(queries).some((query) => query?.status === 'pending') ? 0 : quiet + 1;
    }
  });
}

/** Signs in; the store of the panel that `openScreen` draws. */
export async function openPanel(): Promise<PanelStore> {
  running?.stop();
  hurry();
  const store = createPanelStore({
    vault: createVault(createBrowser().openWindow()),
    storage: new MemoryStorage(),
    config: {},
    load: () => undefined,
  });
  running = store;
  Object.assign(window, { IntersectionObserver: InSight });
  const failure = await store.dispatch(signIn({ username: 'anybody', password: 'anything', remember: true }));
  if (failure) throw new Error(`Could not sign in: ${JSON.stringify(failure)}`);
  return store;
}

/** Draws a screen from the beginning, in a window of its own; `search` opens a record at its side, as an address does. */
export async function openScreen(store: PanelStore, id: RouteId, search = ''): Promise<void> {
  cleanup();
  window.history.replaceState(null, '', addressOf(id) + search);
  store.dispatch(gateway.util.resetApiState());
  render(<Root store={store} />);
  await screenOf();
  await atRest(store);
}

/** Everything that the screen shows is asked for once more. */
export async function askAnew(store: PanelStore): Promise<void> {
  act(() => void store.dispatch(gateway.util.resetApiState()));
  await atRest(store);
}

/** Everything that the screen shows is asked for once more, and stays on it meanwhile. */
export async function refresh(store: PanelStore): Promise<void> {
  act(() => void store.dispatch(gateway.internalActions.onOnline()));
  await atRest(store);
}

/** Waits until the screen's code is there and it has a heading; a card that stays on its way has none. */
async function screenOf(): Promise<void> {
  const begin = spent();
  for (;;) {
    const main = document.querySelector('main');
    if (main?.querySelector('h1, h2')) return;
    const waited = spent() - begin;
    if (waited > 1_000 && main?.querySelector('[role="status"]')) return;
    if (waited > 20_000) throw new Error(`Nothing was drawn at ${window.location.pathname}`);
    await act(nextTurn);
  }
}

export function closePanel(): void {
  cleanup();
  running?.stop();
  running = undefined;
}
