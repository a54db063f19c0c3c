import { Pool, types, type ClientBase, type PoolClient } from 'pg';
import type { Reached } from './cancelStatement';
import type { Database, Sql } from './database';
import { ConnectionLost, isCollision, isPassing, ReaderGone } from './passing';
import { statementsOf } from './statements';
import { textTypes } from './types';

const asText = (value: string) => value;
const typeParsers = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    textTypes.includes(oid) ? asText : types.getTypeParser(oid, format),
} as typeof types;

/** Milliseconds after which one that takes too long is cut off, so that the others get on; 0 is never. */
export interface Limits {
  statement: number;
  /** A statement of somebody who only reads. */
  read: number;
  /** The wait for rows or locks that somebody else holds. */
  lock: number;
  /** Between two statements of a transaction. */
  idle: number;
  /** The wait for a connection of the pool. */
  connection: number;
  /** For how long the answer to a statement at its limit may be overdue before the network counts as lost. */
  overdue: number;
}
export const usualLimits: Limits = {
  ...{ statement: 15_000, read: 5_000, lock: 5_000, idle: 60_000 },
  ...{ connection: 10_000, overdue: 2_000 },
};
/** For migrations and the seed, which take as long as they take; two processes do them one after the other. */
export const noLimits: Limits = { ...usualLimits, statement: 0, read: 0, lock: 0, idle: 0 };

/** How often a transaction that collided is begun again. */
const repetitions = 2;

/** To compile a statement takes longer than any of a list does. */
const settingsOf = ({ statement, lock, idle }: Limits): readonly string[] => [
  'jit = off',
  `statement_timeout = ${statement}`,
  `lock_timeout = ${lock}`,
  `idle_in_transaction_session_timeout = ${idle}`,
];

/** Connections behind which a pooler gives each transaction whichever connection of its own is free. */
const pooled = new WeakSet<ClientBase>();

/**
 * Not as options of the start, which a pooler between us and the server refuses. The zone and the form of days every pooler
 * keeps for its caller; whatever else were set on a connection of a pooler would stay there for strangers, and not be
 * there on the next one. A pooler names a process of its own, so that is how it is known. The pool waits for this,
 * whatever its types say.
 */
const prepareConnection =
  (settings: readonly string[], { connection: limit }: Limits): ((client: ClientBase) => unknown) =>
  async (client) => {
    // The pool's own limit ends with the greeting of the server.
    const { query } = statementsOf(client as PoolClient, { limit, overdue: 0, lose: () => undefined });
    await query(`set timezone = 'Asia/Tashkent'; set datestyle = 'ISO'`);
    const [row] = await query<{ pid: number }>('select pg_backend_pid() as pid');
    if (row?.pid !== (client as Reached).processID) pooled.add(client);
    else await query(`set ${settings.join('; set ')}`);
  };

/** Opens it, or throws where nobody answers. */
export async function openPostgres(url: string, max?: number, limits?: Limits): Promise<Database> {
  const db = postgresAt(url, max, limits);
  try {
    await db.query('select 1');
  } catch (error) {
    await db.close();
    throw error;
  }
  return db;
}

/** The same without asking for anything yet. */
export function postgresAt(url: string, max = 10, limits = usualLimits): Database {
  const settings = settingsOf(limits);
  const pool = new Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: limits.connection,
    types: typeParsers,
    // The system asks whether an idle connection still has an other end, which a firewall between may have forgotten.
    keepAlive: true,
    keepAliveInitialDelayMillis: 30_000,
    onConnect: prepareConnection(settings, limits),
  });
  // A connection that breaks while idle leaves the pool; whoever asks next gets a new one.
  pool.on('error', () => undefined);
  async function connect(): Promise<PoolClient> {
    try {
      return await pool.connect();
    } catch (cause) {
      throw isPassing(cause) ? cause : new ConnectionLost('No connection to the database', { cause });
    }
  }

  /** Lends a connection to `work`; one that broke is not lent again. */
  async function lend<T>(work: (client: PoolClient, lose: (error: Error) => void) => Promise<T>): Promise<T> {
    const client = await connect();
    let broken: Error | undefined;
    // While it is lent out the pool does not listen, and an error that nobody hears ends the process.
    const lose = (error: Error) => void (broken = error);
    client.on('error', lose);
    try {
      return await work(client, lose);
    } catch (error) {
      const isKnown = broken === undefined || isPassing(error) || error instanceof ReaderGone;
      throw isKnown ? error : new ConnectionLost('Lost', { cause: error });
    } finally {
      client.off('error', lose);
      client.release(broken);
    }
  }

  type Lent = Parameters<Parameters<typeof lend>[0]>;

  const { statement, read, overdue } = limits;

  /** What is asked on a connection by a reader who may go away, or by somebody who is only cut off by the server. */
  const sqlOf = ([client, lose]: Lent, gone?: AbortSignal): Sql =>
    // Not a limit of the server: setting it and taking it back would be two more questions for each read.
    statementsOf(
      client,
      gone ? { limit: read, overdue, isEndedByUs: true, gone, lose } : { limit: statement, overdue, lose },
    );

  /** The same for a statement by itself, which where a pooler is has no limit that came with a `begin`. */
  const single = ([client, lose]: Lent, gone?: AbortSignal): Sql =>
    gone === undefined && pooled.has(client)
      ? statementsOf(client, { limit: statement, overdue, isEndedByUs: true, lose })
      : sqlOf([client, lose], gone);

  const runOnce = <T>(work: (sql: Sql) => Promise<T>, gone?: AbortSignal, begin = 'begin') =>
    lend(async (client, lose) => {
      // Its begin and its end wait for nobody's going away.
      const own = sqlOf([client, lose]);
      try {
        await own.query(pooled.has(client) ? [begin, ...settings].join('; set local ') : begin);
        const result = await work(sqlOf([client, lose], gone));
        await own.query('commit');
        return result;
      } catch (error) {
        // When even the rollback fails the connection is of no more use.
        await own.query('rollback').catch(lose);
        throw error;
      }
    });

  const database = (gone?: AbortSignal): Database => ({
    query: (text, values) => lend((...lent) => single(lent, gone).query(text, values)),
    script: (text) => lend(async (...lent) => void (await single(lent, gone).query(text))),
    forReader: (reader) => database(reader),
    snapshot: (work) => runOnce(work, gone, 'begin isolation level repeatable read read only'),
    async transaction(work) {
      for (let left = repetitions; ; left--) {
        try {
          return await runOnce(work, gone);
        } catch (error) {
          if (left === 0 || !isCollision(error)) throw error;
        }
      }
    },
    connections: () => ({
      lent: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: () => pool.end(),
  });
  return database();
}
