import { expect, type Page } from '@playwright/test';
import { fillSignIn, heading, menu } from './panel';

interface FirstPerson {
  username: string;
  /** Good for one sign-in. */
  password: string;
  /** What is chosen instead. */
  chosen: string;
}

/** The first person of an installation signs in, chooses a password, and makes the first role and the first colleague. */
export async function takeOver(page: Page, { username, password, chosen }: FirstPerson): Promise<void> {
  await page.goto('/');
  await fillSignIn(page, username, password);
  await expect(page).toHaveURL(/\/profile\/user$/);
  await page.getByRole('button', { name: 'Сменить пароль' }).click();
  await page.getByLabel('Нынешний пароль').fill(password);
  await page.getByLabel('Новый пароль', { exact: false }).first().fill(chosen);
  await page.getByLabel('Новый пароль ещё раз').fill(chosen);
  await page.getByRole('dialog').getByRole('button', { name: 'Сменить пароль' }).click();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await expect(menu(page)).toContainText('Роли системы');

  await page.goto('/rbac/roles/new');
  await page.getByLabel('Название').fill('archive');
  await page.getByRole('button', { name: 'Создать' }).click();
  await expect(heading(page, 'archive').first()).toBeVisible();

  await page.goto('/rbac/system-users/new-user');
  await page.getByLabel('Логин').fill('archivist');
  await page.getByLabel('Пароль', { exact: false }).first().fill('Chorsu-2026-bozor');
  await page.getByLabel('Фамилия').fill('Каримов');
  await page.getByRole('textbox', { name: /^Имя/ }).fill('Азиз');
  await page.getByRole('textbox', { name: /^Телефон/ }).fill('935556677');
  await page.getByRole('checkbox', { name: 'archive' }).check();
  await page.getByRole('button', { name: 'Создать' }).click();
  await expect(heading(page, 'Каримов Азиз').first()).toBeVisible();
}
