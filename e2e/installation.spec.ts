/**
 * An installation from nothing, as the README says it: a release on an empty PostgreSQL, its first person, and what he makes;
 * where the machine has nginx, two processes behind it.
 */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeRelease } from '../scripts/release';
import { nginxSample } from '../server/start/proxySamples';
import { freshDatabase } from '../server/start/freshDatabase';
import { startNginx } from '../tests/support/nginx';
import { freePort, startPostgres } from '../tests/support/postgres';
import { startNode, type Program } from '../tests/support/programs';
import { makeNextRelease, startCallers } from './support/rolling';
import { takeOver } from './support/firstPerson';
import { fillSignIn, menu } from './support/panel';
import { expect, test as base } from './support/test';

interface Installation {
  /** Where people go: the proxy, or without one the first process. */
  url: string;
  /** The addresses of the processes. */
  processes: readonly string[];
  hasProxy: boolean;
  /** Of the first person, karima; good for one sign-in. */
  password: string;
  databaseUrl: string;
  /** Makes another person from the machine; answers the password for one sign-in. */
  addPerson(name: string, phone: string, role: string): Promise<string>;
  /** Makes a release of the next version beside this one, and migrates with it. */
  bringNext(): Promise<void>;
  /** Stops a process as a supervisor does, and starts it again at the same address, of this version or the next. */
  restart(at: number, isNext: boolean): Promise<void>;
}

async function install(folder: string, databaseUrl: string) {
  const program = join(folder, 'server/main.js');
  const env = {
    ...{ PATH: process.env.PATH, NODE_ENV: 'production', TRUST_PROXY: 'loopback', DRAIN_SECONDS: '2' },
    ...{ DATABASE_URL: databaseUrl, MIGRATE: 'never', DATA_DIR: join(folder, 'data') },
    SESSION_KEYS: `2026a:${randomBytes(32).toString('base64')}`,
  };
  const next = `${folder}-next`;
  const programOf = (isNext: boolean) => (isNext ? join(next, 'server/main.js') : program);
  const run = async (file: string, ...args: string[]) => {
    const { code, output } = await startNode([file, ...args], folder, env).ended;
    expect(code, output).toBe(0);
    return output;
  };
  const addPerson = async (name: string, phone: string, role: string) => {
    const said = await run(program, 'admin', 'create', name, '--phone', phone, '--role', role);
    return / signs in with (\S+) and then/.exec(said)?.[1] ?? '';
  };
  await makeRelease(folder);
  await run(program, 'migrate');
  const password = await addPerson('karima', '998901112233', 'administrator');
  const ports = [await freePort(), await freePort()].map(String);
  const start = async (port: string, isNext = false) => {
    const server = startNode([programOf(isNext)], folder, { ...env, PORT: port });
    await server.says(/Divan: http:/);
    return server;
  };
  const servers: Program[] = [];
  for (const port of ports) servers.push(await start(port));
  return {
    ...{ password, addPerson, databaseUrl },
    processes: ports.map((port) => `127.0.0.1:${port}`),
    async bringNext() {
      makeNextRelease(folder, next);
      await run(programOf(true), 'migrate');
    },
    async restart(at: number, isNext: boolean) {
      const { code, output } = await servers[at]!.stop(); // of those above
      expect(code, output).toBe(0);
      servers[at] = await start(ports[at]!, isNext); // of those above
    },
    async stop() {
      await Promise.all(servers.map((server) => server.stop()));
      rmSync(next, { recursive: true, force: true });
    },
  };
}

const test = base.extend<object, { installation: Installation | undefined }>({
  installation: [
    async ({}, use) => {
      const postgres = await startPostgres();
      if (postgres === undefined) return use(undefined);
      const { url: databaseUrl, drop } = await freshDatabase(postgres.url);
      const folder = mkdtempSync(join(tmpdir(), 'divan-release-'));
      try {
        const { stop, processes, ...installed } = await install(folder, databaseUrl);
        const address = `127.0.0.1:${await freePort()}`;
        const sample = nginxSample({ panel: join(folder, 'dist'), config: {}, processes, listen: { address } });
        const proxy = await startNginx(join(folder, 'nginx'), sample, address);
        await use({
          ...installed,
          processes,
          hasProxy: proxy !== undefined,
          url: `http://${proxy === undefined ? processes[0] : address}`,
        });
        await proxy?.stop();
        await stop();
      } finally {
        await drop();
        await postgres.stop();
        rmSync(folder, { recursive: true, force: true });
      }
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ installation }, use) => use(installation?.url),
});
const needs = (is: boolean | undefined, what: string) => base.skip(is !== true, `this machine has no ${what}`);

// One installation goes through all of it.
test.describe.configure({ mode: 'serial' });
const chosen = 'Registon-2026-maydon';

test('the first person signs in, chooses a password, and makes the first role and the first colleague', async ({
  page,
  installation,
}) => {
  needs(installation !== undefined, 'PostgreSQL, on which an installation stands');
  const { password } = installation!; // skipped where there is none
  await takeOver(page, { username: 'karima', password, chosen });

  // Nobody of the demonstration is there.
  await page.goto('/back-office/investors');
  await expect(page.getByText('Инвесторов пока нет')).toBeVisible();
});

test('the proxy sends the headers that the back end sends', async ({ page, installation }) => {
  needs(installation?.hasProxy, 'nginx and PostgreSQL');
  const { url, processes } = installation!; // skipped where there is none
  await page.goto('/');
  const script = await page.locator('script[src]').first().getAttribute('src');
  // What each answer has of its own, and what belongs to the connection.
  const own =
    /^(connection|keep-alive|date|server|etag|last-modified|accept-ranges|content-length|x-request-id|transfer-encoding)$/;
  const headersOf = async (address: string, path: string) => {
    const answer = await fetch(address + path, { headers: { 'accept-encoding': 'gzip' } });
    const sent = [...answer.headers].filter(([name]) => !own.test(name));
    return { status: answer.status, headers: Object.fromEntries(sent) };
  };
  for (const path of [
    '/',
    '/user/login',
    script!,
    '/assets/none.js',
    '/assets/none.js.map',
    '/api/none',
    '/api/system-user/v1/regions',
  ]) {
    const [there, here] = [await headersOf(url, path), await headersOf(`http://${processes[0]}`, path)];
    // The proxy's own word for a file that is not there is a page, which nobody keeps or runs.
    if (path === '/assets/none.js') {
      expect(there.status).toBe(404);
      expect(there.headers['cache-control']).toBeUndefined();
      continue;
    }
    expect({ path, ...there }).toEqual({ path, ...here });
  }
  for (const path of ['/healthz', '/readyz']) expect((await fetch(url + path)).status).toBe(404);
});

test('two processes go to the next version and back, one after the other, while 50 work; their pages are told', async ({
  page,
  installation,
}) => {
  needs(installation?.hasProxy, 'nginx and PostgreSQL');
  test.setTimeout(240_000);
  const { url, databaseUrl, addPerson, bringNext, restart } = installation!; // skipped where there is none
  const password = await addPerson('hisobchi', '998901112255', 'accountant');
  const callers = await startCallers({ url, databaseUrl, username: 'hisobchi', password, readers: 40, writers: 10 });
  await page.goto('/');
  await fillSignIn(page, 'karima', chosen);
  await expect(menu(page)).toContainText('Роли системы');

  await bringNext();
  for (const at of [0, 1]) await restart(at, true);
  // The panel asks four times an hour, and whenever the network has come back.
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.getByText('Вышла новая версия панели.')).toBeVisible();
  await page.getByRole('button', { name: 'Обновить' }).click();
  await expect(menu(page)).toContainText('Роли системы');
  await expect(page.getByText('Вышла новая версия панели.')).toHaveCount(0);
  for (const at of [0, 1]) await restart(at, false);

  const { failed, intents, refreshes, ended, effects } = await callers.stop();
  expect({ failed, ended }).toEqual({ failed: [], ended: 0 });
  expect(intents.length).toBeGreaterThan(20);
  expect(refreshes).toBeGreaterThan(50);
  // Each once, and nothing else.
  expect(effects.sort()).toEqual(intents.sort());
});
