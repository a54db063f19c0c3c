/** The first page brings the texts that it says; those of another area, or of a wizard, come with what says them. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { heading, listPath, openList, rows } from './support/panel';
import { expect, test } from './support/test';
import { trafficOf } from './support/traffic';

const ids = new Set(Object.keys(JSON.parse(readFileSync('locales/ru.json', 'utf8')) as object));

/** A text that is not there is shown by its name, among what is read or what names a thing. */
async function missingTexts(page: Page): Promise<string[]> {
  const drawn = await page.locator('#root').evaluate((root) => {
    const naming = ['aria-label', 'title', 'placeholder', 'alt'];
    const names = [...root.querySelectorAll('*')].flatMap((part) => naming.map((name) => part.getAttribute(name)));
    return `${root.textContent} ${names.join(' ')}`;
  });
  return [...new Set(drawn.match(/\w+(\.\w+)+/g))].filter((word) => ids.has(word));
}

const textsOf = (name: string) => `**/assets/texts/ru.*/${name}.json`;

test('the first screens stand without the texts of others, and what is opened comes together with its own', async ({
  page,
}) => {
  await openList(page, '', 'director');
  const card = await rows(page).first().getByRole('link').first().getAttribute('href');
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(textsOf('kit.export'), async (route) => {
    await held;
    await route.continue();
  });

  // Papers say some of them, too, so they are asked for when the page is at rest.
  const asked = page.waitForRequest(textsOf('kit.export'));
  for (const [path, title] of [
    ['/dashboard/index', /./],
    [card ?? '', /./],
    [listPath, 'Инвесторы'],
  ] as const) {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(heading(page, title).first()).toBeVisible();
    expect(await missingTexts(page), path).toEqual([]);
  }
  await expect(rows(page).first()).toBeVisible();
  expect(await missingTexts(page)).toEqual([]);

  await page.getByRole('button', { name: 'Экспорт', exact: true }).click();
  await asked;
  await expect(page.getByRole('dialog')).toHaveCount(0);
  release();
  await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible();
  expect(await missingTexts(page)).toEqual([]);
});

test('a screen is drawn with its texts, also when they come late', async ({ page }) => {
  await openList(page, '', 'director');
  await page.route('**/assets/texts/**', async (route) => {
    await page.waitForTimeout(700);
    await route.continue();
  });
  for (const path of ['/profile/user', '/dashboard/index']) {
    const traffic = trafficOf(page);
    await page.goto(path);
    await expect(heading(page, /./).first()).toBeVisible();
    // The blocks of the monitor come one by one.
    await traffic.rest();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    expect(await missingTexts(page), path).toEqual([]);
  }
  // Texts of parts that are fetched when the page has time may still be on their way.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('texts that do not come are told, and come when asked again', async ({ page, complaints }) => {
  complaints.allow(/ERR_FAILED/, /Failed to load/);
  await openList(page, '', 'director');
  await page.route(textsOf('access'), (route) => route.abort());
  await page.goto('/rbac/roles');
  const again = page.getByRole('button', { name: 'Обновить' });
  await expect(again).toBeVisible({ timeout: 15_000 });
  expect(await missingTexts(page)).toEqual([]);
  await page.unroute(textsOf('access'));
  await again.click();
  await expect(heading(page, 'Роли системы')).toBeVisible();
  expect(await missingTexts(page)).toEqual([]);
});
