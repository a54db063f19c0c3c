/** Somebody who holds rows or a table meanwhile, on a connection of his own: only a PostgreSQL has several. */
import type { Database } from '../../server/db/database';

export const postgresOnly =
  !process.env.TEST_DATABASE_URL && 'the embedded database does one transaction after another';

/** Does `during` while what the statement holds is held. */
export async function whileHolding<Done>(db: Database, statement: string, during: () => Promise<Done>): Promise<Done> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  let isHeld: () => void = () => undefined;
  const holding = new Promise<void>((resolve) => (isHeld = resolve));
  const holder = db.transaction(async (sql) => {
    await sql.query(statement);
    isHeld();
    await released;
  });
  await Promise.race([holding, holder]);
  try {
    return await during();
  } finally {
    release();
    await holder;
  }
}

/** Settled once so many wait for a lock in this database. */
export async function untilWaiting(db: Database, count: number): Promise<void> {
  for (;;) {
    const [row] = await db.query<{ count: number }>(
      `select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    if (row!.count >= count) return; // an aggregate always answers one row
    await new Promise((done) => setTimeout(done, 10));
  }
}

/** Those that hold or want the same, in the order in which they are named. */
export async function inTurn<Done>(db: Database, statement: string, ...all: (() => Promise<Done>)[]): Promise<Done[]> {
  const begun: Promise<Done>[] = [];
  await whileHolding(db, statement, async () => {
    for (const one of all) {
      begun.push(one());
      await untilWaiting(db, begun.length);
    }
  });
  return Promise.all(begun);
}
