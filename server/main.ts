/**
 * The reference back end and, beside it, the built panel; and what is done once beside them on the same database:
 *
 *   … migrate           what is new in migrations/, and what every installation begins with
 *   … admin create …    people, from the machine itself (admin.ts)
 *   … headers nginx     prints how a proxy before the processes is told of (start/proxySamples.ts); or caddy
 *
 * Its flags and settings are read by start/options.mjs.
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { admin } from './admin';
import { buildApp } from './app';
import { systemClock, type Clock } from './shared/clock';
import { faultLine, faultPlaces } from './shared/fault';
import { migrate, MigrationError } from './db/migrate';
import { fileStoreOf } from './files/store';
import { root } from './root';
import { demoPassword, demoUsers } from './seed/demoUsers';
import { seed } from './seed/seed';
import { checkOptions, listenProblem } from './start/checks.mjs';
import { takeFileSnapshot } from './start/fileSnapshot';
import { openKept } from './start/keptData';
import { tellLauncher, untilPanelIsBuilt, whenLauncherIsGone } from './start/launched';
import { bringUp, openData, type Data } from './start/openData';
import { readOptions, StartError, type Options } from './start/options.mjs';
import { proxySample } from './start/proxySamples';
import { watch, writerOf, type Watch } from './start/watch';
import { movableClock, obeyTests } from './start/testMode';

let close: () => Promise<void> = async () => undefined;
/** Takes this process out of the balancer, once it can be asked. */
let drain: () => void = () => undefined;
/** Writes down a fault, as the options say once they are read. */
let fault: (line: string) => void = console.error;

async function main(options: Options) {
  if (options.test) return serveTests(options);
  pause = options.drainSeconds * 1000;
  if (options.launched) whenLauncherIsGone(() => void stop());
  const writer = writerOf(options.log);
  fault = writer.fault;
  await checkOptions(options);
  const data = await openData(options, fault);
  close = data.close;
  if (options.launched) await untilPanelIsBuilt();
  const watching = await watch(options, data.db, writer);
  const app = await appOf(options, data, systemClock, watching);
  close = () => app.close().then(data.close).then(watching.close);
  const { host, port } = options;
  const address = await app.listen({ host, port }).catch((error: Error) => {
    throw listenProblem(error, host, port);
  });
  const lines = [`Divan: ${address}`];
  if (options.staticFolder && !existsSync(options.staticFolder))
    lines.push('The panel is not built; only the services are served.');
  if (data.isDemo)
    lines.push(`Accounts: ${demoUsers.map(({ username }) => username).join(', ')}; password of all: ${demoPassword}`);
  if (data.note) lines.push(data.note);
  if (options.launched) tellLauncher({ done: 'ready', lines });
  else console.log(lines.join('\n'));
}

function appOf(
  { production, role, config, signing, imports, outer, staticFolder, trustProxy, sessionKeys, test }: Options,
  { db, files }: Data,
  clock: Clock,
  watching?: Watch,
) {
  const built = staticFolder && existsSync(join(staticFolder, 'index.html')) ? staticFolder : undefined;
  return buildApp({
    db,
    clock,
    files,
    production,
    role,
    config,
    signing,
    imports,
    // A test says itself when something goes on.
    outer: { ...outer, worksByItself: !test },
    trustProxy,
    sessionKeys,
    staticFolder: built,
    log: watching?.log,
    see: watching?.see,
    onBrowserFailure: watching?.broke,
    onKept: watching?.kept,
    onDrain: (given) => (drain = given),
  });
}

/** A back end of its own for a run of tests: rows in memory or in a database that goes with it, any free port, told as a line of JSON. */
async function serveTests(options: Options) {
  const clock = movableClock(options.now);
  const fileFolder = mkdtempSync(join(tmpdir(), 'divan-files-'));
  // Rows that a newcomer should not meet are what tests are for.
  const set = options.data ?? 'edge';
  const kind = options.now ? `dated-${set}` : set;
  const db = await openKept(kind, { fileFolder, clock, server: options.testServer }, async (fresh) => {
    await migrate(fresh, clock);
    await seed(fresh, set, clock, await fileStoreOf(fresh, clock, fileFolder));
  });
  const files = await fileStoreOf(db, clock, fileFolder);
  const keptFiles = `${fileFolder}-kept`;
  const restoreFiles = takeFileSnapshot(fileFolder, keptFiles);
  const app = await appOf(options, { db, files, isDemo: true, close: () => db.close() }, clock);
  close = async () => {
    await app.close();
    await db.close();
    for (const folder of [fileFolder, keptFiles]) rmSync(folder, { recursive: true, force: true });
  };
  const url = await app.listen({ host: options.host, port: options.port });
  await obeyTests({ db, clock, files, restoreFiles, stop: () => void stop() });
  console.log(JSON.stringify({ ready: true, url, password: demoPassword }));
}

let stopping = false;
/** Milliseconds for which calls are still taken after the balancer could see that none should come. */
let pause = 0;
async function stop() {
  if (stopping) return;
  stopping = true;
  // Longer than any statement may take, and shorter than the half minute after which a supervisor kills.
  setTimeout(() => process.exit(1), 25_000).unref();
  drain();
  if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
  await close();
  process.exit(0);
}
process.on('SIGINT', () => {
  // The second Ctrl+C does not wait for what hangs.
  if (stopping) process.exit(1);
  void stop();
});
process.on('SIGTERM', () => void stop());
// What nobody has caught leaves the program in a state that nobody knows: the supervisor starts another.
for (const event of ['uncaughtException', 'unhandledRejection'])
  process.on(event, (error: unknown) => {
    const [place = ''] = error instanceof Error ? faultPlaces(error) : [];
    fault(`${event}: ${faultLine(error)}${place.replace(/^ +/, ' ')}`);
    process.exit(1);
  });

try {
  const [command, ...args] = process.argv.slice(2);
  if (command === 'admin') console.log(await admin(args, process.env, root));
  else if (command === 'migrate') console.log(await bringUp(readOptions(args, process.env, root)));
  else if (command === 'headers') console.log(proxySample(args[0], readOptions([], process.env, root).config, root));
  else await main(readOptions(process.argv.slice(2), process.env, root));
} catch (error) {
  console.error(error instanceof StartError || error instanceof MigrationError ? error.message : error);
  await close();
  process.exit(1);
}
