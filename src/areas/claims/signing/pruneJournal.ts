import { timings } from '../../../lib/timings';
import { browserPlace } from '../../../session/vaultEnvironment';
import { journalDatabase, journalStore, type Kept } from './journalDatabase';

/**
 * Removes signatures that have waited too long for their sending, and those of everybody but the one who is inside: whose
 * session was ended by the service did not sign out, and what he signed is not the next one's to read.
 */
export async function pruneJournal(user: number): Promise<void> {
  const factory = browserPlace().database;
  const database = factory && (await openKept(factory));
  if (!database) return;
  const isOver = ({ user: owner, at = Infinity }: Kept) => owner !== user || at < Date.now() - timings.signatureKept;
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
