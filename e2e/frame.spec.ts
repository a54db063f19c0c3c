/** Menu, guards, languages, looks, narrow screens and screens that do not arrive. */
import { heading, listPath, menu, openList, rows, signIn, text } from './support/panel';
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
  await page.route(/assets\/.*InvestorList.*\.js/, (route) => route.abort());
  await menu(page).getByRole('link', { name: 'Инвесторы' }).click();
  const again = page.getByRole('button', { name: 'Обновить' });
  await expect(again).toBeVisible({ timeout: 15_000 });
  await page.unroute(/assets\/.*InvestorList.*\.js/);
  await again.click();
  await expect(rows(page).first()).toBeVisible();
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
