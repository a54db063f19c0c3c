/** Use without a mouse. */
import type { Page } from '@playwright/test';
import { heading, menu, password, rows, text } from './support/panel';
import { expect, test } from './support/test';

/**
 * Goes on with the Tab key until the element wanted has the focus, twice around the page at most: what comes late may take
 * the focused element away.
 */
async function tabTo(page: Page, name: RegExp) {
  let rounds = 0;
  for (let step = 0; ; step++) {
    const { label, isRound } = await page.evaluate((isFirst) => {
      const focused = document.activeElement ?? document.body;
      const isRound = !isFirst && 'tabbedFrom' in window && window.tabbedFrom === focused;
      if (isFirst) Object.assign(window, { tabbedFrom: focused });
      return { label: focused.getAttribute('aria-label') ?? focused.textContent ?? '', isRound };
    }, step === 0);
    if (name.test(label.trim())) return;
    if (isRound && ++rounds === 2) throw new Error(`The Tab key does not reach ${name}`);
    await page.keyboard.press('Tab');
  }
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
  // Once around the page is once around all of it.
  await expect(menu(page).getByRole('link', { name: 'Инвесторы', exact: true })).toBeVisible();

  await tabTo(page, /^Инвесторы/);
  await page.keyboard.press('Enter');
  await expect(rows(page).first()).toBeVisible();

  const name = ((await rows(page).first().getByRole('link').first().textContent()) ?? '').trim();
  await tabTo(page, new RegExp(name.slice(0, 12)));
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Общие данные')).toBeVisible();

  await tabTo(page, /, меню пользователя$/);
  await page.keyboard.press('Enter');
  await tabTo(page, /^Выйти$/);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await tabTo(page, /^(Да|Выйти)/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/user\/login/);
});
