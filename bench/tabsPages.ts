/**
 * What many open tabs cost: memory and document after fifteen further screens, the time of going from one kept tab to
 * another, and of opening a list in a tab of its own. Ends with its measures as one line of JSON.
 */
import type { Page } from '@playwright/test';
import { buildWhenChanged } from '../scripts/build';
import { startBackEnd } from '../tests/support/backEndProcess';
import { median, openPage, signIn, startBrowser, timeFromEvent } from './pages';

const listPath = '/back-office/investors';
const further = 15;
const rounds = 15;
const budgets = { heap: 40, nodes: 12_000, switch: 35, slowSwitch: 120, newList: 120 };

const orders = ['name', '-name', 'created_at', 'balance', '-balance'];

const card = 'a[href^="/back-office/investor"]';
const panel = (path: string) => `[id="page:${path}"]`;
const shown = (path: string) => `${panel(path)}:not([style*="none"]):not([data-parked])`;

/** Opens cards from the list, one tab after another; answers their paths. */
async function openCards(page: Page): Promise<string[]> {
  const paths: string[] = [];
  for (const query of ['?limit=20', '?subject=business']) {
    await visit(page, listPath + query);
    await page
      .locator(`${shown(listPath)} tbody ${card}`)
      .first()
      .waitFor();
    await page.waitForLoadState('networkidle');
    const found = await page
      .locator(`${shown(listPath)} tbody a[data-opens]`)
      .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
    for (const path of found.slice(0, further - paths.length - (query === '?limit=20' ? 5 : 0))) {
      await visit(page, path);
      await page
        .locator(`${shown(path)} h2`)
        .nth(3)
        .waitFor();
      await page.waitForLoadState('networkidle');
      paths.push(path);
    }
  }
  return paths;
}

/** Goes to an address as Back and Forward do, so that no link is needed. */
async function visit(page: Page, url: string): Promise<void> {
  await page.evaluate((address) => {
    window.history.pushState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, url);
}

async function memory(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  const { nodes } = await devtools.send('Memory.getDOMCounters');
  const elements = await page.evaluate(() => document.querySelectorAll('*').length);
  await devtools.detach();
  return { heap: usedSize / 1024 / 1024, nodes, elements };
}

async function switching(page: Page, paths: readonly string[]): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const path = paths[round % paths.length] ?? '';
    const time = await timeFromEvent(page, 'click', { there: [shown(path)] }, () =>
      page.locator(`[id="tab:${path}"]`).click(),
    );
    times.push(time);
    await page.waitForTimeout(250);
  }
  // The first of each page may still have to settle.
  return median(times.slice(paths.length));
}

async function openingList(page: Page, from: string): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    await visit(page, from);
    await page.locator(shown(from)).waitFor();
    await page.locator(`[id="tab:${listPath}"] + button`).click({ force: true });
    await page.locator(panel(listPath)).waitFor({ state: 'detached' });
    await page.waitForTimeout(250);
    // Other rows each time, so that they come from the service and not from what is known already.
    const url = `${listPath}?order_by=${orders[round % orders.length]}&page=${1 + Math.floor(round / orders.length)}`;
    times.push(
      await timeFromEvent(page, 'popstate', { there: [`${shown(listPath)} tbody ${card}`] }, () => visit(page, url)),
    );
  }
  return median(times.slice(2));
}

async function main(): Promise<void> {
  await buildWhenChanged();
  const server = await startBackEnd();
  const browser = await startBrowser();
  try {
    const page = await openPage(browser);
    await signIn(page, server.url + listPath, 'moderator');
    await page.locator(`tbody ${card}`).first().waitFor();
    const cards = await openCards(page);
    await visit(page, listPath);
    const { heap, nodes, elements } = await memory(page);
    const between = [cards.at(-1) ?? '', cards.at(-2) ?? '', listPath];
    const quick = await switching(page, between);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const slow = await switching(page, between);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    const newList = await openingList(page, cards.at(-1) ?? '');
    console.log(
      JSON.stringify([
        { what: `Heap after ${cards.length} further tabs`, value: heap, unit: 'MB', budget: budgets.heap },
        { what: 'Nodes of the document then', value: nodes, unit: 'nodes', budget: budgets.nodes },
        { what: 'Elements of the document then', value: elements, unit: 'nodes' },
        { what: 'From one kept tab to another', value: quick, unit: 'ms', budget: budgets.switch },
        { what: 'The same, CPU slowed 4 times', value: slow, unit: 'ms', budget: budgets.slowSwitch },
        { what: 'A list in a new tab, first rows', value: newList, unit: 'ms', budget: budgets.newList },
      ]),
    );
  } finally {
    await browser.close();
    await server.stop();
  }
}

await main();
