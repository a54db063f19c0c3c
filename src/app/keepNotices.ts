/**
 * The notices outlive the window and the session: each person finds his own again, for a week. Fetched once somebody
 * is inside, since nothing of them is needed for the first paint.
 */
import { noticesTaken, type Notices } from '../kit/state/notifications';
import { booksFound, booksToKeep, withFound } from '../kit/state/notificationStorage';
import { prefix } from './keptFields';
import { readKept, writerOf } from './persist';

const name = 'notices';
const keeper = { version: 1, read: (found: Record<string, unknown>) => booksFound(found, Date.now()) };

interface Source {
  getState: () => { notices: Notices };
  dispatch: (action: ReturnType<typeof noticesTaken>) => unknown;
  subscribe: (listener: () => void) => () => void;
}

/** Takes up what was kept, and from then on writes whatever is said. Gives the way to stop it. */
export function keepNotices(store: Source, storage: Storage | undefined): () => void {
  const writer = writerOf(name, storage);
  const takeUp = () => {
    const found = storage && readKept(name, keeper, storage);
    const { notices } = store.getState();
    const together = found ? withFound(notices, found.books) : notices;
    if (together !== notices) store.dispatch(noticesTaken(together));
  };
  let written: Notices | undefined;
  const write = () => {
    const { notices } = store.getState();
    if (notices === written) return;
    written = notices;
    writer.update({ ...booksToKeep(notices), _version: keeper.version });
  };
  // The window that writes last would otherwise write away what the others were told.
  const follow = ({ key, storageArea }: StorageEvent) => {
    if (storage && storageArea === storage && key === prefix + name) takeUp();
  };
  const flush = () => void writer.flush();

  takeUp();
  const unsubscribe = store.subscribe(write);
  write();
  window.addEventListener('storage', follow);
  window.addEventListener('pagehide', flush);
  return () => {
    unsubscribe();
    window.removeEventListener('storage', follow);
    window.removeEventListener('pagehide', flush);
  };
}
