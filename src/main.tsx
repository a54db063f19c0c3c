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
const root = createRoot(place);
const store = createPanelStore();

function begin() {
  const begun = beginAddress(store);
  void store.dispatch(restoreSession());
  void begun.then(() => root.render(<Root store={store} />));
}

// Each request notes from where it was asked for wherever somebody looks on, be it the developer's tools or an
// instrument. From within the first run of this file that would be the file itself, read a second time for it.
queueMicrotask(begin);
