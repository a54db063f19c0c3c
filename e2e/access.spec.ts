/** Use without a mouse. */
import type { Page } from '@playwright/test';
import { heading, menu, password, rows, text } from './support/panel';
import { expect, test } from './support/test';

/** Goes on with the Tab key until the element wanted has the focus, once around the page at most. */
async function tabTo(page: Page, name: RegExp) {
  await page.evaluate(() => Object.assign(window, { tabbedFrom: undefined }));
  for (;;) {
    const { label, isRound } = await page.evaluate(() => {
      const focused = document.activeElement;
      // What was looked at last went away, or nothing was yet: the next key goes on from there, and a round begins later.
      if (focused === null || focused === document.body) return { label: '', isRound: false };
      const from = 'tabbedFrom' in window ? window.tabbedFrom : undefined;
      if (from === undefined) Object.assign(window, { tabbedFrom: focused });
      return { label: focused.getAttribute('aria-label') ?? focused.textContent ?? '', isRound: from === focused };
    });
    if (name.test(label.trim())) return;
    if (isRound) throw new Error(`The Tab key does not reach ${name}`);
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
  // Its code comes when it is first opened; who goes on before it is there has left it.
  await expect(page.getByText('Выйти', { exact: true })).toBeVisible();
  await tabTo(page, /^Выйти$/);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await tabTo(page, /^(Да|Выйти)/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/user\/login/);
});
