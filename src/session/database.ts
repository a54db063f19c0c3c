/** What to do with the value that was found, decided in one go with the reading of it. */
export interface Decision<Result> {
  write?: unknown;
  remove?: boolean;
  result: Result;
}

/** One value that several windows read and change, each change whole. */
export interface Keep {
  /** `decide` runs while no other window can read or write the value. */
  change<Result>(decide: (found: unknown) => Decision<Result>): Promise<Result>;
}

const storeName = 'session';
const key = 'record';
/**
 * A database that does not answer must not keep the panel from starting. The time is counted in ticks, because a
 * thread that was busy for seconds finds its timer due before the answer that came long ago.
 */
const patience = { checks: 20, check: 100 };

/** Opens a database of one store, and makes it where there is none yet. */
export function openDatabase(
  factory: IDBFactory,
  name: string,
  store: string,
  options?: IDBObjectStoreParameters,
): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = factory.open(name, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(store, options);
    request.onsuccess = () => {
      // Another window may want to remove the database; holding on to it would block that window.
      request.result.onversionchange = () => request.result.close();
      resolve(request.result);
    };
    request.onerror = () => reject(request.error as DOMException);
    request.onblocked = () => reject(new Error('The database is blocked.'));
  });
}

function transact<Result>(
  database: IDBDatabase,
  decide: (found: unknown) => Decision<Result>,
  signal: AbortSignal,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(storeName, 'readwrite');
    const store = transaction.objectStore(storeName);
    const reading = store.get(key);
    let result: { value: Result } | undefined;
    reading.onsuccess = () => {
      const decision = decide(reading.result);
      result = { value: decision.result };
      if (decision.remove) store.delete(key);
      else if (decision.write !== undefined) store.put(decision.write, key);
    };
    transaction.oncomplete = () => (result ? resolve(result.value) : reject(new Error('Nothing was read.')));
    transaction.onabort = () => reject(transaction.error ?? new Error('The transaction was given up.'));
    const giveUp = () => {
      try {
        transaction.abort();
      } catch {
        // It has ended by itself, and its end is on its way here.
      }
    };
    signal.addEventListener('abort', giveUp);
    if (signal.aborted) giveUp();
  });
}

/** The value in IndexedDB. Every failure rejects; whoever uses it decides how to go on without. */
export function createDatabase(factory: IDBFactory): Keep {
  let connection: Promise<IDBDatabase> | undefined;

  async function work<Result>(decide: (found: unknown) => Decision<Result>, signal: AbortSignal): Promise<Result> {
    const isReused = connection !== undefined;
    connection ??= openDatabase(factory, 'divan', storeName);
    try {
      return await transact(await connection, decide, signal);
    } catch (error) {
      connection = undefined;
      // The browser closes connections when it likes; a fresh one is worth one try.
      if (isReused && !signal.aborted) return work(decide, signal);
      throw error;
    }
  }

  return {
    change: (decide) =>
      new Promise((resolve, reject) => {
        const giveUp = new AbortController();
        let left = patience.checks;
        const timer = setInterval(() => {
          left -= 1;
          if (left > 0) return;
          giveUp.abort();
          reject(new Error('The database does not answer.'));
        }, patience.check);
        work(decide, giveUp.signal)
          .then(resolve, reject)
          .finally(() => clearInterval(timer));
      }),
  };
}
