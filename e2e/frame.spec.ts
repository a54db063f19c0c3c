/** Menu, guards, notices, languages, looks, narrow screens, poor network and screens that do not arrive. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startBackEnd } from '../tests/support/backEndProcess';
import { expectAccessible } from './support/axe';
import { pickRowVerb } from './support/card';
import { fillSignIn, heading, listPath, menu, openList, rows, signIn, text } from './support/panel';
import { expect, test } from './support/test';

test('a role without the permission sees neither the menu entry nor the screen, and asks for no data', async ({
  page,
  backEnd,
}) => {
  for (const action of ['query', 'get', 'update', 'enable'])
    await backEnd.tell({ do: 'deny', role: 'moderator', permission: `investors.${action}` });
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/api/investment/') && asked.push(request.url()));
  await signIn(page, 'moderator', listPath);
  await expect(page.getByText(text.noAccess).first()).toBeVisible();
  await expect(menu(page).getByRole('link', { name: 'Инвесторы' })).toHaveCount(0);
  expect(asked).toEqual([]);
});

test('roles edited in storage show no data', async ({ page, complaints, backEnd }) => {
  complaints.allow(/status of 403/);
  await openList(page);
  await backEnd.tell({ do: 'deny', role: 'moderator', permission: 'investors.query' });
  await page.getByRole('searchbox').fill('Каримов');
  await expect(page.getByText('Ошибка: Доступ запрещён').first()).toBeVisible();
});

test('an unknown address is named on the page of what was not found', async ({ page }) => {
  await signIn(page);
  await page.goto('/no/such/place');
  await expect(page).toHaveURL(/\/404/);
  await expect(page.getByText('/no/such/place')).toBeVisible();
});

test('addresses are told apart by their words, not by the case of their letters', async ({ page }) => {
  await signIn(page, 'moderator', '/Back-Office/INVESTORS?subject=business');
  await expect(page).toHaveURL(/\/back-office\/investors\?subject=business/);
  await page.goto('/dashboard/workplace');
  await expect(page).toHaveURL(/\/dashboard\/index$/);
});

const languages = [
  ['en-US', 'Investors', 'Rows per page'],
  ['uz-UZ', 'Investorlar', 'Sahifadagi qatorlar'],
  // Translated in part: what is missing stays Russian.
  ['fr-FR', 'Инвесторы', 'Lignes par page'],
] as const;
test('the language is switched and kept; one translated in part shows the rest in Russian', async ({ page }) => {
  await openList(page);
  for (const [code, title, size] of languages) {
    await page.getByRole('banner').getByRole('combobox').selectOption(code);
    await expect(page.locator('html')).toHaveAttribute('lang', code);
    await expect(heading(page, title)).toBeVisible();
    await expect(page.getByText(size).or(page.getByLabel(size)).first()).toBeVisible();
  }
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR');
  for (const name of ['Қазақша', 'Français', 'Español'])
    await expect(page.getByRole('banner').getByRole('combobox').locator('option', { hasText: name })).toHaveText(
      /\(.+\)/,
    );
});

test('days and months have their names also in a language that Chromium does not know', async ({ page }) => {
  await signIn(page, 'accountant', '/back-office/payment-calendar');
  const main = page.getByRole('main');
  for (const [code, wednesday] of [
    ['uz-UZ', 'cho'],
    ['kk-KZ', 'ср'],
  ] as const) {
    await page.getByRole('banner').getByRole('combobox').selectOption(code);
    await expect(page.locator('html')).toHaveAttribute('lang', code);
    await expect(main.getByText(wednesday, { exact: true })).toBeVisible();
    await expect(main).not.toContainText(/\bM\d\d\b|\bMon\b/);
  }
});

test('theme and accent are switched and kept', async ({ page }) => {
  await openList(page);
  const background = () => page.evaluate(() => getComputedStyle(document.querySelector('main') ?? document.body).color);
  const light = await background();
  await page.getByRole('button', { name: 'Оформление' }).click();
  await page.getByLabel('Тёмная').check();
  await expect.poll(background).not.toBe(light);
  await page.getByLabel('Малиновый').check();
  await page.keyboard.press('Escape');
  await page.reload();
  await expect.poll(background).not.toBe(light);
  await page.getByRole('button', { name: 'Оформление' }).click();
  await expect(page.getByLabel('Малиновый')).toBeChecked();
});

test('a screen that cannot be fetched is said so, and comes when asked again', async ({ page, complaints }) => {
  complaints.allow(/ERR_FAILED/, /ChunkLoadError/, /Loading chunk/);
  await signIn(page);
  const files = JSON.parse((await page.locator('#files').textContent()) ?? '{}') as Record<string, string[]>;
  const own = files['investors/list/InvestorList']?.find((path) => !path.includes('/lists.')) ?? '';
  await page.route(`**/${own}`, (route) => route.abort());
  await menu(page).getByRole('link', { name: 'Инвесторы' }).click();
  const again = page.getByRole('button', { name: 'Обновить' });
  await expect(again).toBeVisible({ timeout: 15_000 });
  await page.unroute(`**/${own}`);
  await again.click();
  await expect(rows(page).first()).toBeVisible();
});

test('what breaks in a browser is said on the page, and reported with its place and screen', async ({
  page,
  complaints,
}) => {
  complaints.allow(/planted/);
  await signIn(page);
  // Tables break, as they would by a mistake of ours: the frame has none.
  await page.evaluate(() => {
    const create = document.createElement.bind(document);
    document.createElement = (name: string) => {
      if (name === 'table') throw new TypeError('planted');
      return create(name);
    };
  });
  const reported = page.waitForRequest('**/api/browser-failures');
  await menu(page).getByRole('link', { name: 'Инвесторы' }).click();
  await expect(page.getByRole('main').getByRole('heading', { name: 'На странице произошла ошибка' })).toBeVisible();
  const report = await reported;
  expect(report.postDataJSON()).toMatchObject({
    name: 'TypeError',
    message: 'planted',
    screen: 'back-office.investors',
  });
  expect(String((report.postDataJSON() as { stack: string }).stack)).toMatch(/\/assets\/[\w.-]+\.js:\d+:\d+/);
  expect((await report.response())?.status()).toBe(204);
});

test('everything fits a screen of 360 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await page.goto('/user/login');
  await expect(heading(page, text.signIn)).toBeVisible();
  expect(await overflow()).toBeLessThanOrEqual(0);
  await signIn(page, 'moderator', listPath);
  // A table becomes a list of cards there.
  const investors = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('link') });
  await expect(investors.first()).toBeVisible();
  expect(await overflow()).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Меню', exact: true }).click();
  await menu(page).getByRole('link', { name: 'Мониторинг' }).click();
  await expect(page).toHaveURL(/\/dashboard\/index$/);
  expect(await overflow()).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Меню', exact: true }).click();
  await menu(page).getByRole('link', { name: 'Инвесторы' }).click();
  await investors.first().getByRole('link').first().click();
  await expect(heading(page, 'Общие данные')).toBeVisible();
  expect(await overflow()).toBeLessThanOrEqual(0);
});

test('without a network a bar says so, the rows stay and are marked with their time, and come fresh by themselves', async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED/);
  await openList(page);
  await context.setOffline(true);
  await expect(page.getByText(/^Нет сети\. Показано то/)).toBeVisible();
  await expect(page.getByText(/Данные на \d\d\.\d\d\.\d{4} \d\d:\d\d:\d\d/)).toBeVisible();
  await expect(rows(page).nth(9)).toBeVisible();
  const fresh = page.waitForResponse((answer) => answer.url().includes('/api/investment/investors?') && answer.ok());
  await context.setOffline(false);
  await fresh;
  await expect(page.getByText(/^Нет сети/)).toHaveCount(0);
  await expect(page.getByText(/Данные на/)).toHaveCount(0);
  await expect(rows(page).nth(9)).toBeVisible();
});

test('after a deploy a bar offers the newer version; who is typing decides when', async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED/);
  await openList(page);
  await page.route(
    (url) => url.pathname === '/',
    async (route) => {
      const page = await route.fetch();
      return route.fulfill({ response: page, body: (await page.text()).replace(/main\.\w+\.js/, 'main.newer.js') });
    },
  );
  const bar = page.getByRole('status').filter({ hasText: 'Вышла новая версия панели.' });
  // What asks the server after an outage comes once the page is at rest.
  await expect(async () => {
    await context.setOffline(true);
    await context.setOffline(false);
    await expect(bar).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await page.unroute((url) => url.pathname === '/');
  await bar.getByRole('button', { name: 'Обновить' }).click();
  await expect(rows(page).first()).toBeVisible();
  await expect(bar).toHaveCount(0);
});

test('what was said is kept under the bell after a reload, with the way to its record, and read once seen', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 500/);
  await openList(page);
  await page.route(/\/generate-info$/, (route) =>
    route.fulfill({ status: 500, contentType: 'application/json', body: '{"error":"broken","request_id":"req-e2e"}' }),
  );
  await pickRowVerb(rows(page).first(), 'Сформировать файл со сведениями');
  await expect(page.getByRole('alert').filter({ hasText: 'req-e2e' })).toBeVisible();
  const record = await rows(page).first().getByRole('link').first().getAttribute('href');
  await page.reload();
  const bell = page.getByRole('button', { name: /^Уведомления/ });
  await expect(bell).toHaveAccessibleName('Уведомления, непрочитанных: 1');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await bell.click();
  const panel = page.getByRole('dialog', { name: /^Уведомления/ });
  await expect(panel).toContainText('req-e2e');
  await expect(panel.getByRole('link', { name: 'Инвестор', exact: true })).toHaveAttribute('href', String(record));
  await expectAccessible(page, 'the bell');
  await panel.getByRole('link', { name: 'Все уведомления' }).click();
  await expect(heading(page, 'Уведомления')).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
  await expect(bell).toHaveAccessibleName('Уведомления');
  await expectAccessible(page, 'the page of all notices');
  await page.setViewportSize({ width: 360, height: 740 });
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
});

test('whoever types in the menu while a screen is on its way goes on typing', async ({ page }) => {
  await signIn(page);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  let isAsked = false;
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    isAsked = true;
    await held;
    await route.continue();
  });
  await menu(page).getByRole('link', { name: 'Исходящие платежи' }).click();
  await expect.poll(() => isAsked).toBe(true);
  const field = menu(page).getByRole('textbox', { name: 'Найти раздел' });
  await field.click();
  await page.keyboard.type('нал');
  release();
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name: 'Исходящие платежи' })).toBeVisible();
  await page.keyboard.type('ог');
  await expect(field).toHaveValue('налог');
});

test('the menu is searched and its favourites are picked by keyboard alone, and kept', async ({ page }) => {
  await signIn(page);
  // A screen that has come takes the focus to its heading.
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
  const field = menu(page).getByRole('textbox', { name: 'Найти раздел' });
  await field.focus();
  await page.keyboard.type('инвесторы');
  await expect(menu(page).getByRole('link')).toHaveText(['Инвесторы']);
  await expect(field).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(menu(page).getByRole('link', { name: 'Инвесторы' })).toBeFocused();
  await page.keyboard.press('Tab');
  const star = menu(page).getByRole('button', { name: 'В избранном: Инвесторы' });
  await expect(star).toBeFocused();
  await page.keyboard.press('Space');
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/back-office\/investors/);
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name: 'Инвесторы' })).toBeVisible();
  const favourites = menu(page).getByRole('group', { name: 'Избранное' });
  await expect(favourites.getByRole('link', { name: 'Инвесторы' })).toBeVisible();
  const verification = menu(page).getByRole('link', { name: 'Проверка инвесторов' });
  await expect(verification).toHaveAccessibleDescription(/^Ждут проверки: \d+$/);
  await expectAccessible(page, 'the menu with favourites');
  await page.reload();
  await expect(favourites.getByRole('link', { name: 'Инвесторы' })).toBeVisible();
});

test('on a phone the menu is a drawer, never collapsed, with search and favourites (LAY-03)', async ({ page }) => {
  await signIn(page);
  await page.getByRole('button', { name: 'Меню', exact: true }).click();
  await expect(menu(page).getByRole('textbox')).toHaveCount(0);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'Меню', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Меню' });
  await drawer.getByRole('textbox', { name: 'Найти раздел' }).fill('инвесторы');
  await expect(drawer.getByRole('link')).toHaveText(['Инвесторы']);
  await drawer.getByRole('button', { name: 'В избранном: Инвесторы' }).click();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await page.getByRole('button', { name: 'Меню', exact: true }).click();
  await expect(drawer.getByRole('group', { name: 'Избранное' }).getByRole('link')).toHaveText(['Инвесторы']);
  await expectAccessible(page, 'the drawer');
});

test('the advertising script runs sealed in its sandbox, and begins anew every twenty seconds', async ({ page }) => {
  let served = 0;
  const script = `let kept = 'sealed'; try { localStorage.length; kept = 'open' } catch {} document.body.append('ad ' + kept)`;
  const ads = createServer((_, response) => {
    served += 1;
    response.setHeader('content-type', 'text/javascript').setHeader('cache-control', 'no-store').end(script);
  });
  await new Promise<void>((resolve) => ads.listen(0, '127.0.0.1', resolve));
  const { port } = ads.address() as AddressInfo;
  const server = await startBackEnd([], { AD_SCRIPT_URL: `http://127.0.0.1:${port}/run.js` });
  try {
    await page.goto(`${server.url}/user/login`);
    await fillSignIn(page, 'moderator');
    await expect(menu(page)).toBeVisible();
    // From here on the test says how fast the time goes.
    await page.clock.install();
    await page.reload();
    const ad = page.frameLocator('iframe[title="Реклама"]').locator('body');
    await expect(ad).toHaveText('ad sealed');
    const before = served;
    await page.clock.fastForward(20_000);
    await expect.poll(() => served).toBe(before + 1);
    await expect(ad).toHaveText('ad sealed');
    // Opened by its address it is of nobody's origin as well.
    await page.goto(`${server.url}/ad-frame.html`);
    await expect(page.locator('body')).toHaveText('ad sealed');
  } finally {
    await server.stop();
    ads.close();
  }
});
