import { screen, within } from '@testing-library/react';
import { saveAs } from 'file-saver';
import { colleague } from '../../../tests/support/colleague';
import { openExportWorker as openHere } from '../../../tests/support/exportWorker';
import {
  findDone,
  askAboutAll,
  expectNoLinks,
  exportAll,
  historyOfFirst,
  pickAll,
} from '../../../tests/support/listScreen';
import { renderScreen, tellBackEnd } from '../../../tests/support/renderScreen';
import { openExportWorker } from '../../kit/export/openExportWorker';

jest.mock('../../kit/export/openExportWorker', () => ({ openExportWorker: jest.fn() }));
jest.mock('file-saver', () => ({ saveAs: jest.fn() }));
beforeEach(() => {
  jest.mocked(openExportWorker).mockImplementation(openHere);
  jest.mocked(saveAs).mockClear();
});

const taxes = '/back-office/tax-list';
interface Taxes {
  transactions: { id: number; status: string; tax_amount: string }[];
  count: number;
  totals: { tax_amount: string };
}
const tax = async (query: string) => {
  const director = await colleague('director');
  return director.get<Taxes>(`/investment/payments/tax-transactions?${query}`);
};

test('verifies the picked new rows; the others are named before', async () => {
  const before = await tax('status=new&limit=1');
  const { user } = await renderScreen(`${taxes}?status=&order_by=-date`, { as: 'accountant' });
  const question = await askAboutAll(user, 'Проверить', 'Проверить налоговые операции?');
  const [, sent = '0'] = /Будет изменено: (\d+) из 10/.exec(question.getByRole('status').textContent ?? '') ?? [];
  expect(Number(sent)).toBeGreaterThan(0);
  expect(question.getByText(/Проверить можно только новую строку: [1-9]/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Проверить' }));
  await findDone('Проверка налоговых операций', `Готово: ${sent}`);
  expect((await tax('status=new&limit=1')).count).toBe(before.count - Number(sent));
});

test('a row opens at the side and tells who verified it', async () => {
  const history = await historyOfFirst(`${taxes}?status=verified`, /^Налоговая операция № \d+$/, 'accountant');
  expect(history.getByText('Проверка')).toBeVisible();
  expect(history.getByText(/^Статус/)).toHaveTextContent('Статус: Новая Проверена');
});

test('exports exactly the rows of the filter, with their sum', async () => {
  const found = await tax('status=error&limit=100');
  const { user } = await renderScreen(`${taxes}?status=error`, { as: 'accountant' });
  const rows = (await exportAll(user)).rowsOf(0);
  expect(rows).toHaveLength(found.count + 2);
  expect(new Set(rows.slice(1, -1).map((row) => row.at(-1)))).toEqual(new Set(['Ошибка']));
});

test('who may not verify has no such button', async () => {
  await tellBackEnd({ do: 'deny', role: 'director', permission: 'tax.enable' });
  const { user } = await renderScreen(taxes, { as: 'executive' });
  await pickAll(user);
  await screen.findByRole('button', { name: 'Снять выделение' });
  expect(screen.queryByRole('button', { name: 'Экспорт выбранных' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Проверить' })).not.toBeInTheDocument();
});

test('outgoing payments stand in the order in which they were made', async () => {
  await renderScreen('/back-office/transactions', { as: 'accountant' });
  expect(await screen.findByRole('columnheader', { name: /Создан(?!а)/ })).toHaveAttribute('aria-sort', 'ascending');
  expect((await screen.findAllByText('Выплачен')).length).toBeGreaterThan(0);
});

test('an outgoing payment opens at the side and tells what the bank said of it', async () => {
  const address = '/back-office/transactions?status=failed';
  const history = await historyOfFirst(address, /^Исходящий платёж № \d+$/, 'accountant');
  const [answer] = history.getAllByRole('listitem');
  expect(answer).toHaveTextContent(/^Ответ банкаСтатус: Не прошёлОшибка: Счёт получателя закрыт.+Нигора Юсупова$/);
});

test('a payment that is not there says so at the side', async () => {
  await renderScreen('/back-office/transactions?payment=999999', { as: 'accountant' });
  const side = within(await screen.findByRole('dialog', { name: 'Исходящий платёж № 999999' }));
  expect(await side.findByText(/не найден/i)).toBeVisible();
  expect(side.queryByRole('region', { name: 'История' })).toBeNull();
});

test('who may list outgoing payments but not open one has rows that lead nowhere', async () => {
  const denied = { role: 'accountant', permission: 'outgoing.get' };
  await expectNoLinks('/back-office/transactions?status=failed', 'Не прошёл', denied, 'accountant');
});

test('a request to the scoring service opens with its messages, and no personal number in them', async () => {
  const { user } = await renderScreen('/back-office/wings-requests?status=success', { as: 'moderator' });
  const [link] = await screen.findAllByRole('link', { name: /^\d+$/ });
  await user.click(link as HTMLElement);
  const message = await screen.findByText(/"pinfl"/);
  expect(message.textContent).toMatch(/"pinfl": "\d{4}\*{6}\d{4}"/);
});
