import { IDBFactory } from 'fake-indexeddb';
import type { VaultEnvironment } from '../../src/session/vaultEnvironment';
import { createLocks } from './webLocks';

/** A storage in memory; `isFull` and `isOff` make it fail as browsers do. */
export class MemoryStorage implements Storage {
  readonly kept = new Map<string, string>();
  writes: string[] = [];
  isFull = false;
  isOff = false;

  private check() {
    if (this.isOff) throw new DOMException('Switched off', 'SecurityError');
  }
  get length() {
    return this.kept.size;
  }
  key(index: number) {
    return [...this.kept.keys()][index] ?? null;
  }
  getItem(key: string) {
    this.check();
    return this.kept.get(key) ?? null;
  }
  setItem(key: string, text: string) {
    this.check();
    if (this.isFull) throw new DOMException('Full', 'QuotaExceededError');
    this.writes.push(key);
    this.kept.set(key, text);
  }
  removeItem(key: string) {
    this.check();
    this.kept.delete(key);
  }
  clear() {
    this.kept.clear();
  }
}

/** One browser: storage, database, locks and news that its windows share. */
export function createBrowser() {
  const local = new MemoryStorage();
  const database = new IDBFactory();
  const locks = createLocks();
  const windows = new Set<() => void>();
  const clock = { ahead: 0 };

  /** The place of one window; `hears: false` makes a window that gets no news. */
  function openWindow({
    session = new MemoryStorage(),
    hears = true,
    ...other
  }: Partial<VaultEnvironment> & { session?: MemoryStorage; hears?: boolean } = {}): VaultEnvironment & {
    session: MemoryStorage;
  } {
    return {
      local,
      database,
      locks,
      now: () => Date.now() + clock.ahead,
      listen: (changed) => {
        if (hears) windows.add(changed);
        return () => {
          for (const hear of windows) if (hear !== changed) void nextTurn().then(hear);
        };
      },
      ...other,
      session,
    };
  }

  return { local, database, locks, clock, openWindow };
}

const encoded = (value: unknown) =>
  btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

/** A token as the service signs it, without the signature that nobody here reads. */
export function createToken(name: string, { issued = Date.now(), lives = 600_000 } = {}): string {
  const claims = { sub: name, iat: Math.floor(issued / 1000), exp: Math.floor((issued + lives) / 1000) };
  return `${encoded({ alg: 'ES256' })}.${encoded(claims)}.sig`;
}

export const person = {
  id: 1,
  username: 'moderator',
  name: 'Дилноза Каримова',
  first_name: 'Дилноза',
  user_type: 'system',
  client_id: 1,
  user_role_id: 1,
  role_ids: [1, 2],
};
export const otherPerson = { ...person, id: 2, username: 'kam', name: 'Рустам Алиев', first_name: 'Рустам' };

/** Lets everything that is due run once, also while the timers stand still. */
export const nextTurn = () =>
  new Promise<void>((resolve) =>
    (globalThis as unknown as { setImmediate: (work: () => void) => void }).setImmediate(resolve),
  );
