/** The accessibility rules in everything that opens over the screens of investors, in both themes. */
import type { Page } from '@playwright/test';
import type { BackEnd } from '../../tests/support/backEndProcess';
import { expectAccessibleInBoth } from '../support/axe';
import {
  cardPath,
  companyPath,
  dialog,
  expectNoDialog,
  field,
  openRowMenu,
  pickAction,
  pickRowVerb,
  section,
} from '../support/card';
import { heading, openList, rows } from '../support/panel';
import { investorOf, investorsWhere, serviceOf, type Service } from '../support/service';
import { expect, test } from '../support/test';

/** Light and dark, one after the other, over what is open. */
async function check(page: Page, where: string, part = 'dialog[open]') {
  await expect(page.locator(part).last()).toBeVisible();
  await expectAccessibleInBoth(page, where, { part });
}

async function leave(page: Page) {
  await page.keyboard.press('Escape');
  await expectNoDialog(page);
}

/** Somebody who may open everything, with the looks of the system, on the first page of the list. */
async function begin(page: Page, backEnd: BackEnd, query = '') {
  for (const permission of ['investor_balance.add', 'investor_balance.enable', 'claims.enable'])
    await backEnd.tell({ do: 'allow', role: 'administrator', permission });
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await openList(page, query, 'director');
  await page.getByRole('button', { name: 'Оформление' }).click();
  await page.getByLabel('Как в системе').check();
  await page.keyboard.press('Escape');
}

const firstOf = async (service: Service, filter: string) =>
  (await investorsWhere(service, `${filter}&limit=10`))[0]?.id ?? 0;

/** The first of them whom nothing keeps out of the archive. */
async function withoutTies(service: Service, filter: string): Promise<number> {
  for (const { id } of await investorsWhere(service, `${filter}&limit=50`))
    if ((await investorOf(service, id)).archive_refused_by === null) return id;
  throw new Error('Everybody is tied by investments or instalments.');
}

async function ownerOfCard(service: Service): Promise<number> {
  for (const { id } of await investorsWhere(service, 'subject=individual&status=active&limit=50')) {
    const { total } = await service.read<{ total: number }>(`/system-user/v1/investor-cards/${id}`);
    if (total > 0) return id;
  }
  throw new Error('Nobody has a payment card.');
}

// Every one is looked at twice, which takes its time.
test.beforeEach(() => test.setTimeout(150_000));

test('no finding in what opens over the list, in either theme', async ({ page, backEnd }) => {
  await begin(page, backEnd, '?status=in_process&status=new');
  await page.getByRole('button', { name: 'Столбцы' }).click();
  await check(page, 'columns', 'main');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Статус/ }).first().click(); // prettier-ignore
  await check(page, 'filter by status', 'main');
  await page.keyboard.press('Escape');
  await openRowMenu(rows(page).first());
  await check(page, 'menu of a row', '[role="menu"]');
  await page.keyboard.press('Escape');
  await page.getByRole('checkbox', { name: /^Выбрать \d+/ }).check();
  await page.getByRole('button', { name: 'Изменить статус' }).click();
  await dialog(page).getByLabel('Новый статус').selectOption('new');
  await field(page, 'Причина').fill('Не читается фотография');
  await check(page, 'bulk status');
  await dialog(page).getByRole('button', { name: 'Применить' }).click();
  await expect(dialog(page, 'Новый статус: Новый').getByText('Закончено')).toBeVisible();
  await check(page, 'result of the bulk status');
  await leave(page);
});

test('no finding in what opens over the card of a person who waits, in either theme', async ({ page, backEnd }) => {
  await begin(page, backEnd);
  await page.goto(cardPath(31));
  await expect(heading(page, 'Общие данные')).toBeVisible();
  await page.getByRole('button', { name: 'Изменить статус' }).click();
  await check(page, 'status');
  await leave(page);
  await page.getByRole('button', { name: 'Действия с инвестором' }).click();
  await check(page, 'menu of the card', '[role="menu"]');
  await page.keyboard.press('Escape');
  for (const action of [
    'Изменить общие данные',
    'Изменить телефон',
    'Изменить данные документа',
    'Подтвердить паспорт',
    'Сбросить идентификацию',
  ]) {
    // prettier-ignore
    await pickAction(page, action);
    await check(page, action);
    await leave(page);
  }
  // With what is wrong in it, and the question of whoever leaves it so.
  await pickAction(page, 'Изменить общие данные');
  await field(page, 'Фамилия').fill('');
  await field(page, 'Электронная почта').fill('not an address');
  await dialog(page).getByRole('button', { name: 'Сохранить', exact: true }).click();
  await expect(dialog(page).getByText('Пожалуйста, заполните поле', { exact: true })).toBeVisible();
  await check(page, 'a form with mistakes');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(2);
  await check(page, 'the question before leaving');
  await dialog(page).getByRole('button', { name: 'Уйти' }).click();
  await expectNoDialog(page);

  const photos = await section(page, 'Фотографии');
  await photos.getByRole('button', { name: 'Открыть фото: Паспорт' }).click();
  await check(page, 'photo viewer');
  await leave(page);
  await photos.getByRole('button', { name: 'Сверить с данными' }).click();
  // It waits for the photos.
  await expect(dialog(page).getByRole('button', { name: 'Подтвердить паспорт' })).toBeEnabled();
  await check(page, 'photos beside the data');
  await leave(page);

  const file = (await section(page, 'Вложения')).getByRole('row').filter({ has: page.getByRole('link') });
  await pickRowVerb(file.first(), 'Удалить');
  await check(page, 'deleting a file');
  await leave(page);
});

test('no finding in what opens over money, in either theme', async ({ page, backEnd }) => {
  const director = await serviceOf(backEnd.url, 'director');
  const accountant = await serviceOf(backEnd.url, 'accountant');
  const holder = await firstOf(director, 'subject=individual&status=active&order_by=-balance');
  const { version } = await investorOf(director, holder);
  const body = { amount: '1000.00', comment: 'Основание' };
  await accountant.done(`PUT /system-user/v1/investors/${holder}/refill-balance`, { body, version });
  await begin(page, backEnd);
  await page.goto(cardPath(holder));
  await expect(heading(page, 'Общие данные')).toBeVisible();
  for (const name of ['Пополнить баланс', 'Списать с баланса']) {
    await (await section(page, 'Баланс')).getByRole('button', { name }).click();
    await check(page, name);
    await leave(page);
  }
  await (await section(page, 'Баланс')).getByRole('button', { name: 'Пополнить баланс' }).click();
  await field(page, 'Сумма').fill('60000000');
  await field(page, 'Основание').fill('Основание');
  await dialog(page).getByRole('button', { name: 'Продолжить' }).click();
  await expect(dialog(page).getByText('Баланс после одобрения')).toBeVisible();
  await check(page, 'the question before money');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await dialog(page).getByRole('button', { name: 'Уйти' }).click();
  await expectNoDialog(page);

  const claim = (await section(page, 'Заявки')).getByRole('row').filter({ hasText: '1 000,00' });
  for (const verb of ['Одобрить', 'Отклонить']) {
    await pickRowVerb(claim, verb);
    // It stands in the row, and has nothing of it: neither the hidden buttons nor the place of the text.
    await page.mouse.move(0, 0);
    await expect(dialog(page).getByRole('button').last()).toHaveCSS('opacity', '1');
    await expect(dialog(page)).not.toHaveCSS('text-align', 'right');
    await check(page, verb);
    await leave(page);
  }
});

test('no finding in what opens over the cards of others, in either theme', async ({ page, backEnd }) => {
  const director = await serviceOf(backEnd.url, 'director');
  const archived = await firstOf(director, 'subject=individual&status=archive&order_by=balance');
  const left = await withoutTies(director, 'subject=individual&status=left');
  const company = await firstOf(director, 'subject=business&status=active');
  await begin(page, backEnd);
  await page.goto(cardPath(left));
  await pickAction(page, 'Переместить в архив');
  await check(page, 'archive');
  await leave(page);
  await page.goto(cardPath(archived));
  await pickAction(page, 'Вернуть из архива');
  await check(page, 'restore');
  await leave(page);
  await page.goto(companyPath(company));
  await pickAction(page, 'Изменить данные компании');
  await check(page, "the company's form");
  await leave(page);
  await page.goto(cardPath(await ownerOfCard(director)));
  await (await section(page, 'Карты')).getByRole('link').first().click();
  await check(page, 'payment card');
  await leave(page);
});

/** What opens over the screens of access: a button of the page, or an entry of a ⋯ menu. */
const accessActions: [path: string, actions: (string | [menu: string, entry: string])[]][] = [
  [
    '/rbac/system-users/2',
    ['Изменить', 'Изменить роли', ['Действия с сотрудником', 'Задать пароль'], ['Действия с сотрудником', 'Отключить']],
  ],
  ['/rbac/permissions', ['Новое право']],
  ['/rbac-pay/roles/2', ['Выдать роль']],
  ['/profile/user', ['Сменить пароль']],
  ['/rbac/roles/1', ['Изменить', 'Изменить области', 'Выдать роль']],
];

test('no finding in what opens over the access screens, in either theme', async ({ page, backEnd }) => {
  await begin(page, backEnd);
  const main = page.getByRole('main');
  for (const [path, actions] of accessActions) {
    await page.goto(path);
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    for (const action of actions) {
      const [button, entry] = typeof action === 'string' ? [action] : action;
      await main.getByRole('button', { name: button, exact: true }).first().click();
      if (entry !== undefined) await page.getByRole('menuitem', { name: entry, exact: true }).click();
      await check(page, `${path}: ${entry ?? button}`);
      await leave(page);
    }
  }
  // The difference before it is saved, on the role that was opened last.
  await main.getByRole('checkbox', { checked: true, disabled: false }).first().uncheck();
  await main.getByRole('button', { name: 'Проверить и сохранить' }).click();
  await check(page, 'the difference of a role');
});
