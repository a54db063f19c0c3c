import { waitFor } from '@testing-library/react';
import { fc } from '../../tests/support/fastCheck';
import { createBrowser, MemoryStorage, person } from '../../tests/support/browser';
import { isChaos } from '../../tests/support/chaos';
import { preferences, sidebarToggled, themePicked } from '../kit/state/preferences';
import { rolesLoaded, signedIn, signedOut } from '../session/slice';
import { createVault } from '../session/vault';
import { readTabs, tabVisited } from '../shell/tabs/tabs';
import { persist, readPersisted } from './persist';
import { createPanelStore } from './store';

/** What is waiting to be written is written at once, as when the page is left: a busy machine takes its time otherwise. */
const settle = async () => {
  await new Promise((resolve) => setTimeout(resolve));
  window.dispatchEvent(new Event('pagehide'));
};
const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

async function open(storage: MemoryStorage, who?: typeof person) {
  const vault = createVault(createBrowser().openWindow());
  if (who) await vault.open({ access: 'a.b.c', refresh: 'secret-refresh' }, who, true);
  const store = createPanelStore({ vault, config: {}, storage, load: () => undefined });
  stops.push(store.stop);
  return store;
}

async function used() {
  const storage = new MemoryStorage();
  const store = await open(storage, person);
  store.dispatch(signedIn(person));
  store.dispatch(rolesLoaded({ dashboard: ['get'] }));
  store.dispatch(themePicked('dark'));
  store.dispatch(sidebarToggled());
  store.dispatch(
    tabVisited({
      owner: 1,
      path: '/back-office/investors',
      routeId: 'investors.list',
      url: '/back-office/investors?page=2',
    }),
  );
  await settle();
  return { storage, store };
}

it('brings back preferences, tabs and rights in the first state of the store', async () => {
  const { storage } = await used();
  const state = (await open(storage, person)).getState();
  expect(state.preferences).toMatchObject({ theme: 'dark', sidebarCollapsed: true });
  expect(state.tabs.open).toHaveLength(1);
  expect(state.session).toMatchObject({ status: 'signedIn', rolesReady: true, permissions: { dashboard: ['get'] } });
});

it('gives tabs and rights to their owner only, and preferences to everyone', async () => {
  const { storage } = await used();
  const state = (await open(storage, { ...person, id: 2 })).getState();
  expect(state.preferences.theme).toBe('dark');
  expect(state.tabs.open).toEqual([]);
  expect(state.session).toMatchObject({ status: 'signedIn', rolesReady: false, permissions: {} });
});

it('keeps no token and no server data', async () => {
  const { storage } = await used();
  const kept = ['persist:notices', 'persist:preferences', 'persist:rights', 'persist:tabs'];
  expect([...storage.kept.keys()].filter((key) => !kept.includes(key))).toEqual([]);
  expect(JSON.stringify([...storage.kept])).not.toMatch(/secret-refresh|a\.b\.c|queries/);
});

it('forgets tabs and rights when the person signs out', async () => {
  const { storage, store } = await used();
  store.dispatch(signedOut());
  await waitFor(() => expect(readPersisted(storage).tabs).toMatchObject({ open: [] }));
  await waitFor(() => expect(readPersisted(storage).rights?.permissions).toBeUndefined());
  expect(readPersisted(storage).preferences?.theme).toBe('dark');
});

it('begins each slice of another version with its defaults', async () => {
  const { storage } = await used();
  storage.kept.set('persist:tabs', storage.kept.get('persist:tabs')!.replace('"_version":"1"', '"_version":"2"'));
  const found = readPersisted(storage);
  expect(found.tabs).toBeUndefined();
  expect(found.preferences?.theme).toBe('dark');
});

it('fills a preference that was not known when the others were kept', async () => {
  const { storage } = await used();
  const fields = JSON.parse(storage.kept.get('persist:preferences')!) as Record<string, string>;
  delete fields['pageSize'];
  storage.kept.set('persist:preferences', JSON.stringify(fields));
  expect(readPersisted(storage).preferences).toMatchObject({
    theme: 'dark',
    pageSize: preferences.getInitialState().pageSize,
  });
});

it.each(['isFull', 'isOff'] as const)('works on when the storage %s', async (fault) => {
  const storage = new MemoryStorage();
  storage[fault] = true;
  const store = await open(storage);
  store.dispatch(themePicked('dark'));
  await settle();
  expect(store.getState().preferences.theme).toBe('dark');
  expect(storage.kept.size).toBe(0);
});

it('writes what is waiting when it is told to', async () => {
  const storage = new MemoryStorage();
  const store = await open(storage);
  await settle();
  const { flush } = persist(store, storage);
  store.dispatch(themePicked('dark'));
  flush();
  expect(readPersisted(storage).preferences?.theme).toBe('dark');
});

it('starts with defaults for the spoilt slice only, whatever spoilt it', async () => {
  const { storage } = await used();
  const good = new Map(storage.kept);
  const spoiltText = (text: string) =>
    fc.oneof(
      fc.string(),
      fc.json(),
      fc.constantFrom(
        'null',
        '[]',
        '{}',
        '{"_version":"1"}',
        '{"_version":"1","open":"5"}',
        '{"_version":"1","__proto__":"{}"}',
      ),
      fc
        .tuple(fc.nat(text.length), fc.nat(text.length), fc.string({ maxLength: 4 }))
        .map(([a, b, put]) => text.slice(0, a) + put + text.slice(b)),
      fc
        .dictionary(fc.constantFrom('theme', 'open', 'owner', 'permissions', 'pageSize'), fc.json())
        .map((fields) => JSON.stringify({ ...(JSON.parse(text) as object), ...fields })),
    );
  fc.assert(
    fc.property(
      fc.constantFrom(...good.keys()).chain((key) => fc.tuple(fc.constant(key), spoiltText(good.get(key)!))),
      ([key, text]) => {
        const spoilt = new MemoryStorage();
        for (const [name, kept] of good) spoilt.kept.set(name, name === key ? text : kept);
        const found = readPersisted(spoilt);
        if (key !== 'persist:preferences') expect(found.preferences?.theme).toBe('dark');
        if (key !== 'persist:tabs') expect(found.tabs?.open).toHaveLength(1);
        if (key !== 'persist:rights') expect(found.rights?.permissions).toEqual({ dashboard: ['get'] });
        expect(found.tabs).toEqual(found.tabs && readTabs({ ...found.tabs }));
        expect(found.preferences === undefined || ['dark', 'light', 'system'].includes(found.preferences.theme)).toBe(
          true,
        );
      },
    ),
    { numRuns: isChaos ? 5_000 : 500 },
  );
});
