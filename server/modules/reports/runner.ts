/**
 * Writes the reports that wait. All there is to know stands in the database: a process claims a report for some seconds and
 * says each second that it still writes. One that is killed is heard of no more; whoever comes next begins its report anew,
 * and what was half written belongs to no row and is swept away.
 */
import { randomUUID } from 'node:crypto';
import type { Database, Sql } from '../../db/database';
import { isPassing } from '../../db/passing';
import type { FileStore } from '../../files/store';
import { WritingStopped } from '../../files/workbook';
import type { BackgroundRunner } from '../../shared/backgroundRunner';
import { daysAgo, preciseTimestampOf, timestamp, timestampOf, type Clock } from '../../shared/clock';
import { writeReport } from './writeReport';
import * as store from './store';

/** Days that a file is kept. */
export const keptDays = 7;
/** Reports that a process writes at the same time. */
const mostAtOnce = 2;
/** Seconds without a word after which a writer counts as gone. */
const patience = 15;
/** A report that breaks so often is given up: what breaks it will not mend itself. */
const mostAttempts = 3;
/** How often a writer says how far it is, and how often a process looks for what was left, in milliseconds. */
const progressEvery = 1000;
const rounds = 5000;

export interface ReportParts {
  db: Database;
  files: FileStore;
  clock: Clock;
  log: (line: string) => void;
}

export function reportRunner(parts: ReportParts): BackgroundRunner {
  const { log } = parts;
  const writing = new Set<Promise<void>>();
  let stopped = false;
  const timer = setInterval(wake, rounds);
  timer.unref();

  function wake() {
    while (!stopped && writing.size < mostAtOnce) {
      const one = work().finally(() => writing.delete(one));
      writing.add(one);
    }
  }

  async function work() {
    try {
      await removeOldReports(parts);
      while (!stopped && (await writeNext(parts, () => stopped)));
    } catch (error) {
      // The database is away; the next round asks again.
      if (!stopped) log(`reports: ${(error as Error).name}`);
    }
  }

  return {
    wake,
    /** Settled when nothing is written any more; a report under way is left to whoever starts next. */
    stop: async () => {
      stopped = true;
      clearInterval(timer);
      await Promise.all(writing);
    },
  };
}

/** Files that were kept long enough go, and so does what was never finished. */
export async function removeOldReports({ db, files, clock }: ReportParts): Promise<void> {
  const before = timestampOf(daysAgo(clock, keptDays));
  const keys = await db.transaction(async (sql) => store.removeJobs(sql, await store.findOld(sql, before)));
  for (const key of keys) await files.remove(key);
}

const laterBy = (clock: Clock, seconds: number) => preciseTimestampOf(new Date(clock.now().getTime() + seconds * 1000));

/** Writes the oldest report that waits; false when none does. */
export async function writeNext(parts: ReportParts, isOver: () => boolean = () => false): Promise<boolean> {
  const { db, clock, log } = parts;
  // What ended its writer so often, or outlived him, would end the next one as well.
  const now = preciseTimestampOf(clock.now());
  await store.giveUpJobs(db, { now, attempts: mostAttempts, at: timestamp(clock) });
  const claim = randomUUID();
  const job = await store.takeJob(db, {
    claim,
    now,
    until: laterBy(clock, patience),
  });
  if (job === undefined) return false;
  try {
    await writeJob(parts, job, claim, isOver);
  } catch (error) {
    if (error instanceof WritingStopped) {
      // Left as it was taken, for the process that starts next.
      if (isOver()) await store.breakJob(db, job.id, claim, null);
      return true;
    }
    log(`report ${job.id}: ${(error as Error).name}`);
    const isHopeless = !isPassing(error) && job.attempts >= mostAttempts;
    await store.breakJob(db, job.id, claim, isHopeless ? timestamp(clock) : null);
  }
  return true;
}

/** Says each second that the report is still written, also while one long statement runs or the file is closed. */
function keepClaim({ db, clock }: ReportParts, job: store.JobRow, claim: string) {
  let progress: { rows: number; total?: number } = { rows: 0 };
  let ended: Error | undefined;
  let saying: Promise<void> | undefined;
  const say = async () => {
    const until = laterBy(clock, patience);
    if (!(await store.keepClaim(db, { id: job.id, claim, until, ...progress })))
      ended = new WritingStopped('It was cancelled, or another process writes it');
  };
  const timer = setInterval(() => {
    saying ??= say()
      .catch((error: Error) => void (ended = error))
      .finally(() => (saying = undefined));
  }, progressEvery);
  return {
    /** Throws where the report is no more the writer's. */
    note(rows: number, total: number) {
      if (ended !== undefined) throw ended;
      progress = { rows, total };
    },
    async end() {
      clearInterval(timer);
      await saying;
    },
  };
}

async function writeJob(parts: ReportParts, job: store.JobRow, claim: string, isOver: () => boolean) {
  const kept = keepClaim(parts, job, claim);
  try {
    await writeClaimed(parts, job, claim, (rows, total) => {
      if (isOver()) throw new WritingStopped('The server closes');
      kept.note(rows, total);
    });
  } finally {
    await kept.end();
  }
}

async function writeClaimed(
  { db, files, clock }: ReportParts,
  job: store.JobRow,
  claim: string,
  onPage: (rows: number, total: number) => void,
) {
  let rows = 0;
  const userName = await store.nameOf(db, job.user_id);
  const time = timestamp(clock);
  const key = await db.snapshot((sql: Sql) =>
    files.put(
      writeReport({ sql, asked: job, userName, time, onPage }, (count) => (rows = count)),
      'xlsx',
    ),
  );
  const name = `${job.type}_${job.begin_date}_${job.end_date}.xlsx`;
  const { size, stream } = await files.open(key);
  stream.destroy();
  const isKept = await db.transaction((sql) =>
    store.finishJob(sql, { id: job.id, claim, key, name, size, rows, at: timestamp(clock) }),
  );
  if (!isKept) await files.remove(key);
}
