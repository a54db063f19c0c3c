/** What a person does in the panel, in the words of the panel. */
import { expect, type Locator, type Page } from '@playwright/test';

export const password = 'Divan-demo-2026';
export const listPath = '/back-office/investors';

/** Texts of the panel that a test looks for, Russian unless it says otherwise. */
export const text = {
  signIn: 'Войти в систему',
  wrongPassword: 'Неверный логин или пароль',
  staffOnly: 'Вход только для сотрудников',
  disabled: 'Учётная запись отключена',
  noAccess: 'Нет доступа',
  notFound: 'Страница не найдена',
  retry: 'Повторить',
};

export const userName = (page: Page) => page.getByLabel('Логин', { exact: false }).and(page.getByRole('textbox'));
export const passwordField = (page: Page) =>
  page.locator('input[type="password"]').or(page.getByLabel('Пароль')).first();

export async function fillSignIn(page: Page, username: string, secret = password) {
  await userName(page).fill(username);
  await passwordField(page).fill(secret);
  await page.getByRole('button', { name: /^Войти/ }).click();
}

/** Signs in by the form; the panel then opens the path. */
export async function signIn(page: Page, username = 'moderator', path = '/') {
  await page.goto(path);
  await expect(page).toHaveURL(/\/user\/login/);
  await fillSignIn(page, username);
  await expect(page).not.toHaveURL(/\/user\/login/);
}

/** Signs in and opens the list of investors. */
export async function openList(page: Page, query = '', username = 'moderator') {
  await signIn(page, username, listPath + query);
  await expect(rows(page).first()).toBeVisible();
}

export const menu = (page: Page): Locator => page.getByRole('navigation', { name: 'Главное меню' });
export const table = (page: Page): Locator => page.getByRole('table').or(page.getByRole('grid')).first();
/** The rows of the table, without the header and without those that only hold a place while loading. */
export const rows = (page: Page): Locator =>
  table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('link') });
export const heading = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('main').getByRole('heading', { name, exact: typeof name === 'string' });

export async function signOut(page: Page) {
  await page.getByRole('button', { name: 'Меню пользователя' }).click();
  await page.getByRole('button', { name: 'Выйти' }).first().click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^(Да|Выйти)/ })
    .click();
}

export const parameters = (page: Page) => new URL(page.url()).searchParams;

/** Has the panel of whoever is signed in follow the system between light and dark. */
export async function followSystem(page: Page) {
  await page.goto('/profile/user');
  await page.getByRole('main').getByLabel('Тема').selectOption('system');
}
