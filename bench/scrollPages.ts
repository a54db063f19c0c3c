/**
 * A list with 100,000 rows loaded: its service answers pages of 1000, and the list is scrolled by the wheel and by
 * jumps with the CPU slowed 4 times. Ends with its measures as one line of JSON: frames a second, rows in the
 * document at most, the work of one frame, and what loading the last page cost.
 */
import type { CDPSession, Page } from '@playwright/test';
import { buildWhenChanged } from '../scripts/build';
import { demoPassword } from '../server/seed/demoUsers';
import { startBackEnd } from '../tests/support/backEndProcess';
import { openPage, startBrowser } from './pages';

const listPath = '/back-office/investors';
const count = 100_000;
const perPage = 1_000;
const budgets = { fps: 55, rows: 100 };

const scroller = '[role="grid"]';
const more = 'Показать ещё';

function madeUp(offset: number) {
  const two = (number: number) => String(number).padStart(2, '0');
  return Array.from({ length: Math.max(0, Math.min(perPage, count - offset)) }, (_, at) => {
    const id = offset + at + 1;
    return {
      id,
      subject: 'individual',
      name: `Каримова Дилноза Рустамовна ${id}`,
      phone_number: `+998 90 *** ** ${two(id % 100)}`,
      pinfl: `4150******${String(id % 10_000).padStart(4, '0')}`,
      inn: null,
      status: ['new', 'in_process', 'active', 'current', 'left'][id % 5],
      investment_amount: `${(id * 7919) % 900_000_000}.${two(id % 100)}`,
      balance: `${(id * 104_729) % 9_000_000}.${two((id * 7) % 100)}`,
      created_at: `2026-${two((id % 12) + 1)}-${two((id % 28) + 1)} ${two(id % 24)}:00:00`,
    };
  });
}

async function signIn(page: Page, base: string): Promise<void> {
  await page.goto(base + listPath);
  await page.locator('input[autocomplete="username"]').fill('moderator');
  await page.locator('input[type="password"]').fill(demoPassword);
  await page.keyboard.press('Enter');
  await page.locator('tbody a[data-opens]').first().waitFor();
}

/** Presses for more until everything is there; answers what the last page took, in milliseconds. */
async function loadAll(page: Page): Promise<number> {
  let took = 0;
  for (let loaded = perPage; loaded < count; loaded += perPage) {
    const begin = performance.now();
    await page.getByRole('button', { name: more }).evaluate((button: HTMLButtonElement) => button.click());
    await page.waitForFunction(
      (rows) =>
        [...document.querySelectorAll('[role="status"]')].some(
          ({ textContent }) => Number(/Загружено(\d+)/.exec(textContent.replaceAll(/\s/g, ''))?.[1]) >= rows,
        ),
      loaded + perPage,
      { polling: 10, timeout: 60_000 },
    );
    took = performance.now() - begin;
  }
  return took;
}

interface Measure {
  what: string;
  value: number;
  unit: string;
  budget?: number;
}

interface Scrolled {
  /** Frames that were put on the screen, */
  shown: number;
  /** and those that the main thread took part in; of these some had a place without rows in sight. */
  frames: number;
  blank: number;
  seconds: number;
  rows: number;
  /** The work of the main thread, in milliseconds. */
  work: number;
}

/** Counts frames and rows while something scrolls. */
async function watch(page: Page, devtools: CDPSession, act: () => Promise<unknown>): Promise<Scrolled> {
  const workUntilNow = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
  await page.evaluate((selector) => {
    const seen = { frames: 0, blank: 0, rows: 0, begin: performance.now(), isOver: false };
    Object.assign(window, { seen });
    const area = document.querySelector(selector)?.parentElement;
    const frame = () => {
      if (seen.isOver || !area) return;
      const { top, bottom } = area.getBoundingClientRect();
      const gaps = [...area.querySelectorAll('tbody[aria-hidden]')].map((gap) => gap.getBoundingClientRect());
      seen.frames += 1;
      if (gaps.some((gap) => gap.top < bottom - 1 && gap.bottom > top + 37)) seen.blank += 1;
      seen.rows = Math.max(seen.rows, area.querySelectorAll('tbody:not([aria-hidden]) tr').length);
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  }, scroller);
  let shown = 0;
  const count = ({ value }: { value: Record<string, string>[] }): void => {
    shown += value.filter((event) => event['name'] === 'Display::DrawAndSwap').length;
  };
  devtools.on('Tracing.dataCollected', count);
  const isTraced = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve));
  await devtools.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: ['viz'] } });
  const before = await workUntilNow();
  await act();
  const work = (await workUntilNow()) - before;
  const watched = await page.evaluate(() => {
    const { seen } = window as unknown as {
      seen: { frames: number; blank: number; rows: number; begin: number; isOver: boolean };
    };
    seen.isOver = true;
    return { ...seen, seconds: (performance.now() - seen.begin) / 1000 };
  });
  await devtools.send('Tracing.end');
  await isTraced;
  devtools.off('Tracing.dataCollected', count);
  return { ...watched, shown, work };
}

/** Turns the wheel over the list at so many pixels a second, for some seconds, as a person does. */
async function wheel(page: Page, devtools: CDPSession, speed: number, seconds: number): Promise<void> {
  const box = await page.locator(scroller).locator('..').boundingBox();
  if (!box) throw new Error('There is no list on the page.');
  const gesture = { x: box.x + 300, y: box.y + 200, yDistance: -speed * seconds, speed };
  await devtools.send('Input.synthesizeScrollGesture', { ...gesture, gestureSourceType: 'mouse' });
}

/** Moves by so many pixels in each frame, for some seconds. */
const glide = (page: Page, pixels: number, seconds: number) =>
  page.evaluate(
    ([selector, step, time]) =>
      new Promise<void>((resolve) => {
        const area = document.querySelector(selector)?.parentElement;
        const end = performance.now() + time * 1000;
        const frame = () => {
          if (!area || performance.now() > end) return resolve();
          area.scrollTop += step;
          requestAnimationFrame(frame);
        };
        requestAnimationFrame(frame);
      }),
    [scroller, pixels, seconds] as const,
  );

async function main(): Promise<void> {
  await buildWhenChanged();
  const server = await startBackEnd();
  const browser = await startBrowser();
  try {
    const page = await openPage(browser);
    await page.route(/\/investment\/investors\?/, (route) => {
      const offset = Number(new URL(route.request().url()).searchParams.get('offset') ?? 0);
      const totals = { investment_amount: '1000000.00', balance: '1000000.00' };
      return route.fulfill({ json: { investors: madeUp(offset), count, totals } });
    });
    await signIn(page, server.url);
    const lastPage = await loadAll(page);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const measures: Measure[] = [
      { what: `The last ${perPage} of ${count} rows, from the press`, value: lastPage, unit: 'ms' },
    ];
    await devtools.send('Performance.enable');
    const add = (name: string, { shown, frames, blank, seconds, rows, work }: Scrolled, hasBudget: boolean): void => {
      measures.push(
        // More than the budget is better: held as the time of a frame.
        { what: `Frames shown a second, ${name}`, value: shown / seconds, unit: 'fps' },
        {
          what: `Time of a shown frame, ${name}`,
          value: (seconds * 1000) / shown,
          unit: 'ms',
          ...(hasBudget && { budget: 1000 / budgets.fps }),
        },
        { what: `Frames of the main thread a second, ${name}`, value: frames / seconds, unit: 'fps' },
        { what: `Of these with a place without rows in sight, ${name}`, value: blank, unit: 'frames' },
        { what: `Work of such a frame, ${name}`, value: work / frames, unit: 'ms' },
        { what: `Rows in the document at most, ${name}`, value: rows, unit: 'rows', budget: budgets.rows },
      );
    };
    // A wheel turned as one reads, one turned hard, and a bar that is dragged through thousands of rows a second,
    // whose rows nobody reads: that one by the main thread, frame by frame.
    for (const [name, speed] of [
      ['wheel', 1_000],
      ['quick wheel', 3_000],
    ] as const) {
      add(name, await watch(page, devtools, () => wheel(page, devtools, speed, 4)), true);
    }
    add('dragged', await watch(page, devtools, () => glide(page, 4_000, 4)), false);
    for (const { what, value, unit } of measures)
      console.log(`${what.padEnd(60)}${value.toFixed(1).padStart(10)} ${unit}`);
    console.log(JSON.stringify(measures));
  } finally {
    await browser.close();
    await server.stop();
  }
}

await main();
