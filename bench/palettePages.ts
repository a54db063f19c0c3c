/**
 * What the command palette costs: opening it in the panel, records after typing stops, and a key until the list is
 * painted over 5,000 entries on a processor slowed four times. Ends with its measures as one line of JSON.
 */
import type { Page } from '@playwright/test';
import Fastify from 'fastify';
import { join } from 'node:path';
import { buildWhenChanged } from '../scripts/build';
import { bundle } from '../scripts/bundle';
import { root } from '../scripts/processes';
import { commonHeaders } from '../server/page/headers';
import { mountPage } from '../server/page/page';
import { startBackEnd } from '../tests/support/backEndProcess';
import { median, openPage, signIn, startBrowser, timeFromEvent, workBetween } from './pages';

const listPath = '/back-office/investors';
const port = Number(process.env.PALETTE_PORT ?? 8261);
const rounds = 15;
const budgets = { open: 50, records: 300, key: 25, work: 8, slowKey: 50, nonsense: 50 };
const opened = '[data-palette]';
const fieldOfPalette = `${opened} [role="combobox"]`;

async function opening(page: Page): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    times.push(
      await timeFromEvent(page, 'keydown', { there: [`${opened} [role="option"]`] }, () =>
        page.keyboard.press('Control+KeyK'),
      ),
    );
    await page.keyboard.press('Escape');
    await page.locator(opened).waitFor({ state: 'detached' });
    await page.waitForTimeout(150);
  }
  // The first fetches the palette.
  return median(times.slice(2));
}

const recordRow = `${opened} [role="option"][id*="-record"]`;

async function records(page: Page): Promise<number> {
  const times: number[] = [];
  for (const name of ['каримов', 'рахимов', 'юсупов', 'назаров', 'хамидов']) {
    await page.keyboard.press('Control+KeyK');
    const field = page.locator(fieldOfPalette);
    await field.fill(name.slice(0, -1));
    times.push(
      await timeFromEvent(page, 'input', { there: [recordRow] }, async () => {
        await page.keyboard.type(name.slice(-1));
      }),
    );
    await page.keyboard.press('Escape');
    await page.locator(opened).waitFor({ state: 'detached' });
  }
  return median(times);
}

/** From a letter put into a field until what follows from it is painted, for each letter of some words. */
async function typing(page: Page, words: readonly string[], field = fieldOfPalette): Promise<number[]> {
  const times: number[] = [];
  for (const word of words) {
    await page.locator(field).fill('');
    for (const letter of word) {
      times.push(
        await page.evaluate(
          ([key, where]) =>
            new Promise<number>((resolve) => {
              const input = document.querySelector<HTMLInputElement>(where);
              if (!input) throw new Error(`There is no ${where}.`);
              const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
              const begun = performance.now();
              performance.mark('key');
              set?.call(input, input.value + key);
              input.dispatchEvent(new InputEvent('input', { bubbles: true }));
              requestAnimationFrame(() => {
                const channel = new MessageChannel();
                channel.port1.onmessage = () => {
                  performance.mark('listPainted');
                  resolve(performance.now() - begun);
                };
                channel.port2.postMessage(undefined);
              });
            }),
          [letter, field] as const,
        ),
      );
      await page.waitForTimeout(60);
    }
  }
  return times;
}

const emptyField = '[data-empty]';

/** A field that nobody listens to, beside that of the palette: what a key costs that only shows its letter. */
async function addEmptyField(page: Page): Promise<void> {
  await page.evaluate((where) => {
    const input = document.createElement('input');
    input.dataset['empty'] = '';
    document.querySelector(where)?.after(input);
  }, fieldOfPalette);
}

const words = ['рассрочка', 'gkfnt;', 'dogovor', 'отчет', 'прверить счет'];

async function overManyEntries() {
  await bundle('bench/palette/webpack.config.ts');
  const app = Fastify({ logger: false });
  app.addHook('onRequest', async (_, reply) => void reply.headers(commonHeaders));
  mountPage(app, join(root, '.cache/palette'), {});
  await app.listen({ port, host: '127.0.0.1' });
  const browser = await startBrowser();
  try {
    const page = await openPage(browser);
    await page.goto(`http://127.0.0.1:${port}/`);
    await page.locator(`${opened} [role="option"]`).first().waitFor();
    // The entries are taken apart when the page has time.
    await page.waitForTimeout(3_000);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const keys = await typing(page, words);
    const workOf = (field?: string) =>
      workBetween(browser, page, ['key', 'listPainted'], () => typing(page, words, field));
    const work = await workOf();
    await addEmptyField(page);
    const emptyWork = await workOf(emptyField);
    await page.locator(fieldOfPalette).fill('');
    const [nonsense = 0] = await typing(page, []).then(() =>
      page.evaluate(
        () =>
          new Promise<number[]>((resolve) => {
            const input = document.querySelector<HTMLInputElement>('[data-palette] [role="combobox"]');
            const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
            const begun = performance.now();
            set?.call(input, 'жщъы'.repeat(50));
            input?.dispatchEvent(new InputEvent('input', { bubbles: true }));
            requestAnimationFrame(() => setTimeout(() => resolve([performance.now() - begun])));
          }),
      ),
    );
    return { keys, work, emptyWork, nonsense };
  } finally {
    await browser.close();
    await app.close();
  }
}

async function main(): Promise<void> {
  await buildWhenChanged();
  const server = await startBackEnd(['--data', 'large']);
  const browser = await startBrowser();
  try {
    const page = await openPage(browser);
    await signIn(page, server.url + listPath, 'moderator');
    await page.locator('tbody a[href^="/back-office/investor"]').first().waitFor();
    await page.waitForLoadState('networkidle');
    const open = await opening(page);
    const found = await records(page);
    const { keys, work, emptyWork, nonsense } = await overManyEntries();
    console.log(
      JSON.stringify([
        { what: 'Palette opens', value: open, unit: 'ms', budget: budgets.open },
        {
          what: 'Records after typing stops, less the rest of 250 ms',
          value: Math.max(0, found - 250),
          unit: 'ms',
          budget: budgets.records,
        },
        {
          what: 'Key to list, 5,000 entries, CPU slowed 4 times',
          value: median(keys),
          unit: 'ms',
          budget: budgets.key,
        },
        {
          what: 'Work of the main thread for such a key',
          value: median(work),
          unit: 'ms',
          budget: budgets.work,
        },
        { what: 'Of it what a key takes that only shows its letter', value: median(emptyWork), unit: 'ms' },
        { what: 'The same, the slowest key', value: Math.max(...keys), unit: 'ms', budget: budgets.slowKey },
        { what: '200 letters of nonsense, the same', value: nonsense, unit: 'ms', budget: budgets.nonsense },
      ]),
    );
  } finally {
    await browser.close();
    await server.stop();
  }
}

await main();
