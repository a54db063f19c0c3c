/**
 * The time of every list of the contract on the large data, asked in every way, over the network and a PostgreSQL of
 * its own: the one of TEST_DATABASE_URL, which may be filled already, else a new one. Ends with its measures as one line
 * of JSON, the slowest first.
 *
 *     npm run bench -- lists
 */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../scripts/processes';
import { readContract, type Operation } from '../server/http/specs';
import { demoPassword, demoUsers } from '../server/seed/demoUsers';
import { freePort, startPostgres } from '../tests/support/postgres';
import { listsOf, waysOf, type Asked } from '../tests/support/listCalls';

const calls = 20;
const budget = 150;
/** In ms: a way that takes longer with all its calls is measured by fewer. */
const patience = 20 * budget;
const contract = readContract();
const lists = listsOf(contract);

const postgres = await startPostgres();
if (postgres === undefined) throw new Error('The lists are measured on PostgreSQL, and this machine has none.');
const port = String(await freePort());
const base = `http://127.0.0.1:${port}`;
const folder = mkdtempSync(join(tmpdir(), 'divan-bench-'));
const env = {
  ...{ PORT: port, DATA_DIR: folder, DATABASE_URL: postgres.url },
  SESSION_KEYS: `bench:${randomBytes(32).toString('base64')}`,
};
const server = startServer(['--data', 'large=all', '--no-static'], env, ['ignore', 'ignore', 'inherit']);

async function untilReady(): Promise<void> {
  for (;;) {
    const answers = await fetch(base).then(
      () => true,
      () => false,
    );
    if (answers) return;
    if (server.exitCode !== null) throw new Error('The back end has stopped');
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

async function signIn(username: string): Promise<string | undefined> {
  const answer = await fetch(`${base}/api/system-user/v1/system-users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: demoPassword }),
  });
  return answer.ok ? ((await answer.json()) as { access_token: string }).access_token : undefined;
}

/** The number of the first record that a list has, for whoever of the people may read it. */
async function firstOf(
  parent: Operation,
  url: string,
  tokens: readonly string[],
): Promise<number | string | undefined> {
  const [asked] = waysOf(contract, parent);
  for (const token of tokens) {
    const answer = await ask(`${url}?${new URLSearchParams(asked?.query).toString()}`, token);
    if (!answer.ok) continue;
    const [first] = Object.values((await answer.json()) as Record<string, unknown>).filter(Array.isArray);
    return (first?.[0] as { id?: number | string } | undefined)?.id;
  }
  return undefined;
}

/** A list inside a record is asked of the first record of the list that it stands in, or of one of the same name. */
async function urlOf(url: string, tokens: readonly string[]): Promise<string | undefined> {
  const end = url.lastIndexOf('/:');
  if (end < 0) return url;
  const above = url.slice(0, end);
  const namesakes = lists.filter((one) => one.url.endsWith(above.slice(above.lastIndexOf('/'))));
  const parent =
    lists.find((one) => one.url === above) ?? namesakes.find((one) => !one.url.includes(':')) ?? namesakes[0];
  const parentUrl = parent && (await urlOf(parent.url, tokens));
  if (parentUrl === undefined) return undefined;
  const id = await firstOf(parent!, parentUrl, tokens); // whose address is known
  const place = parent!.url === above ? parentUrl : await urlOf(above, tokens); // as above
  return id === undefined || place === undefined ? undefined : `${place}/${id}${url.slice(end).replace(/^\/:\w+/, '')}`;
}

const ask = (path: string, token: string) => fetch(base + path, { headers: { authorization: `Bearer ${token}` } });

/** The p95 in ms; undefined when none of the users may read it, or the record is not there. */
async function measure({ query }: Asked, url: string, tokens: readonly string[]): Promise<number | undefined> {
  const path = `${url}?${new URLSearchParams(query).toString()}`;
  for (const token of tokens) {
    const times: number[] = [];
    const first = performance.now();
    // The first tenth warms up.
    for (let at = -calls / 10; at < calls; at++) {
      const begin = performance.now();
      const answer = await ask(path, token);
      await answer.text();
      if (answer.status === 403 || answer.status === 404) break;
      // What the database cuts off took longer than anything else.
      if (!answer.ok && answer.status !== 503) throw new Error(`${path}: ${answer.status}`);
      if (at >= 0 || performance.now() - first > patience) times.push(performance.now() - begin);
      // Slow it is already; how slow to the millisecond is not worth minutes.
      if (performance.now() - first > patience) break;
    }
    if (times.length > 0) return times.sort((one, other) => one - other)[Math.ceil(times.length * 0.95) - 1];
  }
  return undefined;
}

try {
  await untilReady();
  const tokens: string[] = [];
  for (const { username } of demoUsers) {
    const token = await signIn(username);
    if (token !== undefined) tokens.push(token);
  }
  const measures: { what: string; value: number; unit: string; budget: number }[] = [];
  for (const operation of lists) {
    const url = await urlOf(operation.url, tokens);
    for (const asked of url === undefined ? [] : waysOf(contract, operation)) {
      const value = await measure(asked, url!, tokens);
      if (value === undefined) break;
      measures.push({ what: `${operation.id}, ${asked.way}, p95`, value, unit: 'ms', budget });
    }
    if (!measures.some(({ what }) => what.startsWith(`${operation.id},`)))
      console.error(`${operation.id} has no record to be asked of.`);
  }
  console.log(JSON.stringify(measures.sort((one, other) => other.value - one.value)));
} finally {
  const stopped = new Promise((resolve) => server.once('exit', resolve));
  if (server.exitCode === null && server.kill('SIGTERM')) await stopped;
  rmSync(folder, { recursive: true, force: true });
  await postgres.stop();
}
