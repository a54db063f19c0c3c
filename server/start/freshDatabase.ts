import { randomBytes } from 'node:crypto';
import { cpSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Client } from 'pg';
import { openDatabase } from '../db/connect';
import type { Database } from '../db/database';
import { noLimits } from '../db/postgres';
import type { Clock } from '../shared/clock';

/** The PostgreSQL server on which a run of tests makes its databases. */
export interface TestServer {
  url: string;
  /** The folder of a run whose processes share what was filled once; without it each fills its own. */
  run?: string;
}

interface Fresh {
  /** By the pooler of TEST_POOLER_URL, where there is one. */
  url: string;
  /** Without it. */
  direct: string;
  drop(): Promise<void>;
}

const nameIn = (url: string) => new URL(url).pathname.slice(1);

/** A database of its own on a PostgreSQL server, for tests that run together. */
export async function freshDatabase(server: string, template = 'template0'): Promise<Fresh> {
  const name = `divan_${randomBytes(6).toString('hex')}`;
  const tell = (statement: string, ...names: string[]) =>
    administer(server, (client) => order(client, statement, names));
  await tell(`create database %I template %I encoding 'UTF8'`, name, template);
  const [url, direct] = [new URL(process.env.TEST_POOLER_URL || server), new URL(server)];
  url.pathname = direct.pathname = `/${name}`;
  return {
    url: url.href,
    direct: direct.href,
    drop: () => tell('drop database %I with (force)', name),
  };
}

/** A database that goes when it is closed. */
export async function openFresh({ url, drop }: Fresh): Promise<Database> {
  const db = await openDatabase({ url });
  return { ...db, close: () => db.close().then(drop) };
}

/** What the names of the templates of a run begin with. */
const templatesOf = (run: string) => `divan_kept_${basename(run).toLowerCase().replaceAll(/\W/g, '_')}_`;

interface Wanted {
  run: string;
  kind: string;
  /** Where the files that belong to the rows are put. */
  fileFolder: string;
  clock: Clock;
}

/**
 * On a server the first of a kind stays as a template for the processes of the same run, and its files in the folder of
 * the run: a copy is there in half a second, and to fill one takes ten. Good for one hour, as what is kept of embedded ones.
 */
export async function openFromTemplate(
  server: string,
  { run, kind, fileFolder, clock }: Wanted,
  fill: (db: Database) => Promise<void>,
): Promise<Database> {
  const hour = clock.now().toISOString().slice(0, 'yyyy-mm-ddThh'.length).replaceAll(/\W/g, '_').toLowerCase();
  const template = `${templatesOf(run)}${kind.replaceAll(/\W/g, '_')}_${hour}`;
  const keptFiles = join(run, template);
  await administer(server, async (client) => {
    await client.query('select pg_advisory_lock(hashtext($1))', [template]);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [template]);
    if (rowCount) return;
    const part = await freshDatabase(server);
    // Not through a pooler, which goes on holding connections to a database that nobody uses.
    const db = await openDatabase({ url: part.direct, limits: noLimits });
    await fill(db);
    await db.close();
    cpSync(fileFolder, keptFiles, { recursive: true });
    await order(client, 'alter database %I rename to %I', [nameIn(part.url), template]);
  });
  cpSync(keptFiles, fileFolder, { recursive: true });
  return openFresh(await freshDatabase(server, template));
}

/** After a run, for a server that goes on without it. */
export const dropTemplates = (server: string, run: string) =>
  administer(server, async (client) => {
    const { rows } = await client.query<{ datname: string }>(
      'select datname from pg_database where starts_with(datname, $1)',
      [templatesOf(run)],
    );
    for (const { datname } of rows) await order(client, 'drop database %I with (force)', [datname]);
  });

/** A statement about databases, which takes no values; their names are put in by the server itself, as %I. */
async function order(client: Client, statement: string, names: readonly string[]): Promise<void> {
  const { rows } = await client.query<{ text: string }>('select format($1, variadic $2::text[]) as text', [
    statement,
    names,
  ]);
  await client.query(rows[0]?.text ?? '');
}

async function administer<Result>(server: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
