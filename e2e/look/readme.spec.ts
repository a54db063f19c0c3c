/** The pictures of the README, in docs/images: made anew by `npm run look -- --readme`, and looked at before they are kept. */
import { join } from 'node:path';
import type { RouteId } from '../../src/routes/table';
import { startBackEnd, type BackEnd } from '../../tests/support/backEndProcess';
import { addresses } from '../support/addresses';
import { passwordField, signIn } from '../support/panel';
import { test as base, type Page } from '../support/test';
import { trafficOf } from '../support/traffic';

const folder = join(import.meta.dirname, '../../docs/images');

/** One picture for each name, taken by one of the staff after the other. */
const screens: readonly (readonly [name: string, as: string, screen: RouteId, theme?: 'dark'])[] = [
  ['investors-light', 'moderator', 'investors.list'],
  ['investor-dark', 'moderator', 'investors.one', 'dark'],
  ['cash-out', 'accountant', 'claims.cashOutOne'],
  ['trial-balance', 'accountant', 'ledger.trialBalance'],
  ['monitor', 'director', 'dashboard.index'],
  ['orders', 'director', 'orders.list'],
  ['order', 'director', 'orders.one'],
  ['merchant-debts', 'director', 'merchants.debts'],
  ['content-calendar', 'director', 'content.calendar'],
];

// The rows that a newcomer sees, without those that only tests need.
const test = base.extend<object, { server: BackEnd }>({
  server: [
    async ({}, use) => {
      const server = await startBackEnd(['--data', 'small']);
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
});

const keep = async (page: Page, name: string): Promise<void> => {
  // A theme fades.
  await page.waitForTimeout(600);
  await page.screenshot({ path: join(folder, `${name}.png`) });
};

test('the pictures of the README', async ({ newPage, backEnd, complaints }) => {
  complaints.allow(/.*/);
  const first = await newPage();
  await first.setViewportSize({ width: 1280, height: 800 });
  await first.goto('/user/login');
  await passwordField(first).waitFor();
  await keep(first, 'login');

  for (const who of new Set(screens.map(([, as]) => as))) {
    const page = await newPage();
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await signIn(page, who, '/profile/user');
    await page.getByRole('main').getByLabel('Тема').selectOption('system');
    for (const [name, as, screen, theme = 'light'] of screens) {
      if (as !== who) continue;
      const [address = ''] = await addresses(backEnd.url, [screen]);
      const traffic = trafficOf(page);
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      await page.goto(address);
      await page.getByRole('main').getByRole('heading').first().waitFor();
      await traffic.rest();
      await keep(page, name);
      if (name !== 'investors-light') continue;
      await page.keyboard.press('Control+KeyK');
      await page.locator('[data-palette]').getByRole('combobox').fill('заявки на вывод');
      await page.getByText('Ищем записи').waitFor({ state: 'hidden' });
      await keep(page, 'palette');
      await page.keyboard.press('Escape');
    }
  }
});
