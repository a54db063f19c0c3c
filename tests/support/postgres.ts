import { execFileSync, spawn } from 'node:child_process';
import {
  appendFileSync,
  chownSync,
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { Client } from 'pg';

export interface Postgres {
  url: string;
  stop(): Promise<void>;
}

export interface OwnPostgres extends Postgres {
  /** Ends the server as an administrator does, with whoever is connected; what it answers begins it again on the same rows. */
  halt(): Promise<() => Promise<void>>;
}

/**
 * A PostgreSQL for tests: the one of TEST_DATABASE_URL, else one of our own, started from the binaries of this
 * machine in a folder that goes with it. Undefined when there are none.
 */
export async function startPostgres(): Promise<Postgres | undefined> {
  const url = process.env.TEST_DATABASE_URL;
  if (url) return { url, stop: async () => undefined };
  return startOwnPostgres();
}

/** One of our own in any case, which a test may stop, halt for a while, or have followed. */
export async function startOwnPostgres(): Promise<OwnPostgres | undefined> {
  const binaries = findBinaries();
  return binaries === undefined ? undefined : startOwn(binaries);
}

/** One of our own that takes nobody without TLS, and the certificate of its authority. */
export async function startTlsPostgres(): Promise<(Postgres & { certificate: string }) | undefined> {
  const binaries = findBinaries();
  if (binaries === undefined) return undefined;
  const certificate = join(mkdtempSync(join(tmpdir(), 'divan-tls-')), 'server.crt');
  const server = await startOwn(binaries, (data, options) => {
    initialise(data, options, binaries);
    const [key, pair] = [join(data, 'server.key'), join(data, 'server.crt')];
    const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
    const args = [
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-days',
      '2',
      ...subject,
      '-keyout',
      key,
      '-out',
      pair,
    ];
    execFileSync('openssl', args, options);
    appendFileSync(join(data, 'postgresql.conf'), 'ssl = on\n');
    // The test itself asks without a name and without TLS only whether the server is there.
    writeFileSync(join(data, 'pg_hba.conf'), 'hostssl all all all trust\nhostnossl postgres postgres all trust\n');
    copyFileSync(pair, certificate);
  });
  return { ...server, certificate };
}

/** A server that follows one of our own, begun from a copy of its files. */
export async function startReplica({ url }: Postgres): Promise<Postgres> {
  const { hostname, port, username } = new URL(url);
  return startOwn(findBinaries()!, (folder, options, binaries) => {
    const args = ['-D', folder, '-h', hostname, '-p', port, '-U', username, '-R', '--checkpoint=fast', '--no-sync'];
    execFileSync(join(binaries, 'pg_basebackup'), args, options);
  });
}

type Fill = (data: string, options: { cwd: string; stdio: 'ignore' }, binaries: string) => void;

const initialise: Fill = (data, options, binaries) =>
  execFileSync(
    join(binaries, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync', '--locale=C.UTF-8'],
    options,
  );

/** A program that comes with PostgreSQL, such as `pg_dump`; undefined where this machine has none. */
export function toolOfPostgres(name: string): string | undefined {
  const folder = findBinaries();
  const tool = folder && join(folder, name);
  return tool && existsSync(tool) ? tool : undefined;
}

function findBinaries(): string | undefined {
  const versions = '/usr/lib/postgresql';
  const packaged = existsSync(versions)
    ? readdirSync(versions)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => join(versions, version, 'bin'))
    : [];
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...packaged];
  const found = folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
  // Where they were linked into a folder of the path the others of their kind lie beside them.
  return found && dirname(realpathSync(join(found, 'postgres')));
}

async function startOwn(binaries: string, fill = initialise): Promise<OwnPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'divan-postgres-'));
  const owner = serverOwner();
  if (owner !== undefined) chownSync(folder, owner.uid, owner.gid);
  const options = { ...owner, cwd: folder, stdio: 'ignore' as const };
  const data = join(folder, 'data');
  fill(data, options, binaries);

  const port = await freePort();
  // Nothing here has to survive a power cut.
  const settings = [
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    'max_connections=200',
    'listen_addresses=127.0.0.1',
  ];
  const launch = () => {
    const server = spawn(
      join(binaries, 'postgres'),
      ['-D', data, '-p', String(port), '-k', folder, ...settings.flatMap((setting) => ['-c', setting])],
      options,
    );
    return { server, gone: new Promise<void>((resolve) => server.once('exit', () => resolve())) };
  };
  let running = launch();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const end = () => {
    // SIGINT asks for the fast end: it does not wait for those who are connected.
    running.server.kill('SIGINT');
    return running.gone;
  };
  const stop = async () => {
    await end();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await untilReady(url);
  } catch (error) {
    await stop();
    throw error;
  }
  const halt = async () => {
    await end();
    return () => {
      running = launch();
      return untilReady(url);
    };
  };
  return { url, stop, halt };
}

/** PostgreSQL refuses to run as root; then it runs as the user that the package has made. */
export function serverOwner(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

/** Resolves when somebody can sign in there. */
export async function untilReady(url: string): Promise<void> {
  const end = Date.now() + 20_000;
  for (;;) {
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
