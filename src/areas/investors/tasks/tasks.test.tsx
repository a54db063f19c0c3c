/** Background tasks as an administrator meets them, on the real back end. */
import { screen, waitFor, within } from '@testing-library/react';
import { saveAs } from 'file-saver';
import { openDialogs } from '../../../../tests/panel/formParts';
import { openExportWorker as writeHere } from '../../../../tests/support/exportWorker';
import { workbook } from '../../../../tests/support/hostileSheets';
import { fileOf, openImportWorker as readHere } from '../../../../tests/support/importWorker';
import { uploadByFetch } from '../../../../tests/support/requestByFetch';
import { renderScreen } from '../../../../tests/support/renderScreen';
import { savedFile } from '../../../../tests/support/savedFile';
import { openExportWorker } from '../../../kit/export/openExportWorker';
import { openImportWorker } from '../../../kit/import/openImportWorker';

jest.mock('../../../kit/import/openImportWorker', () => ({ openImportWorker: jest.fn() }));
jest.mock('../../../kit/export/openExportWorker', () => ({ openExportWorker: jest.fn() }));
jest.mock('file-saver', () => ({ saveAs: jest.fn() }));

beforeAll(() => {
  openDialogs();
  uploadByFetch();
});
beforeEach(() => {
  jest.mocked(openImportWorker).mockImplementation(readHere);
  jest.mocked(openExportWorker).mockImplementation(writeHere);
  jest.mocked(saveAs).mockClear();
});

const path = '/back-office/investors/upload-tasks';
const as = 'director';
const openDialog = async () =>
  within(
    await waitFor(() => {
      const open = document.querySelector<HTMLElement>('dialog[open]');
      if (!open) throw new Error('Nothing lies over the page.');
      return open;
    }),
  );
const slow = { timeout: 20_000 };

test('a task that waits is found, changed, run to its end, and its refused rows are given as a file', async () => {
  const { user } = await renderScreen(`${path}?status=created`, { as });
  await user.click(await screen.findByRole('link', { name: 'Анкеты после праздников' }));
  await user.click(await screen.findByRole('button', { name: 'Действия с заданием' }));
  await user.click(screen.getByRole('menuitem', { name: 'Изменить' }));
  const form = await openDialog();
  const name = await form.findByRole('textbox', { name: /Название/ });
  await user.clear(name);
  await user.type(name, 'Анкеты апреля');
  await user.click(form.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Анкеты апреля' })).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Запустить' }));
  await user.click((await openDialog()).getByRole('button', { name: 'Запустить' }));
  expect(await screen.findByText(/^Выполнено( с отказами)?$/, { selector: 'h1 ~ span *' }, slow)).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Остановить' })).toHaveAttribute('aria-disabled', 'true');

  const entries = within(screen.getByRole('region', { name: 'История' })).getAllByRole('listitem');
  const titles = ['Завершение', 'Начало работы', 'Запуск', 'Изменение', 'Создание'];
  expect(entries.map((row) => row.firstElementChild?.textContent)).toEqual(titles);
  expect(entries[1]).toHaveTextContent(/Статус: В очереди Выполняется/);
  expect(entries[3]).toHaveTextContent(/Название: Анкеты после праздников Анкеты апреля/);

  await user.click(screen.getByRole('button', { name: 'Скачать отказы' }));
  const { name: file, sheet } = await savedFile(slow);
  expect(file).toMatch(/^task_\d+_failed\.xlsx$/);
  expect((sheet(0).A1 as { v: string }).v).toBe('Строка');
  expect((sheet(0).E2 as { v: string }).v).toBe('Отказ');
});

test('a task that has ended is neither run nor stopped, and says why', async () => {
  const { user } = await renderScreen(`${path}?status=cancelled`, { as });
  const row = (await screen.findByRole('link', { name: 'Остановка неактивных' })).closest<HTMLElement>(
    'tr, [role="row"]',
  );
  if (!row) throw new Error('The link stands in no row.');
  await user.click(within(row).getByRole('button', { name: 'Действия с заданием' }));
  expect(await screen.findByRole('menuitem', { name: /Запустить/ })).toHaveAccessibleDescription(/уже запускалось/);
  expect(screen.getByRole('menuitem', { name: /Остановить/ })).toHaveAccessibleDescription(/уже закончилось/);
});

test('a task that the platform gave up says so, and why', async () => {
  const { user } = await renderScreen(`${path}?status=failed`, { as });
  await user.click(await screen.findByRole('link', { name: 'Сверка контактов' }));
  const [end] = within(await screen.findByRole('region', { name: 'История' })).getAllByRole('listitem');
  expect(end).toHaveTextContent(/^ПрерваноСтатус: Выполняется ПрерваноОшибка: Внутренняя ошибка сервиса.+Система$/);
});

test('a sheet becomes a task: the good rows are sent, and each says what became of it', async () => {
  const { user } = await renderScreen(`${path}/new`, { as });
  await screen.findByRole('button', { name: 'Выбрать файл' }, slow);
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('There is no place for a file.');
  const rows = [
    ['investor_id', 'pinfl', 'status', 'comment'],
    ['999999', '', 'Активный', ''],
    ['abc', '', 'active', ''],
    ['1', '', 'inactive', ''],
  ];
  await user.upload(input, fileOf(workbook(rows)));
  expect(await screen.findByRole('textbox', { name: 'Строка 3, Номер инвестора' })).toHaveAccessibleDescription(
    'Нужен номер: только цифры',
  );
  expect(screen.getByRole('textbox', { name: 'Строка 4, Комментарий' })).toHaveAccessibleDescription(
    'Для этого статуса нужен комментарий',
  );
  await user.type(screen.getByRole('textbox', { name: 'Название задания' }), 'Из файла');
  await user.click(screen.getByRole('button', { name: 'Отправить' }));
  const question = await openDialog();
  expect(question.getByText('Будет отправлено строк: 1')).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Отправить' }));
  expect(await screen.findByText('Отклонено: 1', {}, slow)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Закончить' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Из файла' }, slow)).toBeVisible();
});

test('another kind does not throw away a sheet that was put right', async () => {
  const { user } = await renderScreen(`${path}/new`, { as });
  await screen.findByRole('button', { name: 'Выбрать файл' }, slow);
  const other = screen.getByRole('radio', { name: 'Новые инвесторы' });
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('There is no place for a file.');
  await user.upload(
    input,
    fileOf(
      workbook([
        ['investor_id', 'status'],
        ['abc', 'active'],
      ]),
    ),
  );
  const cell = await screen.findByRole('textbox', { name: 'Строка 2, Номер инвестора' });
  await user.clear(cell);
  await user.type(cell, '17');
  expect(other).toBeDisabled();
  expect(screen.getByText(/^Загруженные строки для этого задания/)).toBeVisible();
  await user.click(other);
  expect(screen.getByRole('textbox', { name: 'Строка 2, Номер инвестора' })).toHaveValue('17');
  await user.click(screen.getByRole('button', { name: 'Другой файл' }));
  await user.click((await openDialog()).getByRole('button', { name: 'Уйти' }));
  await screen.findByRole('button', { name: 'Выбрать файл' });
  expect(other).toBeEnabled();
  await user.click(other);
  expect(other).toBeChecked();
});

test('who may not import is told so, also at the typed address; a moderator has no way in', async () => {
  const { unmount } = await renderScreen(`${path}/new`, { as: 'executive' });
  expect(await screen.findByText('Permission async_tasks.add is missing', {}, slow)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Выбрать файл' })).toBeNull();
  unmount();
  await renderScreen(path, { as: 'moderator' });
  expect(await screen.findByRole('heading', { name: 'Нет доступа' }, slow)).toBeVisible();
});
