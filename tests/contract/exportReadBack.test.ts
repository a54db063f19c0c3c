/** The bench's own reader of exported files: it finds what is right to be right, and one wrong value among many. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { madeUpRow } from '../../bench/export/rows';
import { readBackByXlsx, readBackStreamed } from '../../bench/export/readBack';
import type { CellKind, CellValue } from '../../src/lib/sheet/sheetPlan';
import { planOf, write } from '../support/sheetFiles';

const folder = mkdtempSync(join(tmpdir(), 'divan-read-back-'));
afterAll(() => rmSync(folder, { recursive: true }));

const names = ['Номер', 'Имя', 'Телефон', 'ПИНФЛ', 'ИНН', 'Статус', 'Вид', 'Активен', 'Инвестировано', 'Баланс'];
const kinds: Record<string, CellKind> = {
  ...Object.fromEntries(names.map((name, at) => [name, at > 7 ? 'money' : 'text'])),
  День: 'day',
  Создан: 'dateTime',
};
const count = 2_500;

/** A file of made up rows, with these cells of the row 2000 put in the place of its own. */
async function fileWith(change: (cells: CellValue[]) => CellValue[] = (cells) => cells): Promise<string> {
  const rows = Array.from({ length: count }, (_, at): CellValue[] => {
    const { id, name, phone_number, pinfl, inn, status, subject, ...rest } = madeUpRow(at + 1);
    const amounts = [rest.investment_amount, rest.balance];
    const moments = [rest.created_at.slice(0, 10), rest.created_at];
    const cells = [id, name, phone_number, pinfl, inn, status, subject, 'Да', ...amounts, ...moments];
    return id === 2_000 ? change(cells) : cells;
  });
  const path = join(folder, `${crypto.randomUUID()}.xlsx`);
  writeFileSync(path, await write(planOf(kinds), [rows.slice(0, 1_000), rows.slice(1_000)]));
  return path;
}

test('a file of the export is read back value by value, as a stream and by xlsx', async () => {
  const path = await fileWith();
  await readBackStreamed(path, count);
  readBackByXlsx(path, count);
});

test.each([
  ['a name', 1, 'Каримова Дилноза Рустамовна'],
  ['a PINFL that became a number', 3, '41500002000'],
  ['an amount by a hundredth', 8, '15838000.01'],
  ['a moment by a second', 11, '2026-09-13 08:20:21'],
  ['a value that is not there', 7, null],
])('%s among thousands of others is found', async (_, column, value) => {
  const path = await fileWith((cells) => cells.with(column, value));
  const wrong = new RegExp(`^Line 2001, column ${column + 1}: `);
  await expect(readBackStreamed(path, count)).rejects.toThrow(wrong);
  expect(() => readBackByXlsx(path, count)).toThrow(wrong);
});

test('a line too few is found', async () => {
  const path = await fileWith();
  await expect(readBackStreamed(path, count + 1)).rejects.toThrow();
  expect(() => readBackByXlsx(path, count + 1)).toThrow();
});
