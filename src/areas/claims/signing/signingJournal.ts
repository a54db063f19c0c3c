import { openDatabase } from '../../../session/database';
import { browserPlace } from '../../../session/vaultEnvironment';
import { journalDatabase, journalStore, type Kept } from './journalDatabase';

/** Where one document of a batch has come to. It is written before each step, so that a closed tab loses none. */
export interface JournalEntry extends Kept {
  id: number;
  /** What the document is called in the result. */
  name: string;
  /** SHA-256 of the text that is signed, in hex: another text is another document. */
  digest: string;
  /** `picked`: nothing was done yet. `sending`: whether it arrived is known by its key. */
  state: 'picked' | 'signed' | 'stamped' | 'sending';
  pkcs7?: string;
  serial?: string;
  signature?: string;
  /** The Idempotency-Key under which it was sent. */
  key?: string;
}

export interface SigningJournal {
  /** The documents of a user that are not over, in the order in which they were picked. */
  all: (user: number) => Promise<JournalEntry[]>;
  put: (entries: readonly JournalEntry[]) => Promise<void>;
  remove: (ids: readonly number[]) => Promise<void>;
}

function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The journal does not answer.'));
  });
}

async function open(factory: IDBFactory | undefined): Promise<IDBDatabase> {
  if (!factory) throw new Error('This browser keeps no journal.');
  return openDatabase(factory, journalDatabase, journalStore, { keyPath: 'id' });
}

/** A journal in IndexedDB; each call is one transaction, kept when it resolves. */
export function createSigningJournal(factory: IDBFactory | undefined): SigningJournal {
  let connection: Promise<IDBDatabase> | undefined;

  async function connect(): Promise<IDBDatabase> {
    connection ??= open(factory);
    try {
      const database = await connection;
      const letGo = () => (connection = undefined);
      // Signing out removes the journal; holding on to it would block that.
      database.onversionchange = () => {
        database.close();
        letGo();
      };
      database.onclose = letGo;
      return database;
    } catch (error) {
      connection = undefined;
      throw error;
    }
  }

  async function within<Result>(
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore) => Result,
  ): Promise<Awaited<Result>> {
    // A step that was noted has to be there after a loss of power, too.
    const transaction = (await connect()).transaction(journalStore, mode, { durability: 'strict' });
    const over = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error('The journal could not be written.'));
    });
    const result = work(transaction.objectStore(journalStore));
    await over;
    return await result;
  }
  return {
    all: async (user) => {
      const entries = await within('readonly', (store) => settled(store.getAll() as IDBRequest<JournalEntry[]>));
      return entries.filter((entry) => entry.user === user);
    },
    put: (entries) => within('readwrite', (store) => entries.forEach((entry) => store.put(entry))),
    remove: (ids) => within('readwrite', (store) => ids.forEach((id) => store.delete(id))),
  };
}

let journal: SigningJournal | undefined;
/** The journal of this browser. One that keeps nothing is not held on to: storage may be allowed meanwhile. */
export function signingJournal(): SigningJournal {
  const { database } = browserPlace();
  if (!database) return createSigningJournal(undefined);
  return (journal ??= createSigningJournal(database));
}
