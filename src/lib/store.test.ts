import { createStore } from './store';

test('tells everybody who listens of the new value, and nobody who has gone', () => {
  const store = createStore(1);
  const heard: string[] = [];
  const leave = store.subscribe(() => heard.push(`one ${store.read()}`));
  store.subscribe(() => heard.push(`other ${store.read()}`));
  expect(store.read()).toBe(1);
  store.set(2);
  leave();
  store.set(3);
  expect(heard).toEqual(['one 2', 'other 2', 'other 3']);
});
