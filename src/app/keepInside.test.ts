import { createBrowser, MemoryStorage, person } from '../../tests/support/browser';
import { favouriteToggled, paletteChosen, tableChanged, themePicked, viewsKept } from '../kit/state/preferences';
import { signedIn } from '../session/slice';
import { createVault } from '../session/vault';
import { keepInside } from './keepInside';
import { createPanelStore } from './store';

const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

/** The writer takes its time; leaving the page makes it hurry. */
const leave = () => void window.dispatchEvent(new Event('pagehide'));

/** A window of the device that both write to, with the same person signed in. */
function open(storage: MemoryStorage) {
  const vault = createVault(createBrowser().openWindow());
  const store = createPanelStore({ vault, config: {}, storage, load: () => undefined });
  store.dispatch(signedIn(person));
  stops.push(keepInside(store, storage), store.stop);
  // A window writes what it has found as soon as it is there.
  leave();
  return store;
}

/** Has what was changed written, and tells the other windows of it. */
function write(storage: MemoryStorage) {
  leave();
  const written = new StorageEvent('storage', { key: 'persist:preferences' });
  // A storage made for tests is none that the event takes.
  Object.defineProperty(written, 'storageArea', { value: storage });
  window.dispatchEvent(written);
}

const owner = String(person.id);
const view = { views: [{ name: 'Просрочка', search: 'status=overdue' }] };

it('keeps what was saved in another window, whichever of them writes last', () => {
  const storage = new MemoryStorage();
  const [one, other] = [open(storage), open(storage)];
  other.dispatch(viewsKept({ owner, screen: 'orders.list', book: view }));
  other.dispatch(favouriteToggled({ owner, id: 'orders.list' }));
  other.dispatch(tableChanged({ owner, table: 'orders', change: { density: 'comfortable' } }));
  write(storage);
  one.dispatch(paletteChosen({ owner, chosen: { 'do:new': [1, 2] } }));
  write(storage);
  for (const { preferences } of [one.getState(), other.getState(), open(storage).getState()]) {
    expect(preferences.views[owner]).toEqual({ 'orders.list': view });
    expect(preferences.favourites[owner]).toEqual(['orders.list']);
    expect(preferences.tables[owner]).toEqual({ orders: { density: 'comfortable' } });
    expect(preferences.chosen[owner]).toEqual({ 'do:new': [1, 2] });
  }
});

it('takes up what was taken away, and leaves theme and language as they are in each window', () => {
  const storage = new MemoryStorage();
  const [one, other] = [open(storage), open(storage)];
  one.dispatch(viewsKept({ owner, screen: 'orders.list', book: view }));
  one.dispatch(favouriteToggled({ owner, id: 'orders.list' }));
  write(storage);
  other.dispatch(viewsKept({ owner, screen: 'orders.list', book: { views: [] } }));
  other.dispatch(favouriteToggled({ owner, id: 'orders.list' }));
  other.dispatch(themePicked('dark'));
  write(storage);
  const { preferences } = one.getState();
  expect(preferences.views[owner]).toEqual({ 'orders.list': { views: [] } });
  expect(preferences.favourites[owner]).toEqual([]);
  expect(preferences.theme).toBe('light');
});
