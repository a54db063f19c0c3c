/**
 * The one session of the browser. Its record in IndexedDB decides; the localStorage keys of the requirements are
 * mirrors of it, written inside the same transaction, and read for the first paint only. Where IndexedDB is
 * switched off the mirrors decide, and where those are off too, the memory of this window.
 */
import { createLiveness } from './sessionLiveness';
import { createRecordStore, ended, isEnded } from './recordStore';
import { createStorageMirror, firstPaint } from './storageMirror';
import { asRecord, createRecord, type SessionRecord, type SessionUser, type TokenPair } from './record';
import { learnSkew } from './token';
import type { VaultEnvironment } from './vaultEnvironment';
import { createRefreshLock, type InTurn } from './refreshLock';

/**
 * What happened to the session. `opened`: signed in here. `renewed`: other tokens or roles, the same person. `expired`: the
 * server ended it. From other windows: `signedIn`, `signedOut`, and `replaced` when somebody else signed in.
 */
export type News = 'opened' | 'renewed' | 'expired' | 'signedIn' | 'signedOut' | 'replaced';

export interface Vault {
  /** The session as this window knows it. */
  current: () => SessionRecord | undefined;
  /** Whether a session may come to light that cannot be drawn yet. */
  isUndecided: () => boolean;
  /** Settles when the record has been asked; `current` then tells the truth. */
  ready: () => Promise<void>;
  /** Signs in; without `remember`, as it was chosen for the session before. */
  open: (pair: TokenPair, user: SessionUser, remember?: boolean) => Promise<void>;
  /** Writes the pair that the spent one was exchanged for, or what else is new; false when the session is no longer that one. */
  renew: (spent: SessionRecord, pair: TokenPair & Partial<SessionRecord>) => Promise<boolean>;
  /** The server refused to renew: clears the tokens in every window, which keep what they show. */
  end: (refused: SessionRecord) => Promise<void>;
  /** Signed out: afterwards nothing of the session is left in any window. */
  close: () => Promise<void>;
  /** Asks the record again; what another window changed becomes news. */
  reconcile: () => Promise<void>;
  inTurn: InTurn;
  subscribe: (listener: (news: News) => void) => () => void;
  /** `listener` removes, when this window signs out, what else must not outlive the session. */
  onClose: (listener: () => void) => void;
}

const isSame = (one: SessionRecord, other: SessionRecord) =>
  one.generation === other.generation && one.refresh === other.refresh;

export function createVault(place: VaultEnvironment): Vault {
  const { local, session, locks, now } = place;
  const mirrors = createStorageMirror(local);
  const { change } = createRecordStore(place.database, mirrors);
  const alive = createLiveness(locks, session);
  const listeners = new Set<(news: News) => void>();
  const removals: (() => void)[] = [];

  let known = firstPaint(local, session, now());
  /** Whose records this window may be showing, also after the session ended under it. */
  let owner = known?.user.id;
  /** What was chosen at the last signing in, for doing it again when the session ended. */
  let isEphemeral = known?.ephemeral ?? false;
  /** Grows when this window signs out, so that no answer on its way writes after that. */
  let closings = 0;

  // One change after another, or two of this window would see each other half done.
  let tail: Promise<unknown> = Promise.resolve();
  function queued<Result>(work: () => Promise<Result>): Promise<Result> {
    const run = tail.then(work);
    tail = run.catch(() => {
      // Whoever asked for the work gets its failure; the next in the queue goes on.
    });
    return run;
  }

  const emit = (news: News) => listeners.forEach((listener) => listener(news));

  function adopt(record: SessionRecord) {
    known = record;
    owner = record.user.id;
    isEphemeral = record.ephemeral;
    alive.hold(record);
  }

  function forget() {
    known = undefined;
    alive.letGo();
  }

  async function decideAtStart() {
    const record = await change((found) => {
      const kept = asRecord(found);
      if (kept) mirrors.write(kept);
      else mirrors.remove();
      return { result: kept };
    });
    if (record && record.expiresLocally > now() && (await alive.vouchesFor(record))) return adopt(record);
    forget();
    if (!record) return;
    await change((found) => {
      const kept = asRecord(found);
      if (kept && !isSame(kept, record)) return { result: undefined };
      mirrors.remove();
      return { remove: true, result: undefined };
    });
  }

  let deciding: Promise<void> | undefined;
  const ready = () => (deciding ??= queued(decideAtStart));

  async function compare() {
    const found = await change((value) => {
      if (!asRecord(value)) mirrors.remove();
      return { result: value };
    });
    const record = asRecord(found);
    if (record) {
      if (owner !== undefined && owner !== record.user.id) return emit('replaced');
      if (JSON.stringify(known) === JSON.stringify(record)) return;
      const news = known ? 'renewed' : 'signedIn';
      adopt(record);
      return emit(news);
    }
    if (owner === undefined || (!known && isEnded(found))) return;
    forget();
    if (isEnded(found)) return emit('expired');
    owner = undefined;
    emit('signedOut');
  }

  // News comes in bursts, and one look at the record answers all of them.
  let isLooking = false;
  async function reconcile() {
    await ready();
    if (isLooking) return queued(async () => {});
    isLooking = true;
    await queued(() => {
      isLooking = false;
      return compare();
    });
  }

  const tell = place.listen(() => void reconcile());

  return {
    current: () => known,
    isUndecided: () => known === undefined && deciding === undefined && mirrors.read() !== undefined,
    ready,
    reconcile,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onClose: (listener) => void removals.push(listener),
    open: (pair, user, remember) =>
      queued(async () => {
        const record = createRecord(pair, user, remember === undefined ? isEphemeral : !remember, now());
        await change(() => {
          mirrors.write(record);
          return { write: record, result: undefined };
        });
        // A stored session that was still being looked for is out of date now.
        deciding ??= Promise.resolve();
        adopt(record);
        tell();
        emit('opened');
      }),
    renew: (spent, pair) => {
      const before = closings;
      return queued(async () => {
        const fresh: SessionRecord = { ...spent, skew: learnSkew(pair.access, now()), ...pair };
        const isWritten = await change((found) => {
          const kept = asRecord(found);
          if (!kept || !isSame(kept, spent) || closings !== before) return { result: false };
          mirrors.write(fresh);
          return { write: fresh, result: true };
        });
        if (!isWritten || closings !== before) return false;
        adopt(fresh);
        tell();
        emit('renewed');
        return true;
      });
    },
    end: (refused) =>
      queued(async () => {
        const isDone = await change((found) => {
          const kept = asRecord(found);
          if (!kept || !isSame(kept, refused)) return { result: false };
          mirrors.remove();
          return { write: ended, result: true };
        });
        if (!isDone) return;
        forget();
        tell();
        emit('expired');
      }),
    close: async () => {
      closings += 1;
      forget();
      mirrors.remove();
      await queued(async () => {
        await change(() => {
          mirrors.remove();
          return { remove: true, result: undefined };
        });
        for (const removal of removals) {
          try {
            removal();
          } catch {
            // A storage that is switched off has kept nothing, and nothing keeps the session from ending.
          }
        }
        forget();
        owner = undefined;
        tell();
      });
    },
    inTurn: createRefreshLock(locks),
  };
}
