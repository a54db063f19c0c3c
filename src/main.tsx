import { createRoot } from 'react-dom/client';
import { restoreSession } from './api/sign-in/restoreSession';
import { fetchPanelFile } from './api/transport/panelFile';
import { beginAddress } from './app/beginAddress';
import { Root } from './app/Root';
import { createPanelStore } from './app/store';
import { setTextsSource } from './i18n/catalogue';
import './app/page.css';

const place = document.getElementById('root');
if (!place) throw new Error('The page has no place for the panel.');
setTextsSource(fetchPanelFile);
// Also what a boundary has caught: to people it is a block that says so, to whoever looks after the panel a fault.
const root = createRoot(place, { onCaughtError: reportError });
const store = createPanelStore();

// Where it cannot be sent, because the network is away, nobody is there to hear of it.
const report = (event: ErrorEvent | PromiseRejectionEvent) =>
  void import('./app/reportFailure').then(({ reportFailure }) => reportFailure(event)).catch(() => undefined);
addEventListener('error', report);
addEventListener('unhandledrejection', report);

function begin() {
  const begun = beginAddress(store);
  void store.dispatch(restoreSession());
  void begun.then(() => root.render(<Root store={store} />));
}

// Each request notes from where it was asked for wherever somebody looks on, be it the developer's tools or an
// instrument. From within the first run of this file that would be the file itself, read a second time for it.
queueMicrotask(begin);
