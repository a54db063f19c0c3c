/**
 * `npm run bench`: the panel beside its floor (bench/floor), in fresh browsers on a slowed machine and line, and the
 * times of work in a page that is already open. Prints a table and writes bench/results.json. `npm run bench -- lists`
 * measures one file of this folder alone and keeps the other figures.
 */
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { spawn, type ChildProcess } from 'node:child_process';
import { cpus } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext } from '@playwright/test';
import { buildWhenChanged } from '../scripts/build';
import { bundle } from '../scripts/bundle';
import { root, run, startServer } from '../scripts/processes';
import {
  bytesOf,
  longestTask,
  median,
  openPage,
  signIn,
  slowDown,
  startBrowser,
  timeFromEvent,
  timeToPaint,
  type Wanted,
} from './pages';

const panelPort = Number(process.env.PORT ?? 8238);
const floorPort = panelPort + 1;
const panel = `http://localhost:${panelPort}`;
const floor = `http://localhost:${floorPort}`;
const listPath = '/back-office/investors';
const freshBrowsers = 10;

const loginReady = 'input[type="password"]:not(:disabled)';
const rowsReady = 'tbody tr a[href], [role="row"] a[href]';

interface Measure {
  what: string;
  value: number;
  unit: string;
  budget?: number;
}

type Storage = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Waits until our own server answers; a stranger on its port would make it end at once. */
const waitFor = async (url: string, server: ChildProcess) => {
  for (let attempt = 0; attempt < 600 && server.exitCode === null; attempt++) {
    try {
      if ((await fetch(url)).ok) return;
    } catch {
      // Not listening yet; asked again below.
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`${url} does not answer.`);
};

async function signedIn(browser: Browser): Promise<Storage> {
  const page = await openPage(browser);
  await signIn(page, `${panel}/user/login`, 'moderator');
  // The device keeps the rights a moment after they came; who has them starts as on every later day.
  await page.waitForFunction(() => localStorage.getItem('persist:rights')?.includes('investors'));
  const storage = await page.context().storageState({ indexedDB: true });
  return storage;
}

/** One cold visit in a browser of its own. */
async function cold(url: string, selector: string, storageState?: Storage): Promise<number> {
  const browser = await startBrowser();
  try {
    const page = await openPage(browser, { storageState });
    await slowDown(page);
    return await timeToPaint(page, url, selector);
  } finally {
    await browser.close();
  }
}

async function coldMeasures(storage: Storage): Promise<Measure[]> {
  const times = { floor: [] as number[], login: [] as number[], list: [] as number[] };
  for (let round = 0; round < freshBrowsers; round++) {
    times.floor.push(await cold(floor, 'tbody tr'));
    times.login.push(await cold(`${panel}/user/login`, loginReady));
    times.list.push(await cold(panel + listPath, rowsReady, storage));
  }
  const base = median(times.floor);
  return [
    { what: 'Floor, first rows (cold, slowed)', value: base, unit: 'ms' },
    { what: 'Sign-in page ready', value: median(times.login), unit: 'ms' },
    { what: 'Sign-in page to floor', value: median(times.login) / base, unit: '×', budget: 1.6 },
    { what: 'List, signed in, first rows', value: median(times.list), unit: 'ms' },
    { what: 'List to floor', value: median(times.list) / base, unit: '×', budget: 2 },
  ];
}

async function byteMeasures(storage: Storage): Promise<Measure[]> {
  const browser = await startBrowser();
  const visit = async (url: string, ready: string, storageState?: Storage) => {
    const page = await openPage(browser, { storageState });
    const scripts: string[] = [];
    page.on(
      'response',
      (response) => response.request().resourceType() === 'script' && scripts.push(new URL(response.url()).pathname),
    );
    let needed: string[] = [];
    const bytes = await bytesOf(page, async () => {
      await page.goto(url, { waitUntil: 'commit' });
      await page.locator(ready).first().waitFor();
      // What comes while the page rests is no part of what it needs.
      needed = [...new Set(scripts)];
    });
    // By gzip whatever the line carried, as the budgets are.
    const gzip = needed.reduce((sum, path) => sum + gzipSize(path), 0);
    return { gzip, styles: bytes.Stylesheet ?? 0 };
  };
  const login = await visit(`${panel}/user/login`, loginReady);
  const list = await visit(panel + listPath, rowsReady, storage);
  await browser.close();
  return [
    { what: 'Sign-in page, scripts (gzip)', value: login.gzip / 1000, unit: 'kB', budget: 168 },
    { what: 'List, scripts (gzip)', value: list.gzip / 1000, unit: 'kB', budget: 290 },
    { what: 'Sign-in page, styles (on the line)', value: login.styles / 1000, unit: 'kB', budget: 8 },
  ];
}

function gzipSize(path: string): number {
  const packed = join(root, 'dist', `${path}.gz`);
  return readFileSync(existsSync(packed) ? packed : join(root, 'dist', path)).length;
}

async function warmMeasures(storage: Storage): Promise<Measure[]> {
  const browser = await startBrowser();
  const page = await openPage(browser, { storageState: storage });
  await page.goto(panel + listPath);
  await page.locator(rowsReady).first().waitFor();
  const firstRow = 'tbody tr:first-of-type';
  const many = async (work: (round: number) => Promise<number>) => {
    const times: number[] = [];
    for (let round = 0; round < 9; round++) {
      times.push(await work(round));
      await page.waitForTimeout(250);
    }
    // The first times open what is fetched once.
    return median(times.slice(2));
  };
  const subjects = ['Юридические лица', 'Физические лица'];
  const switchList = await many((round) =>
    timeFromEvent(page, 'click', { changed: firstRow, gone: ['[aria-busy="true"]'] }, () =>
      page.getByText(subjects[round % 2] ?? '', { exact: true }).click(),
    ),
  );
  await page.goto(panel + listPath);
  await page.locator(rowsReady).first().waitFor();
  const sort = await many(() =>
    timeFromEvent(page, 'click', { changed: firstRow, gone: ['[aria-busy="true"]'] }, () =>
      page.getByRole('columnheader', { name: 'Имя' }).getByRole('button').first().click(),
    ),
  );
  const search = page.getByRole('searchbox').first();
  const words = ['Кар', 'Рах', 'Юсу', 'Ким'];
  const filter = await many(async (round) => {
    await search.fill('');
    await page.waitForTimeout(600);
    return timeFromEvent(page, 'input', { changed: firstRow, gone: ['[aria-busy="true"]'] }, () =>
      search.fill(words[round % words.length] ?? ''),
    );
  });
  const typing = await longestTask(browser, page, async () => {
    await search.fill('');
    await search.pressSequentially('каримова дилноза', { delay: 60 });
    await page.waitForTimeout(800);
  });
  await browser.close();
  return [
    { what: 'List A to list B, warm', value: switchList, unit: 'ms', budget: 60 },
    { what: 'Sort to painted rows', value: sort, unit: 'ms', budget: 60 },
    { what: 'Filter to painted rows', value: filter, unit: 'ms', budget: 210 },
    { what: 'Longest task while typing in a filter', value: typing, unit: 'ms', budget: 16.7 },
  ];
}

/** From a row of the list to its card, and to the last of the card's sections. */
async function cardMeasures(storage: Storage): Promise<Measure[]> {
  const browser = await startBrowser();
  const open = async (height: number, wanted: (card: string) => Wanted) => {
    const page = await openPage(browser, { storageState: storage, viewport: { width: 1280, height } });
    await page.goto(panel + listPath);
    const times: number[] = [];
    for (let round = 0; round < 9; round++) {
      const link = page.locator('tbody a[data-opens]').nth(round);
      const path = await link.getAttribute('href');
      // Other pages stay mounted in their tabs; this is the card's own, and shown.
      const card = `[id="page:${path}"]:not([style*="none"])`;
      times.push(await timeFromEvent(page, 'click', wanted(card), () => link.click()));
      await page.goBack();
    }
    await page.context().close();
    // The first times fetch the scripts of the card.
    return median(times.slice(2));
  };
  const head = await open(800, (card) => ({ there: [`${card} section[id]`] }));
  // So high that every section is in sight at once and none waits for somebody to scroll.
  const whole = await open(9000, (card) => ({ there: [`${card} #edits`], gone: [`${card} [aria-busy="true"]`] }));
  await browser.close();
  return [
    { what: 'Row to its card', value: head, unit: 'ms', budget: 100 },
    { what: 'Row to the last section of the card', value: whole, unit: 'ms', budget: 400 },
  ];
}

/**
 * Further benchmarks of this folder, each a program that prints its measures as one line of JSON at the end; those
 * that have a larger size take it here. One that fails is shown and counts as a figure over its budget; the others
 * are measured all the same.
 */
async function* measuresOf(files: readonly string[]): AsyncGenerator<Measure[]> {
  for (const name of files) {
    const { code, output } = await run([process.execPath, '--import', 'tsx', join('bench', name), '--full']);
    if (code !== 0) console.error(`bench/${name} failed:\n${output}`);
    yield code === 0
      ? (JSON.parse(output.trim().split('\n').at(-1) ?? '[]') as Measure[])
      : [{ what: `bench/${name} did not end`, value: 1, unit: '', budget: 0 }];
  }
}

const otherFiles = readdirSync(join(root, 'bench')).filter(
  (name) => name.endsWith('.ts') && !['run.ts', 'pages.ts'].includes(name),
);

const resultsFile = join(root, 'bench/results.json');

function writeResults(measures: readonly Measure[]): void {
  const machine = { cpu: cpus()[0]?.model, cores: cpus().length, node: process.version };
  writeFileSync(resultsFile, `${JSON.stringify({ date: new Date().toISOString(), machine, measures }, null, 2)}\n`);
}

/** Measures one further benchmark; the figures of the others stay those of the last whole run. */
async function measureAlone(file: string): Promise<number> {
  if (!otherFiles.includes(file)) throw new Error(`bench/${file} is none of ${otherFiles.join(', ')}.`);
  const kept = (JSON.parse(readFileSync(resultsFile, 'utf8')) as { measures: Measure[] }).measures;
  const measures: Measure[] = [];
  for await (const some of measuresOf([file])) measures.push(...some);
  for (const measure of measures) console.log(lineOf(measure));
  writeResults([...kept.filter(({ what }) => !measures.some((one) => one.what === what)), ...measures]);
  return measures.every(isKept) ? 0 : 1;
}

const shown = ({ value, unit }: Measure) => `${value.toFixed(unit === '×' ? 2 : 1)} ${unit}`;
const isKept = ({ value, budget = Infinity }: Measure) => value <= budget;
const lineOf = (measure: Measure) => {
  const budget = measure.budget === undefined ? '' : `   of ${measure.budget}${isKept(measure) ? '' : '   OVER'}`;
  return `${measure.what.padEnd(60)}${shown(measure).padStart(12)}${budget}`;
};

export async function main([only]: readonly string[] = []) {
  if (only !== undefined) return measureAlone(`${only}.ts`);
  await buildWhenChanged();
  await bundle('bench/floor/webpack.config.ts');
  const panelServer = startServer(
    ['--data', 'small'],
    { PORT: String(panelPort), DATA_DIR: '.cache/bench-data' },
    'ignore',
  );
  const floorServer = spawn(process.execPath, ['--import', 'tsx', 'bench/floor/serve.ts'], {
    cwd: root,
    env: { ...process.env, PORT: String(floorPort) },
    stdio: 'ignore',
  });
  try {
    await Promise.all([waitFor(`${panel}/user/login`, panelServer), waitFor(floor, floorServer)]);
    const browser = await startBrowser();
    const storage = await signedIn(browser);
    await browser.close();
    const measures: Measure[] = [];
    const note = (some: Measure[]) => {
      measures.push(...some);
      for (const measure of some) console.log(lineOf(measure));
    };
    note(await coldMeasures(storage));
    note(await byteMeasures(storage));
    note(await warmMeasures(storage));
    note(await cardMeasures(storage));
    for await (const some of measuresOf(otherFiles)) note(some);
    writeResults(measures);
    return measures.every(isKept) ? 0 : 1;
  } finally {
    for (const server of [panelServer, floorServer]) server.kill('SIGTERM');
  }
}
