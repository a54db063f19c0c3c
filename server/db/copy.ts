import { setTimeout as pause } from 'node:timers/promises';
import type { Database, Sql } from './database';
import { isCollision, isLost } from './passing';

/** Milliseconds for which a reader waits until the copy has what the main database has; it usually has it after a few. */
const patience = 250;
/** Milliseconds in which a copy that can be reached has answered. */
const answerTime = 1_000;
/** Milliseconds for which a copy that was found behind or lost is left alone. */
const rest = 5_000;

/** How far the main database has come. With `synchronous_commit` off others see what is not yet on the disk. */
const placeOfMain = `select case current_setting('synchronous_commit') when 'off' then pg_current_wal_insert_lsn()
  else pg_current_wal_flush_lsn() end::text as place`;
/** Null of a server that is no copy, or has become a main one. */
const hasReached = 'select case when pg_is_in_recovery() then pg_last_wal_replay_lsn() >= $1::pg_lsn end as reached';

type Trouble = 'behind' | 'lost' | 'no copy';

interface CopyParts {
  main: Database;
  /** A server that follows the main one, all connections of which lead to the same machine. */
  copy: Database;
  log: (line: string) => void;
}

/**
 * The main database, of which wide reads (`forReader`) and snapshots go to a copy. None of them goes back in time: before the
 * first statement of a call the copy has to have everything that the main database had at that moment, whoever wrote it. A copy that
 * has it not within a quarter of a second, or cannot be reached, is left alone for five, and the main database is read instead; so is the
 * rest of a call whose copy is lost on the way.
 */
export function withCopy({ main, copy, log }: CopyParts): Database {
  let trouble: Trouble | undefined;
  let restsUntil = 0;
  const counts = { copy: 0, behind: 0, lost: 0, resting: 0 };

  function leave(found: Trouble): false {
    counts[found === 'behind' ? 'behind' : 'lost'] += 1;
    if (trouble !== found) log(`reading: the copy is ${found}; lists and reports come from the main database`);
    trouble = found;
    restsUntil = performance.now() + rest;
    return false;
  }
  function take(): true {
    counts.copy += 1;
    if (trouble !== undefined) log('reading: lists and reports come from the copy again');
    trouble = undefined;
    return true;
  }

  async function follows(place: string): Promise<boolean | null | 'lost'> {
    const asked = copy.query<{ reached: boolean | null }>(hasReached, [place]).then(
      ([row]) => row?.reached ?? null,
      () => 'lost' as const,
    );
    const waited = new AbortController();
    const late = pause(answerTime, 'lost' as const, { signal: waited.signal }).catch(() => 'lost' as const);
    return Promise.race([asked, late]).finally(() => waited.abort());
  }

  async function isReady(): Promise<boolean> {
    const begin = performance.now();
    if (begin < restsUntil) {
      counts.resting += 1;
      return false;
    }
    // Of those who come after a rest the first one tries.
    if (trouble !== undefined) restsUntil = begin + rest;
    const [row] = await main.query<{ place: string }>(placeOfMain);
    let answered: number | undefined;
    for (;;) {
      const reached = await follows(row?.place ?? '');
      if (reached === true) return take();
      if (reached === 'lost') return leave('lost');
      if (reached === null) return leave('no copy');
      answered ??= performance.now();
      if (performance.now() - answered > patience) return leave('behind');
      await pause(5);
    }
  }

  /** Whether the main database can be asked the same once more: nothing was wrong with what was asked. */
  function isOfCopy(error: unknown): boolean {
    if (isLost(error)) leave('lost');
    // What a vacuum of the main one takes away ends who still reads it on the copy. And a copy refuses whoever writes.
    return isLost(error) || isCollision(error) || (error as { code?: unknown }).code === '25006';
  }

  function reader(gone: AbortSignal): Database {
    const [here, there] = [main.forReader(gone), copy.forReader(gone)];
    // Decided once for a call and then only away from the copy, so that none of its statements sees less than one before.
    let onCopy: Promise<boolean> | undefined;
    return {
      ...here,
      async query(text, values) {
        if (!(await (onCopy ??= isReady()))) return here.query(text, values);
        try {
          return await there.query(text, values);
        } catch (error) {
          if (!isOfCopy(error)) throw error;
          onCopy = Promise.resolve(false);
          return here.query(text, values);
        }
      },
      transaction(work) {
        onCopy = Promise.resolve(false);
        return here.transaction(work);
      },
    };
  }

  return {
    ...main,
    forReader: (gone, isWide) => (isWide ? reader(gone) : main.forReader(gone)),
    async snapshot<T>(work: (sql: Sql) => Promise<T>) {
      if (!(await isReady())) return main.snapshot(work);
      try {
        return await copy.snapshot(work);
      } catch (error) {
        if (!isOfCopy(error)) throw error;
        return main.snapshot(work);
      }
    },
    wideReads: () => ({ ...counts }),
    close: async () => void (await Promise.all([main.close(), copy.close()])),
  };
}
