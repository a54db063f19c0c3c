import { fc } from '../../tests/support/fastCheck';
import { createBrowser, MemoryStorage, person } from '../../tests/support/browser';
import { isChaos } from '../../tests/support/chaos';
import { notices, notify } from '../kit/state/notifications';
import { signedIn, signedOut } from '../session/slice';
import { createVault } from '../session/vault';
import { keepNotices } from './keepNotices';
import { createPanelStore } from './store';

const key = 'persist:notices';
const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

/** A window of the device, with somebody signed in. The store itself has no storage, so nothing else is written. */
function open(storage: MemoryStorage, who = person) {
  const vault = createVault(createBrowser().openWindow());
  const store = createPanelStore({ vault, config: {}, storage: new MemoryStorage(), load: () => undefined });
  store.dispatch(signedIn(who));
  stops.push(keepNotices(store, storage), store.stop);
  return store;
}

/** The writer takes its time; leaving the page makes it hurry. */
const leave = () => void window.dispatchEvent(new Event('pagehide'));
const said = (id: string) => notify({ tone: 'success' as const, title: { id } });
const list = (store: ReturnType<typeof open>) => store.getState().notices.list.map(({ title }) => title.id);

it('brings back what was said to the person, and to no other', () => {
  const storage = new MemoryStorage();
  const store = open(storage);
  store.dispatch(notify({ tone: 'error', title: { id: 'said' }, detail: 'for Karimov 998901234567' }));
  leave();
  expect(JSON.stringify([...storage.kept])).not.toMatch(/Karimov|998901234567/);
  expect(list(open(storage, { ...person, id: 2 }))).toEqual([]);
  expect(open(storage).getState().notices.list).toMatchObject([{ title: { id: 'said' }, isShown: false }]);
});

it('outlives signing out', () => {
  const storage = new MemoryStorage();
  const store = open(storage);
  store.dispatch(said('kept'));
  store.dispatch(signedOut());
  expect(list(store)).toEqual([]);
  leave();
  expect(list(open(storage))).toEqual(['kept']);
});

it('takes over what another window was told', () => {
  const storage = new MemoryStorage();
  const store = open(storage);
  const other = open(storage);
  other.dispatch(said('elsewhere'));
  leave();
  const written = new StorageEvent('storage', { key });
  // A storage made for tests is none that the event takes.
  Object.defineProperty(written, 'storageArea', { value: storage });
  window.dispatchEvent(written);
  expect(list(store)).toEqual(['elsewhere']);
});

it('begins with nothing, or with the good ones, whatever spoilt the storage', () => {
  const storage = new MemoryStorage();
  open(storage).dispatch(said('kept'));
  leave();
  const good = String(storage.kept.get(key));
  const spoilt = fc.oneof(
    fc.string(),
    fc.json(),
    fc.constantFrom('null', '[]', '{}', '{"_version":"1"}', '{"_version":"1","books":"5"}'),
    fc.json().map((books) => JSON.stringify({ _version: '1', books })),
    fc
      .tuple(fc.nat(good.length), fc.nat(good.length), fc.string({ maxLength: 4 }))
      .map(([a, b, put]) => good.slice(0, a) + put + good.slice(b)),
  );
  fc.assert(
    fc.property(spoilt, (text) => {
      storage.kept.set(key, text);
      let state = notices.reducer(undefined, signedIn(person));
      const source = {
        getState: () => ({ notices: state }),
        dispatch: (action: Parameters<typeof notices.reducer>[1]) => (state = notices.reducer(state, action)),
        subscribe: () => () => undefined,
      };
      keepNotices(source, storage)();
      for (const { title, at, count } of state.list)
        expect([typeof title.id, typeof at, typeof count]).toEqual(['string', 'number', 'number']);
    }),
    { numRuns: isChaos ? 5_000 : 300 },
  );
});
