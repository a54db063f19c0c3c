import { timings } from '../../../lib/timings';
import { browserPlace } from '../../../session/vaultEnvironment';

/** The name under which the journal of signing is kept in the browser. */
export const journalDatabase = 'divan-signing';
/** Its only store. */
export const journalStore = 'documents';

/** What every entry says of itself, besides its document. */
export interface Kept {
  /** Whose batch it is. */
  user: number;
  /** When it was picked, in milliseconds; entries that were made before this was kept have none. */
  at?: number;
}

/**
 * A user who signs out leaves no signature behind. It stands apart from the journal because the store takes it up at the
 * start: the journal goes also when the signing screen was not opened since the page was loaded.
 */
export function removeJournal(): void {
  browserPlace().database?.deleteDatabase(journalDatabase);
}

/**
 * Removes signatures that have waited too long for their sending, and, once somebody has signed in, those of everybody else: whose
 * session was ended by the service did not sign out, and what he signed is not the next one's to read.
 */
export async function pruneJournal(user?: number): Promise<void> {
  const factory = browserPlace().database;
  const database = factory && (await openKept(factory));
  if (!database) return;
  const isOver = ({ user: owner, at = Infinity }: Kept) =>
    (user !== undefined && owner !== user) || at < Date.now() - timings.signatureKept;
  await new Promise<void>((resolve, reject) => {
    const transaction = database.transaction(journalStore, 'readwrite');
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('The journal could not be written.'));
    const reading = transaction.objectStore(journalStore).openCursor();
    reading.onsuccess = () => {
      const cursor = reading.result;
      if (!cursor) return;
      if (isOver(cursor.value as Kept)) cursor.delete();
      cursor.continue();
    };
  }).finally(() => database.close());
}

/** The journal where there is one: nobody gets an empty one by looking. */
function openKept(factory: IDBFactory): Promise<IDBDatabase | undefined> {
  return new Promise((resolve, reject) => {
    const request = factory.open(journalDatabase, 1);
    let isNew = false;
    request.onupgradeneeded = () => {
      isNew = true;
      request.transaction?.abort();
    };
    request.onsuccess = () => {
      // Signing out removes the journal; holding on to it would block that.
      request.result.onversionchange = () => request.result.close();
      resolve(request.result);
    };
    request.onerror = () => (isNew ? resolve(undefined) : reject(request.error as DOMException));
  });
}
