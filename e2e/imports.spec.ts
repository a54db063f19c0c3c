/** Background tasks: a spreadsheet taken in, a task run and stopped, and what was refused given back as a file. */
import { utils, write } from 'xlsx';
import { expectAccessibleInBoth } from './support/axe';
import { heading, signIn } from './support/panel';
import { expect, test, type Page } from './support/test';

const tasks = '/back-office/investors/upload-tasks';
const dialog = (page: Page) => page.locator('dialog[open]').last();

function sheet(rows: unknown[][]): Buffer {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'Rows');
  return Buffer.from(write(book, { type: 'buffer', bookType: 'xlsx' }) as Uint8Array);
}
const choose = (page: Page, buffer: Buffer, name = 'rows.xlsx') =>
  page.locator('input[type="file"]').setInputFiles({ name, mimeType: 'application/octet-stream', buffer });

/** Signs in as an administrator whose panel follows the theme of the system. */
async function open(page: Page, path: string) {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await signIn(page, 'director', '/profile/user');
  await page.getByRole('main').getByLabel('Тема').selectOption('system');
  await page.goto(path);
}
/** A badge, and not the same word among the choices of a list that waits in another tab. */
const badge = (page: Page, words: string) => page.getByText(words).filter({ visible: true }).first();

test('a sheet is checked, put right, confirmed and sent; each row says what became of it', async ({ page }) => {
  await open(page, tasks);
  await page.getByRole('button', { name: 'Импорт из файла' }).click();
  const hostile = '<img src=x onerror=alert(1)>';
  await choose(
    page,
    sheet([
      ['investor_id', 'status', 'comment', '__proto__'],
      ['999999', 'active', hostile, 'x'],
      ['abc', 'active', '', ''],
      ['999999', 'active', '', ''],
      ['1', 'inactive', '', ''],
    ]),
  );
  await expect(page.getByText('С ошибками: 2')).toBeVisible();
  await expect(page.getByText('Повторы: 1')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Строка 2, Комментарий' })).toHaveValue(hostile);
  const wrong = page.getByRole('textbox', { name: 'Строка 3, Номер инвестора' });
  await expect(wrong).toHaveAccessibleDescription('Нужен номер: только цифры');
  await wrong.fill('999998');
  await expect(page.getByText('Готовы: 2')).toBeVisible();
  await expectAccessibleInBoth(page, 'the rows of an import');

  await page.getByRole('textbox', { name: 'Название задания' }).fill('Журнал 21');
  await page.getByRole('button', { name: 'Отправить' }).click();
  await expect(dialog(page)).toContainText('Будет отправлено строк: 2');
  await dialog(page).getByRole('button', { name: 'Отправить' }).click();
  await expect(page.getByText('Отклонено: 2')).toBeVisible();
  await expect(page.getByText('Не отправлено: 2')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Скачать строки с ошибками' }).click();
  expect((await download).suggestedFilename()).toBe('status_update_errors.xlsx');

  await page.getByRole('button', { name: 'Закончить' }).click();
  await expect(heading(page, 'Журнал 21')).toBeVisible();
  await expect(badge(page, 'Выполнено с отказами')).toBeVisible();
});

test('a task that waits is run, its progress moves to the end, and its refused rows are given as a file', async ({
  page,
}) => {
  await open(page, tasks);
  await page.getByRole('link', { name: 'Анкеты после праздников' }).click();
  await page.getByRole('button', { name: 'Запустить' }).click();
  await dialog(page).getByRole('button', { name: 'Запустить' }).click();
  await expect(page.getByRole('progressbar').filter({ visible: true }).first()).toHaveAttribute('aria-valuenow', '100');
  await page.getByRole('switch', { name: 'Только отказы' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Отказ' }).first()).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Скачать отказы' }).click();
  expect((await download).suggestedFilename()).toMatch(/^task_\d+_failed\.xlsx$/);
  await expectAccessibleInBoth(page, 'the card of a task');
});

test('a task that was stopped does nothing more', async ({ page }) => {
  await open(page, tasks);
  await page.getByRole('link', { name: 'Анкеты после праздников' }).click();
  await page.getByRole('button', { name: 'Действия с заданием' }).click();
  await page.getByRole('menuitem', { name: 'Остановить' }).click();
  await dialog(page).getByRole('button', { name: 'Остановить' }).click();
  await expect(badge(page, 'Остановлено')).toBeVisible();
  await expect(page.getByRole('progressbar').filter({ visible: true }).first()).toHaveAttribute('aria-valuenow', '0');
});

test('a bomb is refused in the browser and never sent', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => void (request.method() === 'POST' && sent.push(new URL(request.url()).pathname)));
  await open(page, `${tasks}/new`);
  await page.getByRole('button', { name: 'Выбрать файл' }).waitFor();
  await choose(page, Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), Buffer.alloc(2000)]));
  await expect(page.getByRole('alert')).toContainText('сжат необычно');
  await choose(page, Buffer.from('MZ\0\0not a sheet'), 'rows.xlsx');
  await expect(page.getByRole('alert')).toContainText('не таблица');
  expect(sent.filter((path) => path.endsWith('/files'))).toEqual([]);
});
