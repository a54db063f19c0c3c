/** The command palette, by the keyboard alone. */
import { expectAccessibleInBoth } from './support/axe';
import { menu, openList, signIn } from './support/panel';
import { expect, test, type Page } from './support/test';

const field = (page: Page) => page.getByRole('combobox', { name: 'Поиск и команды' });
const rows = (page: Page) => page.getByRole('listbox').getByRole('option');
const highlighted = (page: Page) => page.locator('[role="option"][aria-selected="true"]');

/** With the Russian layout on, the key of the Latin K gives a Cyrillic letter. */
async function pressRussianK(page: Page) {
  await page.evaluate(() =>
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'л', code: 'KeyK', ctrlKey: true, bubbles: true, cancelable: true }),
    ),
  );
  await expect(field(page)).toBeFocused();
}

/** What is highlighted is what the field names to a reader. */
async function expectOneRow(page: Page) {
  await expect(highlighted(page)).toHaveCount(1);
  const id = await highlighted(page).getAttribute('id');
  await expect(field(page)).toHaveAttribute('aria-activedescendant', String(id));
}

test('opens by the physical key in the Russian layout, finds in the wrong layout, and gives the focus back', async ({
  page,
}) => {
  await openList(page);
  const search = page.getByRole('searchbox');
  await search.focus();
  await pressRussianK(page);
  await page.keyboard.type('gfytkm');
  await expect(rows(page).first()).toContainText('Панель мониторинга');
  await expect(rows(page).first()).toContainText('раскладка: панель');
  await expectOneRow(page);
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveCount(0);
  await expect(search).toBeFocused();
  await pressRussianK(page);
  await page.keyboard.type('gfytkm');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard\/index/);
});

test('opens when the page can, with what was typed while it was still on its way', async ({ page }) => {
  await openList(page);
  let letIn = () => {};
  const held = new Promise<void>((resolve) => (letIn = resolve));
  // The frame waits; the first small script has been run.
  await page.route(/\/assets\/(?!boot|texts|files)[^/]*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await page.waitForFunction(() => document.querySelector('link[rel="preload"]') !== null);
  await page.keyboard.press('Control+KeyK');
  // As keys of the other layout: a browser that is steered types no others.
  await page.keyboard.type('vjybn');
  letIn();
  await expect(field(page)).toHaveValue('vjybn');
  await expect(rows(page).first()).toContainText('Панель мониторинга');
});

test('finds an investor by phone and by PINFL, and never asks before three letters', async ({ page, backEnd }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/investors-search|[?&]search=/.test(request.url())) asked.push(request.url());
  });
  await openList(page);
  const answer = await page.request.get(`${backEnd.url}/`);
  expect(answer.ok()).toBe(true);
  await page.keyboard.press('Control+KeyK');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('ка');
  await page.waitForTimeout(600);
  expect(asked).toEqual([]);
  for (const query of ['+998 (90) 123-45-67', '30101900010018']) {
    asked.length = 0;
    await field(page).fill(query);
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    await expect(page.getByText('Ищем записи…')).toHaveCount(0);
    expect(asked.map((url) => new URL(url).searchParams.get('search'))).toEqual(asked.map(() => query));
    expect(page.url()).not.toMatch(/\d{7}/);
  }
});

test('an answer that comes late moves nothing that is highlighted', async ({ page }) => {
  await openList(page);
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/[?&]search=/, async (route) => {
    await held;
    await route.continue();
  });
  await page.keyboard.press('Control+KeyK');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('рус');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await expectOneRow(page);
  await expect(page.getByText('Ищем записи…')).toBeVisible();
  const before = await highlighted(page).textContent();
  const place = await highlighted(page).boundingBox();
  release();
  await expect(page.getByRole('group', { name: 'Инвесторы' }).getByRole('option').first()).toBeVisible();
  expect(await highlighted(page).textContent()).toBe(before);
  expect(await highlighted(page).boundingBox()).toEqual(place);
  await expectOneRow(page);
});

test('a kind that the person may not query is never asked', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/api\//.test(request.url()) && /search/.test(request.url())) asked.push(request.url());
  });
  // The role as the service gives it, without its lines about investors, and about sellers and agents, who have names, too.
  await page.route(/\/v1\/user-roles\/\d+(\?|$)/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: (await response.text()).replaceAll(/"(investors|sellers|pos_agents)"/g, '"others"'),
    });
  });
  await signIn(page, 'moderator', '/dashboard/index');
  await expect(menu(page)).toBeVisible();
  await expect(menu(page).getByText('Инвесторы')).toHaveCount(0);
  await expect(page).toHaveURL(/\/dashboard\/index/);
  await page.keyboard.press('Control+KeyK');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('@каримов');
  // Customers of instalments stay in the role: they are asked for, and nobody else is.
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await page.waitForTimeout(800);
  expect(asked.map((url) => new URL(url).pathname)).toEqual(['/api/payment/v1/customers']);
});

test('never opens over a question', async ({ page }) => {
  await openList(page);
  await page.getByRole('button', { name: 'Меню пользователя' }).click();
  await page.getByRole('button', { name: 'Выйти' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Выйти из системы?' })).toBeVisible();
  await page.keyboard.press('Control+KeyK');
  await expect(field(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Остаться' }).click();
  await page.keyboard.press('Control+KeyK');
  await expect(field(page)).toBeFocused();
  await field(page).fill('logout');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Выйти из системы?' })).toBeVisible();
});

test('is accessible in both themes: resting, found, a level, nothing found, keys', async ({ page }) => {
  await openList(page, '', 'director');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.keyboard.press('Control+KeyK');
  await expect(field(page)).toBeFocused();
  await field(page).fill('как в системе');
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveCount(0);
  await page.keyboard.press('Control+KeyK');
  await expect(field(page)).toBeFocused();
  await expect(rows(page).first()).toBeVisible();
  await expectAccessibleInBoth(page, 'resting');
  await field(page).fill('bydtcn');
  await expect(rows(page).first()).toBeVisible();
  await expectAccessibleInBoth(page, 'found');
  await field(page).fill('?');
  await expectAccessibleInBoth(page, 'keys');
  await field(page).fill('йцукхх');
  await expect(page.getByText('Ничего не найдено').first()).toBeVisible();
  await expectAccessibleInBoth(page, 'nothing');
  await field(page).fill('цвет');
  await page.keyboard.press('Enter');
  await expectAccessibleInBoth(page, 'level');
});
