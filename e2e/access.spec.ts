/** Use without a mouse, and the accessibility rules on every route in both themes. */
import type { Page } from '@playwright/test';
import { expectAccessibleInBoth } from './support/axe';
import { heading, listPath, openList, password, rows, signOut, text } from './support/panel';
import { expect, test } from './support/test';

test('no finding on any route, in either theme', async ({ page, complaints }) => {
  test.setTimeout(120_000);
  complaints.allow(/status of 404/);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await openList(page);
  await page.getByRole('button', { name: 'Оформление' }).click();
  await page.getByLabel('Как в системе').check();
  await page.keyboard.press('Escape');
  const person = (await rows(page).first().getByRole('link').first().getAttribute('href')) ?? '';
  await expectAccessibleInBoth(page, listPath);
  await page.goto(`${listPath}?subject=business`);
  await expect(rows(page).first()).toBeVisible();
  const company = (await rows(page).first().getByRole('link').first().getAttribute('href')) ?? '';
  for (const path of [person, company]) {
    await page.goto(path);
    await expect(heading(page, 'Инвестиции')).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectAccessibleInBoth(page, path);
  }
  for (const path of ['/404', '/403', '/500', '/offline', '/back-office/investor/99999999']) {
    await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectAccessibleInBoth(page, path);
  }
  // The look stays on the device.
  await page.goto('/dashboard/index');
  await signOut(page);
  // The page is loaded anew, so that nothing of the person is left in it.
  await expect(page).toHaveURL(/\/user\/login/);
  await page.waitForLoadState('networkidle');
  for (const path of ['/user/login', '/user/register', '/user/register-result', '/user/recover']) {
    await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await expectAccessibleInBoth(page, path);
  }
});

/** Goes on with the Tab key until the element wanted has the focus. */
async function tabTo(page: Page, name: RegExp, limit = 60) {
  for (let step = 0; step < limit; step++) {
    const label = await page.evaluate(() => {
      const focused = document.activeElement;
      return focused?.getAttribute('aria-label') ?? focused?.textContent ?? '';
    });
    if (name.test(label.trim())) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The Tab key does not reach ${name}`);
}

test('from the sign-in to the card and out again by the keyboard alone', async ({ page }) => {
  await page.goto('/user/login');
  await expect(heading(page, text.signIn)).toBeVisible();
  await page.locator('input[autocomplete="username"]').focus();
  await page.keyboard.type('moderator');
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard\/index$/);

  await tabTo(page, /^Инвесторы/);
  await page.keyboard.press('Enter');
  await expect(rows(page).first()).toBeVisible();

  const name = ((await rows(page).first().getByRole('link').first().textContent()) ?? '').trim();
  await tabTo(page, new RegExp(name.slice(0, 12)), 80);
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Общие данные')).toBeVisible();

  await tabTo(page, /, меню пользователя$/, 80);
  await page.keyboard.press('Enter');
  await tabTo(page, /^Выйти$/);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await tabTo(page, /^(Да|Выйти)/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/user\/login/);
});
