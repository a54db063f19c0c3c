import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { openDatabase, type Database } from '../../server/db/connect';
import { openKept } from '../../server/start/keptData';

/** An empty database: on the PostgreSQL of TEST_DATABASE_URL, or embedded and in memory. */
export async function testDatabase(): Promise<Database> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) return openDatabase({});
  const { url, drop } = await freshDatabase(server);
  const db = await openDatabase({ url });
  return { ...db, close: () => db.close().then(drop) };
}

/** The same with rows in it, by the `kind` of which an embedded one is kept for the next test (server/start/keptData.ts). */
export async function filledDatabase(
  kind: string,
  fileFolder: string,
  fill: (db: Database) => Promise<void>,
): Promise<Database> {
  if (!process.env.TEST_DATABASE_URL) return openKept(kind, fileFolder, fill);
  const db = await testDatabase();
  await fill(db);
  return db;
}

/** A database of its own on a PostgreSQL server, for tests that run together. */
export async function freshDatabase(server: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `divan_${randomBytes(6).toString('hex')}`;
  await administer(server, `create database ${name} template template0 encoding 'UTF8'`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => administer(server, `drop database ${name} with (force)`) };
}

async function administer(server: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
