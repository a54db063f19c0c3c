/** Messages cover nothing that is to be pressed, at any width, and leave although the pointer lies where they came. */
import { cardPath, coveredButtons, dialog } from './support/card';
import { signIn } from './support/panel';
import { expect, test } from './support/test';

for (const width of [1440, 1024, 360])
  test(`a message leaves the buttons of the next drawer free at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await signIn(page, 'director', cardPath(38));
    // The key is heard once the card itself is there.
    await expect(page.getByRole('region', { name: 'Общие данные' })).toBeVisible();
    await page.keyboard.press('e');
    await dialog(page).getByRole('textbox', { name: 'Электронная почта' }).fill('umid@example.uz');
    // By the mouse, which then lies where the button was.
    await dialog(page).getByRole('button', { name: 'Сохранить' }).click();
    await expect(page.getByRole('region', { name: 'Сообщения' }).getByRole('status').first()).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
    await page.keyboard.press('e');
    await expect(dialog(page).getByRole('button', { name: 'Сохранить' })).toBeVisible();
    expect(await coveredButtons(dialog(page))).toEqual([]);
    await expect(page.getByRole('region', { name: 'Сообщения' }).getByRole('status')).toHaveCount(0);
  });
