/**
 * What menu and palette offer each of the demonstration accounts, opened on the real back end: nothing of it may end
 * at a refusal. What is offered is reckoned by the functions that draw menu and palette, what is refused by the service.
 * A usual run opens each screen as whoever of them may do least, `npm run chaos` as each of them.
 */
import { act, waitFor } from '@testing-library/react';
import { gateway } from '../../src/api/cache/gateway';
import { menuOf } from '../../src/routes/menu';
import { screensOf } from '../../src/routes/screens';
import { routes, type RouteId } from '../../src/routes/table';
import { meets } from '../../src/routes/needs';
import { holdsOf } from '../../src/session/can';
import { session } from '../../src/session/slice';
import type { PanelStore } from '../../src/app/store';
import { tabs } from '../../src/shell/tabs/tabs';
import { isChaos } from '../support/chaos';
import { renderScreen } from '../support/renderScreen';
import { nextTurn } from '../support/browser';

/** Every refusal that a service answers meanwhile. */
function watchRefusals(): string[] {
  const refused: string[] = [];
  const real = globalThis.fetch;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (asked, options) => {
    const answer = await real(asked, options);
    if (answer.status === 403) refused.push(`${asked instanceof Request ? asked.url : String(asked)}`);
    return answer;
  });
  return refused;
}
afterEach(() => jest.restoreAllMocks());

async function atRest(store: PanelStore) {
  await waitFor(
    async () => {
      await nextTurn();
      const { queries } = store.getState().gateway;
      expect(Object.values(queries).filter((query) => query?.status === 'pending')).toEqual([]);
    },
    { timeout: 20_000 },
  );
}

const tabPaths = (store: PanelStore) => tabs.selectors.open(store.getState()).map(({ path }) => path);

/** Twenty screens that stay in the window are drawn along with each that is looked at. */
const closeOthers = (store: PanelStore, path: string) =>
  act(() => void store.dispatch(tabs.actions.tabsClosed({ paths: tabPaths(store).filter((other) => other !== path) })));

/** From whoever may do least to whoever may do most. */
const accounts = ['hunter', 'kam', 'moderator', 'accountant', 'executive', 'director'];
const opened = new Set<string>();

test.each(accounts)(
  '%s is offered nothing that is refused',
  async (as) => {
    const refused = watchRefusals();
    const { store } = await renderScreen('/profile/user', { as });
    const holds = holdsOf(session.selectors.permissions(store.getState()));
    const offered = new Set<RouteId>([
      ...menuOf(holds).flatMap(({ items }) => items),
      ...screensOf(holds).map(({ id }) => id),
    ]);
    expect(offered.size).toBeGreaterThan(3);
    for (const id of offered) {
      const { path, create } = routes[id];
      for (const address of [path, ...(create && meets(create.needs, holds) ? [`${path}?form=new`] : [])]) {
        if (opened.has(address) && !isChaos) continue;
        opened.add(address);
        window.history.pushState(null, '', address);
        window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
        await waitFor(() => expect(tabPaths(store)).toContain(path), { timeout: 20_000 });
        closeOthers(store, path);
        await waitFor(() => expect(document.querySelector('main h1, main h2')).not.toBeNull(), { timeout: 20_000 });
        await atRest(store);
        expect([address, window.location.pathname]).toEqual([address, path]);
        expect([address, refused]).toEqual([address, []]);
        expect([address, document.body.textContent?.includes('Forbidden')]).toEqual([address, false]);
      }
    }
    store.dispatch(gateway.util.resetApiState());
  },
  180_000,
);
