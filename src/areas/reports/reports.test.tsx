import { screen, waitFor, within } from '@testing-library/react';
import { colleague } from '../../../tests/support/colleague';
import { holdCalls } from '../../../tests/support/heldCalls';
import { renderScreen, tellBackEnd } from '../../../tests/support/renderScreen';
import { todayInTashkent } from '../../lib/days';

const path = '/back-office/reports';
const files = '/exports';
const thisYear = `begin_date=${todayInTashkent(new Date()).slice(0, 4)}-01-01`;

interface Job {
  id: number;
  status: string;
  type: string;
  rows: number;
}
const jobs = async (username = 'accountant') =>
  (await (await colleague(username)).get<{ jobs: Job[] }>('/system-user/v1/report-jobs?limit=100')).jobs;
/** A file that is written already. */
async function written(type: string): Promise<Job> {
  const accountant = await colleague('accountant');
  const today = todayInTashkent(new Date());
  const body = { type, begin_date: `${today.slice(0, 4)}-01-01`, end_date: today };
  const { id } = await accountant.send<Job>('POST', '/system-user/v1/report-jobs', { body });
  let job: Job | undefined;
  await waitFor(async () => {
    job = (await jobs()).find((one) => one.id === id);
    expect(job?.status).toBe('done');
  });
  return job!; // it has just been found
}
const preview = async () => within(await screen.findByRole('group', { name: 'Строки отчёта' }));

test('a report shows its rows, their sums, and what the ledger says of them', async () => {
  await renderScreen(`${path}?type=cash-in&${thisYear}`, { as: 'accountant' });
  const table = await preview();
  expect(table.getAllByRole('columnheader').length).toBeGreaterThan(3);
  expect(table.getByRole('row', { name: /^Итого/ })).toBeVisible();
  const ties = within(screen.getByRole('table', { name: 'Сверка с главной книгой' }));
  const [, ...rows] = ties.getAllByRole('row');
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) expect(within(row).getAllByRole('cell').at(-1)).toHaveTextContent(/^0,00$/);
});

test('a period without a row still shows the balances and what the ledger says of them', async () => {
  // Before the first day of the demonstration.
  await renderScreen(`${path}?type=investor-transactions&begin_date=2019-03-03&end_date=2019-03-03`, {
    as: 'accountant',
  });
  expect(await screen.findByText('За этот период строк нет')).toBeVisible();
  const ties = within(screen.getByRole('table', { name: 'Сверка с главной книгой' }));
  expect(ties.getByRole('row', { name: /^Входящий остаток/ })).toBeVisible();
  expect(ties.getByRole('row', { name: /^Исходящий остаток/ })).toBeVisible();
});

test('the year that goes on is asked for until today, and the days that are asked for stand above the rows', async () => {
  const today = todayInTashkent(new Date());
  const year = today.slice(0, 4);
  const said = (day: string) => day.split('-').reverse().join('.');
  const { unmount } = await renderScreen(`${path}?type=cash-in&${thisYear}&end_date=${year}-12-31`, {
    as: 'accountant',
  });
  expect((await preview()).getAllByRole('row').length).toBeGreaterThan(1);
  expect(screen.getByText(`Отчёт за 01.01.${year} – ${said(today)}`)).toBeVisible();
  unmount();
  // An end without a beginning.
  await renderScreen(`${path}?type=cash-in&end_date=2026-03-15`, { as: 'accountant' });
  expect(await screen.findByText('Отчёт за 01.03.2026 – 15.03.2026')).toBeVisible();
});

test('a figure of the ledger leads to its entries, and they say what they come to', async () => {
  const { user } = await renderScreen(`${path}?type=investor-transactions&${thisYear}`, { as: 'accountant' });
  const rows = (await preview()).getAllByRole('row');
  // The balance after a movement is money, which nobody adds up.
  expect(within(rows[1]!).getAllByRole('cell').at(-1)).toHaveTextContent(/^\d{1,3}(\s\d{3})*,\d\d$/); // under the head
  expect(within(rows.at(-1)!).getAllByRole('cell').at(-1)).toBeEmptyDOMElement(); // the sums
  const ties = within(screen.getByRole('table', { name: 'Сверка с главной книгой' }));
  const [, first] = ties.getAllByRole('row');
  const link = within(first!).getByRole('link'); // the first figure
  const sum = link.textContent;
  await user.click(link);
  const label = await screen.findByText('В показателе, сум');
  await waitFor(() => expect(label.nextElementSibling?.textContent).toBe(sum));
  await user.click(screen.getByRole('button', { name: 'Убрать фильтр «Показатель отчёта»' }));
  await waitFor(() => expect(screen.queryByText('В показателе, сум')).toBeNull());
});

test('another report is chosen: merchants with what the ledger says, and one that is a file alone', async () => {
  const { user } = await renderScreen(`${path}?${thisYear}`, { as: 'accountant' });
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Отчёт' }), 'Операции мерчантов');
  expect(await screen.findByText('Начислено по заказам')).toBeVisible();
  expect(screen.getByText('Выплачено поручениями')).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Отчёт' }), 'Ушедшие инвесторы');
  expect(await screen.findByText(/Этот отчёт бывает только файлом/)).toBeVisible();
});

test('a file is begun, its progress is in the tray, and what is ready leads to the files', async () => {
  const { user } = await renderScreen(`${path}?type=investors&${thisYear}`, { as: 'accountant' });
  await preview();
  const progress = holdCalls('/v1/report-jobs/');
  await user.click(screen.getByRole('button', { name: 'Сформировать файл' }));
  expect(await screen.findByText('Файл отчёта формируется')).toBeVisible();
  await progress.came();
  progress.letGo();
  expect(await screen.findByText('Файл отчёта готов')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Мои файлы' }));
  const table = within(await screen.findByRole('grid'));
  const [row] = (await table.findAllByRole('row', { name: /Инвесторы по дате появления/ })) as [HTMLElement];
  expect(within(row).getByText('Готов')).toBeVisible();
  expect(within(row).getByRole('link', { name: /Скачать/ })).toHaveAttribute('href', expect.stringContaining('/'));
});

test('a file that is there is removed after a question', async () => {
  const { id, type } = await written('bonds');
  expect(type).toBe('bonds');
  const { user } = await renderScreen(`${files}?type=bonds`, { as: 'accountant' });
  const [row] = (await within(await screen.findByRole('grid')).findAllByRole('row', {
    name: /Выплаты по облигациям/,
  })) as [HTMLElement];
  await user.hover(row);
  await user.click(within(row).getByRole('button', { name: 'Действия' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Удалить' }));
  const question = within(await screen.findByRole('dialog', { name: 'Вы хотите это удалить?' }));
  await user.click(question.getByRole('button', { name: 'Да' }));
  expect(await screen.findByText('Успешно удален.')).toBeVisible();
  expect((await jobs()).some((one) => one.id === id)).toBe(false);
});

test('a file under way is stopped, after a question, by the word that its status has then', async () => {
  await tellBackEnd({ do: 'longReport', username: 'accountant' });
  const { user } = await renderScreen(`${files}?type=investor-transactions`, { as: 'accountant' });
  const row = await within(await screen.findByRole('grid')).findByRole('row', { name: /Формируется/ });
  await user.hover(row);
  await user.click(within(row).getByRole('button', { name: 'Действия' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Остановить' }));
  const question = within(await screen.findByRole('dialog', { name: 'Остановить подготовку файла?' }));
  await user.click(question.getByRole('button', { name: 'Остановить' }));
  expect(await screen.findByText('Отчёт остановлен')).toBeVisible();
  expect(await within(row).findByText('Остановлен')).toBeVisible();
});

test('the files are those of the reader alone', async () => {
  await written('claims');
  await renderScreen(files, { as: 'executive' });
  expect(await screen.findByText(/^Файлов отчётов пока нет/)).toBeVisible();
  expect(await jobs('executive')).toEqual([]);
});

/** The service answers so where the address ends like this, until it is let go on. */
function answerInstead(end: string, method: string, status: number, body: object) {
  const real = globalThis.fetch;
  const spy = jest.spyOn(globalThis, 'fetch').mockImplementation((asked, options) => {
    const url = new URL(asked instanceof Request ? asked.url : String(asked));
    const isMeant =
      url.pathname.endsWith(end) && (asked instanceof Request ? asked.method : (options?.method ?? 'GET')) === method;
    if (!isMeant) return real(asked, options);
    return Promise.resolve(
      new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } }),
    );
  });
  return () => spy.mockRestore();
}
afterEach(() => jest.restoreAllMocks());

test('a third file at once is refused in words', async () => {
  const { user } = await renderScreen(`${path}?type=bonds`, { as: 'accountant' });
  const code = 'too_many_reports';
  // The service writes quicker than anybody clicks.
  answerInstead('/v1/report-jobs', 'POST', 409, { error: code, code, errors: [{ code, message: code }] });
  await user.click(await screen.findByRole('button', { name: 'Сформировать файл' }));
  expect((await screen.findAllByText(/Два ваших отчёта уже формируются/))[0]).toBeVisible();
});

test('a report that does not come says so, and is asked for again', async () => {
  const code = 'internal';
  const letGo = answerInstead('/v1/claims-report', 'GET', 500, {
    error: code,
    code,
    errors: [{ code, message: code }],
  });
  const { user } = await renderScreen(`${path}?type=claims&${thisYear}`, { as: 'accountant' });
  const again = await screen.findByRole('button', { name: 'Повторить' }, { timeout: 20_000 });
  letGo();
  await user.click(again);
  expect((await preview()).getAllByRole('row').length).toBeGreaterThan(1);
});

test('a report over what a person may not see is refused in its place; without the right to files none is offered', async () => {
  await tellBackEnd({ do: 'deny', role: 'accountant', permission: 'bonds.query' });
  await tellBackEnd({ do: 'deny', role: 'accountant', permission: 'reports.export' });
  await renderScreen(`${path}?type=bonds`, { as: 'accountant' });
  expect(await screen.findByText('Forbidden')).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Отчёт' })).toBeEnabled();
  expect(screen.queryByRole('button', { name: 'Сформировать файл' })).not.toBeInTheDocument();
});

test('who has no right over reports does not get there', async () => {
  await renderScreen(path, { as: 'kam' });
  expect(await screen.findByRole('heading', { name: /Нет доступа/ })).toBeVisible();
});
