/**
 * The map of 2,000 branches is dragged about, and a table of 10,000 rows is scrolled by the wheel, in one browser by turns, so that
 * what else the machine does falls on both; then the same with the CPU slowed 4 times. Ends with its measures as one line of JSON:
 * how many frames were left out of those that were due, what frames took, and how many elements the map has in the document.
 *
 *     npm run bench -- mapPages
 */
import type { CDPSession, Page } from '@playwright/test';
import { buildWhenChanged } from '../scripts/build';
import { startBackEnd } from '../tests/support/backEndProcess';
import { watch, wheel, type Watched } from './frames';
import { investorRows } from './madeUp';
import { openPage, signIn, startBrowser } from './pages';

const branches = 2_000;
const rows = 10_000;
const perPage = 1_000;
const rounds = 5;
const seconds = 4;
/**
 * Of 1,000 frames the map may leave out as many as the table. So many more are chance: scrolled for four seconds at a time, the table
 * left out none to two of its 243.
 */
const chance = 5;
const budgets = { elements: 200, more: chance };

const grid = '[role="grid"]';
const map = '[role="application"]';

/** Branches all over the country, most of them around its towns. */
const points = Array.from({ length: branches }, (_, at) => ({
  id: at + 1,
  name: `Филиал ${at + 1}`,
  merchant: { id: (at % 400) + 1, name: `Savdo ${(at % 400) + 1}` },
  lat: 37.5 + ((at * 7919) % 7_500) / 1_000,
  lon: 57 + ((at * 104_729) % 15_500) / 1_000,
  status: at % 17 === 0 ? 'blocked' : 'active',
  sales: `${(at * 7919) % 900_000_000}.00`,
}));

async function openMap(page: Page, base: string): Promise<void> {
  await page.route(/\/merchant-branches\/points/, (route) =>
    route.fulfill({ json: { points, count: branches, without: 0 } }),
  );
  await page.goto(`${base}/branches/map`);
  await page.locator(`${map} canvas`).first().waitFor();
  // From where all of it is seen to where there are many signs beside each other.
  for (let step = 0; step < 2; step++) {
    await page.getByRole('button', { name: 'Ближе' }).click();
    await page.waitForTimeout(500);
  }
}

async function openTable(page: Page, base: string): Promise<void> {
  await page.route(/\/investment\/investors\?/, (route) => {
    const offset = Number(new URL(route.request().url()).searchParams.get('offset') ?? 0);
    const totals = { investment_amount: '1000000.00', balance: '1000000.00' };
    return route.fulfill({
      json: { investors: investorRows(offset, Math.min(perPage, rows - offset)), count: rows, totals },
    });
  });
  await page.goto(`${base}/back-office/investors`);
  await page.locator('tbody a[data-opens]').first().waitFor();
  const more = page.getByRole('button', { name: 'Показать ещё' });
  for (let loaded = perPage; loaded < rows; loaded += perPage) {
    const isAnswered = page.waitForResponse(/\/investment\/investors\?/);
    await more.evaluate((button: HTMLButtonElement) => button.click());
    await isAnswered;
    await page.waitForTimeout(300);
  }
}

/** A hand that has taken hold of the map, as a list is before it is scrolled. */
async function takeHold(page: Page, devtools: CDPSession) {
  const box = await page.locator(map).boundingBox();
  if (!box) throw new Error('There is no map on the page.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const send = (type: string, at: number) =>
    devtools.send('Input.dispatchMouseEvent', {
      ...{ type: type as 'mouseMoved', button: 'left', buttons: 1, clickCount: 1 },
      x: x + Math.sin(at / 20) * 220,
      y: y + Math.sin(at / 33) * 120,
    });
  await send('mousePressed', 0);
  await send('mouseMoved', 1);
  await page.waitForTimeout(200);
  return {
    /** To and fro, by a mouse that tells of its place 125 times a second. */
    async drag() {
      const begin = performance.now();
      const sent: Promise<unknown>[] = [];
      for (let gone = 0; gone < seconds * 1000; gone = performance.now() - begin) {
        sent.push(send('mouseMoved', 1 + (gone * 60) / 1000));
        await new Promise((resolve) => setTimeout(resolve, 8));
      }
      await Promise.all(sent);
    },
    letGo: () => send('mouseReleased', 0),
  };
}

await buildWhenChanged();
const server = await startBackEnd();
const browser = await startBrowser();
try {
  const page = await openPage(browser);
  await signIn(page, `${server.url}/user/login`, 'director');
  const table = await page.context().newPage();
  await openMap(page, server.url);
  await openTable(table, server.url);
  const [ofMap, ofTable] = [await page.context().newCDPSession(page), await page.context().newCDPSession(table)];
  const move = async (rate: number) => {
    const seen: Record<'map' | 'table', Watched[]> = { map: [], table: [] };
    for (const devtools of [ofMap, ofTable]) {
      await devtools.send('Emulation.setCPUThrottlingRate', { rate });
      await devtools.send('Performance.enable');
    }
    for (let round = 0; round < rounds; round++) {
      await page.bringToFront();
      const hand = await takeHold(page, ofMap);
      seen.map.push(await watch(page, ofMap, map, hand.drag));
      await hand.letGo();
      await table.bringToFront();
      seen.table.push(await watch(table, ofTable, grid, () => wheel(table, ofTable, grid, 1_000, seconds)));
    }
    return seen;
  };
  const [own, slowed] = [await move(1), await move(4)];
  const elements = await page.locator(`${map} *`).count();
  const sum = (all: Watched[], part: (one: Watched) => number) => all.reduce((whole, one) => whole + part(one), 0);
  const leftOut = (all: Watched[]) =>
    (sum(all, ({ dropped }) => dropped) / sum(all, ({ shown, dropped }) => shown + dropped)) * 1_000;
  const timeOf = (all: Watched[]) => sum(all, (one) => one.seconds * 1_000) / sum(all, ({ shown }) => shown);
  const ofThousand = 'of 1,000';
  const measures = [
    { what: `Frames left out, dragging ${branches} branches`, value: leftOut(own.map), unit: ofThousand },
    { what: `Frames left out, scrolling ${rows} rows`, value: leftOut(own.table), unit: ofThousand },
    {
      ...{ what: 'Frames that the map leaves out and the table does not', unit: ofThousand, budget: budgets.more },
      value: leftOut(own.map) - leftOut(own.table),
    },
    { what: 'Frames left out by the map, CPU slowed 4 times', value: leftOut(slowed.map), unit: ofThousand },
    { what: 'Frames left out by the table, CPU slowed 4 times', value: leftOut(slowed.table), unit: ofThousand },
    {
      ...{ what: 'Time of a shown frame, map to table, CPU slowed 4 times', unit: '×' },
      value: timeOf(slowed.map) / timeOf(slowed.table),
    },
    { what: 'Elements of the map in the document', value: elements, unit: 'elements', budget: budgets.elements },
  ];
  for (const { what, value, unit } of measures)
    console.log(`${what.padEnd(60)}${value.toFixed(1).padStart(10)} ${unit}`);
  console.log(JSON.stringify(measures));
} finally {
  await browser.close();
  await server.stop();
}
