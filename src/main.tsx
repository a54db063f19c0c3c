import { createRoot } from 'react-dom/client';
import { restoreSession } from './api/sign-in/restoreSession';
import { fetchPanelFile } from './api/transport/panelFile';
import { beginAddress } from './app/beginAddress';
import { Root } from './app/Root';
import { createPanelStore } from './app/store';
import { setTextsSource } from './i18n/catalogue';
import './app/page.css';

setTextsSource(fetchPanelFile);
// Also what a boundary has caught: to people it is a block that says so, to whoever looks after the panel a fault.
// A page without the element is refused by React itself.
const root = createRoot(document.getElementById('root') as HTMLElement, { onCaughtError: reportError });
const store = createPanelStore();

// Where it cannot be sent, because the network is away, nobody is there to hear of it.
const hear = (event: ErrorEvent | PromiseRejectionEvent) =>
  void import('./app/browserFailures').then(({ report }) => report(event)).catch(() => undefined);
addEventListener('error', hear);
addEventListener('unhandledrejection', hear);

function begin() {
  const begun = beginAddress(store);
  void store.dispatch(restoreSession());
  void begun.then(() => root.render(<Root store={store} />));
}

// Each request notes from where it was asked for wherever somebody looks on, be it the developer's tools or an
// instrument. From within the first run of this file that would be the file itself, read a second time for it.
queueMicrotask(begin);
