/** A window of the panel without its page: who is signed in there, the gateway, and its rules for what fails. */
import { configureStore } from '@reduxjs/toolkit';
import type { ApiExtra } from '../../src/api/cache/baseQuery';
import type { ApiThunk } from '../../src/api/cache/dispatch';
import { fetchUncached } from '../../src/api/cache/fetchUncached';
import { gateway } from '../../src/api/cache/gateway';
import { askOutcome } from '../../src/api/cache/writeOutcome';
import { createRenew } from '../../src/api/session/refresh';
import { session } from '../../src/session/slice';
import { createVault } from '../../src/session/vault';
import { createBrowser, person } from './browser';

/** Makes Node enough of a browser for it. */
export const beBrowser = (): void =>
  void Object.assign(globalThis, { window: globalThis, navigator: { onLine: true } });

/** @param url where the services are asked; without it they stand under the page's own address */
export async function openPanelWindow(tokens: { access: string; refresh: string }, url?: string) {
  const vault = createVault(createBrowser().openWindow());
  await vault.open(tokens, person, true);
  const config = url && {
    ...{ API_SYSTEM_URL: `${url}/api/system-user`, API_INVEST_URL: `${url}/api/investment` },
    ...{ API_PAY_URL: `${url}/api/payment`, API_MARKET_URL: `${url}/api/marketplace` },
  };
  const extra: ApiExtra = {
    ...{ vault, config: config || {}, renew: createRenew(vault, config || {}) },
    ...{ language: () => 'ru-RU', restart: () => undefined },
  };
  const { dispatch } = configureStore({
    reducer: { session: session.reducer, gateway: gateway.reducer },
    middleware: (base) =>
      base({ thunk: { extraArgument: extra }, serializableCheck: false, immutableCheck: false }).concat(
        gateway.middleware,
      ),
  });
  return {
    dispatch,
    check: (service: string) => (key: string) => dispatch(askOutcome(service, key) as ApiThunk<never>),
    read: (path: string, signal = new AbortController().signal) =>
      dispatch(fetchUncached({ url: path }, signal) as ApiThunk<ReturnType<ReturnType<typeof fetchUncached>>>),
  };
}
export type PanelWindow = Awaited<ReturnType<typeof openPanelWindow>>;
