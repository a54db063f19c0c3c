/**
 * A day at the desk in one window: from screen to screen, into records, back, tabs closed, while tokens expire. Nobody is
 * signed out, nothing complains, and what the page holds in memory does not grow. 2,000 steps and 200 expiries, which is
 * eight hours, in `npm run chaos`; `CHAOS_SEED` repeats one.
 */
import type { Page } from '@playwright/test';
import { randomOf, type Random } from '../server/seed/demo/random';
import { routeIds, routes } from '../src/routes/table';
import { isChaos } from '../tests/support/chaos';
import { signIn } from './support/panel';
import { expect, test } from './support/test';
import { wholeScreen } from './support/traffic';

const steps = isChaos ? 2_000 : 40;
const stepsPerToken = 10;
/** By then each screen's code is there, and as many tabs are open as may be. */
const warmedUp = 400;
const stepsPerSample = 100;
const growth = 1.2;

const seed = Number(process.env.CHAOS_SEED ?? (isChaos ? Date.now() % 1_000_000_007 : 20_261_127));

const screens = routeIds
  .map((id) => routes[id])
  .filter((route) => !route.open && !route.bare && !route.path.includes(':'))
  .map(({ path }) => path);

/** Megabytes of what lives in the page. */
async function heapOf(page: Page): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  await devtools.detach();
  return usedSize / 1024 / 1024;
}

/** Where pictures lie that are in sight and have not come. */
const missingPictures = (page: Page) =>
  page
    .locator('main img:visible')
    .evaluateAll((pictures: HTMLImageElement[]) =>
      pictures.flatMap(({ complete, naturalWidth, src }) => (complete && naturalWidth === 0 ? [src] : [])),
    );

/** As a link of the panel does. */
const visit = (page: Page, path: string) =>
  page.evaluate((address) => {
    window.history.pushState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** One step of the day, in words. */
async function step(page: Page, random: Random): Promise<string> {
  const kind = random.int(1, 10);
  if (kind <= 2) {
    const record = page.locator('main a[data-opens]:visible');
    const count = await record.count();
    if (count > 0) {
      await record.nth(random.int(0, Math.min(count, 10) - 1)).evaluate((link: HTMLElement) => link.click());
      return 'a record';
    }
  }
  if (kind === 4) {
    const close = page.locator('[role="tablist"] [role="tab"] + button:visible');
    const count = await close.count();
    if (count > 1) {
      await close.nth(random.int(0, count - 1)).evaluate((button: HTMLElement) => button.click());
      return 'a tab closed';
    }
  }
  const path = random.pick(screens);
  await visit(page, path);
  if (kind !== 3) return path;
  await wholeScreen(page);
  await page.evaluate(() => window.history.back());
  return `${path} and back`;
}

test('a day at the desk: no sign-out, no complaint, and no more memory at its end', async ({
  page,
  backEnd,
  complaints,
}) => {
  test.setTimeout(isChaos ? 7_200_000 : 240_000);
  // What an expired token costs: one refused call, which Chromium names in the console. An hour passes in a minute, so
  // that addresses of pictures run out as well.
  complaints.allow(/status of 401/, /status of 403 .*\/api\/content\//);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn(page, 'director', '/');
  const random = randomOf(seed);
  const samples: number[] = [];
  for (let at = 1; at <= steps; at += 1) {
    if (at % stepsPerToken === 0) await backEnd.tell({ do: 'expireAccess' });
    const done = await step(page, random);
    const where = `step ${at} (${done}), CHAOS_SEED=${seed}`;
    expect(await wholeScreen(page), where).toBe(true);
    await expect.poll(() => missingPictures(page), { message: where }).toEqual([]);
    await expect(page, where).not.toHaveURL(/\/user\//);
    if (isChaos && at >= warmedUp && at % stepsPerSample === 0) samples.push(await heapOf(page));
  }
  if (!isChaos) return;
  console.log(
    `Heap, MB, every ${stepsPerSample} steps from ${warmedUp} on: ${samples.map((one) => one.toFixed(1)).join(' ')}`,
  );
  const [begin = 0] = samples;
  expect(samples.at(-1)).toBeLessThan(begin * growth);
});
