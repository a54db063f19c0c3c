/**
 * A list with 100,000 rows loaded: its service answers pages of 1000, and the list is scrolled by the wheel and by
 * jumps with the CPU slowed 4 times. Ends with its measures as one line of JSON: frames a second, rows in the
 * document at most, the work of one frame, and what loading the last page cost.
 */
import type { Page } from '@playwright/test';
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
  frames: number;
  seconds: number;
  rows: number;
  /** The work of the main thread, in milliseconds. */
  work: number;
}

/** Counts frames and rows while something scrolls. */
async function watch(page: Page, act: () => Promise<unknown>): Promise<Scrolled> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  const workUntilNow = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
  await page.evaluate((selector) => {
    const seen = { frames: 0, rows: 0, begin: performance.now(), isOver: false };
    Object.assign(window, { seen });
    const frame = () => {
      if (seen.isOver) return;
      seen.frames += 1;
      seen.rows = Math.max(seen.rows, document.querySelectorAll(`${selector} tbody tr`).length);
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  }, scroller);
  const before = await workUntilNow();
  await act();
  const work = (await workUntilNow()) - before;
  await devtools.detach();
  return page.evaluate((spent) => {
    const { seen } = window as unknown as { seen: { frames: number; rows: number; begin: number; isOver: boolean } };
    seen.isOver = true;
    return { frames: seen.frames, rows: seen.rows, seconds: (performance.now() - seen.begin) / 1000, work: spent };
  }, work);
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
    // Of a wheel that is turned quickly, and of a bar that is dragged through thousands of rows a second.
    for (const [name, pixels] of [
      ['wheel', 50],
      ['quick wheel', 160],
      ['dragged', 4_000],
    ] as const) {
      const { frames, seconds, rows, work } = await watch(page, () => glide(page, pixels, 4));
      measures.push(
        { what: `Scrolling, ${name}, CPU slowed 4 times`, value: frames / seconds, unit: 'fps' },
        // 55 frames a second; who drags a bar through thousands of rows reads none of them.
        {
          what: `Time of a frame, ${name}`,
          value: (seconds * 1000) / frames,
          unit: 'ms',
          ...(pixels < 1_000 && { budget: 1000 / budgets.fps }),
        },
        { what: `Work of a frame, ${name}`, value: work / frames, unit: 'ms' },
        { what: `Rows in the document at most, ${name}`, value: rows, unit: 'rows', budget: budgets.rows },
      );
    }
    for (const { what, value, unit } of measures)
      console.log(`${what.padEnd(60)}${value.toFixed(1).padStart(10)} ${unit}`);
    console.log(JSON.stringify(measures));
  } finally {
    await browser.close();
    await server.stop();
  }
}

await main();
