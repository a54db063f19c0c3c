/**
 * Fetches what merchants leave on their servers and works through whatever came in. All there is to know stands in the database:
 * who fetches claims the import for as long as that may take, and each batch of rows is one transaction that takes an import,
 * tries its next rows and keeps what became of them. So a server that is killed loses what was not kept and nothing else, and
 * several processes share the work without knowing of each other.
 */
import { randomUUID } from 'node:crypto';
import { inside, type Database, type Sql } from '../../db/database';
import { isPassing } from '../../db/passing';
import type { FileStore } from '../../files/store';
import type { Background } from '../../http/background';
import { preciseTimestampOf, type Clock } from '../../shared/clock';
import type { RefusalCode } from '../../shared/codes';
import { faultLine } from '../../shared/fault';
import { Refusal } from '../../shared/problem';
import { end, finish, giveUpWhenHopeless, mostBroken } from './ending';
import { fetchGoods, type Sources } from './fetchGoods';
import { beginNight } from './night';
import type { SheetRow } from './rules';
import { SourceFault } from './sources';
import * as store from './store';
import { takeRows } from './work';
import * as work from './workStore';

/** Few enough that a call that waits for the database meanwhile is hardly slowed. */
const batchSize = 250;
/** Seconds for which a fetch is believed in; longer than any may take. */
const patience = 150;

export interface ImportParts {
  db: Database;
  files: FileStore;
  clock: Clock;
  log: (line: string) => void;
  sources: Sources;
}

/** Works for as long as the process runs; fetching waits for others, so it is a line of its own. */
export function importRunner(parts: ImportParts, background: Background) {
  const rows = background.work('imports', () => workBatch(parts));
  const fetches = background.work('fetching of imports', async () => {
    const isBegun = await beginNight(parts);
    const isFetched = await fetchNext(parts);
    if (isFetched) rows.wake();
    return isBegun || isFetched;
  });
  return {
    wake() {
      fetches.wake();
      rows.wake();
    },
  };
}

const laterBy = (clock: Clock, seconds: number) => preciseTimestampOf(new Date(clock.now().getTime() + seconds * 1000));

/** Fetches what the oldest import waits for; false when none does. */
export async function fetchNext({ db, clock, log, sources }: ImportParts): Promise<boolean> {
  const claim = randomUUID();
  const now = preciseTimestampOf(clock.now());
  const taken = await work.takeFetch(db, { claim, now, until: laterBy(clock, patience) });
  if (taken === undefined) return false;
  const fetched = await rowsOf(taken);
  await db.transaction(async (sql) => {
    // Another one fetches it by now.
    if (!(await work.holdClaim(sql, taken.id, claim))) return;
    if (typeof fetched === 'string') await end(sql, clock, taken, { status: 'failed', error: fetched });
    else await store.addRows(sql, taken.id, fetched);
  });
  return true;

  /** The rows, or why there are none. */
  async function rowsOf(one: store.ImportRow): Promise<SheetRow[] | RefusalCode> {
    if (one.attempts > mostBroken) return 'server_error';
    try {
      const method = await store.findMethod(db, one.merchant_id);
      if (method === undefined || method.type !== one.source) return 'import_method_missing';
      return await fetchGoods(method, sources);
    } catch (error) {
      if (error instanceof SourceFault || (error instanceof Refusal && error.code !== 'unavailable')) return error.code;
      if (isPassing(error) || error instanceof Refusal) throw error;
      log(`import ${one.id}: ${faultLine(error)}`);
      return 'server_error';
    }
  }
}

/** One batch of the oldest import that waits, or its end; false when none does. */
export async function workBatch(parts: ImportParts): Promise<boolean> {
  const { db, clock, log } = parts;
  let taken: store.ImportRow | undefined;
  try {
    const isOver = await db.transaction(async (sql) => {
      taken = await work.takeImport(sql);
      if (taken === undefined) return false;
      const rows = await work.nextRows(sql, taken.id, batchSize);
      if (rows.length > 0) await work.keepOutcomes(sql, taken.id, await tryRows(sql, taken, rows, parts));
      return rows.length < batchSize;
    });
    if (taken === undefined) return false;
    if (isOver) await finish(parts, taken);
    return true;
  } catch (error) {
    // It is not the batch that is broken; the next round tries it again.
    if (taken === undefined || isPassing(error)) throw error;
    log(`import ${taken.id}: ${faultLine(error)}`);
    await giveUpWhenHopeless(db, clock, taken.id);
    return true;
  }
}

/** All at once; should that break, each row by itself, so that the one that breaks does not take the others with it. */
async function tryRows(
  sql: Sql,
  one: store.ImportRow,
  rows: readonly SheetRow[],
  { clock, log }: ImportParts,
): Promise<work.Outcome[]> {
  const part = inside(sql);
  const attempt = (some: readonly SheetRow[]) => part.transaction((within) => takeRows(within, one, some, clock));
  try {
    return await attempt(rows);
  } catch (error) {
    if (isPassing(error)) throw error;
  }
  const outcomes: work.Outcome[] = [];
  for (const row of rows)
    try {
      outcomes.push(...(await attempt([row])));
    } catch (error) {
      if (isPassing(error)) throw error;
      log(`import ${one.id}, row ${row.row}: ${faultLine(error)}`);
      outcomes.push({ row: row.row, faults: { sku: 'server_error' } });
    }
  return outcomes;
}
