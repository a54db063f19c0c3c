/**
 * Reckons months that somebody has begun to close. Each stage is one transaction that leaves the month at the next one, so
 * whatever ends a server between them, the one that starts next goes on there and nothing is done twice.
 */
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Database, Sql } from '../../db/database';
import type { FileStore } from '../../files/store';
import { audit } from '../../shared/auditTrail';
import { timestamp, today, type Clock } from '../../shared/clock';
import { checklistOf } from './checklist';
import { isInTheWay, isReady } from './rules';
import { fileTypes, sheetOf, type FileType } from './sheets';
import { dropClosing, holdUnwritten, reckonTotals, setStage, takeCalculating, takeUnwritten } from './store';

interface Tools {
  db: Database;
  clock: Clock;
  files: FileStore;
}
type Month = NonNullable<Awaited<ReturnType<typeof takeCalculating>>>;

/** The next stage of the oldest month that waits for one; false where none does. */
export const workStage = async (tools: Tools): Promise<boolean> => (await reckonNext(tools)) || writeNext(tools);

const reckonNext = ({ db, clock }: Tools): Promise<boolean> =>
  db.transaction(async (sql) => {
    const month = await takeCalculating(sql);
    if (month === undefined) return false;
    if (month.stage === 'checking') await check(sql, month, clock);
    else {
      await reckonTotals(sql, month.id, month.day);
      await setStage(sql, month.id, 'files', timestamp(clock));
    }
    return true;
  });

/**
 * Files take long to write, and whoever posts into the month asks its row while he holds the numbers of the year, for which all others
 * wait. So the row is held only when they are there: until then he is refused at once, and the closing may be stopped.
 */
async function writeNext({ db, clock, files }: Tools): Promise<boolean> {
  const { isDone, gone } = await db.transaction(async (sql) => {
    const month = await takeUnwritten(sql);
    if (month === undefined) return { isDone: false, gone: [] };
    const written = await writeSheets(sql, files, month);
    const isKept = await holdUnwritten(sql, month);
    if (isKept) await keepFiles(sql, month, written, timestamp(clock));
    return { isDone: true, gone: isKept ? [] : written.map(({ key }) => key) };
  });
  for (const key of gone) await files.remove(key);
  return isDone;
}

/** Once more, now that nobody writes into the month: what was ready when it was begun may not be so any more. */
async function check(sql: Sql, { id, day, revision }: Month, clock: Clock): Promise<void> {
  const checklist = await checklistOf(sql, day, today(clock));
  if (isReady(checklist)) return void (await setStage(sql, id, 'entries', timestamp(clock)));
  // Whoever began it is not there to be refused: the history says why it is open again. There are no files yet.
  await dropClosing(sql, id, timestamp(clock));
  await audit(sql, {
    ...{ user: undefined, clock, action: 'fall_back', entity: 'closing_month', entityId: id },
    changes: [
      { field: 'status', old: 'calculating', new: revision > 1 ? 'reopened' : 'open' },
      ...checklist.filter(isInTheWay).map(({ code }) => ({ field: 'line', new: code })),
    ],
  });
}

interface WrittenFile {
  type: FileType;
  name: string;
  key: string;
  size: number;
  sha256: string;
}

/** What a crash leaves of them in the store belongs to no row and is swept. */
async function writeSheets(sql: Sql, files: FileStore, { day, language }: Pick<Month, 'day' | 'language'>) {
  const written: WrittenFile[] = [];
  for (const type of fileTypes) {
    const hash = createHash('sha256');
    let size = 0;
    const content = sheetOf(sql, type, { day, language });
    const counted = async function* () {
      for await (const bytes of content as AsyncIterable<Buffer>) {
        hash.update(bytes);
        size += bytes.length;
        yield bytes;
      }
    };
    const key = await files.put(Readable.from(counted()), 'xlsx');
    written.push({ type, name: `${type}-${day.slice(0, 7)}.xlsx`, key, size, sha256: hash.digest('hex') });
  }
  return written;
}

/** All of them or none, in a month that is held. */
async function keepFiles(
  sql: Sql,
  { id }: Pick<Month, 'id'>,
  written: readonly WrittenFile[],
  at: string,
): Promise<void> {
  for (const { type, name, key, size, sha256 } of written) {
    await sql.query(`insert into files (key, name, kind, size, created_at) values ($1, $2, 'xlsx', $3, $4)`, [
      ...[key, name, size, at],
    ]);
    await sql.query(
      `insert into closing_files (closing_id, revision, type, name, file_key, size, sha256, created_at)
       select id, revision, $2, $3, $4, $5, $6, $7 from closing_months where id = $1`,
      [id, type, name, key, size, sha256, at],
    );
  }
  await setStage(sql, id, 'waiting', at);
}

/** The files of a month that is held, written and kept. */
export async function writeFiles(
  sql: Sql,
  files: FileStore,
  month: Pick<Month, 'id' | 'day' | 'language'>,
  at: string,
): Promise<void> {
  await keepFiles(sql, month, await writeSheets(sql, files, month), at);
}
