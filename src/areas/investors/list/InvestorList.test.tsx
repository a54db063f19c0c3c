import { screen, waitFor, within } from '@testing-library/react';
import { saveAs } from 'file-saver';
import { openExportWorker as openHere } from '../../../../tests/support/exportWorker';
import { renderScreen, tellBackEnd } from '../../../../tests/support/renderScreen';
import { savedFile } from '../../../../tests/support/savedFile';
import { openExportWorker } from '../../../kit/export/openExportWorker';

jest.mock('../../../kit/export/openExportWorker', () => ({ openExportWorker: jest.fn() }));
jest.mock('file-saver', () => ({ saveAs: jest.fn() }));
beforeEach(() => {
  jest.mocked(openExportWorker).mockImplementation(openHere);
  jest.mocked(saveAs).mockClear();
});

const path = '/back-office/investors';

/** The rows that name an investor, once they are there. */
async function investors() {
  const links = await screen.findAllByRole('link', {
    name: (_, link) => /\/back-office\/investor(-business)?\/\d/.test(link.getAttribute('href') ?? ''),
  });
  return links.map((link) => link.closest('[role="row"], tr, li') as HTMLElement);
}

test('finds investors by a part of the name', async () => {
  const { user } = await renderScreen(path);
  await investors();
  await user.type(screen.getByRole('searchbox'), 'Каримов');
  // The typing is waited for, and the old rows stay until the found ones are there.
  await waitFor(() => expect(window.location.search).toContain('search='));
  await waitFor(async () => {
    for (const row of await investors()) expect(row).toHaveTextContent(/Каримов|Karimov/i);
  });
});

test('shows companies with their INN', async () => {
  const { user } = await renderScreen(path);
  await investors();
  await user.click(screen.getByText('Юридические лица'));
  expect(await screen.findByRole('columnheader', { name: /ИНН/ })).toBeVisible();
  expect(new URLSearchParams(window.location.search).get('subject')).toBe('business');
  // In groups, as on cards and in forms.
  expect((await screen.findAllByText(/^\d{3}\s\d{3}\s\d{3}$/)).length).toBeGreaterThan(0);
  expect(screen.queryByText(/^\d{9}$/)).not.toBeInTheDocument();
});

test('opens the card of the investor that was clicked', async () => {
  const { user } = await renderScreen(path);
  const [row] = await investors();
  const link = within(row as HTMLElement).getAllByRole('link')[0] as HTMLElement;
  await user.click(link);
  expect(await screen.findByRole('heading', { name: 'Общие данные' })).toBeVisible();
  expect(window.location.pathname).toBe(link.getAttribute('href'));
});

test('says so when the server refuses the list', async () => {
  await tellBackEnd({ do: 'deny', role: 'moderator', permission: 'investors.query' });
  await renderScreen(path);
  expect(await screen.findByText(/Доступ запрещён/)).toBeVisible();
  await tellBackEnd({ do: 'reset' });
});

test('exports the investors of the filter, their statuses in words', async () => {
  const { user } = await renderScreen(`${path}?status=in_process&order_by=name`, { as: 'director' });
  await investors();
  await user.click(screen.getByRole('button', { name: 'Экспорт' }));
  await user.click(await screen.findByRole('radio', { name: /Все, вместе/ }));
  await user.click(screen.getByRole('button', { name: 'Выгрузить' }));
  const { name, book, rowsOf } = await savedFile();
  expect(name).toMatch(/^investors_all_\d{8}-\d{4}\.xlsx$/);
  const [people, facts] = [rowsOf(0), rowsOf(1)];

  // The PINFL is not among the columns of the screen.
  expect(people?.[0]).toEqual(['Имя', 'ПИНФЛ', 'Телефон', 'Статус', 'Вложено, сум', 'Баланс, сум', 'Создан']);
  const rows = people?.slice(1, -1) ?? [];
  expect(rows.length).toBeGreaterThan(10);
  expect(new Set(rows.map((row) => row[3]))).toEqual(new Set(['На проверке']));
  expect(rows.every(([, pinfl = '']) => pinfl === '' || pinfl.includes('*'))).toBe(true);
  expect(book.SheetNames).toEqual(['Инвесторы', 'Фильтры']);
  expect(facts).toEqual(
    expect.arrayContaining([
      ['Раздел', 'Инвесторы'],
      ['Вид инвестора', 'Физические лица'],
      ['Статус', 'На проверке'],
      ['Сортировка', 'Имя, по возрастанию'],
      ['Строк', rows.length],
    ]),
  );
});

test('offers no export to whoever may not', async () => {
  await renderScreen(path);
  await investors();
  expect(screen.queryByRole('button', { name: 'Экспорт' })).not.toBeInTheDocument();
});
