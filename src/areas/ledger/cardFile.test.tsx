import { screen } from '@testing-library/react';
import { saveAs } from 'file-saver';
import { colleague } from '../../../tests/support/colleague';
import { openExportWorker as openHere } from '../../../tests/support/exportWorker';
import { exportAll } from '../../../tests/support/listScreen';
import { renderScreen } from '../../../tests/support/renderScreen';
import { openExportWorker } from '../../kit/export/openExportWorker';

jest.mock('../../kit/export/openExportWorker', () => ({ openExportWorker: jest.fn() }));
jest.mock('file-saver', () => ({ saveAs: jest.fn() }));
beforeEach(() => {
  jest.mocked(openExportWorker).mockImplementation(openHere);
  jest.mocked(saveAs).mockClear();
});

interface Card {
  entries: { date: string }[];
  totals: Record<'opening' | 'debit' | 'credit' | 'closing', string>;
  count: number;
}

test('the file of a card begins with what stood before, ends with what stands after, and adds no balances up', async () => {
  const accountant = await colleague('accountant');
  const card = (query: string) => accountant.get<Card>(`/system-user/v1/gl/accounts/9420/card?${query}`);
  // From the middle of what there is, so that something stood before.
  const { entries } = await card('limit=1000');
  const from = entries[Math.floor(entries.length / 2)]!.date;
  const { totals, count } = await card(`limit=1&begin_date=${from}`);
  const { user } = await renderScreen(`/back-office/accounts/9420?begin_date=${from}&end_date=`, { as: 'accountant' });
  await screen.findByRole('columnheader', { name: /Стало, сум/ });
  const { rowsOf } = await exportAll(user);
  const [titles, ...lines] = rowsOf(0);
  const at = (name: string) => titles!.findIndex((title) => title.startsWith(name));
  const [operation, balance, debit, credit] = ['Операция', 'Стало', 'Дебет', 'Кредит'].map(at) as [
    number,
    number,
    number,
    number,
  ];
  const [first, last, sum] = [lines[0]!, lines[count + 1]!, lines[count + 2]!];
  expect([first[operation], Number(first[balance])]).toEqual(['На начало', Number(totals.opening)]);
  expect([last[operation], Number(last[balance])]).toEqual(['На конец', Number(totals.closing)]);
  expect([sum[debit], sum[credit]].map(Number)).toEqual([totals.debit, totals.credit].map(Number));
  expect(sum[balance]).toBeUndefined();
  // What the ledger comes to, what the file holds, and nothing between.
  expect(lines.slice(count + 3).map((line) => [line[0], line[debit], line[credit]])).toEqual([
    ['По главной книге', sum[debit], sum[credit]],
    ['В файле', sum[debit], sum[credit]],
    ['Расхождение', 0, 0],
  ]);
  // Nothing moved meanwhile, so no remark says that rows may be missing; the account stands beside the name of its screen.
  const facts = rowsOf(1);
  expect(facts[0]![1]).toMatch(/: 9420 /);
  for (const absent of ['Примечание', 'id']) expect(facts.map(([label]) => label)).not.toContain(absent);
});

test('the file of the records of a tie says what was chosen in the words of its filters, and whose records they are', async () => {
  const { user } = await renderScreen('/back-office/gl/ties/6990?state=agrees', { as: 'accountant' });
  const { rowsOf } = await exportAll(user);
  const facts = new Map(rowsOf(1).map(([label, value]) => [label, value]));
  expect(facts.get('Раздел')).toMatch(/: 6990 /);
  expect(facts.get('Сверка')).toBe('Сходится');
  for (const raw of ['id', 'differs', 'state']) expect([...facts.keys()]).not.toContain(raw);
});

test.each([
  ['/back-office/gl/list', 'Сумма', 'amount', '/system-user/v1/gl-list'],
  ['/back-office/gl/trial-balance', 'Оборот, дебет', 'debit', '/system-user/v1/gl/trial-balance'],
])('the file of %s ends with what the ledger says of it', async (path, column, part, url) => {
  const accountant = await colleague('accountant');
  const { totals } = await accountant.get<{ totals: Record<string, string> }>(`${url}?limit=1&begin_date=2026-01-01`);
  const { user } = await renderScreen(`${path}?begin_date=2026-01-01&end_date=`, { as: 'accountant' });
  await screen.findAllByRole('columnheader');
  const { rowsOf } = await exportAll(user);
  const [titles, ...lines] = rowsOf(0);
  const at = titles!.findIndex((title) => title.startsWith(column));
  expect(lines.slice(-3).map((line) => [line[0], Number(line[at])])).toEqual([
    ['По главной книге', Number(totals[part])],
    ['В файле', Number(totals[part])],
    ['Расхождение', 0],
  ]);
});
