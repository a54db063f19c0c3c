/** What has served its time is removed once a day, by every process that runs; each row by the one that comes first. */
import type { FastifyInstance } from 'fastify';
import type { Sql } from '../db/database';
import { daysAgo, preciseTimestampOf, today, type Clock } from '../shared/clock';

/** So few rows at a time that whoever waits for one of them hardly notices. */
const batchSize = 1000;
/** How often a process looks whether a new day has begun, in milliseconds. */
const rounds = 60_000;

/** Each removes or empties at most `$2` rows from before `$1`, so many days ago; another process leaves out what this one holds. */
const removals: readonly { days: number; text: string }[] = [
  // A write may be asked about, and its answer repeated, for a week.
  {
    days: 7,
    text: `delete from idempotency_keys where (user_id, key) in (select user_id, key from idempotency_keys
      where created_at < $1 order by created_at limit $2 for update skip locked) returning 1`,
  },
  // Of a process that is gone; as long as its answer would be known.
  {
    days: 7,
    text: `delete from begun_writes where (user_id, key) in (select user_id, key from begun_writes
      where begun_at < $1 order by begun_at limit $2 for update skip locked) returning 1`,
  },
  // The session itself stays until it would have ended: it tells a known device (auth/loginLimit.ts).
  {
    days: 1,
    text: `delete from refresh_tokens where digest in (select t.digest from refresh_tokens t
      join token_families f on f.id = t.family_id where f.revoked_at < $1 limit $2 for update of t skip locked) returning 1`,
  },
  {
    days: 1,
    text: `delete from token_families where id in (select id from token_families
      where expires_at < $1 order by expires_at limit $2 for update skip locked) returning 1`,
  },
  {
    days: 1,
    text: `delete from secret_reads where ctid in (select ctid from secret_reads
      where read_at < $1 limit $2 for update skip locked) returning 1`,
  },
  {
    days: 1,
    text: `delete from failed_logins where ctid in (select ctid from failed_logins
      where failed_at < $1 limit $2 for update skip locked) returning 1`,
  },
  // A card whose code nobody typed in its time: its token, phone and holder are of no further use.
  {
    days: 1,
    text: `delete from card_bindings where id in (select id from card_bindings
      where card_id is null and expires_at < $1 order by id limit $2 for update skip locked) returning 1`,
  },
  // Whom a row of a sheet named, which its page shows: what became of the row, and of which investor, stays.
  {
    days: 90,
    text: `update async_task_items set wish = '{}' where id in (select i.id from async_tasks t
      join async_task_items i on i.task_id = t.id and i.wish::text <> '{}' where t.finished_at < $1
      limit $2 for update of i skip locked) returning 1`,
  },
];

/** Removes what is old by the clock; the journal stays for ever. Ends early when told to. */
export async function removeOldRows(db: Sql, clock: Clock, isOver: () => boolean = () => false): Promise<void> {
  for (const { days, text } of removals) {
    const before = preciseTimestampOf(daysAgo(clock, days));
    let removed = batchSize;
    while (removed === batchSize && !isOver()) removed = (await db.query(text, [before, batchSize])).length;
  }
}

interface UpkeepParts {
  db: Sql;
  clock: Clock;
  log: (line: string) => void;
  /** Told when all that was old is gone. */
  onDone?: () => void;
  /** In milliseconds. */
  every?: number;
}

/** Removes old rows once in each day of the clock that the application sees, beginning soon after its start. */
export function startUpkeep(app: FastifyInstance, { db, clock, log, onDone, every = rounds }: UpkeepParts): void {
  let done: string | undefined;
  let working: Promise<void> | undefined;
  let isOver = false;

  async function work(day: string) {
    try {
      await removeOldRows(db, clock, () => isOver);
      if (isOver) return;
      done = day;
      onDone?.();
    } catch (error) {
      // The database is away, or has no time; the next round tries again.
      if (!isOver) log(`removal of old rows: ${(error as Error).name}`);
    }
  }
  const timer = setInterval(() => {
    const day = today(clock);
    if (day !== done) working ??= work(day).finally(() => (working = undefined));
  }, every);
  timer.unref();

  app.addHook('onClose', async () => {
    isOver = true;
    clearInterval(timer);
    await working;
  });
}
