/**
 * The catalogue in a browser: a tree of 5,000 categories painted, unfolded and dragged with the CPU slowed 4 times, the price sheet of 500
 * products, a photo of 12 million dots cut and made ready, and the pictures of a page. What the service would answer of the tree is made
 * up here; how long it takes for that is measured by catalogueTree.ts. Ends with its measures as one line of JSON.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Locator, Page } from '@playwright/test';
import { buildWhenChanged } from '../scripts/build';
import { startBackEnd } from '../tests/support/backEndProcess';
import { bytesOf, longestTask, median, openPage, signIn, startBrowser, timeFromEvent } from './pages';

interface Measure {
  what: string;
  value: number;
  unit: string;
  budget?: number;
}

const treePath = '/marketplace-catalog/category-list';
const productPath = '/marketplace-catalog/product-list';
const [roots, branches, leaves] = [50, 9, 10] as const;
const priced = 500;

interface Node {
  id: number;
  parent_id: number | null;
  sequence_number: number;
  sub_categories: Node[];
}

/** 50 roots with nine branches of ten leaves each: 5,000 in all. */
function madeUp() {
  let id = 0;
  const node = (parent: number | null, place: number): Node => {
    id += 1;
    const fields = {
      version: 1,
      name: `Раздел ${id}`,
      name_ru: `Раздел ${id}`,
      name_en: null,
      name_uz: `Boʻlim ${id}`,
    };
    const counts = {
      models_count: 4,
      products_count: 40,
      models_total: 4,
      products_total: 40,
      complete_total: id % 41,
    };
    return Object.assign(
      { id, parent_id: parent, sequence_number: place, sub_categories: [] },
      { ...fields, ...counts, image_url: null, is_active: true },
    );
  };
  const grown = (above: Node, levels: readonly number[]): Node => {
    const [count = 0, ...rest] = levels;
    above.sub_categories = Array.from({ length: count }, (_, at) => grown(node(above.id, at + 1), rest));
    return above;
  };
  const categories = Array.from({ length: roots }, (_, at) => grown(node(null, at + 1), [branches, leaves]));
  return { categories, count: id };
}

const line = '[role="treeitem"]';
const painted = (page: Page, work: () => Promise<unknown>, kind: string) =>
  timeFromEvent(page, kind, { changed: '[role="tree"]' }, async () => void (await work()));

/** Frames of the main thread while something is done, and its work for one of them, both in milliseconds. */
async function frames(page: Page, act: () => Promise<void>): Promise<{ length: number; work: number }> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  const busy = async () =>
    ((await devtools.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) *
    1000;
  await page.evaluate(() => {
    const seen = { frames: 0, begin: performance.now(), isOver: false };
    Object.assign(window, { seen });
    const frame = () => {
      if (seen.isOver) return;
      seen.frames += 1;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  const before = await busy();
  await act();
  const work = (await busy()) - before;
  const { count, took } = await page.evaluate(() => {
    const { seen } = window as unknown as { seen: { frames: number; begin: number; isOver: boolean } };
    seen.isOver = true;
    return { count: seen.frames, took: performance.now() - seen.begin };
  });
  await devtools.detach();
  return { length: took / count, work: work / count };
}

const middle = async (target: Locator) => {
  const box = await target.boundingBox();
  if (box === null) throw new Error('It is not in sight.');
  return { x: box.x + 160, y: box.y + box.height / 2 };
};

async function treeMeasures(page: Page, base: string): Promise<Measure[]> {
  const tree = madeUp();
  await page.route(/\/marketplace\/v1\/categories$/, (route) => route.fulfill({ json: tree }));
  // A move is answered as the service does, by the category alone.
  await page.route(/\/marketplace\/v1\/categories\/\d+$/, (route) =>
    route.fulfill({ json: { ...tree.categories[1], version: 2, path: [], children: [], history: [] } }),
  );
  await page.goto(base + treePath);
  await page.locator(line).first().waitFor();
  const first = await page.evaluate(async (selector) => {
    // Once more in the same page: what is fetched once is there, and the tree is asked for anew.
    const [entry] = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/v1/categories'));
    return {
      came: (entry as PerformanceResourceTiming).responseEnd,
      lines: document.querySelectorAll(selector).length,
    };
  }, line);
  const times: number[] = [];
  for (let round = 0; round < 5; round++) {
    await page.addInitScript((selector) => {
      const observer = new MutationObserver(() => {
        if (document.querySelector(selector) === null) return;
        observer.disconnect();
        requestAnimationFrame(() =>
          scheduler.postTask(() => Object.assign(window, { paintedAt: performance.now() }), {
            priority: 'user-blocking',
          }),
        );
      });
      observer.observe(document, { childList: true, subtree: true });
    }, line);
    await page.reload();
    await page.waitForFunction(() => 'paintedAt' in window, undefined, { polling: 20 });
    times.push(
      await page.evaluate(() => {
        const [entry] = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/v1/categories'));
        return (
          (window as unknown as { paintedAt: number }).paintedAt - (entry as PerformanceResourceTiming).responseEnd
        );
      }),
    );
  }
  const row = page.locator(line);
  await row.nth(3).focus();
  const unfolding: number[] = [];
  for (let round = 0; round < 8; round++)
    unfolding.push(
      await painted(page, () => page.keyboard.press(round % 2 === 0 ? 'ArrowRight' : 'ArrowLeft'), 'keydown'),
    );
  const all = await painted(page, () => page.getByRole('button', { name: 'Развернуть всё' }).click(), 'click');
  await page.locator('[role="tree"]').evaluate((area) => (area.scrollTop = area.scrollHeight / 2));
  await page.waitForTimeout(300);
  const lines = await row.count();
  await page.locator('[role="tree"]').evaluate((area) => (area.scrollTop = 0));
  await page.waitForTimeout(300);

  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const from = await middle(row.nth(2));
  const drag = async () => {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    for (let step = 1; step <= 90; step++) await page.mouse.move(from.x, from.y + 200 * Math.abs(Math.sin(step / 15)));
  };
  const { length, work } = await frames(page, drag);
  await page.mouse.move(from.x, from.y + 150);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await page.waitForTimeout(300);
  const dropped = await painted(page, () => page.mouse.up(), 'pointerup');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  return [
    { what: 'Tree of 5,000, lines in the document at first', value: first.lines, unit: 'rows', budget: 100 },
    { what: 'Tree of 5,000, from its answer to its lines', value: median(times), unit: 'ms', budget: 300 },
    { what: 'Tree of 5,000, a branch unfolded', value: median(unfolding.slice(2)), unit: 'ms', budget: 100 },
    { what: 'Tree of 5,000, all unfolded', value: all, unit: 'ms', budget: 300 },
    { what: 'Tree of 5,000, lines in the document when all is open', value: lines, unit: 'rows', budget: 100 },
    { what: 'Tree of 5,000, a frame while dragging, CPU slowed 4 times', value: length, unit: 'ms', budget: 1000 / 55 },
    { what: 'Tree of 5,000, work of such a frame', value: work, unit: 'ms', budget: 1000 / 55 },
    { what: 'Tree of 5,000, from drop to paint', value: dropped, unit: 'ms', budget: 100 },
  ];
}

async function priceMeasures(browser: Browser, page: Page, base: string): Promise<Measure[]> {
  await page.goto(`${base}${productPath}?limit=100`);
  await page.locator('tbody tr').nth(5).waitFor();
  for (let loaded = 100; loaded < priced; loaded += 100) {
    await page.getByRole('button', { name: 'Показать ещё' }).click();
    const isThere = (rows: number) =>
      [...document.querySelectorAll('[role="status"]')].some(
        ({ textContent }) => Number(/Загружено(\d+)/.exec(textContent.replaceAll(/\s/g, ''))?.[1]) >= rows,
      );
    await page.waitForFunction(isThere, loaded + 100);
  }
  await page.getByRole('checkbox', { name: /^Выбрать \d+/ }).check();
  await page.getByRole('button', { name: 'Прайс выбранных' }).click();
  const sheet = page.getByRole('dialog');
  const inputs = sheet.locator('tbody input');
  await inputs.nth(priced - 1).waitFor({ state: 'attached' });
  const input = inputs.nth(priced / 2);
  await input.fill('');
  const key = await longestTask(browser, page, async () => {
    await input.pressSequentially('987654', { delay: 80 });
    await page.waitForTimeout(200);
  });
  await page.keyboard.press('Tab');
  await sheet.getByLabel('Изменить все на, %').fill('-1');
  await sheet.getByRole('button', { name: 'Пересчитать' }).click();
  await sheet.getByRole('button', { name: 'Проверить' }).click();
  await page.route(/\/marketplace\/v1\/products\/\d+$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 100));
    const version = Number(route.request().headers()['if-match']);
    const id = Number(/\d+$/.exec(route.request().url())?.[0]);
    await route.fulfill({ json: { id, version: version + 1 } });
  });
  const begin = performance.now();
  await sheet.getByRole('button', { name: 'Отправить цены' }).click();
  await page
    .getByText(/Изменено: \d+, не вышло/)
    .first()
    .waitFor({ timeout: 60_000 });
  const sent = (performance.now() - begin) / 1000;
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  return [
    { what: `Price sheet of ${priced}, the longest task while typing`, value: key, unit: 'ms', budget: 16 },
    { what: `Price sheet of ${priced}, sent at 100 ms a call`, value: sent, unit: 's', budget: 15 },
  ];
}

/** A photo as a camera takes it: noise, so that nothing of it is easy to pack. */
const photo = (page: Page) =>
  page.evaluate(async () => {
    const [width, height] = [4000, 3000];
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d')!; // it has drawn nothing else
    for (let at = 0; at < 6000; at++) {
      context.fillStyle = `hsl(${(at * 47) % 360} 60% ${20 + (at % 60)}%)`;
      context.fillRect((at * 7919) % width, (at * 104_729) % height, 90, 70);
    }
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 });
    return [...new Uint8Array(await blob.arrayBuffer())];
  });

async function cropMeasures(browser: Browser, page: Page, base: string): Promise<Measure[]> {
  await page.goto(`${base}/marketplace-catalog/model-list?model=3`);
  const card = page.getByRole('dialog').first();
  const input = card.locator('input[type=file]');
  await input.waitFor({ state: 'attached' });
  // On the disk, as a person has it: what is handed over as bytes is unpacked by the page itself.
  const folder = mkdtempSync(join(tmpdir(), 'divan-bench-'));
  const file = join(folder, 'photo.jpg');
  writeFileSync(file, Buffer.from(await photo(page)));
  const times: number[] = [];
  const tasks: number[] = [];
  for (let round = 0; round < 4; round++) {
    const frame = page.getByRole('dialog', { name: 'Кадр перед загрузкой' });
    let took = 0;
    const task = await longestTask(browser, page, async () => {
      await input.setInputFiles(file);
      await frame.getByLabel('Пропорции').selectOption('market');
      await page.waitForTimeout(300);
      const sending = page.waitForRequest(/mkt-upload/);
      const begin = performance.now();
      await frame.getByRole('button', { name: /^Загрузить/ }).click();
      await sending;
      took = performance.now() - begin;
      await page.waitForTimeout(300);
    });
    times.push(took);
    tasks.push(task);
  }
  rmSync(folder, { recursive: true, force: true });
  return [
    { what: 'Photo of 12 million dots, from the press to its sending', value: median(times), unit: 'ms', budget: 1500 },
    { what: 'The longest task meanwhile', value: median(tasks), unit: 'ms', budget: 50 },
  ];
}

async function main(): Promise<void> {
  await buildWhenChanged();
  const server = await startBackEnd();
  const browser = await startBrowser();
  try {
    const page = await openPage(browser);
    await signIn(page, server.url + productPath, 'moderator');
    await page.locator('tbody tr').nth(5).waitFor();
    const cold = await openPage(browser, { storageState: await page.context().storageState({ indexedDB: true }) });
    const { Image: pictures = 0 } = await bytesOf(cold, async () => {
      await cold.goto(`${server.url}${productPath}?limit=50`);
      await cold.locator('tbody tr').nth(5).waitFor();
      // Each picture comes when it is scrolled to.
      for (let step = 0; step < 12; step++) await cold.mouse.wheel(0, 300);
    });
    await cold.context().close();
    const floor = await page.evaluate(() => {
      const begin = performance.now();
      let sum = 0;
      for (let at = 0; at < 2e7; at++) sum += at % 7;
      return sum > 0 ? performance.now() - begin : 0;
    });
    const measures: Measure[] = [
      { what: 'Floor of the catalogue: twenty million additions', value: floor, unit: 'ms' },
      { what: 'Pictures of a page of 50 products', value: pictures / 1000, unit: 'kB', budget: 600 },
      ...(await treeMeasures(page, server.url)),
      ...(await priceMeasures(browser, page, server.url)),
      // The last and the least sure to end: the others are told all the same.
      ...(await cropMeasures(browser, page, server.url).catch((error: unknown): Measure[] => {
        console.error(error);
        return [{ what: 'Photo of 12 million dots, not cut to its end', value: 1, unit: '', budget: 0 }];
      })),
    ];
    console.log(JSON.stringify(measures));
  } finally {
    await browser.close();
    await server.stop();
  }
}

await main();
