/**
 * A list with 100,000 rows loaded: its service answers pages of 1000, and the list is scrolled by the wheel and by
 * jumps with the CPU slowed 4 times. Ends with its measures as one line of JSON: frames a second, rows in the
 * document at most, the work of one frame, and what loading the last page cost.
 */
import type { Page } from '@playwright/test';
import { buildWhenChanged } from '../scripts/build';
import { startBackEnd } from '../tests/support/backEndProcess';
import { watch, wheel, type Watched } from './frames';
import { investorRows } from './madeUp';
import { openPage, signIn, startBrowser } from './pages';

const listPath = '/back-office/investors';
const count = 100_000;
const perPage = 1_000;
const budgets = { fps: 55, rows: 100 };

const scroller = '[role="grid"]';
const more = 'Показать ещё';

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
      return route.fulfill({
        json: { investors: investorRows(offset, Math.min(perPage, count - offset)), count, totals },
      });
    });
    await signIn(page, server.url + listPath, 'moderator');
    await page.locator('tbody a[data-opens]').first().waitFor();
    const lastPage = await loadAll(page);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const measures: Measure[] = [
      { what: `The last ${perPage} of ${count} rows, from the press`, value: lastPage, unit: 'ms' },
    ];
    await devtools.send('Performance.enable');
    const add = (name: string, { shown, frames, blank, seconds, rows, work }: Watched, hasBudget: boolean): void => {
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
      add(name, await watch(page, devtools, scroller, () => wheel(page, devtools, scroller, speed, 4)), true);
    }
    add('dragged', await watch(page, devtools, scroller, () => glide(page, 4_000, 4)), false);
    for (const { what, value, unit } of measures)
      console.log(`${what.padEnd(60)}${value.toFixed(1).padStart(10)} ${unit}`);
    console.log(JSON.stringify(measures));
  } finally {
    await browser.close();
    await server.stop();
  }
}

await main();
