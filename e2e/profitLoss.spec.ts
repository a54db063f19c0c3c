/** Journey 4 of the finance part: from a figure of profit and loss to the paper it is written on, and back to its cell. */
import type { Locator, Page } from '@playwright/test';
import { dialog, notice } from './support/card';
import { heading, rows, signIn } from './support/panel';
import { serviceOf, type Service } from './support/service';
import { expect, test } from './support/test';

const path = '/back-office/pnl';

interface Sheet {
  date: string;
  version: number;
  columns: { strategy: { id: number; name: string } | null }[];
  lines: { id: number; code: string; name: string; cells: { ledger: string }[]; total: { ledger: string } }[];
}
interface Named {
  id: number;
  files: { name: string }[];
}

const decimal = (text: string) => text.replaceAll(/\s/g, '').replaceAll(',', '.');
const sheetOf = (service: Service, date: string) => service.read<Sheet>(`/system-user/v1/profit-loss?date=${date}`);

/** The latest expense of the demonstration that has a paper. */
async function expenseWithFile(service: Service) {
  const { expenses } = await service.read<{ expenses: { id: number; date: string; category: { id: number } }[] }>(
    '/system-user/v1/expenses?limit=100&order_by=-date&source=manual',
  );
  for (const { id, date, category } of expenses) {
    const { files } = await service.read<Named>(`/system-user/v1/expenses/${id}`);
    if (files[0]) return { id, file: files[0].name, month: `${date.slice(0, 7)}-01`, line: category.id };
  }
  throw new Error('No expense has a file');
}

const cellOf = (page: Page, row: string, column: string): Locator =>
  page.getByRole('row', { name: new RegExp(`^${row}`) }).locator(`[data-column="${column}"]`);

test('a figure leads to its entries, their posting, the expense and its file, with equal sums, and back', async ({
  page,
  backEnd,
}) => {
  const service = await serviceOf(backEnd.url, 'accountant');
  const { id, file, month, line } = await expenseWithFile(service);
  const { lines } = await sheetOf(service, month);
  const { name, total } = lines.find((one) => one.id === line)!; // expenses are of its lines
  await signIn(page, 'accountant', `${path}?date=${month}`);
  await expect(heading(page, 'Прибыли и убытки')).toBeVisible();
  const cell = cellOf(page, name, 'total');
  const figure = cell.getByRole('link');
  expect(decimal(await figure.innerText())).toBe(total.ledger);
  // By the keys alone: the cell is reached, and Enter opens what it leads to.
  await cell.focus();
  await page.keyboard.press('Enter');

  await expect(heading(page, 'Главная книга')).toBeVisible();
  const sum = page.getByText(/^В строке, сум:/);
  await expect(sum).toBeVisible();
  expect(decimal(await sum.innerText())).toContain(total.ledger);

  // The posting of the expense with the paper, and from it the record it was made of.
  const { entries } = await service.read<{ entries: { number: string }[] }>(
    `/system-user/v1/gl-list?fact=expenses&fact_id=${id}`,
  );
  const { number } = entries[0]!; // an expense is posted
  await page.getByRole('searchbox', { name: 'Номер, документ, текст, контрагент' }).fill(number);
  await rows(page).getByRole('link', { name: number, exact: true }).first().click();
  await dialog(page, /^Проводка /)
    .getByRole('link', { name: `Расход № ${id}` })
    .click();
  await expect(heading(page, `Запись о расходе № ${id}`)).toBeVisible();
  await expect(page.getByRole('link', { name: file })).toBeVisible();
});

test('Back returns to the cell that was left', async ({ page, backEnd }) => {
  const service = await serviceOf(backEnd.url, 'accountant');
  const { month, line } = await expenseWithFile(service);
  const { lines } = await sheetOf(service, month);
  const { name } = lines.find((one) => one.id === line)!; // as above
  await signIn(page, 'accountant', `${path}?date=${month}`);
  const figure = cellOf(page, name, 'total').getByRole('link');
  await figure.click();
  await expect(heading(page, 'Главная книга')).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'Прибыли и убытки')).toBeVisible();
  await expect(figure).toBeFocused();
});

test('a large move without a comment, a stale sheet and a closed month are refused; nothing typed is lost', async ({
  page,
  backEnd,
  complaints,
}) => {
  complaints.allow(/409|422/);
  const service = await serviceOf(backEnd.url, 'accountant2');
  await signIn(page, 'accountant', path);
  await expect(heading(page, 'Прибыли и убытки')).toBeVisible();
  await page.getByRole('button', { name: 'Ввести значения' }).click();
  await page.getByRole('menuitem', { name: 'Общие' }).click();
  const form = dialog(page, /^Значения · Общие/);
  const months = page.getByRole('combobox', { name: 'Месяц', exact: true });
  const date = await months.inputValue();
  const { version, lines } = await sheetOf(service, date);
  const services = lines.find(({ code }) => code === 'services')!; // the catalogue has it
  const selling = lines.find(({ code }) => code === 'selling')!; // as above
  const cell = (column: string) => form.getByRole('textbox', { name: `${column}, строка ${services.name}` });
  await cell('Введено, сум').fill('987654321012,34');
  await cell('Введено, сум').press('Tab');
  await expect(form.getByText('Сумма сильно изменилась: объясните комментарием')).toBeVisible();

  // The service holds to the same rule, whoever asks it.
  const values = `POST /investment/investments/pnl/values/${date}`;
  const value = { line_id: services.id, strategy_id: null, amount: '987654321012.34', comment: null };
  const refused = await service.call<{ code: string }>(values, { version, body: { values: [value] } });
  expect([refused.status, refused.body.code]).toEqual([422, 'comment_required']);

  // A colleague types into another cell: what stands here stays, and is saved over it.
  const theirs = { line_id: selling.id, strategy_id: null, amount: '5.00', comment: 'Коллега' };
  await service.done(values, { version, body: { values: [theirs] } });
  await cell('Комментарий').fill('Разовый договор');
  await form.getByRole('button', { name: 'Сохранить' }).click();
  await expect(form.getByText('Запись изменена другим сотрудником')).toBeVisible();
  await form.getByRole('button', { name: 'Сохранить выбранное' }).click();
  await expect(notice(page, 'Значения сохранены')).toBeVisible();
  const now = await sheetOf(service, date);
  const typed = now.lines.map(({ id, cells }) => ({ id, ...(cells[0] as { typed?: string | null }) }));
  expect(typed.find(({ id }) => id === services.id)?.typed).toBe('987654321012.34');
  expect(typed.find(({ id }) => id === selling.id)?.typed).toBe('5.00');

  // Three months ago the books are closed.
  await months.selectOption({ index: 5 });
  await expect(page.getByRole('note').filter({ hasText: 'Месяц закрыт' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ввести значения' })).toBeDisabled();
  const closed = await months.inputValue();
  const late = await service.call<{ code: string }>(values.replace(date, closed), {
    version: 1,
    body: { values: [{ ...theirs }] },
  });
  expect([late.status, late.body.code]).toEqual([409, 'month_closed']);
});
