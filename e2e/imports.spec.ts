/** Goods of a merchant: the template is filled in, sent, worked through before one's eyes, and its errors are there to be fetched. */
import { readFileSync } from 'node:fs';
import { read, utils, write, type WorkBook } from 'xlsx';
import { section } from './support/card';
import { signIn } from './support/panel';
import { expect, test } from './support/test';

test('a filled template is imported row by row, and what was left out says why', async ({ page, complaints }) => {
  complaints.allow(/422/);
  await signIn(page, 'kam', '/merchants/list/6?tab=imports');
  const sheet = await section(page, 'Из файла Excel');
  const coming = page.waitForEvent('download');
  await sheet.getByRole('button', { name: 'Скачать шаблон' }).click();
  const template = await coming;
  expect(template.suggestedFilename()).toBe('goods_6.xlsx');
  const book = read(readFileSync(await template.path()), { type: 'buffer' });
  expect(book.SheetNames).toEqual(['Товары', 'Подсказки']);

  await sheet.locator('input[type="file"]').setInputFiles({
    name: 'товары.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: filled(book, [
      ['E-1', 'Товар без модели', 'Такой модели нет', '100 000', '', '5', '', '08517001001000000', ''],
      ['E-2', 'Без цены', '', '', '', '1.5', '12', '', ''],
    ]),
  });
  const runs = await section(page, 'Загрузки товаров');
  const row = runs.getByRole('row', { name: /товары\.xlsx/ });
  await expect(row.getByText('Загружено с ошибками')).toBeVisible();
  const address = await row.getByRole('link', { name: 'Файл ошибок' }).getAttribute('href');
  const answer = await page.request.get(address!);
  const errors = read(await answer.body(), { type: 'buffer' });
  const lines = utils.sheet_to_json<string[]>(errors.Sheets['Товары']!, { header: 1 });
  expect(lines.slice(1).map((line) => line.at(-1))).toEqual([
    'Модель: такой модели нет в каталоге',
    expect.stringContaining('Остаток: нужно целое число'),
  ]);

  // A file that is no sheet is told beside its name, and begins nothing.
  await sheet.locator('input[type="file"]').setInputFiles({
    name: 'не таблица.xlsx',
    mimeType: 'application/octet-stream',
    buffer: Buffer.from('PK\x03\x04 nothing'),
  });
  await expect(sheet.getByText('Таблица не читается')).toBeVisible();
  await expect(runs.getByRole('row', { name: /не таблица/ })).toHaveCount(0);
});

function filled(book: WorkBook, rows: string[][]): Buffer {
  utils.sheet_add_aoa(book.Sheets['Товары']!, rows, { origin: -1 });
  return Buffer.from(write(book, { type: 'buffer', bookType: 'xlsx' }) as Uint8Array);
}
