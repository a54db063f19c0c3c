/**
 * The reference back end and, beside it, the built panel.
 *
 * Environment: PORT (8080), HOST (127.0.0.1), DATABASE_URL (else an embedded database in DATA_DIR, .data),
 * TRUST_PROXY (addresses of the proxies before it), EIMZO_CA (certificates of the authorities whose signatures count),
 * ORGANISATION_INN and ORGANISATION_NAME (who pays), and the configuration of the panel (page/config.ts).
 * Flags: --reset, --data small|large, --no-static; --test for tests (start/testMode.ts).
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from './app';
import { systemClock, type Clock } from './shared/clock';
import { migrate } from './db/migrate';
import { fileStoreOf } from './files/store';
import { demoPassword, demoUsers } from './seed/demoUsers';
import { seed } from './seed/seed';
import { openKept } from './start/keptData';
import { openData, type Data } from './start/openData';
import { readOptions, type Options } from './start/options';
import { sentenceOf } from './start/startError';
import { movableClock, obeyTests } from './start/testMode';

const root = join(import.meta.dirname, '..');
let close: () => Promise<void> = async () => undefined;

async function main(options: Options) {
  if (options.test) return serveTests(options);
  await refuseBusyPort(options);
  const data = await openData(options);
  close = data.close;
  const app = await appOf(options, data, systemClock);
  close = () => app.close().then(data.close);
  const address = await app.listen({ host: options.host, port: options.port });
  console.log(`Divan: ${address}`);
  if (options.staticFolder && !existsSync(options.staticFolder))
    console.log('The panel is not built; only the services are served.');
  if (data.isDemo)
    console.log(`Accounts: ${demoUsers.map(({ username }) => username).join(', ')}; password of all: ${demoPassword}`);
  if (data.note) console.log(data.note);
}

function appOf({ production, config, signing, staticFolder, trustProxy }: Options, { db, files }: Data, clock: Clock) {
  const built = staticFolder && existsSync(join(staticFolder, 'index.html')) ? staticFolder : undefined;
  return buildApp({ db, clock, files, production, config, signing, trustProxy, staticFolder: built });
}

/** A back end of its own for a run of tests: rows in memory, any free port, told as a line of JSON. */
async function serveTests(options: Options) {
  const clock = movableClock();
  const fileFolder = mkdtempSync(join(tmpdir(), 'divan-files-'));
  const size = options.data ?? 'small';
  const db = await openKept(size, fileFolder, async (fresh) => {
    await migrate(fresh, clock);
    await seed(fresh, size, clock, await fileStoreOf(fresh, clock, fileFolder));
  });
  const files = await fileStoreOf(db, clock, fileFolder);
  const app = await appOf(options, { db, files, isDemo: true, close: () => db.close() }, clock);
  close = async () => {
    await app.close();
    await db.close();
    rmSync(fileFolder, { recursive: true, force: true });
  };
  const url = await app.listen({ host: options.host, port: options.port });
  await obeyTests(db, clock, () => void stop());
  console.log(JSON.stringify({ ready: true, url, password: demoPassword }));
}

/** Asked before the database is made, which may take a minute. */
function refuseBusyPort({ host, port }: Options): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen({ host, port }, () => probe.close(() => resolve()));
  });
}

let stopping = false;
async function stop() {
  // The second Ctrl+C does not wait for what hangs.
  if (stopping) process.exit(1);
  stopping = true;
  setTimeout(() => process.exit(1), 10_000).unref();
  await close();
  process.exit(0);
}
process.on('SIGINT', () => void stop());
process.on('SIGTERM', () => void stop());

let where = { host: '', port: 0 };
try {
  const options = readOptions(process.argv.slice(2), process.env, root);
  where = options;
  await main(options);
} catch (error) {
  console.error(sentenceOf(error, where.port, where.host) ?? error);
  await close();
  process.exit(1);
}
