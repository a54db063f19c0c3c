/** The list of investors and the card of one, read by a moderator. */
import { statSync } from 'node:fs';
import { heading, listPath, menu, openList, parameters, rows, signIn, table, text } from './support/panel';
import { expect, test } from './support/test';

test('filters, search and order stand in the address and come back with Back', async ({ page }) => {
  await openList(page);
  await expect(rows(page).nth(9)).toBeVisible();

  await page.getByText('Юридические лица', { exact: true }).click();
  await expect.poll(() => parameters(page).get('subject')).toBe('business');
  await expect(page.getByRole('columnheader', { name: 'ИНН' })).toBeVisible();

  await page.getByRole('columnheader', { name: 'Вложено' }).getByRole('button').first().click();
  await expect.poll(() => parameters(page).get('order_by')).toMatch(/investment_amount$/);

  await page.getByRole('searchbox').fill('инвест');
  await expect.poll(() => parameters(page).get('search')).toBe('инвест');
  await expect(rows(page).first()).toContainText(/инвест|invest/i);
  const address = page.url();

  await rows(page).first().getByRole('link').first().click();
  await expect(heading(page, 'Данные компании')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('searchbox')).toHaveValue('инвест');
  await expect(rows(page).first()).toContainText(/инвест|invest/i);

  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue('инвест');
  await expect(page.getByRole('columnheader', { name: 'ИНН' })).toBeVisible();
});

test('a list at rest has fetched what it prints by and what is counted in the menu, and nothing of forms', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname.replace('/assets/', '')));
  await openList(page);
  // The numbers of the menu come last of all that is fetched unasked.
  await expect(menu(page).getByText(/^\d+$/).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const sizes = scripts.filter((path) => path.endsWith('.js')).map((path) => statSync(`dist/assets/${path}.gz`).size);
  expect(scripts.filter((path) => path.startsWith('forms.'))).toEqual([]);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(345_000);
});

test('a search that names a person stays out of the address', async ({ page }) => {
  await openList(page);
  for (const personal of ['+998 90 123 45 67', '30101900010018']) {
    await page.getByRole('searchbox').fill(personal);
    await page.waitForTimeout(600);
    expect(page.url()).not.toContain('search');
    expect(page.url()).not.toMatch(/\d{7}/);
    expect(await page.title()).not.toMatch(/\d{5}/);
  }
});

test('a filter of the address that makes no sense is left out, with a note', async ({ page }) => {
  await openList(page, '?status=nonsense&begin_date=31.12.2025&order_by=passport&limit=7');
  const note = page.getByRole('status').filter({ hasText: 'адреса' });
  for (const name of ['status', 'begin_date', 'order_by', 'limit']) await expect(note).toContainText(name);
  await expect(rows(page).nth(9)).toBeVisible();
});

test('nothing found because of the filter is told apart and undone', async ({ page }) => {
  await signIn(page, 'moderator', `${listPath}?status=active&search=ъъъъъъъ`);
  await expect(page.getByRole('button', { name: 'Очистить всё' }).first()).toBeVisible();
  await expect(rows(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Очистить всё' }).first().click();
  await expect(rows(page).nth(9)).toBeVisible();
});

test('the rows fill the window by themselves, more are added on scrolling, and a jump replaces them', async ({
  page,
}) => {
  const offsets: (string | null)[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith('/investment/investors') && searchParams.get('limit') === '10')
      offsets.push(searchParams.get('offset'));
  });
  await openList(page);
  await expect(rows(page).nth(10)).toBeAttached();
  // A full window asks for nothing more.
  await expect(page.getByRole('button', { name: 'Показать ещё' })).not.toBeInViewport();
  await page.waitForLoadState('networkidle');
  expect(offsets.slice(0, 2)).toEqual(['0', '10']);
  expect(offsets.length).toBeLessThanOrEqual(5);
  const filled = offsets.length;
  const firstName = await rows(page).first().getByRole('link').first().textContent();
  await rows(page).last().scrollIntoViewIfNeeded();
  await table(page).hover();
  await page.mouse.wheel(0, 4_000);
  await expect.poll(() => offsets.length).toBeGreaterThan(filled);

  await page.goto(`${listPath}?page=3`);
  await expect(rows(page).first()).toBeVisible();
  await expect(rows(page).first()).not.toContainText(firstName ?? '');
});

test('the card of a person shows the data, the history and the investments', async ({ page }) => {
  await openList(page, '?status=current');
  const name = (await rows(page).first().getByRole('link').first().textContent()) ?? '';
  await rows(page).first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/back-office\/investor\/\d+$/);
  await expect(page).toHaveTitle(new RegExp(name.slice(0, 10)));
  for (const section of ['Общие данные', 'Личные данные и документ', 'История проверки', 'Инвестиции'])
    await expect(heading(page, section)).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Путь к странице' })).toContainText('Инвесторы');
});

for (const [fault, status] of [
  ['fails', 500],
  ['is forbidden', 403],
] as const) {
  test(`a block that ${fault} says so alone`, async ({ page, complaints }) => {
    complaints.allow(new RegExp(`status of ${status}`));
    await page.route('**/investors/*/verify-history*', (route) =>
      route.fulfill({
        status,
        json: { error: 'No', code: status === 403 ? 'forbidden' : 'server_error', errors: [], request_id: 'req-1' },
      }),
    );
    await openList(page);
    await rows(page).first().getByRole('link').first().click();
    await expect(
      page.getByText(status === 403 ? 'Ошибка: Доступ запрещён' : 'Server side problem').first(),
    ).toBeVisible();
    await expect(heading(page, 'Общие данные')).toBeVisible();
    await expect(heading(page, 'Инвестиции')).toBeVisible();
    if (status === 500) {
      await page.unroute('**/investors/*/verify-history*');
      await page.getByRole('button', { name: text.retry }).first().click();
      await expect(page.getByText('Server side problem')).toHaveCount(0);
    }
  });
}

test('an unknown investor is not a crash', async ({ page, complaints }) => {
  complaints.allow(/status of 404/);
  await signIn(page, 'moderator', '/back-office/investor/99999999');
  await expect(page.getByText('Запись не найдена').first()).toBeVisible();
});
