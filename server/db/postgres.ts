import { Pool, types, type PoolClient } from 'pg';
import type { Database, Sql } from './database';
import { textTypes } from './types';

const asText = (value: string) => value;
const typeParsers = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    textTypes.includes(oid) ? asText : types.getTypeParser(oid, format),
} as typeof types;

export async function openPostgres(url: string): Promise<Database> {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 10_000,
    types: typeParsers,
    options: '-c timezone=Asia/Tashkent -c datestyle=ISO',
  });
  // A connection that breaks while idle leaves the pool; whoever asks next gets a new one.
  pool.on('error', () => undefined);
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw error;
  }

  return {
    query: (text, values) => sqlOf(pool).query(text, values),
    script: async (text) => void (await pool.query(text)),
    transaction: async (work) => {
      const client = await pool.connect();
      let broken: Error | undefined;
      // While it is lent out the pool does not listen, and an error that nobody hears ends the process.
      const lose = (error: Error) => void (broken = error);
      client.on('error', lose);
      try {
        await client.query('begin');
        const result = await work(sqlOf(client));
        await client.query('commit');
        return result;
      } catch (error) {
        // When even the rollback fails the connection is of no more use.
        await client.query('rollback').catch(lose);
        throw error;
      } finally {
        client.off('error', lose);
        client.release(broken);
      }
    },
    close: () => pool.end(),
  };
}

function sqlOf(connection: Pool | PoolClient): Sql {
  return {
    async query<Row>(text: string, values?: readonly unknown[]) {
      const result = await connection.query(text, values && [...values]);
      // Several statements in one text answer with one result each; the last one counts, as on the embedded side.
      const last = (Array.isArray(result) ? result.at(-1) : result) as { rows?: Row[] } | undefined;
      return last?.rows ?? [];
    },
  };
}
