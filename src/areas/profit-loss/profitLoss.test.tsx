import { saveAs } from 'file-saver';
import { screen, waitFor, within } from '@testing-library/react';
import { colleague } from '../../../tests/support/colleague';
import { openExportWorker as openHere } from '../../../tests/support/exportWorker';
import { exportAll } from '../../../tests/support/listScreen';
import { renderScreen } from '../../../tests/support/renderScreen';
import type { ProfitLoss } from '../../api/system-user/profitLoss';
import { openExportWorker } from '../../kit/export/openExportWorker';
import { monthsBefore } from '../../lib/days';

jest.mock('../../kit/export/openExportWorker', () => ({ openExportWorker: jest.fn() }));
jest.mock('file-saver', () => ({ saveAs: jest.fn() }));
beforeEach(() => {
  jest.mocked(openExportWorker).mockImplementation(openHere);
  jest.mocked(saveAs).mockClear();
});

const path = '/back-office/pnl';
/** The months that are over, by their first day, the latest first. */
const ended = monthsBefore(new Date(), 3).map((month) => `${month}-01`);
const [last, before] = ended as [string, string];
/** The first month of the demonstration that is closed. */
const closed = ended[2]!; // there are three

const sheet = async (date = last, query = '') =>
  (await colleague('accountant')).get<ProfitLoss>(`/system-user/v1/profit-loss?date=${date}${query}`);
const lineOf = async (code: string, date = last) => {
  const found = (await sheet(date)).lines.find((line) => line.code === code);
  if (!found) throw new Error(`no line ${code}`);
  return found;
};
const table = async () => within(await screen.findByRole('grid'));
/** As the services write it. */
const decimal = (text: string | null) => (text ?? '').replaceAll(/\s/g, '').replaceAll(',', '.');
const drawer = async (name: RegExp) => within(await screen.findByRole('dialog', { name }));
const cell = (form: ReturnType<typeof within>, column: string, line: string) =>
  form.getByRole('textbox', { name: `${column}, строка ${line}` });

test('each figure leads to the entries that come to it', async () => {
  await renderScreen(`${path}?date=${last}`, { as: 'accountant' });
  const grid = await table();
  await grid.findByRole('row', { name: /^Доходы минус расходы/ });
  const accountant = await colleague('accountant');
  const figures = grid
    .getAllByRole('link')
    .map((link) => ({ text: decimal(link.textContent), to: link.getAttribute('href') ?? '' }))
    .filter(({ to }) => to.startsWith('/back-office/gl/list?'));
  expect(figures.length).toBeGreaterThan(40);
  for (const { text, to } of figures) {
    const asked = `/system-user/v1/gl-list?limit=1&${to.split('?')[1]}`;
    const { totals } = await accountant.get<{ totals: { pnl: string; figure: string } }>(asked);
    const isResult = new URL(to, 'http://panel').searchParams.get('figure') === 'net_profit';
    expect({ to, sum: isResult ? totals.figure : totals.pnl }).toEqual({ to, sum: text });
  }
  const result = within(grid.getByRole('row', { name: /^Доходы минус расходы/ }));
  expect(result.getAllByRole('link').length).toBeGreaterThan(2);
});

test('the entries of a figure say what each adds to the line, and come to it', async () => {
  const { id, name, total } = await lineOf('administrative');
  const { begin_date, end_date } = await sheet();
  const query = new URLSearchParams({ pnl_line_id: String(id), begin_date, end_date });
  await renderScreen(`/back-office/gl/list?${query.toString()}`, { as: 'accountant' });
  expect(await screen.findByRole('columnheader', { name: 'В строке, сум' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: new RegExp(`Строка прибылей и убытков: ${name}`) })).toBeVisible();
  const sum = await screen.findByText(/^В строке, сум:/);
  expect(decimal(sum.textContent)).toContain(total.ledger);
});

test('it is compared with a year ago, and over the months from January', async () => {
  const { user } = await renderScreen(`${path}?date=${last}`, { as: 'accountant' });
  const result = async () => (await (await table()).findByRole('row', { name: /^Доходы минус расходы/ })).textContent;
  const shown = async (query: string) => decimal((await sheet(last, query)).result.total.change);
  await waitFor(async () => expect(decimal(await result())).toContain(await shown('')));
  await user.click(screen.getByRole('button', { name: 'С прошлым годом' }));
  const ofYear = await shown('&compare=year');
  await waitFor(async () => expect(decimal(await result())).toContain(ofYear));
  await user.click(screen.getByRole('button', { name: 'С начала года' }));
  const toDate = await shown('&compare=year&period=year_to_date');
  await waitFor(async () => expect(decimal(await result())).toContain(toDate));
  expect(screen.getByRole('button', { name: 'Ввести значения' })).toHaveAccessibleDescription(
    'Вводить значения и рассчитывать прибыль можно только за один месяц',
  );
});

test('of one chosen strategy and of all there are columns, and no others', async () => {
  const { columns } = await sheet();
  const [, one, other] = columns.map(({ strategy }) => strategy);
  await renderScreen(`${path}?strategy_id=${one!.id}`, { as: 'accountant' }); // the first one is common
  expect(await screen.findByRole('columnheader', { name: one!.name })).toBeInTheDocument(); // as above
  expect(screen.getByRole('columnheader', { name: 'Всего' })).toBeInTheDocument();
  expect(screen.queryByRole('columnheader', { name: other?.name })).toBeNull();
});

test('a value that moves far asks for a comment in its cell, and with one it is saved', async () => {
  const { name, total } = await lineOf('services', before);
  const { user } = await renderScreen(`${path}?form=values.common`, { as: 'accountant' });
  const form = await drawer(/^Значения · Общие/);
  const amount = await waitFor(() => cell(form, 'Введено, сум', name));
  await user.click(amount);
  await user.paste('987654321012,34');
  await user.tab();
  expect(await form.findByText('Сумма сильно изменилась: объясните комментарием')).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Сохранить' }));
  expect(cell(form, 'Комментарий', name)).toHaveFocus();
  await user.type(cell(form, 'Комментарий', name), 'Разовый договор');
  await user.click(form.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText('Значения сохранены')).toBeVisible();
  const typed = (await lineOf('services')).cells[0];
  expect(typed).toMatchObject({ typed: '987654321012.34', comment: 'Разовый договор' });
  expect(total.figure).not.toBe(typed?.figure);
  // What is typed leads nowhere; beside it stands what the ledger says, and why.
  expect(await screen.findByRole('columnheader', { name: 'Общие: по книге, сум' })).toBeInTheDocument();
  expect((await (await table()).findAllByText('Разовый договор')).length).toBeGreaterThan(0);
});

test('amounts and comments are pasted from a spreadsheet, over the cells that can be typed in', async () => {
  const { user } = await renderScreen(`${path}?form=values.common`, { as: 'accountant' });
  const form = await drawer(/^Значения · Общие/);
  const { name } = await lineOf('services');
  const amount = await waitFor(() => cell(form, 'Введено, сум', name));
  await user.click(amount);
  await user.paste('1 000,50\tпервая\n2000\tвторая');
  expect(cell(form, 'Комментарий', name)).toHaveValue('первая');
  const amounts = form.getAllByRole('textbox', { name: /^Введено, сум, строка/ });
  const at = amounts.indexOf(cell(form, 'Введено, сум', name));
  expect(decimal((amounts[at + 1] as HTMLInputElement).value)).toBe('2000.00');
});

test('a colleague typed first, into another cell: nothing typed is lost, and it is saved over the new sheet', async () => {
  const [mine, theirs] = [await lineOf('administrative'), await lineOf('selling')];
  const { user } = await renderScreen(`${path}?form=values.common`, { as: 'accountant' });
  const form = await drawer(/^Значения · Общие/);
  await waitFor(() => cell(form, 'Введено, сум', mine.name));
  const { version } = await sheet();
  const value = { line_id: theirs.id, strategy_id: null, amount: '5.00', comment: 'Коллега' };
  await (
    await colleague('accountant2')
  ).send('POST', `/investment/investments/pnl/values/${last}`, { version, body: { values: [value] } });
  await user.clear(cell(form, 'Введено, сум', mine.name));
  await user.type(cell(form, 'Введено, сум', mine.name), '7');
  await user.type(cell(form, 'Комментарий', mine.name), 'Моё');
  await user.click(form.getByRole('button', { name: 'Сохранить' }));
  expect(await form.findByText('Запись изменена другим сотрудником')).toBeVisible();
  expect(form.getByText(/Поля, которые меняли вы, не затронуты/)).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Сохранить выбранное' }));
  expect(await screen.findByText('Значения сохранены')).toBeVisible();
  expect((await lineOf('administrative')).cells[0]).toMatchObject({ typed: '7.00', comment: 'Моё' });
  expect((await lineOf('selling')).cells[0]).toMatchObject({ typed: '5.00', comment: 'Коллега' });
});

test('the profit of a strategy is shown as it is made up, written, and leads to it', async () => {
  const { columns } = await sheet();
  const free = columns.find(
    ({ strategy, profit }) => strategy && !['announced', 'distributed'].includes(profit?.status ?? ''),
  );
  const { id, name } = free!.strategy!; // the demonstration has one
  const { user } = await renderScreen(path, { as: 'accountant' });
  await (await table()).findByRole('row', { name: /^Доходы минус расходы/ });
  await user.click(screen.getByRole('button', { name: 'Рассчитать прибыль' }));
  await user.click(await screen.findByRole('menuitem', { name }));
  const question = await drawer(/^Записать рассчитанную прибыль/);
  expect(await question.findByText('Её доля в них')).toBeVisible();
  expect(question.getByText(name)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Записать' }));
  expect(await screen.findByRole('heading', { name: 'Прибыль по месяцам' })).toBeVisible();
  const now = (await sheet()).columns.find(({ strategy }) => strategy?.id === id);
  expect(now?.profit?.status).toBe('calculated');
});

test('a colleague typed into the sheet meanwhile: the profit is reckoned from what it says now, and written', async () => {
  const { columns, version } = await sheet();
  const free = columns.find(
    ({ strategy, profit }) => strategy && !['announced', 'distributed'].includes(profit?.status ?? ''),
  );
  const { id, name } = free!.strategy!; // the demonstration has one
  const { user } = await renderScreen(path, { as: 'accountant' });
  await (await table()).findByRole('row', { name: /^Доходы минус расходы/ });
  const { id: line } = await lineOf('administrative');
  const value = { line_id: line, strategy_id: id, amount: '12345.00', comment: 'Коллега' };
  await (
    await colleague('accountant2')
  ).send('POST', `/investment/investments/pnl/values/${last}`, { version, body: { values: [value] } });
  await user.click(screen.getByRole('button', { name: 'Рассчитать прибыль' }));
  await user.click(await screen.findByRole('menuitem', { name }));
  const question = await drawer(/^Записать рассчитанную прибыль/);
  expect(await question.findByText('Её доля в них')).toBeVisible();
  expect(question.queryByText('Запись изменена другим сотрудником')).toBeNull();
  await user.click(question.getByRole('button', { name: 'Записать' }));
  expect(await screen.findByRole('heading', { name: 'Прибыль по месяцам' })).toBeVisible();
  expect((await sheet()).columns.find(({ strategy }) => strategy?.id === id)?.profit?.status).toBe('calculated');
});

test('an announced profit is shown and not reckoned any more', async () => {
  const announced = async () => {
    for (const date of ended.slice(0, 2))
      for (const { strategy, profit } of (await sheet(date)).columns)
        if (strategy && profit?.status === 'announced') return { date, id: strategy.id };
    throw new Error('no profit is announced');
  };
  const { date, id } = await announced();
  await renderScreen(`${path}?date=${date}&form=reckon.${id}`, { as: 'accountant' });
  const question = await drawer(/^Записать рассчитанную прибыль/);
  expect(await question.findByText('Прибыль уже объявлена: её больше не пересчитывают')).toBeVisible();
  expect(question.getByRole('button', { name: 'Записать' })).toBeDisabled();
});

test('a closed month says so, and takes nothing', async () => {
  await renderScreen(`${path}?date=${closed}`, { as: 'accountant' });
  expect(await screen.findByRole('note')).toHaveTextContent(/^Месяц закрыт/);
  for (const name of ['Ввести значения', 'Рассчитать прибыль'])
    expect(screen.getByRole('button', { name })).toHaveAccessibleDescription(/^Месяц закрыт/);
});

test('eleven payments of 516 667,00 and one of 516 663,00 for 5 000 000,00 yield 3,4753 % a month', async () => {
  const { user } = await renderScreen(`${path}?form=irr`, { as: 'accountant' });
  const form = await drawer(/^Доходность рассрочки/);
  await user.type(form.getByRole('textbox', { name: /^Выдано/ }), '5000000');
  const payment = form.getByRole('textbox', { name: 'Платёж, сум, строка 1' });
  await user.click(payment);
  await user.paste('100\n200');
  await user.click(form.getByRole('button', { name: 'Рассчитать доходность' }));
  expect((await form.findAllByText(/Платежи вместе меньше выданной суммы/)).length).toBeGreaterThan(0);
  await user.click(payment);
  await user.paste([...Array<string>(11).fill('516 667,00'), '516 663,00'].join('\n'));
  await user.click(form.getByRole('button', { name: 'Рассчитать доходность' }));
  const rates = await waitFor(() => within(screen.getByText('Эффективная за год').closest('dialog')!)); // it stands in one
  for (const [label, rate] of [
    ['В месяц', '3,4753 %'],
    ['Номинальная за год', '41,7031 %'],
    ['Эффективная за год', '50,674 %'],
  ] as const)
    expect(rates.getByText(label).nextSibling?.textContent?.replaceAll(/\s/g, ' ')).toBe(rate);
  await user.click(rates.getByRole('button', { name: 'Изменить условия' }));
  const twelfth = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Платёж, сум, строка 12' });
  expect(decimal(twelfth.value)).toBe('516663.00');
});

test('the history of the month says who typed what', async () => {
  await renderScreen(`${path}?date=${last}&form=history`, { as: 'accountant' });
  const history = await drawer(/^История ·/);
  expect((await history.findAllByText('Ввод значения')).length).toBeGreaterThan(0);
  expect(history.getAllByText(/Налог на прибыль/).length).toBeGreaterThan(0);
});

test('who may only read is offered nothing to change, and who may not read is told so', async () => {
  const { unmount } = await renderScreen(path, { as: 'director' });
  await (await table()).findByRole('row', { name: /^Доходы минус расходы/ });
  for (const name of ['Ввести значения', 'Рассчитать прибыль', 'Доходность рассрочки'])
    expect(screen.queryByRole('button', { name })).toBeNull();
  unmount();
  await renderScreen(path, { as: 'kam' });
  expect(await screen.findByRole('heading', { name: 'Нет доступа' })).toBeVisible();
});

test('the file has the lines with their figures', async () => {
  const { user } = await renderScreen(path, { as: 'accountant' });
  const { lines, result } = await sheet();
  const file = await exportAll(user);
  const [head = [], ...rows] = file.rowsOf(0);
  expect(rows.map(([name]) => name)).toEqual(expect.arrayContaining(lines.map(({ name }) => name)));
  const total = rows.find(([name]) => name === 'Доходы минус расходы')?.[head.indexOf('Всего')];
  expect(Number(total)).toBe(Number(result.total.figure));
});
