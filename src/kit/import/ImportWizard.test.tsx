import { screen, waitFor, within } from '@testing-library/react';
import { saveAs } from 'file-saver';
import { defineMessages } from 'react-intl';
import russian from '../../../locales/ru.json';
import { openDialogs } from '../../../tests/panel/formParts';
import { renderPart } from '../../../tests/panel/renderPart';
import { openExportWorker as openHere } from '../../../tests/support/exportWorker';
import { hostileSheets, workbook } from '../../../tests/support/hostileSheets';
import { fileOf, openImportWorker as readHere } from '../../../tests/support/importWorker';
import { readBack } from '../../../tests/support/sheetFiles';
import { openExportWorker } from '../export/openExportWorker';
import type { ImportColumn, ImportValues } from './importRows';
import { ImportWizard } from './ImportWizard';
import { openImportWorker } from './openImportWorker';
import type { SendRows } from './useImport';

jest.mock('./openImportWorker', () => ({ openImportWorker: jest.fn() }));
jest.mock('../export/openExportWorker', () => ({ openExportWorker: jest.fn() }));
jest.mock('file-saver', () => ({ saveAs: jest.fn() }));

const m = defineMessages({
  number: { id: 'test.number', defaultMessage: 'Номер' },
  amount: { id: 'test.amount', defaultMessage: 'Сумма' },
  comment: { id: 'test.comment', defaultMessage: 'Комментарий' },
});
const texts = { ...russian, 'test.number': 'Номер', 'test.amount': 'Сумма', 'test.comment': 'Комментарий' };
const columns: ImportColumn[] = [
  { id: 'number', title: m.number, required: true, example: 'IN-1' },
  { id: 'amount', title: m.amount, required: true, as: 'money', example: '100' },
  { id: 'comment', title: m.comment },
];
const number = (row: ImportValues) => row['number'];

beforeAll(openDialogs);
beforeEach(() => {
  jest.mocked(openImportWorker).mockImplementation(readHere);
  jest.mocked(openExportWorker).mockImplementation(openHere);
  jest.mocked(saveAs).mockClear();
});

function show(send: SendRows = async (rows) => rows.map(() => undefined), isWhole = false) {
  const onClose = jest.fn();
  const sent = jest.fn(send);
  const wizard = { columns, keyOf: number, file: 'claims', isWhole, send: sent, onClose };
  const part = <ImportWizard {...wizard} />;
  return { ...renderPart(part, { texts }), sent, onClose };
}
const choose = async (user: ReturnType<typeof show>['user'], rows: unknown[][] | Uint8Array, name?: string) => {
  // The input itself is out of sight and has a button before it.
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('There is no place for a file.');
  await user.upload(input, fileOf(Array.isArray(rows) ? workbook(rows) : rows, name));
};
const cell = (line: number, title: string) => screen.getByRole('textbox', { name: `Строка ${line}, ${title}` });
const press = (user: ReturnType<typeof show>['user'], name: string) => user.click(screen.getByRole('button', { name }));
const savedSheet = async (count = 1) => {
  await waitFor(() => expect(saveAs).toHaveBeenCalledTimes(count));
  const [blob, name] = jest.mocked(saveAs).mock.calls.at(-1) ?? [];
  const { sheet } = readBack(new Uint8Array(await (blob as Blob).arrayBuffer()));
  return { name, sheet: sheet(0) };
};

const sheet = [
  ['Сумма', 'number', 'comment', 'чужой'],
  ['1 250 000,50', 'IN-1', '<img src=x onerror=alert(1)>', 'x'],
  ['сто', 'IN-2', '', ''],
  ['300', 'IN-1', '', ''],
  ['', 'IN-4', '', ''],
];

test('errors stand beside the cell, are put right in place, and only the good rows are sent', async () => {
  const { user, sent, onClose } = show(async (rows) =>
    rows.map((row) => (row['number'] === 'IN-4' ? 'Не найдена' : undefined)),
  );
  await choose(user, sheet);
  expect(await screen.findByText('Строк: 4')).toBeVisible();
  expect(screen.getByText('Готовы: 1')).toBeVisible();
  expect(screen.getByText('С ошибками: 2')).toBeVisible();
  expect(screen.getByText('Повторы: 1')).toBeVisible();
  expect(screen.getByText('Лишние столбцы пропущены: чужой')).toBeVisible();
  expect(cell(3, 'Сумма')).toHaveAccessibleDescription('Не сумма');
  expect(cell(4, 'Номер')).toHaveAccessibleDescription('Повтор строки 2');
  expect(cell(5, 'Сумма')).toHaveAccessibleDescription('Не заполнено');
  expect(cell(2, 'Комментарий')).toHaveValue('<img src=x onerror=alert(1)>');
  expect(document.querySelector('img')).toBeNull();

  await user.type(cell(5, 'Сумма'), '700');
  await user.clear(cell(4, 'Номер'));
  await user.type(cell(4, 'Номер'), 'IN-3');
  expect(cell(5, 'Сумма')).toBeValid();
  expect(screen.getByText('Готовы: 3')).toBeVisible();
  expect(sent).not.toHaveBeenCalled();

  await press(user, 'Отправить');
  const question = within(screen.getByRole('dialog'));
  expect(question.getByText('Будет отправлено строк: 3')).toBeVisible();
  expect(question.getByText(/На сумму: 1.251.000,50/)).toBeVisible();
  expect(question.getByText('Останутся неотправленными: 1')).toBeVisible();
  expect(sent).not.toHaveBeenCalled();
  await user.click(question.getByRole('button', { name: /^Отправить/ }));

  expect(await screen.findByText('Принято: 2')).toBeVisible();
  expect(sent.mock.calls[0]?.[0]).toEqual([
    { number: 'IN-1', amount: '1250000.50', comment: '<img src=x onerror=alert(1)>' },
    { number: 'IN-3', amount: '300.00' },
    { number: 'IN-4', amount: '700.00' },
  ]);
  expect(screen.getByText('Отклонено: 1')).toBeVisible();
  expect(within(screen.getByRole('row', { name: /IN-4/ })).getByText('Не найдена')).toBeVisible();
  expect(within(screen.getByRole('row', { name: /IN-2/ })).getByText('Не отправлена')).toBeVisible();

  await press(user, 'Скачать строки с ошибками');
  const saved = await savedSheet();
  expect(saved.name).toBe('claims_errors.xlsx');
  const rows = [1, 2, 3].map((line) =>
    ['A', 'B', 'D'].map((letter) => (saved.sheet[`${letter}${line}`] as { v?: string })?.v),
  );
  expect(rows).toEqual([
    ['Номер', 'Сумма', 'Ошибка'],
    ['IN-2', 'сто', 'Сумма: Не сумма'],
    ['IN-4', '700', 'Не найдена'],
  ]);
  await press(user, 'Скачать все строки с результатом');
  const whole = await savedSheet(2);
  expect(whole.name).toBe('claims_result.xlsx');
  const all = [1, 2, 3, 4, 5].map((line) =>
    ['A', 'D', 'E'].map((letter) => (whole.sheet[`${letter}${line}`] as { v?: string } | undefined)?.v ?? ''),
  );
  expect(all).toEqual([
    ['Номер', 'Результат', 'Ошибка'],
    ['IN-1', 'Принята', ''],
    ['IN-2', 'Не отправлена', 'Сумма: Не сумма'],
    ['IN-3', 'Принята', ''],
    ['IN-4', 'Отклонена', 'Не найдена'],
  ]);
  await press(user, 'Закончить');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('the template holds the headings, and the example apart from the rows that are sent', async () => {
  const { user } = show();
  await press(user, 'Скачать шаблон');
  await waitFor(() => expect(saveAs).toHaveBeenCalledTimes(1));
  const [blob, name] = jest.mocked(saveAs).mock.calls[0] ?? [];
  expect(name).toBe('claims_template.xlsx');
  const bytes = new Uint8Array(await (blob as Blob).arrayBuffer());
  const { sheet: made, book } = readBack(bytes);
  expect(['A1', 'B1', 'C1'].map((place) => made(0)[place].v)).toEqual(['Номер', 'Сумма', 'Комментарий']);
  expect(made(0)['A2']).toBeUndefined();
  expect(book.SheetNames[1]).toBe('Пример');
  expect(['A1', 'B1', 'A2', 'B2'].map((place) => made(1)[place].v)).toEqual(['Номер', 'IN-1', 'Сумма', '100']);
  // As it comes, it has no row that could be sent.
  await choose(user, bytes, 'claims_template.xlsx');
  expect(await screen.findByRole('alert')).toHaveTextContent('Под заголовками нет ни одной строки');
});

test('only what is wrong is shown when asked for, and stays in sight while it is put right', async () => {
  const { user } = show();
  await choose(user, sheet);
  await user.click(await screen.findByRole('switch', { name: 'Только с ошибками' }));
  expect(screen.queryByRole('textbox', { name: 'Строка 2, Номер' })).toBeNull();
  await user.type(cell(5, 'Сумма'), '1');
  expect(cell(5, 'Сумма')).toHaveFocus();
  expect(cell(5, 'Сумма')).toBeValid();
});

test('a failure keeps everything typed, and the same rows are sent again under the same key', async () => {
  let turn = 0;
  const { user, sent } = show(async (rows) => {
    turn += 1;
    if (turn === 1) throw { kind: 'status', status: 500, codes: ['server_error'] };
    return rows.map(() => undefined);
  });
  await choose(user, sheet);
  await screen.findByText('Готовы: 1');
  const send = async () => {
    await press(user, 'Отправить');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: /^Отправить/ }));
  };
  await send();
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(cell(3, 'Сумма')).toHaveValue('сто');
  await send();
  expect(await screen.findByText('Принято: 1')).toBeVisible();
  const keys = sent.mock.calls.map(([, { key }]) => key);
  expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
  expect(keys[1]).toBe(keys[0]);
});

test('a formula is not taken for its value', async () => {
  const { user } = show();
  const bytes = workbook(
    [
      ['number', 'amount'],
      ['IN-1', 5],
    ],
    (made) => {
      made.B2 = { t: 'n', v: 5, f: '2+3' };
    },
  );
  await choose(user, bytes);
  expect(await screen.findByText('Готовы: 0')).toBeVisible();
  expect(cell(2, 'Сумма')).toHaveAccessibleDescription('Формула: впишите значение');
  expect(screen.getByRole('button', { name: 'Отправить' })).toHaveAttribute('aria-disabled', 'true');
  await user.clear(cell(2, 'Сумма'));
  await user.type(cell(2, 'Сумма'), '5');
  expect(screen.getByText('Готовы: 1')).toBeVisible();
});

test('what cannot be read and what lacks a column says so, and another file is taken at once', async () => {
  const { user } = show();
  const bomb = hostileSheets.find(({ name }) => name === 'a part that leads out');
  await choose(user, bomb?.bytes() ?? new Uint8Array());
  expect(await screen.findByRole('alert')).toHaveTextContent('сжат необычно');
  await choose(user, [
    ['number', '__proto__'],
    ['IN-1', 'x'],
  ]);
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('В файле нет столбцов: Сумма'));
  await choose(user, new TextEncoder().encode('number;amount\nIN-1;5\n'), 'rows.csv');
  expect(await screen.findByText('Готовы: 1')).toBeVisible();
});

test('of 5,000 rows only those in sight are drawn', async () => {
  const { user } = show();
  await choose(user, [['number', 'amount'], ...Array.from({ length: 5000 }, (_, at) => [`IN-${at}`, at + 1])]);
  expect(await screen.findByText(/Готовы: 5.000/)).toBeVisible();
  expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '5001');
  expect(screen.getAllByRole('row').length).toBeLessThan(100);
});

test('where nothing was taken the rows stay to be put right, each with its reason, and go as another intent (ERR-15)', async () => {
  let turn = 0;
  const { user, sent } = show(async (rows) => {
    turn += 1;
    return rows.map((row) => (turn > 1 ? undefined : row['number'] === 'IN-1' ? 'Счёт закрыт' : 'Не выполнено'));
  }, true);
  await choose(user, [
    ['Номер', 'Сумма'],
    ['IN-1', '100'],
    ['IN-2', '200'],
  ]);
  const send = async () => {
    await user.click(await screen.findByRole('button', { name: 'Отправить' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: /^Отправить/ }));
  };
  await send();
  expect(await screen.findByText('Счёт закрыт')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Готово' })).toBeNull();
  await user.clear(cell(2, 'Сумма'));
  await user.type(cell(2, 'Сумма'), '90');
  // What was refused before is not said of the row as it is now.
  expect(screen.queryByText('Счёт закрыт')).toBeNull();
  expect(screen.getByText('Не выполнено')).toBeVisible();
  await send();
  expect(await screen.findByText('Принято: 2')).toBeVisible();
  expect(sent.mock.calls[0]?.[1].key).not.toBe(sent.mock.calls[1]?.[1].key);
});

test('a sum above fifty millions is typed before the rows go, and stands on the button', async () => {
  const { user, sent } = show();
  await choose(user, [
    ['Номер', 'Сумма'],
    ['IN-1', '180 000 000'],
    ['IN-2', '21 000 000'],
  ]);
  await user.click(await screen.findByRole('button', { name: 'Отправить' }));
  const question = within(screen.getByRole('dialog'));
  const yes = question.getByRole('button', { name: /^Отправить на 201.000.000,00.сум$/ });
  expect(yes).toBeDisabled();
  await user.click(yes);
  expect(sent).not.toHaveBeenCalled();
  await user.type(question.getByRole('textbox'), '201000000');
  await user.click(yes);
  expect(await screen.findByText('Принято: 2')).toBeVisible();
});
