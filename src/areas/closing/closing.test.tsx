import { screen, within } from '@testing-library/react';
import { colleague } from '../../../tests/support/colleague';
import { renderScreen, tellBackEnd } from '../../../tests/support/renderScreen';
import type { ChecklistCode } from '../../api/system-user/closing';
import { todayInTashkent } from '../../lib/days';
import { lineHref } from './closingTerms';

const path = '/back-office/investor-finance';

interface Month {
  id: number;
  month: string;
  status: string;
  revision: number;
  files_count: number;
}
const months = async (query: string) => {
  const accountant = await colleague('accountant');
  return (await accountant.get<{ months: Month[] }>(`/system-user/v1/closing-months-list?limit=100&${query}`)).months;
};

/** One that the money of the bank keeps open: on the first days of a month that is not the one that goes on. */
const heldUp = async () => {
  const accountant = await colleague('accountant');
  for (const { id } of await months('status=open')) {
    const { checklist } = await accountant.get<{ checklist: { code: ChecklistCode; count: number }[] }>(
      `/system-user/v1/closing-months-list/${id}`,
    );
    if (checklist.some(({ code, count }) => code === 'cash_in_pending' && count > 0)) return id;
  }
  throw new Error('no month waits for the bank');
};

test('all months but the last two are closed, and one of them for the second time', async () => {
  await renderScreen(path, { as: 'accountant' });
  expect(await screen.findByRole('grid')).toBeVisible();
  const all = await months('order_by=-month');
  expect(all.slice(0, 2).map(({ status }) => status)).toEqual(['open', 'open']);
  expect(new Set(all.slice(2).map(({ status }) => status))).toEqual(new Set(['closed']));
  expect(all.map(({ revision }) => revision)).toContain(2);
});

test('a red line says what stands in the way and leads to exactly what it counts', async () => {
  await renderScreen(`${path}?id=${await heldUp()}`, { as: 'accountant' });
  const checklist = within(await screen.findByRole('region', { name: 'Что проверить перед закрытием' }));
  const line = checklist.getByText('Поступления банка не разнесены').closest('li')!;
  const link = within(line).getByRole('link');
  const { searchParams } = new URL(link.getAttribute('href')!, 'http://panel');
  const { count } = await (
    await colleague('accountant')
  ).get<{ count: number }>(
    `/investment/payments/cash-in/bank?status=pending&limit=10&begin_date=${searchParams.get('begin_date')!}&end_date=${searchParams.get('end_date')!}`,
  );
  expect(Number(link.textContent)).toBe(count);
  const begin = screen.getByRole('button', { name: /Начать закрытие/ });
  expect(begin).toHaveAccessibleDescription('Сначала исправьте то, что мешает закрыть');
});

/** Where the service has the rows of a line; those of the bank are asked for as its queue asks. */
const listsOf: Readonly<Record<string, string>> = {
  cash_in_pending: '/investment/payments/cash-in/bank?status=pending&',
  unsigned_drafts: '/investment/payments/cash-out/dibank-claims?',
  manual_drafts: '/system-user/v1/gl/cash-in-out-list?',
  dividends_missing: '/investment/investments/dividends?',
  tax_unverified: '/investment/payments/tax-transactions?',
  payouts_unpaid: '/investment/investments/requests/cash-out?',
  previous_month: '/system-user/v1/closing-months-list?',
};

test('each line that counts records leads to a list of as many', async () => {
  interface Line {
    code: ChecklistCode;
    count: number;
  }
  const executive = await colleague('executive');
  const seen = new Set<string>();
  for (const { id, month } of await months('status=open')) {
    const { checklist } = await executive.get<{ checklist: Line[] }>(`/system-user/v1/closing-months-list/${id}`);
    for (const { code, count } of checklist) {
      const list = listsOf[code];
      if (list === undefined) continue;
      const { search } = new URL(lineHref(code, month)!, 'http://panel'); // each of these has one
      const found = await executive.get<{ count: number }>(`${list}${search.slice(1)}&limit=1`);
      expect([month, code, found.count]).toEqual([month, code, count]);
      if (count > 0) seen.add(code);
    }
  }
  // The demonstration has something in most of them.
  expect([...seen]).toEqual(expect.arrayContaining(['cash_in_pending', 'dividends_missing', 'previous_month']));
});

test('a closed month shows its files with their checksums and offers to be opened again to who may (WF-18)', async () => {
  const [latest] = await months('status=closed&order_by=-month');
  await renderScreen(`${path}?id=${latest!.id}`, { as: 'director' });
  const files = within(await screen.findByRole('region', { name: 'Файлы месяца' }));
  expect(await files.findByRole('link', { name: `gl-${latest!.month}.xlsx` })).toBeVisible();
  expect(files.getAllByRole('button', { name: /^Скопировать [0-9a-f]{64}$/ })).toHaveLength(5);
  expect(screen.getByRole('button', { name: /Открыть снова/ })).toBeEnabled();
  expect(screen.queryByRole('button', { name: /Закрыть месяц/ })).not.toBeInTheDocument();
});

test('an address opens no question about a step that a month or a person does not allow', async () => {
  const [latest] = await months('status=closed&order_by=-month');
  const { unmount } = await renderScreen(`${path}?id=${latest!.id}&form=close`, { as: 'director' });
  expect(await screen.findByRole('button', { name: /Открыть снова/ })).toBeEnabled();
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  unmount();
  await tellBackEnd({ do: 'deny', role: 'administrator', permission: 'closing.disable' });
  await renderScreen(`${path}?id=${latest!.id}&form=reopen`, { as: 'director' });
  expect(await screen.findByRole('region', { name: 'Файлы месяца' })).toBeVisible();
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  await tellBackEnd({ do: 'reset' });
});

test('a line is written about and checked again, and says who leads it', async () => {
  const { user } = await renderScreen(`${path}?id=${await heldUp()}`, { as: 'accountant' });
  const checklist = within(await screen.findByRole('region', { name: 'Что проверить перед закрытием' }));
  const name = 'Поступления банка не разнесены';
  await user.click(checklist.getByRole('button', { name: `Записать: ${name}` }));
  const form = within(await screen.findByRole('dialog', { name }));
  await user.click(form.getByRole('button', { name: 'Сохранить' }));
  expect(form.getByRole('textbox')).toBeInvalid();
  await user.type(form.getByRole('textbox'), 'Банк пришлёт выписку завтра');
  await user.click(form.getByRole('button', { name: 'Сохранить' }));
  expect(await checklist.findByText('Банк пришлёт выписку завтра')).toBeVisible();
  const line = within(checklist.getByText(name).closest('li')!);
  expect(line.getByText(/^Ведёт Нигора Юсупова, запись /)).toBeVisible();
  await user.click(line.getByRole('button', { name: `Проверить ещё раз: ${name}` }));
  expect(line.getByText(/^Проверено /)).toBeVisible();
});

test('the digest of a closed month is checked by a button', async () => {
  const [latest] = await months('status=closed&order_by=-month');
  const { user } = await renderScreen(`${path}?id=${latest!.id}`, { as: 'accountant' });
  const section = within(await screen.findByRole('region', { name: 'Целостность закрытого месяца' }));
  await user.click(section.getByRole('button', { name: 'Проверить' }));
  expect(await section.findByText(/^Сходится: проводки те же, с которыми месяц закрыт/)).toBeVisible();
});

test('the report on investors who left in a month is begun where the month is closed (WF-07)', async () => {
  const [latest] = await months('status=closed&order_by=-month');
  await beginLeftInvestors(latest!);
});

test('of the month that is not over the report on investors who left is begun up to today', async () => {
  const [current] = await months('order_by=-month');
  const today = todayInTashkent(new Date());
  expect(current!.month).toBe(today.slice(0, 7));
  expect(await beginLeftInvestors(current!)).toBe(today);
});

/** Answers up to which day. */
async function beginLeftInvestors({ id, month }: Month): Promise<string | undefined> {
  const { user } = await renderScreen(`${path}?id=${id}`, { as: 'accountant' });
  await user.click(await screen.findByRole('button', { name: 'Отчёт об ушедших инвесторах' }));
  expect(await screen.findByText('Отчёт об ушедших инвесторах формируется')).toBeVisible();
  interface Begun {
    jobs: { type: string; begin_date: string; end_date: string }[];
  }
  const { jobs } = await (await colleague('accountant')).get<Begun>('/system-user/v1/report-jobs?limit=10');
  const begun = jobs.find((one) => one.type === 'left-investors' && one.begin_date === `${month}-01`);
  expect(begun).toBeDefined();
  return begun?.end_date;
}
