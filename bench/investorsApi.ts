/**
 * The list of investors on the large data, over the network: makes the data anew, asks for 200 varied pages and
 * makes 200 varied searches by a part of a name, one after another. Ends with its measures as one line of JSON.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../scripts/processes';
import { demoPassword } from '../server/seed/demoUsers';
import { freePort } from '../tests/support/postgres';

const calls = 200;
const budgets = { seed: 90_000, page: 50, search: 120 };
const port = process.env.PORT ?? String(await freePort());
const base = `http://127.0.0.1:${port}/api`;
const folder = mkdtempSync(join(tmpdir(), 'divan-bench-'));

const pick = <T>(list: readonly T[], at: number): T => list[at % list.length]!; // the index is below the length
const orders = ['-created_at', 'name', '-balance', 'created_at', '-investment_amount', 'status', '-name', 'balance'];
const filters = ['', '&status=current', '&status=active&status=new', '&begin_date=2024-01-01&end_date=2024-12-31'];
const parts = [
  ...['карим', 'Рах', 'ова', 'дилноза', 'Бахтиёр ', 'қодир', 'ерга', 'ўғли', 'Иван', 'каримов рустам'],
  ...['aziz', 'Yus', 'ova', 'jahongir', 'oʻgʻli', "to'xta", 'qizi', 'mirz', 'sher', 'karimov aziz'],
];

function pageQuery(at: number): string {
  const subject = at % 4 === 3 ? 'business' : 'individual';
  return `subject=${subject}&order_by=${pick(orders, at)}&limit=20&offset=${(at % 10) * 20}${pick(filters, at >> 2)}`;
}

function searchQuery(at: number): string {
  const search = encodeURIComponent(pick(parts, at).trim());
  return `subject=individual&order_by=${pick(orders, at >> 1)}&limit=20&search=${search}${pick(filters, at >> 3)}`;
}

async function untilReady(): Promise<void> {
  for (;;) {
    const answers = await fetch(`${base}/investment/investors`).then(
      () => true,
      () => false,
    );
    if (answers) return;
    if (server.exitCode !== null) throw new Error('The back end has stopped');
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

async function signIn(): Promise<string> {
  const answer = await fetch(`${base}/system-user/v1/system-users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'moderator', password: demoPassword }),
  });
  return ((await answer.json()) as { access_token: string }).access_token;
}

async function timesOf(token: string, queryOf: (at: number) => string): Promise<number[]> {
  const times: number[] = [];
  // The first tenth warms up: the code and the pages of the database.
  for (let at = -calls / 10; at < calls; at++) {
    const begin = performance.now();
    const answer = await fetch(`${base}/investment/investors?${queryOf(Math.abs(at))}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    await answer.text();
    if (!answer.ok) throw new Error(`${queryOf(Math.abs(at))}: ${answer.status}`);
    if (at >= 0) times.push(performance.now() - begin);
  }
  return times.sort((one, other) => one - other);
}

const begin = performance.now();
const server = startServer(['--data', 'large', '--no-static'], { PORT: port, DATA_DIR: folder }, 'ignore');
try {
  await untilReady();
  const seeded = performance.now() - begin;
  const token = await signIn();
  const pages = await timesOf(token, pageQuery);
  const searches = await timesOf(token, searchQuery);
  const measure = (what: string, value: number, budget?: number) => ({ what, value, unit: 'ms', budget });
  const measures = [
    measure('Start with new large data', seeded, budgets.seed),
    measure('Page of 100,000 investors, p50', pick(pages, calls / 2)),
    measure('Page of 100,000 investors, p95', pick(pages, calls * 0.95), budgets.page),
    measure('Search among 100,000 investors, p50', pick(searches, calls / 2)),
    measure('Search among 100,000 investors, p95', pick(searches, calls * 0.95), budgets.search),
  ];
  console.log(JSON.stringify(measures));
} finally {
  const stopped = new Promise((resolve) => server.once('exit', resolve));
  if (server.exitCode === null && server.kill('SIGTERM')) await stopped;
  rmSync(folder, { recursive: true, force: true });
}
