/** The monitoring panel of the morning: figures that open the list with the same number, charts and their tables. */
import { readdirSync, readFileSync } from 'node:fs';
import { expectAccessible } from './support/axe';
import { heading, menu, signIn } from './support/panel';
import { expect, test, type Page } from './support/test';

const panel = '/dashboard/index';
const byStatus = 'Инвесторы по статусам';
const byMonth = 'Новые инвесторы по месяцам';
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const drawing = (page: Page, name: string) => card(page, name).getByRole('list', { name });
/** The queues of investors; persons and companies have a tile each. */
const tiles = (page: Page) =>
  page
    .getByRole('region', { name: /^(Ждут вас|Очереди)$/ })
    .getByRole('link')
    .filter({ hasText: /Новые (физлица|компании)|(Физлица|Компании) на проверке/ });

/** The figure of a tile, without its group spaces. */
const numberIn = (text: string) => Number(/[\d\s]*\d/.exec(text)?.[0].replace(/\s/g, ''));

/** The number beside the title of the list; a queue says there at which of so many it stands. */
async function expectListOf(page: Page, count: number, title = 'Инвесторы') {
  await expect(heading(page, title)).toBeVisible();
  const beside = heading(page, title).locator('xpath=..');
  await expect
    .poll(async () => numberIn(((await beside.textContent()) ?? '').replace(/\d[\d\s]*из\s/, '')))
    .toBe(count);
}

async function open(page: Page, username = 'moderator') {
  await signIn(page, username);
  await expect(tiles(page)).toHaveCount(4);
  await expect(drawing(page, byMonth)).toBeVisible();
}

test('each figure opens the list with the same number', async ({ page }) => {
  await open(page, 'executive');
  for (let at = 0; at < 4; at += 1) {
    const tile = tiles(page).nth(at);
    const said = (await tile.textContent()) ?? '';
    const figure = numberIn(said.replace(/На \d+ .*/, ''));
    await tile.click();
    await expectListOf(page, figure, said.includes('на проверке') ? 'Проверка инвесторов' : 'Инвесторы');
    await page.goBack();
    await expect(tiles(page)).toHaveCount(4);
  }
});

test('a bar, a month and a row of the table lead to as many investors as they say', async ({ page }) => {
  await open(page);
  const last = (text: string | null) => numberIn((text ?? '').split(' ').at(-1) ?? '');
  const bar = drawing(page, byStatus).getByRole('link', { name: /^Активный/ });
  const active = numberIn((await bar.textContent()) ?? '');
  await bar.click();
  await expectListOf(page, active);
  await expect(page).toHaveURL(/\?status=active$/);
  await page.goBack();

  const months = drawing(page, byMonth).getByRole('link');
  await expect(months).toHaveCount(12);
  const march = months.nth(3);
  const came = last(await march.getAttribute('aria-label'));
  await march.click();
  await expectListOf(page, came);
  await page.goBack();

  await card(page, byMonth).getByRole('button', { name: 'Показать таблицей' }).click();
  const row = card(page, byMonth).getByRole('row').nth(4);
  expect(last(await row.getByRole('cell').textContent())).toBe(came);
  await row.getByRole('link').click();
  await expectListOf(page, came);
});

test('values come under the pointer and under the focus, and the keyboard is enough', async ({ page }) => {
  await open(page);
  const months = drawing(page, byMonth).getByRole('link');
  const months12 = card(page, byMonth);
  await months.last().focus();
  await page.keyboard.press('ArrowLeft');
  await expect(months.nth(10)).toBeFocused();
  const said = (await months.nth(10).getAttribute('aria-label')) ?? '';
  await expect(months12.getByText(said.split(':')[0] ?? '', { exact: true })).toBeVisible();
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/begin_date=\d{4}-\d{2}-01&end_date=/);
});

test('the period of a chart stays in the address and survives a reload', async ({ page }) => {
  await open(page);
  await card(page, byMonth).getByRole('combobox', { name: 'Период' }).selectOption('6 месяцев');
  await expect(drawing(page, byMonth).getByRole('listitem')).toHaveCount(6);
  await card(page, byStatus).getByRole('combobox', { name: 'Период' }).selectOption('Этот год');
  await expect(page).toHaveURL(/\?months=six&statuses=year$/);
  await page.reload();
  await expect(drawing(page, byMonth).getByRole('listitem')).toHaveCount(6);
  await expect(card(page, byStatus).getByRole('combobox', { name: 'Период' })).toHaveValue('year');
});

/** The built scripts that hold a message of a part, but for the catalogues, which hold them all. */
const scriptsWith = (id: string) =>
  readdirSync('dist/assets').filter((name) => {
    const text = name.endsWith('.js') ? readFileSync(`dist/assets/${name}`, 'utf8') : '';
    return text.includes(id) && !['shell.frame.skip', 'shell.signOut.title'].some((other) => text.includes(other));
  });

test('the drawing is fetched after the tiles are there, and only here', async ({ page }) => {
  const tiles = scriptsWith('kit.figure.more');
  const drawings = scriptsWith('kit.chart.thousands');
  expect([tiles, drawings]).not.toContainEqual([]);
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname.replace('/assets/', '')));
  const place = (parts: string[]) => fetched.findIndex((path) => parts.includes(path));
  await signIn(page, 'moderator', '/back-office/investors');
  await expect(heading(page, 'Инвесторы')).toBeVisible();
  expect([place(tiles), place(drawings)]).toEqual([-1, -1]);
  await menu(page).getByRole('link', { name: 'Панель мониторинга' }).click();
  await expect(drawing(page, byMonth)).toBeVisible();
  expect(place(tiles)).toBeGreaterThan(-1);
  expect(place(drawings)).toBeGreaterThan(place(tiles));
});

for (const scheme of ['light', 'dark'] as const)
  test(`nothing stands in the way of anybody, ${scheme}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page);
    await page.getByRole('button', { name: 'Оформление' }).click();
    await page.getByLabel(scheme === 'dark' ? 'Тёмная' : 'Светлая').check();
    await page.keyboard.press('Escape');
    await expectAccessible(page, `charts, ${scheme}`);
    for (const name of [byStatus, byMonth])
      await card(page, name).getByRole('button', { name: 'Показать таблицей' }).click();
    await expectAccessible(page, `tables, ${scheme}`);
  });

test('everything fits a screen of 360 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page);
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(await overflow()).toBeLessThanOrEqual(0);
  await expectAccessible(page, 'narrow');
  await page.goto(panel);
  for (const name of [byStatus, byMonth])
    await card(page, name).getByRole('button', { name: 'Показать таблицей' }).click();
  expect(await overflow()).toBeLessThanOrEqual(0);
});
