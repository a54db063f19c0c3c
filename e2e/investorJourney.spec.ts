/** Journey 20: a moderator verifies an investor; besides, many statuses at once, two people for money, stale writes. */
import type { Locator, Page } from '@playwright/test';
import {
  cardPath,
  dialog,
  expectNoDialog,
  field,
  notice,
  openRowMenu,
  pickAction,
  pickRowVerb,
  section,
} from './support/card';
import { heading, listPath, openList, parameters, rows, signIn } from './support/panel';
import { claimsOf, investorOf, investorsWhere, ledgerCount, serviceOf } from './support/service';
import { expect, test } from './support/test';

// His PINFL tells another birthday than the record, and all four of his photos are there.
const waiting = { id: 31, name: 'Волков Сергей Андреевич', birthday: '09.07.1978' };
const mismatch = 'ПИНФЛ не сходится с датой рождения';

const save = (page: Page) => dialog(page).getByRole('button', { name: 'Сохранить', exact: true }).click();
const photoOf = (page: Page, title: string): Locator => dialog(page).getByRole('img', { name: title, exact: true });

test('a moderator verifies an investor, and is refused what is not right', async ({ page, backEnd, complaints }) => {
  complaints.allow(/status of (409|422)/);
  await openList(page, '?status=in_process');
  await page.getByRole('searchbox').fill('Волков Серг');
  await rows(page).getByRole('link', { name: waiting.name }).click();
  const common = await section(page, 'Общие данные');
  await expect(common.getByText(mismatch)).toBeVisible();

  await test.step('four photos beside the data, each made larger and turned', async () => {
    await (await section(page, 'Фотографии')).getByRole('button', { name: 'Сверить с данными' }).click();
    const compared = dialog(page, 'Фотографии и данные');
    for (const title of ['Паспорт', 'Селфи с паспортом', 'Прописка', 'Профиль'])
      await expect(photoOf(page, title)).toBeVisible();
    const passport = photoOf(page, 'Паспорт');
    const before = await passport.getAttribute('style');
    await compared.getByRole('button', { name: 'Крупнее (+): Паспорт' }).click();
    await expect(passport).not.toHaveAttribute('style', before ?? '');
    const larger = await passport.getAttribute('style');
    await compared.getByRole('button', { name: 'Повернуть вправо (R): Паспорт' }).click();
    await expect(passport).not.toHaveAttribute('style', larger ?? '');
    await expect(compared.getByText(waiting.name)).toBeVisible();
    await expect(compared.getByText(mismatch)).toBeVisible();
  });

  await test.step('a passport whose PINFL is of somebody else is not confirmed', async () => {
    await dialog(page, 'Фотографии и данные').getByRole('button', { name: 'Подтвердить паспорт' }).click();
    const question = dialog(page, 'Подтвердить паспорт');
    await question.getByRole('button', { name: 'Подтвердить паспорт' }).click();
    await expect(question.getByText('Неверный ПИНФЛ')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expectNoDialog(page);
  });

  await test.step('the birthday is put right, and nothing disagrees any more', async () => {
    await pickAction(page, 'Изменить общие данные');
    await field(page, 'Дата рождения').fill(waiting.birthday);
    await save(page);
    await expectNoDialog(page);
    await expect(common.getByText(mismatch)).toHaveCount(0);
  });

  await test.step('a phone of somebody else is refused beside the field, which keeps it', async () => {
    await pickAction(page, 'Изменить телефон');
    await field(page, 'Новый телефон').fill('901234567');
    await save(page);
    await expect(dialog(page).getByText('Номер телефона уже зарегистрирован').first()).toBeVisible();
    await expect(field(page, 'Новый телефон')).toHaveValue(/90 123 45 67/);
    await page.keyboard.press('Escape');
    await dialog(page).getByRole('button', { name: 'Уйти' }).click();
    await expectNoDialog(page);
  });

  await test.step('the passport is confirmed, and the investor made active with a row of history', async () => {
    await pickAction(page, 'Подтвердить паспорт');
    await dialog(page).getByRole('button', { name: 'Подтвердить паспорт' }).click();
    await expect(notice(page, 'Паспорт подтверждён')).toBeVisible();
    const change = page.getByRole('button', { name: 'Изменить статус' });
    await change.click();
    // Sending back wants a reason.
    await dialog(page).getByRole('radio', { name: 'Новый' }).check();
    await save(page);
    await expect(dialog(page).getByText('Пожалуйста, заполните поле', { exact: true })).toBeVisible();
    await dialog(page).getByRole('radio', { name: 'Активный', exact: true }).check();
    await field(page, 'Комментарий').fill('Документы сверены с фотографиями');
    await save(page);
    await expect(notice(page, 'Статус успешно отредактирован')).toBeVisible();
    await expectNoDialog(page);
    const history = await section(page, 'История проверки');
    await expect(history.getByText('Документы сверены с фотографиями')).toBeVisible();
    await expect(history.getByText('Дилноза Каримова').first()).toBeVisible();
  });

  const service = await serviceOf(backEnd.url, 'moderator');
  expect(await investorOf(service, waiting.id)).toMatchObject({ status: 'active', passport_confirmed: true });
});

test('the status of a page of rows: the legal moves are made, every other row says why not', async ({
  page,
  backEnd,
}) => {
  // A page of the size that fills the window, so that no rows are added to it by themselves.
  const query = 'status=new&status=in_process&order_by=-name&subject=individual&limit=20';
  const service = await serviceOf(backEnd.url, 'director');
  const all = await investorsWhere(service, query);
  const legal = all.filter(({ status }) => status === 'in_process').map(({ id }) => id);
  expect(legal.length).toBeGreaterThan(1);
  expect(legal.length).toBeLessThan(20);

  await openList(page, `?${query}`);
  await page.getByRole('checkbox', { name: /^Выбрать 20/ }).check();
  await expect(page.getByText('Выбрано: 20').or(page.getByText(/Выбраны все загруженные: 20/))).toBeVisible();
  await page.getByRole('button', { name: 'Изменить статус' }).click();
  await dialog(page).getByLabel('Новый статус').selectOption('active');
  await expect(dialog(page).getByText(`Будет изменено: ${legal.length} из 20`)).toBeVisible();
  await expect(dialog(page).getByText(`Из нынешнего статуса так нельзя: ${20 - legal.length}`)).toBeVisible();

  // A colleague is quicker with one of them.
  const [taken = 0] = legal;
  const { version } = await investorOf(service, taken);
  await service.done(`PUT /investment/investors/${taken}/status`, { body: { status: 'active' }, version });

  await dialog(page).getByRole('button', { name: 'Применить' }).click();
  const result = dialog(page, 'Новый статус: Активный');
  await expect(result.getByText('Закончено')).toBeVisible();
  await expect(result.getByText(`Готово: ${legal.length - 1}`, { exact: true })).toBeVisible();
  await expect(result.getByText('Не удалось: 1', { exact: true })).toBeVisible();
  await expect(result.getByText(`Пропущено: ${20 - legal.length}`, { exact: true })).toBeVisible();
  await expect(result.getByRole('listitem')).toHaveCount(20);
  await result.getByRole('checkbox', { name: 'Только неудавшиеся' }).check();
  await expect(result.getByRole('listitem')).toHaveCount(1);
  await expect(result.getByText('Из нынешнего статуса так нельзя')).toBeVisible();

  // Again: only the one that failed is sent.
  const asked = page.waitForRequest('**/update-statuses');
  await result.getByRole('button', { name: 'Повторить неудавшиеся' }).click();
  expect(((await asked).postDataJSON() as { ids: number[] }).ids).toEqual([taken]);
  await expect(result.getByText('Закончено')).toBeVisible();
  await result.getByRole('button', { name: 'Закрыть', exact: true }).click();
  await expectNoDialog(page);
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);

  for (const { id, status } of all)
    expect((await investorOf(service, id)).status).toBe(legal.includes(id) ? 'active' : status);
});

test('who asks for money does not decide; another person does, and the balance changes once', async ({
  page,
  otherPage,
  backEnd,
}) => {
  // Somebody with both rights, to be refused for the person and not for the role.
  await backEnd.tell({ do: 'allow', role: 'accountant', permission: 'investor_balance.enable' });
  const service = await serviceOf(backEnd.url, 'executive');
  const [investor] = await investorsWhere(
    service,
    'status=active&subject=individual&order_by=-balance&limit=10&page=2',
  );
  const { id = 0, balance = '' } = investor ?? {};
  const movements = await ledgerCount(service, id);

  await signIn(page, 'accountant', cardPath(id));
  await (await section(page, 'Баланс')).getByRole('button', { name: 'Пополнить баланс' }).click();
  await field(page, 'Сумма').fill('125000,50');
  await field(page, 'Основание').fill('Ошибочно возвращённый платёж');
  await dialog(page).getByRole('button', { name: 'Продолжить' }).click();
  await dialog(page).last().getByRole('button', { name: /^Пополнить на 125 000,50/ }).click(); // prettier-ignore
  await expect(notice(page, 'Заявка создана и ждёт решения второго сотрудника')).toBeVisible();
  await expectNoDialog(page);
  const [claim] = await claimsOf(service, id);
  expect(claim).toMatchObject({ type: 'refill', status: 'pending', amount: '125000.50' });
  expect(await ledgerCount(service, id)).toBe(movements);

  const openClaim = async (of: Page) => {
    const claims = await section(of, 'Заявки');
    const row = claims.getByRole('row').filter({ hasText: '125 000,50' });
    // A menu goes with its row when fresh rows come, as they do after the claim; then it is opened once more.
    await expect(async () => {
      await openRowMenu(row);
      await expect(of.getByRole('menuitem', { name: 'Одобрить' })).toBeVisible({ timeout: 2_000 });
    }).toPass();
  };
  await test.step('the accountant is refused in words', async () => {
    const approve = page.getByRole('menuitem', { name: 'Одобрить' });
    await expect(async () => {
      await openClaim(page);
      await expect(approve).toBeDisabled({ timeout: 1_000 });
      await expect(approve).toHaveAccessibleDescription('Инициатор не может подтверждать свою операцию', {
        timeout: 1_000,
      });
    }).toPass();
    await page.keyboard.press('Escape');
  });

  await test.step('the executive director decides', async () => {
    await signIn(otherPage, 'executive', cardPath(id));
    const row = (await section(otherPage, 'Заявки')).getByRole('row').filter({ hasText: '125 000,50' });
    await pickRowVerb(row, 'Одобрить');
    const question = dialog(otherPage, 'Одобрить заявку?');
    await expect(question.getByText('Нигора Юсупова')).toBeVisible();
    await question.getByRole('button', { name: /^Одобрить 125/ }).click();
    await expect(notice(otherPage, 'Заявка одобрена')).toBeVisible();
    await expect(row.getByText('Одобрена', { exact: true })).toBeVisible();
    await expect((await section(otherPage, 'Движение по балансу')).getByText('125 000,50')).toBeVisible();
  });

  const cents = (sum: string) => BigInt(sum.replace('.', ''));
  const after = await investorOf(service, id);
  expect(cents(after.balance) - cents(balance)).toBe(12_500_050n);
  expect(await ledgerCount(service, id)).toBe(movements + 1);
});

test('two people change one record: the second chooses field by field, and nothing goes unseen', async ({
  page,
  otherPage,
  backEnd,
  complaints,
}) => {
  complaints.allow(/status of 409/);
  const service = await serviceOf(backEnd.url, 'director');
  const [investor] = await investorsWhere(service, 'status=active&subject=individual&order_by=name&limit=10&page=3');
  const id = investor?.id ?? 0;
  await Promise.all([signIn(page, 'moderator', cardPath(id)), signIn(otherPage, 'director', cardPath(id))]);
  for (const one of [page, otherPage]) {
    await expect(heading(one, 'Общие данные')).toBeVisible();
    await pickAction(one, 'Изменить общие данные');
  }
  await field(otherPage, 'Фамилия').fill('Первая');
  await save(otherPage);
  await expectNoDialog(otherPage);

  await field(page, 'Фамилия').fill('Вторая');
  await field(page, 'Электронная почта').fill('second@example.com');
  await save(page);
  const note = dialog(page).getByRole('alert').filter({ hasText: 'Запись изменена другим сотрудником' });
  await expect(note).toBeVisible();
  expect(await investorOf(service, id)).toMatchObject({ last_name: 'Первая' });
  const settle = note.getByRole('button', { name: 'Сохранить выбранное' });
  await expect(settle).toBeDisabled();
  await expect(note.getByRole('radio', { name: 'Моё: Вторая' })).toBeVisible();
  await note.getByRole('radio', { name: 'Новое: Первая' }).check();
  await settle.click();
  await expectNoDialog(page);
  expect(await investorOf(service, id)).toMatchObject({ last_name: 'Первая', email: 'second@example.com' });
  await expect(heading(page, /^Первая/)).toBeVisible();
});

test('an investor is moved and found again by the keyboard alone', async ({ page, backEnd }) => {
  await openList(page, '?status=in_process&status=active&status=inactive');
  const table = page.getByRole('grid');
  const third = rows(page).nth(2);
  const name = (await third.getByRole('link').first().textContent()) ?? '';
  const focused = page.locator(':focus');

  // One stop of the Tab key for the whole table, arrows inside.
  await tabUntil(page, () => table.evaluate((element) => element.contains(document.activeElement)));
  for (let row = 0; row < 2; row++) await page.keyboard.press('ArrowDown');
  await expect.poll(() => focused.evaluate((cell) => cell.closest('tr')?.dataset['index'])).toBe('2');
  await page.keyboard.press('Enter');
  await expect(heading(page, name)).toBeVisible();
  const id = Number(new URL(page.url()).pathname.split('/').pop());

  await tabUntil(page, () => focused.evaluate((element) => element.textContent === 'Изменить статус'));
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  await expect(dialog(page).locator(':focus')).toHaveCount(1);
  const service = await serviceOf(backEnd.url, 'moderator');
  const { status } = await investorOf(service, id);
  await page.keyboard.press('Space');
  await expect(dialog(page).getByRole('radio', { checked: true })).toHaveCount(1);
  await page.keyboard.press('Tab');
  await page.keyboard.type('Одной клавиатурой');
  await page.keyboard.press('Control+Enter');
  await expect(notice(page, 'Статус успешно отредактирован')).toBeVisible();
  await expectNoDialog(page);
  // The focus is back where the form was asked for.
  await expect(page.getByRole('button', { name: 'Изменить статус' })).toBeFocused();
  expect((await investorOf(service, id)).status).not.toBe(status);

  // The Back key is of the browser's window, which is not there.
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${listPath}\\?`));
  expect(parameters(page).getAll('status')).toEqual(['in_process', 'active', 'inactive']);
  await tabUntil(page, () => table.evaluate((element) => element.contains(document.activeElement)));
  await expect.poll(() => focused.evaluate((cell) => cell.closest('tr')?.textContent)).toContain(name);
});

/** Goes on with the Tab key until the focus is where it is wanted. */
async function tabUntil(page: Page, isThere: () => Promise<boolean>) {
  for (let step = 0; step < 80; step++) {
    if (await isThere().catch(() => false)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The Tab key does not reach it');
}
