/** The gateway alone, over services that a test answers for: what the calls of the panel make of an answer. */
import { configureStore } from '@reduxjs/toolkit';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { gateway } from '../../src/api/cache/gateway';
import { session } from '../../src/session/slice';
import { createBrowser, person } from './browser';
import { createCaller, createService } from './service';

/** Somebody who is signed in; `wrapper` is for `renderHook`. */
export async function openApi() {
  const service = createService();
  const { vault, extra } = createCaller(createBrowser().openWindow());
  await vault.open(service.issue(), person, true);
  const store = configureStore({
    reducer: { [gateway.reducerPath]: gateway.reducer, session: session.reducer },
    middleware: (base) =>
      base({ thunk: { extraArgument: extra }, serializableCheck: false, immutableCheck: false }).concat(
        gateway.middleware,
      ),
  });
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  return { service, store, extra, wrapper };
}
