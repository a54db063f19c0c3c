/**
 * @jest-environment ./tests/support/panelEnvironment.ts
 *
 * Server data lives in the gateway's cache and nowhere else, so a new slice is a decision and shows here.
 */
import { createPanelStore } from '../../src/app/store';

test('the slices of the store are these five', () => {
  const store = createPanelStore();
  expect(Object.keys(store.getState()).sort()).toEqual(['gateway', 'notices', 'preferences', 'session', 'tabs']);
  store.stop();
});
