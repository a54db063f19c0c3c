/**
 * The export measured in Chromium: rows per second in the worker, the longest task of the main thread, memory.
 * Prints its measures as one line of JSON at the end. The made up files are read back, value by value.
 *
 *     node --import tsx bench/exportRows.ts             100 000 rows of 12 columns, made up in the page
 *     node --import tsx bench/exportRows.ts --full      and 1 000 000 rows
 *     node --import tsx bench/exportRows.ts --service   and the investors of the reference back end, large data
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import Fastify from 'fastify';
import { bundle } from '../scripts/bundle';
import { compileMessages } from '../scripts/messages';
import { root, startServer } from '../scripts/processes';
import { commonHeaders } from '../server/page/headers';
import { mountPage } from '../server/page/page';
import { readBackByOffice, readBackByXlsx, readBackStreamed } from './export/readBack';
import { startBrowser } from './pages';

interface Measure {
  what: string;
  value: number;
  unit: string;
  budget?: number;
}

const port = Number(process.env.PORT ?? 8251);
const servicePort = port + 1;

/** Serves the page with the headers of the panel, and passes its calls on to the back end. */
async function serve() {
  const app = Fastify({ logger: false });
  app.addHook('onRequest', async (_, reply) => void reply.headers(commonHeaders));
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body));
  app.removeContentTypeParser('application/json');
  app.all('/api/*', async (request, reply) => {
    const answer = await fetch(`http://127.0.0.1:${servicePort}${request.url}`, {
      method: request.method,
      headers: Object.fromEntries(
        ['authorization', 'content-type', 'accept'].flatMap((name) => {
          const value = request.headers[name];
          return typeof value === 'string' ? [[name, value]] : [];
        }),
      ),
      body: request.body as Buffer<ArrayBuffer> | undefined,
    });
    reply.code(answer.status).type(answer.headers.get('content-type') ?? 'application/json');
    return Buffer.from(await answer.arrayBuffer());
  });
  mountPage(app, join(root, '.cache/export'), {});
  await app.listen({ port, host: '127.0.0.1' });
  return app;
}

/** The seconds that the threads of a process with this name have worked; what waits for a processor is not work. */
function secondsOfThreads(pid: number, name: string): number {
  let jiffies = 0;
  for (const thread of readdirSync(`/proc/${pid}/task`)) {
    const text = readFileSync(`/proc/${pid}/task/${thread}/stat`, 'utf8');
    const [, called = '', rest = ''] = /^\d+ \((.*)\) (.*)$/s.exec(text) ?? [];
    const fields = rest.split(' ');
    if (called.startsWith(name)) jiffies += Number(fields[11]) + Number(fields[12]);
  }
  return jiffies / 100;
}

/** What the processes of the browser take while something happens: memory at its most, and the worker's own time. */
async function costOf<Result>(browser: Browser, act: () => Promise<Result>) {
  const devtools = await browser.newBrowserCDPSession();
  const { processInfo } = (await devtools.send('SystemInfo.getProcessInfo')) as {
    processInfo: { type: string; id: number }[];
  };
  let seconds = 0;
  const sizes = () => {
    const all = { renderer: 0, browser: 0 };
    for (const { type, id } of processInfo) {
      if (type !== 'renderer' && type !== 'browser') continue;
      try {
        all[type] += Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1] ?? 0) / 1024;
        if (type === 'renderer') seconds = Math.max(seconds, secondsOfThreads(id, 'DedicatedWorker'));
      } catch {
        // A process or a thread has ended, or this system has no /proc.
      }
    }
    return all;
  };
  const before = sizes();
  const most = { ...before };
  const timer = setInterval(() => {
    const now = sizes();
    most.renderer = Math.max(most.renderer, now.renderer);
    most.browser = Math.max(most.browser, now.browser);
  }, 50);
  const result = await act();
  clearInterval(timer);
  return { result, seconds, renderer: most.renderer - before.renderer, browser: most.browser - before.browser };
}

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  dur?: number;
  /** The part of the time in which the thread had a processor. */
  tdur?: number;
  args?: { name?: string };
}

/** The longest task of the main thread while something happens, in milliseconds: by the clock, and its own time. */
async function longestTasks(browser: Browser, page: Page, act: () => Promise<unknown>) {
  await browser.startTracing(page, { categories: ['toplevel', '__metadata'] });
  await act();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const threads = traceEvents.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain');
  const main = new Set(threads.map(({ pid, tid }) => `${pid} ${tid}`));
  const tasks = traceEvents.filter(
    ({ name, ph, pid, tid }) => ph === 'X' && name.endsWith('RunTask') && main.has(`${pid} ${tid}`),
  );
  const most = (of: (task: TraceEvent) => number) => tasks.reduce((longest, task) => Math.max(longest, of(task)), 0);
  return { clock: most(({ dur = 0 }) => dur) / 1000, own: most(({ tdur = 0 }) => tdur) / 1000 };
}

const times = (page: Page) => page.evaluate(() => (window as unknown as { times: Record<string, number> }).times);

/** One export from the click to the file. */
async function exportOnce(page: Page, address: string) {
  await page.goto(address);
  const button = page.getByRole('button', { name: 'Экспорт' });
  await button.waitFor();
  return async () => {
    await button.click();
    const [download] = await Promise.all([
      page.waitForEvent('download', { timeout: 600_000 }),
      page.getByRole('button', { name: 'Выгрузить' }).click(),
    ]);
    const path = await download.path();
    const { first = 0, file = 0, rows = 0 } = await times(page);
    return { path, rows, seconds: (file - first) / 1000, size: statSync(path).size };
  };
}

/** A reader of the file has to find the values that went into it; says who was asked. */
async function readBack(name: string, path: string, rows: number): Promise<void> {
  await readBackStreamed(path, rows);
  const readers = ['as a stream'];
  // The larger file does not fit into the memory of these two.
  if (rows <= 100_000) {
    readBackByXlsx(path, rows);
    readers.push('by xlsx');
    readers.push(readBackByOffice(path, rows) ? 'by LibreOffice' : '(not by LibreOffice, which is not installed)');
  }
  console.log(`${name}: every value of ${rows} rows is the same, read ${readers.join(', ')}`);
}

async function measure(name: string, address: string): Promise<Measure[]> {
  const browser = await startBrowser();
  try {
    const page = await (await browser.newContext({ acceptDownloads: true })).newPage();
    const problems: string[] = [];
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    page.on('pageerror', (error) => problems.push(error.message));
    // Once for what is measured without the cost of looking into every task, once for the tasks.
    const plain = await exportOnce(page, address);
    const { result, ...cost } = await costOf(browser, plain);
    if (address.includes('?rows=')) await readBack(name, result.path, result.rows);
    const measures: Measure[] = [
      { what: `${name}: rows`, value: result.rows, unit: '' },
      { what: `${name}: rows per second, by the clock`, value: result.rows / result.seconds, unit: '/s' },
      { what: `${name}: rows per second of the worker's own time`, value: result.rows / cost.seconds, unit: '/s' },
      // 30 000 rows a second or more.
      {
        what: `${name}: the worker's time for 1000 rows`,
        value: (cost.seconds * 1e6) / result.rows,
        unit: 'ms',
        budget: 33,
      },
      { what: `${name}: first page to file`, value: result.seconds, unit: 's' },
      { what: `${name}: size of the file`, value: result.size / 1e6, unit: 'MB' },
      // Bounded, however many rows there are: the page, its worker and what they hold of the file.
      { what: `${name}: memory of the page at most, more`, value: cost.renderer, unit: 'MB', budget: 300 },
      { what: `${name}: memory of the browser at most, more`, value: cost.browser, unit: 'MB' },
    ];
    if (result.rows < 1_000_000) {
      const again = await exportOnce(page, address);
      const longest = await longestTasks(browser, page, again);
      measures.push(
        { what: `${name}: longest task of the main thread`, value: longest.clock, unit: 'ms', budget: 50 },
        { what: `${name}: longest task, its own time`, value: longest.own, unit: 'ms', budget: 50 },
      );
    }
    if (problems.length > 0) throw new Error(problems.join('\n'));
    return measures;
  } finally {
    await browser.close();
  }
}

async function main() {
  const flags = process.argv.slice(2);
  await compileMessages();
  await bundle('bench/export/webpack.config.ts');
  const app = await serve();
  const page = `http://localhost:${port}/`;
  const measures: Measure[] = [];
  const service = flags.includes('--service')
    ? startServer(['--data', 'large'], { PORT: String(servicePort), DATA_DIR: '.cache/bench-export-data' }, 'ignore')
    : undefined;
  try {
    measures.push(...(await measure('100 000 made up', `${page}?rows=100000`)));
    if (flags.includes('--full')) measures.push(...(await measure('1 000 000 made up', `${page}?rows=1000000`)));
    if (service) {
      for (let attempt = 0; ; attempt++) {
        const isUp = await fetch(`http://127.0.0.1:${servicePort}/user/login`).then(
          ({ ok }) => ok,
          () => false,
        );
        if (isUp) break;
        if (attempt > 600) throw new Error('The back end does not answer.');
        await new Promise((resolve) => setTimeout(resolve, 500));
      }
      measures.push(...(await measure('Investors of the service', `${page}?service`)));
    }
  } finally {
    service?.kill('SIGTERM');
    await app.close();
  }
  for (const { what, value, unit } of measures)
    console.log(`${what.padEnd(56)}${value.toFixed(1).padStart(12)} ${unit}`);
  console.log(JSON.stringify(measures));
}

await main();
