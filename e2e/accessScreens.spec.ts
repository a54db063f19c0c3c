/** Who may do what: an administrator gives and takes rights, and is refused what nobody may do. */
import type { Page } from '@playwright/test';
import { fillSignIn, heading, menu, rows, signIn } from './support/panel';
import { expect, test } from './support/test';

const dialog = (page: Page, name?: string | RegExp) =>
  name === undefined ? page.locator('dialog[open]') : page.getByRole('dialog', { name });
const review = async (page: Page) => {
  await page.getByRole('button', { name: 'Проверить и сохранить' }).click();
  await dialog(page).getByRole('button', { name: 'Сохранить' }).click();
};

test('a new role is made, filled, given to a new person, and its menu is the person’s', async ({ page, browser }) => {
  await signIn(page, 'director', '/rbac/roles/new');
  await page.getByLabel('Название').fill('analyst');
  await page.getByRole('button', { name: 'Создать' }).click();
  await expect(heading(page, 'analyst').first()).toBeVisible();

  await page.getByRole('searchbox', { name: 'Найти' }).fill('dashboard');
  await page.getByRole('checkbox', { name: 'Рабочий стол: Просмотр' }).check();
  await page.getByRole('searchbox', { name: 'Найти' }).fill('rbac_pay');
  await page.getByRole('checkbox', { name: /: Список$/ }).check();
  await page.getByRole('button', { name: 'Проверить и сохранить' }).click();
  await expect(dialog(page)).toContainText('Будет выдано');
  await dialog(page).getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText('Изменений нет', { exact: true })).toBeVisible();

  await page.goto('/rbac/system-users/new-user');
  await page.getByLabel('Логин').fill('new.analyst');
  await page.getByLabel('Пароль', { exact: false }).first().fill('Chorsu-2026-bozor');
  await page.getByLabel('Фамилия').fill('Новая');
  await page.getByRole('textbox', { name: /^Имя/ }).fill('Анна');
  await page.getByRole('textbox', { name: /^Телефон/ }).fill('901234567');
  await page.getByRole('checkbox', { name: 'analyst' }).check();
  // The right alone opens no screen of payments: their service has roles of its own, and the form says so.
  await expect(page.getByText(/^Не откроются и не появятся в меню: .*Роли платежей/)).toBeVisible();
  await page.getByRole('button', { name: 'Создать' }).click();
  await expect(heading(page, 'Новая Анна').first()).toBeVisible();

  const other = await browser.newContext({ locale: 'ru-RU' });
  const theirs = await other.newPage();
  await theirs.goto(new URL('/user/login', page.url()).href);
  await fillSignIn(theirs, 'new.analyst', 'Chorsu-2026-bozor');
  // The password is an administrator's: nothing else opens before it is changed.
  await expect(theirs).toHaveURL(/\/profile\/user$/);
  await theirs.getByRole('button', { name: 'Сменить пароль' }).click();
  await theirs.getByLabel('Нынешний пароль').fill('Chorsu-2026-bozor');
  await theirs.getByLabel('Новый пароль', { exact: false }).first().fill('Registon-2026-maydon');
  await theirs.getByLabel('Новый пароль ещё раз').fill('Registon-2026-maydon');
  await dialog(theirs).getByRole('button', { name: 'Сменить пароль' }).click();
  await expect(dialog(theirs)).toHaveCount(0);
  await expect(menu(theirs)).toContainText('Панель мониторинга');
  await expect(menu(theirs)).toContainText('Изменения доступа');
  await expect(menu(theirs)).not.toContainText('Роли платежей');
  await expect(menu(theirs)).not.toContainText('Инвесторы');
  await expect(menu(theirs)).not.toContainText('Роли системы');
  await other.close();
});

test('a policy that is taken away refuses the next call of whoever held it', async ({ page, browser, complaints }) => {
  complaints.allow(/status of 403/);
  const other = await browser.newContext({ locale: 'ru-RU' });
  const theirs = await other.newPage();
  await signIn(page, 'director', '/invest-rbac/role-permissions/moderator');
  const list = new URL('/back-office/investors', page.url()).href;
  await theirs.goto(list);
  await fillSignIn(theirs, 'moderator');
  await expect(rows(theirs).first()).toBeVisible();

  await page.getByRole('searchbox', { name: /Найти вызов/ }).fill('GET /investors');
  const leaf = page.getByRole('treeitem', { name: 'GET /investors', exact: true });
  await expect(leaf).toHaveAttribute('aria-checked', 'true');
  await leaf.click();
  await review(page);
  await expect(dialog(page)).toContainText('Сделано 1 из 1');
  await dialog(page).getByRole('button', { name: 'Закрыть', exact: true }).last().click();

  await theirs.goto(list);
  await theirs.getByRole('button', { name: 'Почему я этого не вижу?' }).click();
  await expect(theirs.getByText('GET /investors', { exact: true })).toBeVisible();
  await other.close();
});

test('the last administrator stays, and nobody changes his own roles', async ({ page, complaints }) => {
  complaints.allow(/status of 409/);
  await signIn(page, 'director', '/rbac/roles');
  await rows(page).filter({ hasText: 'Директор' }).first().getByRole('link').click();
  await page.getByRole('searchbox', { name: 'Найти' }).fill('rbac');
  await page
    .getByRole('checkbox', { name: /^Вся строка/ })
    .first()
    .click();
  await review(page);
  await expect(dialog(page)).toContainText(/последний администратор|хотя бы один администратор/);
  // What was ticked is still there.
  await dialog(page).getByRole('button', { name: 'Отмена' }).click();
  await expect(page.getByText(/^Снять: \d/)).toBeVisible();

  await page.goto('/rbac/system-users?search=director');
  page.on('dialog', (asked) => void asked.accept());
  await rows(page).filter({ hasText: 'director' }).first().getByRole('link').click();
  await expect(page.getByRole('button', { name: 'Изменить роли' })).toHaveAttribute('aria-disabled', 'true');
});

test('the matrix without a mouse, and at 360 px', async ({ page }) => {
  await signIn(page, 'director', '/rbac/roles/1');
  await page.getByRole('searchbox', { name: 'Найти' }).fill('orders');
  await page.getByRole('checkbox', { name: 'Всё' }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  const before = await page.evaluate(() => (document.activeElement as HTMLInputElement).checked);
  await page.keyboard.press('Space');
  expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).checked)).toBe(!before);

  await page.setViewportSize({ width: 360, height: 740 });
  await expect(page.getByRole('checkbox', { name: 'Удаление' }).first()).toBeVisible();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  expect(overflow).toBe(false);
});

test('rights over money: one administrator asks, another confirms, and the person then holds them', async ({
  page,
  otherPage,
  browser,
}) => {
  await signIn(page, 'director', '/rbac/system-users?search=n.nazarova');
  await rows(page).filter({ hasText: 'n.nazarova' }).getByRole('link').click();
  await page.getByRole('button', { name: 'Изменить роли' }).click();
  await dialog(page)
    .getByRole('group', { name: 'В системе' })
    .getByRole('checkbox', { name: 'Бухгалтер (accountant)', exact: true })
    .check();
  await expect(dialog(page).getByRole('note').first()).toContainText('изменение подтвердит другой администратор');
  // The role of the service is ticked along as soon as the list of those is there.
  await expect(
    dialog(page)
      .getByRole('group', { name: 'В инвестициях' })
      .getByRole('checkbox', { name: 'Бухгалтер (accountant)', exact: true }),
  ).toBeChecked();
  await dialog(page).getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText('Ждёт подтверждения другим администратором')).toBeVisible();
  // The way to the queue stands on the page of the person; who asked finds no way to confirm it there.
  await page.getByRole('link', { name: 'К изменениям, которые ждут' }).click();
  await expect(page).toHaveURL(/\/rbac\/changes/);
  await rows(page).filter({ hasText: 'Назарова' }).getByRole('link').first().click();
  await expect(dialog(page).getByRole('button', { name: 'Подтвердить' })).toHaveAttribute('aria-disabled', 'true');

  const theirs = await (await browser.newContext({ locale: 'ru-RU' })).newPage();
  await theirs.goto(new URL('/user/login', page.url()).href);
  await fillSignIn(theirs, 'n.nazarova');
  await expect(theirs).not.toHaveURL(/\/user\/login/);
  await expect(menu(theirs)).toContainText('Панель мониторинга');
  await expect(menu(theirs)).not.toContainText('Вывод средств');

  await signIn(otherPage, 'executive', '/rbac/changes');
  // The roles of both services that go with it wait beside it, and the queue leads from the one to the other.
  await expect(rows(otherPage).filter({ hasText: 'Назарова' })).toHaveCount(3);
  await rows(otherPage).filter({ hasText: 'Назарова' }).getByRole('link').first().click();
  const change = dialog(otherPage, /^Изменение доступа №/);
  // By its name: until it is there, the drawer is the last of the dialogs, with a button of the same words.
  const question = dialog(otherPage, 'Подтвердить изменение доступа?');
  for (const what of ['Учётная запись и роли', 'Роль службы сотруднику', 'Роль службы сотруднику']) {
    await expect(change).toContainText(what);
    const title = (await change.getByRole('heading').first().textContent()) ?? '';
    await expect(change).toContainText('Нилуфар Назарова');
    await change.getByRole('button', { name: 'Подтвердить' }).click();
    await question.getByRole('button', { name: 'Подтвердить' }).click();
    await expect(otherPage.getByText('Изменение подтверждено и выполнено').first()).toBeVisible();
    await expect(question).toHaveCount(0);
    await expect(change.getByRole('heading', { name: title, exact: true })).toHaveCount(0);
  }
  await expect(rows(otherPage).filter({ hasText: 'Назарова' })).toHaveCount(0);

  await theirs.reload();
  await expect(menu(theirs)).toContainText('Вывод средств');
  await theirs.context().close();
});
