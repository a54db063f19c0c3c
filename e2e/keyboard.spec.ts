/** The list of investors without a mouse, in a layout where the letters are Russian; and saved views from end to end. */
import { readFile } from 'node:fs/promises';
import { expectAccessibleInBoth } from './support/axe';
import { heading, listPath, openList, parameters, rows, signIn, table } from './support/panel';
import { expect, test, type Page } from './support/test';

/** Presses keys as a Russian keyboard does: the same places, other letters. */
async function russianKeyboard(page: Page) {
  const session = await page.context().newCDPSession(page);
  const letters: Record<string, string> = {
    KeyG: 'п',
    KeyI: 'ш',
    KeyJ: 'о',
    KeyK: 'л',
    KeyM: 'ь',
    KeyX: 'ч',
    Slash: '.',
  };
  return async (...codes: string[]) => {
    for (const code of codes) {
      const key = letters[code] ?? '';
      await session.send('Input.dispatchKeyEvent', { type: 'keyDown', code, key, text: key });
      await session.send('Input.dispatchKeyEvent', { type: 'keyUp', code, key });
    }
  };
}

/** The panel in the theme of the system, so that the checks can go from one to the other. */
async function followSystem(page: Page) {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.getByRole('button', { name: 'Оформление' }).click();
  await page.getByLabel('Как в системе').check();
  await page.keyboard.press('Escape');
}

const focusedRow = (page: Page) => rows(page).filter({ has: page.locator(':focus') });

test('a list is walked, searched, picked, copied and opened without a mouse, with Russian letters', async ({
  page,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openList(page);
  const press = await russianKeyboard(page);
  const names = await rows(page).getByRole('link').allTextContents();

  await press('KeyJ');
  await expect(focusedRow(page)).toContainText(String(names[0]));
  await press('KeyJ', 'KeyJ', 'KeyK');
  await expect(focusedRow(page)).toContainText(String(names[1]));
  await press('KeyX');
  await expect(page.getByText('Выбрано: 1')).toBeVisible();
  await page.keyboard.press('Control+c');
  await expect(page.getByText('Скопирована 1 строка')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.split('\t')[0]).toBe(names[1]);
  expect(copied).toMatch(/\t\d+,\d{2}\t/);
  // Whole text of a cell that is cut off may be shown by then, and goes first.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(page.getByText('Выбрано: 1')).toBeHidden({ timeout: 1_000 });
  }).toPass();

  await press('Slash');
  const search = page.getByRole('searchbox').first();
  await expect(search).toBeFocused();
  // In a text the letters are letters.
  await press('KeyJ', 'KeyG', 'KeyM');
  await expect(search).toHaveValue('опь');
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await expect(page).toHaveURL((url) => !url.searchParams.has('search'));
  await expect(rows(page).nth(1)).toBeVisible();

  // Out of the field, down to the rows.
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await press('KeyJ');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/investor\/\d+|\/investor-business\/\d+/);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await press('KeyG', 'KeyI');
  await expect(page).toHaveURL((url) => url.pathname === listPath);
  await press('KeyG', 'KeyM');
  await expect(heading(page, /.+/).first()).toBeVisible();
  await expect(page).toHaveURL(/dashboard/);
});

test('the help tells what the keys do here, in both themes, and switches them off', async ({ page }) => {
  await openList(page);
  await followSystem(page);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Клавиши этого экрана' });
  await expect(help.getByRole('region', { name: 'В таблице' })).toContainText('Следующая строка');
  await help.getByRole('searchbox').fill('скопировать');
  await expect(help.getByRole('term')).toHaveText(['Скопировать выбранные строки или ячейку']);
  await help.getByRole('searchbox').fill('');
  await expectAccessibleInBoth(page, 'the help of the keys', { part: 'dialog' });
  await help.getByRole('switch').press('Space');
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();

  await page.keyboard.press('j');
  await page.keyboard.press('?');
  await expect(help).toBeHidden();
  await expect(focusedRow(page)).toHaveCount(0);
  // There is another way to it, and the arrows stay.
  await page.getByRole('button', { name: 'Меню пользователя' }).click();
  await page.getByRole('button', { name: 'Клавиши' }).click();
  await expect(help.getByRole('switch')).not.toBeChecked();
});

const views = (page: Page) => page.getByRole('group', { name: 'Виды', exact: true });
const heads = async (page: Page) => (await table(page).getByRole('columnheader').allTextContents()).filter(Boolean);

async function act(page: Page, name: string, action: string) {
  await views(page)
    .getByRole('group', { name: `Действия с видом «${name}»` })
    .getByRole('button')
    .click();
  await page.getByRole('menuitem', { name: action }).click();
}

test('a view is saved, comes back after a reload, and reaches a colleague by link and by file', async ({
  page,
  otherPage,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openList(page, '?status=active&order_by=name');
  await followSystem(page);
  await page.getByRole('button', { name: 'Столбцы' }).click();
  await page.getByRole('checkbox', { name: 'ПИНФЛ' }).press('Space');
  await page.keyboard.press('Escape');
  await expect.poll(() => heads(page)).toContain('ПИНФЛ');
  const shown = await heads(page);

  await page.getByRole('button', { name: 'Виды' }).click();
  await views(page).getByRole('textbox').fill('Активные с ПИНФЛ');
  await page.keyboard.press('Enter');
  await expect(views(page).getByRole('status')).toHaveText('Вид сохранён');
  await act(page, 'Активные с ПИНФЛ', 'Открывать экран с этим видом');
  await expect(views(page).getByRole('status')).toHaveText('С этим видом экран будет открываться');
  await expectAccessibleInBoth(page, 'the saved views');
  await act(page, 'Активные с ПИНФЛ', 'Скопировать ссылку');
  await expect(views(page).getByRole('status')).toHaveText('Ссылка скопирована');
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  expect(link.href.length).toBeLessThan(2_000);
  const download = page.waitForEvent('download');
  await act(page, 'Активные с ПИНФЛ', 'Сохранить в файл');
  const saved = await download;
  expect(saved.suggestedFilename()).toBe('Активные_с_ПИНФЛ.view.json');
  const file = await readFile(await saved.path());
  await views(page).getByRole('button', { name: 'Показать как изначально' }).click();
  await expect.poll(() => heads(page)).not.toContain('ПИНФЛ');

  // The bare address opens with the default view, and the address then says so.
  await page.goto(listPath);
  await expect.poll(() => heads(page)).toEqual(shown);
  expect(parameters(page).get('status')).toBe('active');

  await signIn(otherPage, 'kam', link.pathname + link.search);
  await expect(rows(otherPage).first()).toBeVisible();
  await expect.poll(() => heads(otherPage)).toEqual(shown);
  expect(parameters(otherPage).get('order_by')).toBe('name');
  await otherPage.goto(listPath);
  await expect(rows(otherPage).first()).toBeVisible();
  await expect.poll(() => heads(otherPage)).not.toContain('ПИНФЛ');
  await otherPage.getByRole('button', { name: 'Виды' }).click();
  await expect(views(otherPage).getByText('Сохранённых видов пока нет', { exact: false })).toBeVisible();
  const picked = { name: 'views.json', mimeType: 'application/json' };
  await views(otherPage)
    .getByLabel('Взять из файла')
    .setInputFiles({ ...picked, buffer: Buffer.from('not a view') });
  await expect(views(otherPage).getByRole('status')).toHaveText('Это не файл видов или он повреждён');
  await views(otherPage)
    .getByLabel('Взять из файла')
    .setInputFiles({ ...picked, buffer: file });
  await expect(views(otherPage).getByRole('status')).toHaveText('Добавлен 1 вид');
  await views(otherPage).getByRole('button', { name: 'Активные с ПИНФЛ' }).click();
  await expect.poll(() => heads(otherPage)).toEqual(shown);
});

test('a broken view in a link spoils nothing', async ({ page }) => {
  await openList(page, '?status=active&view=1c11*gone.*%3Cimg%3E');
  await expect(page.getByText('Вид таблицы из ссылки не прочитан', { exact: false })).toBeVisible();
  await expect(rows(page).first()).toBeVisible();
});
