/** Sign-in with a code: set up in the profile, asked for at the sign-in and when a session ends, and given up again. */
import { Secret, TOTP } from 'otpauth';
import { expectAccessible } from './support/axe';
import { fillSignIn, password, passwordField, signIn, signOut } from './support/panel';
import { expect, test, type Page } from './support/test';

const refreshPath = '**/v1/system-users/refresh-token';
const codeField = (page: Page) => page.getByLabel('Код из приложения');
const section = (page: Page) => page.getByRole('region', { name: 'Вход с кодом' });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const submit = (page: Page) => page.getByRole('button', { name: /^Войти/ }).click();

test('a person has a code asked of herself, comes in with it, without the phone, and with the password alone again', async ({
  page,
  backEnd,
  complaints,
}) => {
  complaints.allow(/status of (401|403|422)/);
  await signIn(page, 'kam', '/profile/user');
  await section(page).getByRole('button', { name: 'Включить вход с кодом' }).click();
  const drawer = dialog(page, 'Включить вход с кодом');
  await drawer.getByLabel('Нынешний пароль').fill('wrong-password-1');
  await drawer.getByRole('button', { name: 'Продолжить' }).click();
  await expect(drawer.getByLabel('Нынешний пароль')).toHaveAccessibleDescription(/Неверный пароль/);
  await drawer.getByLabel('Нынешний пароль').fill(password);
  await drawer.getByRole('button', { name: 'Продолжить' }).click();

  await expect(drawer.getByRole('img', { name: /Картинка для приложения/ })).toBeVisible();
  await expectAccessible(page, 'the secret', { part: 'dialog[open]' });
  const key = await drawer.getByRole('button', { name: /^Скопировать [A-Z2-7]{32}$/ }).textContent();
  const codeIn = (seconds: number) =>
    new TOTP({ secret: Secret.fromBase32(key!.trim()) }).generate({ timestamp: Date.now() + seconds * 1000 });
  await codeField(page).fill('000000');
  await drawer.getByRole('button', { name: 'Включить вход с кодом' }).click();
  await expect(codeField(page)).toHaveAccessibleDescription(/Неверный код/);
  await codeField(page).fill(codeIn(0));
  await drawer.getByRole('button', { name: 'Включить вход с кодом' }).click();

  const kept = dialog(page, 'Вход с кодом включён. Сохраните запасные коды');
  await expect(kept.getByRole('listitem')).toHaveCount(10);
  const codes = (await kept.getByRole('listitem').allTextContents()).map((one) => one.trim());
  await expectAccessible(page, 'recovery codes', { part: 'dialog[open]' });
  await page.keyboard.press('Escape');
  await expect(kept).toBeVisible();
  await kept.getByRole('button', { name: 'Я сохранил коды' }).click();
  await expect(section(page)).toContainText('Осталось запасных кодов10');

  await signOut(page);
  await fillSignIn(page, 'kam');
  await expect(codeField(page)).toBeFocused();
  await expectAccessible(page, 'sign-in with a code');
  await page.keyboard.type('000000');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Неверный код');
  await expect(codeField(page)).toBeFocused();
  await expect(passwordField(page)).toHaveValue(password);
  // The one of before has let it be switched on; the next one is shown within half a minute.
  await codeField(page).fill(codeIn(30));
  await submit(page);
  await expect(page).not.toHaveURL(/\/user\/login/);

  await signOut(page);
  await fillSignIn(page, 'kam');
  await codeField(page).fill(codes[0]!.toUpperCase());
  await submit(page);
  await expect(page).not.toHaveURL(/\/user\/login/);

  await page.goto('/profile/user');
  await expect(section(page)).toContainText('Осталось запасных кодов9');
  await section(page).getByRole('button', { name: 'Выключить вход с кодом' }).click();
  const off = dialog(page, 'Выключить вход с кодом');
  await off.getByLabel('Нынешний пароль').fill(password);
  await codeField(page).fill(codes[1]!);
  // The session ends over it: who signs in again is asked for a code as well.
  await page.route(refreshPath, (route) =>
    route.fulfill({ status: 401, json: { error: 'x', code: 'unauthorized', errors: [], request_id: 'r' } }),
  );
  await backEnd.tell({ do: 'expireAccess' });
  await off.getByRole('button', { name: 'Выключить вход с кодом' }).click();
  const again = dialog(page, 'Войдите снова');
  await again.locator('input[type="password"]').fill(password);
  await page.unroute(refreshPath);
  await page.keyboard.press('Enter');
  await expect(again.getByLabel('Код из приложения')).toBeFocused();
  await page.keyboard.type(codes[2]!);
  await page.keyboard.press('Enter');
  await expect(again).toBeHidden();
  await expect(async () => {
    if (await off.isVisible())
      await off.getByRole('button', { name: 'Выключить вход с кодом' }).click({ timeout: 1_000 });
    await expect(off).toBeHidden({ timeout: 3_000 });
  }).toPass();
  await expect(section(page)).toContainText('Сейчас хватает пароля');
  await expect(section(page).getByRole('button', { name: 'Включить вход с кодом' })).toBeVisible();
});
