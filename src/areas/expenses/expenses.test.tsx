import { screen, waitFor, within } from '@testing-library/react';
import { colleague } from '../../../tests/support/colleague';
import { holdCalls } from '../../../tests/support/heldCalls';
import { renderScreen } from '../../../tests/support/renderScreen';
import { todayInTashkent } from '../../lib/days';

const path = '/back-office/expenses';
const drawer = async (name: RegExp | string) => within(await screen.findByRole('dialog', { name }));

interface Entry {
  id: number;
  amount: string;
  files_count: number;
  state: string;
  taken_back_by: { id: number; number: string | null } | null;
}
const first = async (query: string) => {
  const accountant = await colleague('accountant');
  const { expenses } = await accountant.get<{ expenses: Entry[] }>(`/system-user/v1/expenses?${query}`);
  return expenses[0]!;
};

/** The form of an expense for the office, with so much paid to somebody. */
async function filledForm(
  user: Awaited<ReturnType<typeof renderScreen>>['user'],
  amount: string,
  counterparty: string,
) {
  await user.click(await screen.findByRole('button', { name: /Записать расход/ }));
  const form = await drawer('Записать расход');
  await form.findByRole('option', { name: 'Аренда, зарплата, связь' });
  await user.selectOptions(form.getByRole('combobox', { name: /Статья/ }), 'Аренда, зарплата, связь');
  await user.type(form.getByRole('textbox', { name: /^Сумма/ }), amount);
  await user.type(form.getByRole('textbox', { name: /Контрагент/ }), counterparty);
  return form;
}

test('lists what is spent with its posting, and sums it', async () => {
  await renderScreen(path, { as: 'accountant' });
  expect(await screen.findByRole('columnheader', { name: /В том числе НДС/ })).toBeInTheDocument();
  expect((await screen.findAllByText(/^№ \d+ за 20\d\d$/)).length).toBeGreaterThan(5);
});

test('an expense is called an expense once, on its tab and in the title of the window', async () => {
  const { id } = await first('limit=1');
  await renderScreen(`${path}/${id}`, { as: 'accountant' });
  await screen.findByRole('heading', { level: 1, name: `Запись о расходе № ${id}` });
  await waitFor(() => expect(document.title).toMatch(new RegExp(`^(\\(\\d+\\) )?Расход № ${id} — Divan$`)));
  expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName(`Расход № ${id}`);
});

test('an expense is written with its tax, which stands below the amount', async () => {
  const { user } = await renderScreen(path, { as: 'accountant' });
  const form = await filledForm(user, '1120000', 'ООО «Ofis Markaz»');
  const vat = form.getByRole('textbox', { name: /В том числе НДС/ });
  await user.type(vat, '1120000');
  await user.click(form.getByRole('button', { name: 'Записать расход' }));
  expect((await form.findAllByText('НДС должен быть меньше всей суммы')).length).toBeGreaterThan(0);
  await user.clear(vat);
  await user.type(vat, '120000');
  const amount = form.getByRole('textbox', { name: /^Сумма, сум/ });
  await user.clear(amount);
  await user.type(amount, '50000000,01');
  await user.click(form.getByRole('button', { name: 'Записать расход' }));
  // Posted at once: a large sum is typed once more, by the letter.
  const again = form.getByRole('textbox', { name: /введите её ещё раз: 50\s000\s000,01\sсум/ });
  await waitFor(() => expect(again).toBeInvalid());
  await user.type(again, '50000000,01');
  await user.click(form.getByRole('button', { name: 'Записать расход' }));
  expect(await screen.findByText('Расход записан и проведён')).toBeVisible();
  const { id, amount: written } = await first('order_by=-date&search=Ofis');
  expect(written).toBe('50000000.01');
  // The number, the sum and the name of what was written, with the way to it (D-13).
  expect(await screen.findByText(new RegExp(`^Запись о расходе № ${id} · 50\\s000\\s000,01\\sсум`))).toBeVisible();
});

test('an expense shows what is posted of it, and its files', async () => {
  const { id } = await first('order_by=-date&category_id=10&search=Аренда');
  await renderScreen(`${path}/${id}`, { as: 'accountant' });
  const lines = within(await screen.findByRole('grid', { name: 'Что проведено в главной книге' }));
  expect(lines.getByText('9420 Административные расходы')).toBeVisible();
  expect(lines.getByText('4410 Авансовые платежи по налогам')).toBeVisible();
  expect(lines.getAllByText('5110 Расчётный счёт')).toHaveLength(2);
  expect(await screen.findByRole('link', { name: /^Счёт-фактура от/ })).toHaveAttribute(
    'href',
    expect.stringContaining('sig='),
  );
});

test('an income is opened beside its list; whoever only reads writes none', async () => {
  const { user } = await renderScreen('/back-office/incomes', { as: 'director' });
  const grid = within(await screen.findByRole('grid'));
  expect(screen.queryByRole('button', { name: /Записать доход/ })).not.toBeInTheDocument();
  await user.click((await grid.findAllByRole('link'))[0]!);
  const record = await drawer(/^Запись о доходе № \d+$/);
  expect(await record.findByText('Что проведено в главной книге')).toBeVisible();
});

test('an expense leads to its posting, and is taken back by a draft with the sides swapped', async () => {
  const accountant = await colleague('accountant');
  const { id } = await accountant.send<Entry>('POST', '/system-user/v1/add-manual-expense', {
    body: {
      ...{ date: todayInTashkent(new Date()), category_id: 10, account_id: 5110, amount: '112000.00' },
      ...{ vat_amount: '12000.00', counterparty: 'ООО «Storno»' },
    },
  });
  const { user, unmount } = await renderScreen(`${path}/${id}`, { as: 'accountant' });
  expect((await screen.findAllByRole('link', { name: /^№ \d+ за 20\d\d$/ }))[0]).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/back-office\/gl\/list\?entry=\d+&begin_date=$/),
  );
  await user.click(screen.getByRole('button', { name: /Составить сторно/ }));
  const form = await drawer('Составить проводку');
  expect(await form.findByText(`Расход № ${id}`)).toBeVisible();
  expect(form.getByRole('textbox', { name: 'Контрагент' })).toHaveValue('ООО «Storno»');
  await waitFor(() => expect(form.getByRole('combobox', { name: /Операция/ })).toHaveDisplayValue('Сторно расхода'));
  await waitFor(() =>
    expect(form.getByRole('combobox', { name: /Счёт денег/ })).toHaveDisplayValue('5110 Расчётный счёт'),
  );
  await user.click(form.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText('Черновик сохранён. Провести его должен другой сотрудник')).toBeVisible();
  const { taken_back_by: draft, state } = await first('search=Storno');
  expect([draft?.number, state]).toEqual([null, 'posted']);
  unmount();

  const second = await colleague('accountant2');
  const posting = `/system-user/v1/gl-list/${draft!.id}/cash-in-out-detail`;
  const { version } = await second.get<{ version: number }>(posting);
  await second.send('PUT', posting, { version, body: { action: 'post' } });
  await renderScreen(`${path}?state=reversed&search=Storno`, { as: 'accountant' });
  expect(await screen.findByText('ООО «Storno»')).toBeVisible();
  expect(within(screen.getByRole('grid')).getByText('Сторнировано')).toBeVisible();
  expect(screen.getByText(/^Сумма, сум: 0,00$/)).toBeVisible();
});

test('a day before a month that is closed is refused with that month', async () => {
  const { user } = await renderScreen(path, { as: 'accountant' });
  const form = await filledForm(user, '1120000', 'ООО «Kechikkan»');
  const real = globalThis.fetch;
  const refused = jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (!url.includes('/add-manual-expense')) return real(input, init);
    const said = { code: 'month_closed', message: 'The month is closed' };
    const body = { error: said.message, code: said.code, errors: [said], request_id: 'r-1' };
    return Promise.resolve(Response.json({ ...body, current: { month: '2026-09' } }, { status: 409 }));
  });
  await user.click(form.getByRole('button', { name: 'Записать расход' }));
  expect(await form.findByText('Месяц закрыт: сентябрь 2026')).toBeVisible();
  refused.mockRestore();
});

test('an expense of which nobody knows is kept under the bell by its sum and name', async () => {
  const { user, store, unmount } = await renderScreen(path, { as: 'accountant' });
  const form = await filledForm(user, '1130000', 'ООО «Jimlik»');
  const held = holdCalls('/add-manual-expense');
  await user.click(form.getByRole('button', { name: 'Записать расход' }));
  await held.came();
  unmount();
  held.loseAnswers();
  await waitFor(() =>
    expect(store.getState().notices.list).toMatchObject([
      {
        ...{ tone: 'error', record: 'Записать расход', person: 'ООО «Jimlik»' },
        values: { amount: expect.stringMatching(/^1\s130\s000,00/) },
      },
    ]),
  );
});

test('an expense whose answer was lost is asked about by its key, and stands there once', async () => {
  const { user } = await renderScreen(path, { as: 'accountant' });
  const form = await filledForm(user, '1120000', 'ООО «Uzilgan Aloqa»');
  const held = holdCalls('/add-manual-expense');
  await user.click(form.getByRole('button', { name: 'Записать расход' }));
  await held.came();
  held.loseAnswers();
  expect(await form.findByText('Проверяем результат')).toBeVisible();
  expect(form.getByRole('textbox', { name: /Контрагент/ })).toBeDisabled();
  expect(await screen.findByText('Расход записан и проведён')).toBeVisible();
  const accountant = await colleague('accountant');
  const { expenses } = await accountant.get<{ expenses: Entry[] }>('/system-user/v1/expenses?search=Uzilgan');
  expect(expenses).toHaveLength(1);
});
