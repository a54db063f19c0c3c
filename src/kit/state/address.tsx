/**
 * Where the person is. The router that the package brings hands every step down through all that is drawn, and React then
 * looks for listeners in each page of a tab that is kept, and draws those it finds: a third of the time that going from one
 * tab to another took. Here whoever has to hear of steps says so, and pages of tabs stand beside what hears of all of them.
 */
import { use, useLayoutEffect, useState, useSyncExternalStore, type ContextType, type ReactNode } from 'react';
import {
  Router,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_LocationContext as LocationContext,
} from 'react-router-dom';
import { createStore, type Store } from '../../lib/store';

/** An address, and the kind of step that led to it. */
export type Address = ContextType<typeof LocationContext>;

/** The address where steps redraw nothing: one and the same object, right whenever it is read. */
type Standing = Address & Pick<Store<Address>, 'read' | 'subscribe'>;

function openHistory() {
  const history = createBrowserHistory({ v5Compat: true });
  const { location, action: navigationType } = history;
  const { set, read, subscribe } = createStore<Address>({ location, navigationType });
  const standing: Standing = { ...read(), read, subscribe };
  const listen = () =>
    history.listen((step) => {
      const next = { location: step.location, navigationType: step.action };
      Object.assign(standing, next);
      set(next);
    });
  return { history, location, standing, listen };
}

/** Around the whole panel: its addresses are those of the browser. Links lead on anywhere in it, and steps redraw nothing. */
export function AddressRouter({ children }: { children: ReactNode }) {
  const [{ history, location, standing, listen }] = useState(openHistory);
  useLayoutEffect(listen, [listen]);
  return (
    <Router navigator={history} location={location} useTransitions={false}>
      <LocationContext value={standing}>{children}</LocationContext>
    </Router>
  );
}

const never = () => () => undefined;

/** Where the person is, drawn anew with each step; in the page of a tab, and in a part drawn alone, the address around it. */
export function useAddress(): Address {
  const around: Address & Partial<Standing> = use(LocationContext);
  return useSyncExternalStore(around.subscribe ?? never, around.read ?? (() => around));
}

/** Around what is small and speaks of the page on the screen: its links and notices hear of each step. */
export function LiveAddress({ children }: { children: ReactNode }) {
  return <LocationContext value={useAddress()}>{children}</LocationContext>;
}
