import { Pool, types, type ClientBase, type PoolClient } from 'pg';
import { cancelStatement, type Reached } from './cancelStatement';
import type { Database, Sql } from './database';
import { ConnectionLost, isCollision, isPassing, ReaderGone } from './passing';
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
}
export const usualLimits: Limits = { statement: 15_000, read: 5_000, lock: 5_000, idle: 60_000, connection: 10_000 };
/** For migrations and the seed, which take as long as they take; two processes do them one after the other. */
export const noLimits: Limits = { statement: 0, read: 0, lock: 0, idle: 0, connection: 10_000 };

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
  (settings: readonly string[]): ((client: ClientBase) => unknown) =>
  async (client) => {
    await client.query(`set timezone = 'Asia/Tashkent'; set datestyle = 'ISO'`);
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    if (rows[0]?.pid !== (client as Reached).processID) pooled.add(client);
    else await client.query(`set ${settings.join('; set ')}`);
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
    onConnect: prepareConnection(settings),
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
      throw broken === undefined || isPassing(error) ? error : new ConnectionLost('Lost', { cause: error });
    } finally {
      client.off('error', lose);
      client.release(broken);
    }
  }

  type Lent = Parameters<Parameters<typeof lend>[0]>;

  /** What is asked on a connection by a reader who may go away, or by somebody who is only cut off by the server. */
  const sqlOf = ([client, lose]: Lent, gone?: AbortSignal): Sql =>
    // Not a limit of the server: setting it and taking it back would be two more questions for each read.
    gone === undefined ? statementsOf(client) : cutOff(client, lose, limits.read, gone);

  /** The same for a statement by itself, which where a pooler is has no limit that came with a `begin`. */
  const single = ([client, lose]: Lent, gone?: AbortSignal): Sql =>
    gone === undefined && pooled.has(client) ? cutOff(client, lose, limits.statement) : sqlOf([client, lose], gone);

  const runOnce = <T>(work: (sql: Sql) => Promise<T>, gone?: AbortSignal, begin = 'begin') =>
    lend(async (client, lose) => {
      try {
        await client.query(pooled.has(client) ? [begin, ...settings].join('; set local ') : begin);
        const result = await work(sqlOf([client, lose], gone));
        await client.query('commit');
        return result;
      } catch (error) {
        // When even the rollback fails the connection is of no more use.
        await client.query('rollback').catch(lose);
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

/** Ends each statement after so many milliseconds (0 is never), or once `gone` is aborted. */
function cutOff(client: PoolClient, lose: (error: Error) => void, patience: number, gone?: AbortSignal): Sql {
  return {
    async query(text, values) {
      if (gone?.aborted) throw new ReaderGone('Nobody waits for this any more');
      let cancelled: Promise<void> | undefined;
      const cancel = () => void (cancelled ??= cancelStatement(client).catch(lose));
      const timer = patience > 0 ? setTimeout(cancel, patience) : undefined;
      gone?.addEventListener('abort', cancel);
      try {
        return await statementsOf(client).query(text, values);
      } catch (cause) {
        throw gone?.aborted ? new ReaderGone('The reader went away', { cause }) : cause;
      } finally {
        clearTimeout(timer);
        gone?.removeEventListener('abort', cancel);
        // Until it is there it might end the statement of whoever is lent the connection next.
        await cancelled;
      }
    },
  };
}

function statementsOf(connection: PoolClient): Sql {
  return {
    async query<Row>(text: string, values?: readonly unknown[]) {
      const result = await connection.query(text, values && [...values]);
      // Several statements in one text answer with one result each; the last one counts, as on the embedded side.
      const last = (Array.isArray(result) ? result.at(-1) : result) as { rows?: Row[] } | undefined;
      return last?.rows ?? [];
    },
  };
}
