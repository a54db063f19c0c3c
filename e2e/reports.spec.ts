/** Journey of the reports: a long one goes on without its window, is looked at elsewhere, and its file ends with the ledger. */
import { readFile } from 'node:fs/promises';
import { read, utils } from 'xlsx';
import { dialog, notice, pickRowVerb } from './support/card';
import { rows, signIn } from './support/panel';
import { serviceOf } from './support/service';
import { booksDay, expect, test, type Page } from './support/test';

test.use({ at: booksDay });

const reports = '/back-office/reports';
/** Everybody whom the command below makes appeared on the first of January. */
const people = `${reports}?type=investors&begin_date=2026-01-01&end_date=2026-11-20`;
/** More than the service reads at once. */
const many = 2_500;

interface Job {
  status: string;
  file_url: string | null;
}

async function sheetOf(page: Page, name = 'Скачать'): Promise<{ file: string; lines: (string | number | null)[][] }> {
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name }).first().click();
  const file = await download;
  const book = read(await readFile(await file.path()));
  const lines = utils.sheet_to_json<(string | number | null)[]>(book.Sheets[book.SheetNames[0]!]!, {
    header: 1,
    defval: null,
  }); // the first is that of the rows
  return { file: file.suggestedFilename(), lines };
}

const begin = async (page: Page) => {
  await page.getByRole('button', { name: 'Сформировать файл' }).click();
  await expect(notice(page, 'Файл отчёта формируется')).toBeVisible();
};

test('a long report goes on after its window is closed, and its file waits among the files', async ({
  page,
  otherPage,
  backEnd,
}) => {
  await backEnd.tell({ do: 'newcomers', count: many });
  await signIn(page, 'executive', people);
  await expect(page.getByRole('group', { name: 'Строки отчёта' })).toBeVisible();
  await begin(page);
  await page.close();
  await signIn(otherPage, 'executive', '/exports');
  const row = otherPage.getByRole('row', { name: /Инвесторы по дате появления/ });
  await expect(row.getByText('Готов')).toBeVisible({ timeout: 60_000 });
  const { file, lines } = await sheetOf(otherPage);
  expect(file).toBe('investors_2026-01-01_2026-11-20.xlsx');
  expect(lines.length).toBeGreaterThan(many);
});

test('how far a report is, is seen elsewhere; stopped, it leaves no file', async ({ page, backEnd }) => {
  await backEnd.tell({ do: 'longReport', username: 'executive' });
  await signIn(page, 'executive', '/exports');
  const row = page.getByRole('row', { name: /Движения по балансам/ });
  await expect(row.getByText('Формируется')).toBeVisible();
  await expect(row.getByRole('gridcell', { name: '120', exact: true })).toBeVisible();
  await pickRowVerb(row, 'Остановить');
  await dialog(page, 'Остановить подготовку файла?').getByRole('button', { name: 'Остановить' }).click();
  await expect(notice(page, 'Отчёт остановлен')).toBeVisible();
  await expect(row.getByText('Остановлен', { exact: true })).toBeVisible();
  await expect(row.getByRole('link')).toHaveCount(0);
  const service = await serviceOf(backEnd.url, 'executive');
  const { jobs } = await service.read<{ jobs: Job[] }>('/system-user/v1/report-jobs');
  expect(jobs.map(({ status, file_url }) => [status, file_url])).toEqual([['cancelled', null]]);
});

test('a report of a period stands beside the ledger on the screen and in its file, whose name carries the period', async ({
  page,
}) => {
  await signIn(page, 'executive', `${reports}?type=cash-in&begin_date=2026-10-01&end_date=2026-10-31`);
  const ties = page.getByRole('table', { name: 'Сверка с главной книгой' });
  await expect(ties.getByRole('row').nth(1)).toBeVisible();
  const shown = await ties.getByRole('row').nth(1).getByRole('cell').allTextContents();
  expect(shown.at(-1)).toBe('0,00');
  await begin(page);
  // Another page is looked at meanwhile.
  await page.getByRole('navigation', { name: 'Главное меню' }).getByRole('link', { name: 'Закрытие месяца' }).click();
  await expect(rows(page).first()).toBeVisible();
  await expect(notice(page, 'Файл отчёта готов')).toBeVisible({ timeout: 60_000 });
  await page.goto('/exports?type=cash-in');
  const { file, lines } = await sheetOf(page);
  expect(file).toBe('cash-in_2026-10-01_2026-10-31.xlsx');
  const figure = (words: RegExp) =>
    lines.find(([what]) => words.test(String(what)))?.find((cell) => typeof cell === 'number');
  const said = Number(shown[0]!.replace(/\s/g, '').replace(',', '.')); // by the ledger
  expect([figure(/по главной книге/), figure(/в файле/), figure(/расхождение/)]).toEqual([said, said, 0]);
});
