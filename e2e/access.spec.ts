/** Use without a mouse. */
import type { Page } from '@playwright/test';
import { heading, password, rows, text } from './support/panel';
import { expect, test } from './support/test';

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
