/** What the benchmark asks of a page: the moment something is painted, and how long the main thread was held. */
import { chromium, type Browser, type BrowserContextOptions, type CDPSession, type Page } from '@playwright/test';
import { chromiumFlags, ensureChromium } from '../scripts/browser';
import { demoPassword } from '../server/seed/demoUsers';

export const startBrowser = async (): Promise<Browser> =>
  chromium.launch({ executablePath: await ensureChromium(), args: chromiumFlags });

/** A page in a context of its own. */
export async function openPage(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ locale: 'ru-RU', viewport: { width: 1280, height: 800 }, ...options });
  // tsx names every function by a helper of its own, which functions sent into the page then ask for.
  await context.addInitScript({ content: 'globalThis.__name ??= (value) => value;' });
  return context.newPage();
}

/** Opens an address of the panel as somebody of the demonstration who is not signed in yet. */
export async function signIn(page: Page, address: string, username: string): Promise<void> {
  await page.goto(address);
  await page.locator('input[autocomplete="username"]').fill(username);
  await page.locator('input[type="password"]').fill(demoPassword);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => !url.pathname.startsWith('/user/'));
}

/** A phone-class processor on a 10 Mbit/s line with 40 ms to the server. */
export async function slowDown(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  const bytes = (10 * 1024 * 1024) / 8;
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 40,
    downloadThroughput: bytes,
    uploadThroughput: bytes,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** Notes in the page when the first element of a selector has been painted, in milliseconds of its own clock. */
function notePaint(selector: string) {
  const found = () => document.querySelector(selector) !== null;
  const note = () => {
    observer.disconnect();
    // The frame that shows it ends after the next animation callback; this task begins right behind its painting,
    // before those that the page has put off until then.
    requestAnimationFrame(() => {
      const mark = () => Object.assign(window, { paintedAt: performance.now() });
      void scheduler.postTask(mark, { priority: 'user-blocking' });
    });
  };
  const observer = new MutationObserver(() => found() && note());
  observer.observe(document, { childList: true, subtree: true, attributes: true });
}

/** How long after the start of the navigation the selector was painted. */
export async function timeToPaint(page: Page, url: string, selector: string): Promise<number> {
  await page.addInitScript(notePaint, selector);
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => 'paintedAt' in window, undefined, { polling: 50, timeout: 60_000 });
  return page.evaluate(() => (window as unknown as { paintedAt: number }).paintedAt);
}

export interface Wanted {
  /** Selectors of what has to be in the page, and of what must not. */
  there?: string[];
  gone?: string[];
  /** The text of the first element of `selector` has to differ from what it was. */
  changed?: string;
}

/** How long after the next event of a kind the page was first as wanted, and painted so. */
export async function timeFromEvent(
  page: Page,
  kind: string,
  wanted: Wanted,
  act: () => Promise<void>,
): Promise<number> {
  await page.evaluate(
    ([event, { there = [], gone = [], changed }]) => {
      const textOf = () => (changed === undefined ? '' : (document.querySelector(changed)?.textContent ?? ''));
      const before = textOf();
      const isAsWanted = () =>
        there.every((selector) => document.querySelector(selector) !== null) &&
        gone.every((selector) => document.querySelector(selector) === null) &&
        (changed === undefined || textOf() !== before);
      const measured = { from: 0, took: 0 };
      Object.assign(window, { measured });
      window.addEventListener(event, ({ timeStamp }) => (measured.from = timeStamp), { capture: true, once: true });
      const observer = new MutationObserver(() => {
        if (measured.from === 0 || !isAsWanted()) return;
        observer.disconnect();
        requestAnimationFrame(() => {
          const mark = () => (measured.took = performance.now() - measured.from);
          void scheduler.postTask(mark, { priority: 'user-blocking' });
        });
      });
      observer.observe(document, { childList: true, subtree: true, attributes: true, characterData: true });
    },
    [kind, wanted] as const,
  );
  await act();
  const took = () => (window as unknown as { measured: { took: number } }).measured.took;
  await page.waitForFunction(took, undefined, { polling: 20, timeout: 20_000 });
  return page.evaluate(took);
}

interface TraceEvent {
  name: string;
  ph: string;
  ts: number;
  /** The part of `dur` in which the thread had a processor. */
  tdur?: number;
  dur?: number;
  tid: number;
  pid: number;
  args?: { name?: string };
}

/** The events of the page's main thread while something is done. */
async function mainThread(browser: Browser, page: Page, act: () => Promise<unknown>): Promise<TraceEvent[]> {
  const categories = ['toplevel', 'disabled-by-default-devtools.timeline', 'blink.user_timing', '__metadata'];
  await browser.startTracing(page, { categories });
  await act();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const threads = traceEvents.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain');
  return traceEvents.filter(({ pid, tid }) => threads.some((thread) => thread.pid === pid && thread.tid === tid));
}

const isTask = ({ name, ph }: TraceEvent) =>
  (name === 'RunTask' || name === 'ThreadControllerImpl::RunTask') && ph === 'X';

/** The longest task of the page's main thread while something is done, in milliseconds. */
export async function longestTask(browser: Browser, page: Page, act: () => Promise<void>): Promise<number> {
  const tasks = (await mainThread(browser, page, act)).filter(isTask);
  return tasks.reduce((longest, { dur = 0 }) => Math.max(longest, dur), 0) / 1000;
}

/**
 * How long the main thread was busy between each mark of the name `begun` and the next of the name `done` that the page
 * sets meanwhile, in milliseconds: the time that it had a processor, whatever else the machine did.
 */
export async function workBetween(
  browser: Browser,
  page: Page,
  [begun, done]: readonly [string, string],
  act: () => Promise<unknown>,
): Promise<number[]> {
  const events = await mainThread(browser, page, act);
  const marks = (wanted: string) => events.filter(({ name }) => name === wanted).map(({ ts }) => ts);
  const ends = marks(done);
  return marks(begun).map((from, at) => {
    const until = ends[at] ?? from;
    let [busy, reached] = [0, from];
    // A task may stand inside another; each moment counts once.
    for (const { ts, dur = 0, tdur = dur } of events.filter(isTask).sort((one, other) => one.ts - other.ts)) {
      const end = Math.min(ts + dur, until);
      // Of a task that lies within only in part, as much of its own time as of the clock's.
      if (end > reached) busy += ((end - Math.max(ts, reached)) / dur) * tdur;
      reached = Math.max(reached, end);
    }
    return busy / 1000;
  });
}

/** The bytes of each kind that a page brings over the line, as they are encoded there. */
export async function bytesOf(page: Page, work: () => Promise<unknown>): Promise<Record<string, number>> {
  const devtools: CDPSession = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  const kinds = new Map<string, string>();
  const bytes: Record<string, number> = {};
  devtools.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other';
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
  });
  await work();
  await page.waitForLoadState('networkidle');
  return bytes;
}

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
