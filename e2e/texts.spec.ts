/** The first page brings the texts that it shows; all others come behind it, and with whatever needs them. */
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

/** The file of a share of the texts, as the page itself names it. */
async function fileOf(page: Page, share: string): Promise<string> {
  const files = JSON.parse((await page.locator('#files').textContent()) ?? '{}') as Record<string, string[]>;
  const [file] = files[`ru?${share}`] ?? [];
  if (file === undefined) throw new Error(`The page names no file of the ${share} texts`);
  return file;
}

test('the first screens stand without the late texts, and what is opened comes together with them', async ({
  page,
}) => {
  await openList(page, '', 'director');
  const card = await rows(page).first().getByRole('link').first().getAttribute('href');
  const late = await fileOf(page, 'late');
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(`**/${late}`, async (route) => {
    await held;
    await route.continue();
  });

  for (const [path, title] of [
    ['/dashboard/index', /./],
    [card ?? '', /./],
    [listPath, 'Инвесторы'],
  ] as const) {
    const asked = page.waitForRequest(`**/${late}`);
    await page.goto(path, { waitUntil: 'commit' });
    await expect(heading(page, title).first()).toBeVisible();
    await asked;
    expect(await missingTexts(page), path).toEqual([]);
  }
  await expect(rows(page).first()).toBeVisible();
  expect(await missingTexts(page)).toEqual([]);

  await page.getByRole('button', { name: 'Экспорт', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  release();
  await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible();
  expect(await missingTexts(page)).toEqual([]);
});

test('what is not among the first comes with all texts, also when they come late', async ({ page }) => {
  await openList(page, '', 'director');
  const late = await fileOf(page, 'late');
  await page.route(`**/${late}`, async (route) => {
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
});
