import { screen, waitFor, within } from '@testing-library/react';
import { colleague } from '../../../tests/support/colleague';
import { holdCalls } from '../../../tests/support/heldCalls';
import { renderScreen } from '../../../tests/support/renderScreen';
import { uploadByFetch } from '../../../tests/support/requestByFetch';
import { todayInTashkent } from '../../lib/days';

beforeAll(uploadByFetch);

const list = '/back-office/gl/cash-in-out';

interface Posting {
  id: number;
  status: string;
  description: string;
  created_by: { name: string };
  reverses: object | null;
}
const postings = async (query: string) => {
  const accountant = await colleague('accountant');
  return (await accountant.get<{ postings: Posting[] }>(`/system-user/v1/gl/cash-in-out-list?limit=100&${query}`))
    .postings;
};
interface Detail {
  status: string;
  number: string | null;
  amount: string;
  link: { type: string; id: number; name: string } | null;
  lines: { debit: { id: number }; credit: { id: number } }[];
}
const detail = async (id: number) =>
  (await colleague('accountant')).get<Detail>(`/system-user/v1/gl-list/${id}/cash-in-out-detail`);
/** As the panel writes it, whichever spaces stand in it. */
const grouped = (amount: string) =>
  new Intl.NumberFormat('ru', { minimumFractionDigits: 2 }).format(Number(amount)).replaceAll(/\s/g, '\\s');

/** A draft of somebody else of a tiyin above what may be posted without typing it. */
async function largeDraft() {
  const second = await colleague('accountant2');
  const { operations } = await second.get<{ operations: { id: number; code: string }[] }>(
    '/payment/v1/operations?limit=100&search=administrative_expense',
  );
  const { id } = await second.send<{ id: number }>('POST', '/system-user/v1/gl/cash-out-create', {
    body: {
      ...{
        date: todayInTashkent(new Date()),
        account_id: 5110,
        operation_id: operations[0]!.id,
        amount: '50000000.01',
      },
      lines: [{ account_id: 9420, amount: '50000000.01' }],
    },
  });
  return id;
}
const waiting = async (maker: string) => {
  const found = (await postings('status=draft')).find(
    ({ created_by, reverses }) => created_by.name === maker && reverses === null,
  );
  if (!found) throw new Error(`nothing of ${maker} waits`);
  return found;
};

test('whoever made a draft is told that another person posts it', async () => {
  const { id } = await waiting('Нигора Юсупова');
  await renderScreen(`${list}?entry=${id}`, { as: 'accountant' });
  const post = await screen.findByRole('button', { name: /^Провести/ });
  expect(post).toHaveAccessibleDescription('Вы составили её сами: провести или отклонить должен другой');
  expect(screen.getByRole('button', { name: /^Изменить/ })).toBeEnabled();
});

test('another accountant posts it after a question with its sum, accounts and maker, and is told its number', async () => {
  const { id } = await waiting('Елена Ким');
  const { user } = await renderScreen(`${list}?entry=${id}`, { as: 'accountant' });
  await user.click(await screen.findByRole('button', { name: /^Провести/ }));
  const question = within(await screen.findByRole('dialog', { name: 'Провести проводку?' }));
  const { amount, lines } = await detail(id);
  for (const { debit, credit } of lines)
    expect(question.getByText(new RegExp(`${debit.id} .* → ${credit.id} `))).toBeVisible();
  expect(question.getByText('Елена Ким')).toBeVisible();
  expect(question.queryByRole('textbox')).not.toBeInTheDocument();
  await user.click(question.getByRole('button', { name: new RegExp(`^Провести ${grouped(amount)}\\sсум$`) }));
  expect(await screen.findByText('Проводка проведена')).toBeVisible();
  const { status, number } = await detail(id);
  expect(status).toBe('posted');
  expect(await screen.findByText(new RegExp(`^${number} · ${grouped(amount)}`))).toBeVisible();
});

test('a sum above fifty million is typed before it is posted', async () => {
  const id = await largeDraft();
  const { user } = await renderScreen(`${list}?entry=${id}`, { as: 'accountant' });
  await user.click(await screen.findByRole('button', { name: /^Провести/ }));
  const question = within(await screen.findByRole('dialog', { name: 'Провести проводку?' }));
  const yes = question.getByRole('button', { name: /^Провести 50\s000\s000,01\sсум$/ });
  expect(yes).toBeDisabled();
  await user.type(question.getByRole('textbox', { name: /введите её ещё раз/ }), '50000000,01');
  await user.click(yes);
  expect(await screen.findByText('Проводка проведена')).toBeVisible();
  expect((await detail(id)).status).toBe('posted');
});

test('who reverses a posting sees which, and is led to the draft', async () => {
  const [posted] = await postings('status=posted&search=Взнос');
  const { number, amount } = await detail(posted!.id);
  const { user } = await renderScreen(`${list}?entry=${posted!.id}&status=`, { as: 'accountant' });
  await user.click(await screen.findByRole('button', { name: /^Сторнировать/ }));
  const question = within(await screen.findByRole('dialog', { name: 'Сторнировать проводку?' }));
  expect(question.getByText(number!)).toBeVisible();
  expect(question.getByText(new RegExp(`^${grouped(amount)}\\sсум$`))).toBeVisible();
  expect(question.getByText(/^5110 .* → 8330 /)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Сторнировать' }));
  expect(await screen.findByText('Черновик сторно составлен')).toBeVisible();
  expect(await screen.findByText(new RegExp(`^${number} · ${grouped(amount)}`))).toBeVisible();
});

test('a reversal is neither reversed nor copied, whose sides are not those of its kind', async () => {
  const accountant = await colleague('accountant');
  const { postings: rows } = await accountant.get<{ postings: (Posting & { reverses: object | null })[] }>(
    '/system-user/v1/gl/cash-in-out-list?limit=100&status=posted',
  );
  const { id } = rows.find(({ reverses }) => reverses !== null)!; // the demonstration has one
  await renderScreen(`${list}?entry=${id}&status=&form=copy`, { as: 'accountant' });
  for (const name of [/^Сторнировать/, /^Скопировать в новый черновик/])
    expect(await screen.findByRole('button', { name })).toHaveAccessibleDescription(
      'Это сторно: скопируйте проводку, которую оно сторнирует',
    );
  expect(screen.queryByRole('textbox', { name: /^Сумма/ })).not.toBeInTheDocument();
});

test('lines that do not come to the amount are not sent; put right, a draft is made', async () => {
  const { user } = await renderScreen(`${list}?form=new`, { as: 'accountant' });
  const form = within(await screen.findByRole('dialog', { name: 'Составить проводку' }));
  await form.findByRole('option', { name: 'Административный расход' });
  await user.selectOptions(form.getByRole('combobox', { name: /Операция/ }), 'Административный расход');
  await user.type(form.getByRole('textbox', { name: /^Сумма(?!, сум)/ }), '1120000');
  await user.click(form.getByRole('textbox', { name: 'Счёт, номер или название, строка 1' }));
  await user.paste('9420\t1000000\n4410\t119999,99');
  expect(await form.findByText(/^Осталось распределить: 0,01/)).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Сохранить' }));
  expect((await form.findAllByText('Сумма строк не равна сумме проводки')).length).toBeGreaterThan(0);
  const last = form.getByRole('textbox', { name: 'Сумма, сум, строка 2' });
  await user.clear(last);
  await user.type(last, '120000');
  const before = (await postings('status=draft')).length;
  await user.click(form.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText('Черновик сохранён. Провести его должен другой сотрудник')).toBeVisible();
  expect(await postings('status=draft')).toHaveLength(before + 1);
});

test('an account that takes no postings by hand is refused in its cell, and one is found by its name', async () => {
  const { user } = await renderScreen(`${list}?form=new`, { as: 'accountant' });
  const form = within(await screen.findByRole('dialog', { name: 'Составить проводку' }));
  const cell = await form.findByRole('textbox', { name: 'Счёт, номер или название, строка 1' });
  await user.type(cell, '6990');
  await user.tab();
  expect(await form.findByText('На этот счёт вручную не проводят')).toBeVisible();
  await user.clear(cell);
  await user.type(cell, 'административные');
  expect(await form.findByText('9420 Административные расходы')).toBeVisible();
});

test('a paper goes with a draft: another takes its place, and it is taken out again', async () => {
  const { id } = await waiting('Нигора Юсупова');
  const { user } = await renderScreen(`${list}?entry=${id}&form=edit`, { as: 'accountant' });
  const form = within(await screen.findByRole('dialog', { name: 'Изменить черновик проводки' }));
  const input = await form.findByLabelText('Выбрать и отправить документ', { selector: 'input' });
  for (const name of ['Счёт.pdf', 'Акт.pdf']) {
    await user.upload(input, new File([`%PDF-1.4\n${name.padEnd(64)}`], name, { type: 'application/pdf' }));
    expect(await form.findByText(name)).toBeVisible();
  }
  expect(form.queryByText('Счёт.pdf')).not.toBeInTheDocument();
  await user.click(form.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByRole('link', { name: 'Акт.pdf' })).toBeVisible();
  // The form shows its tick for a moment; behind a dialog the browser lets nobody press, but jsdom does.
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Изменить черновик проводки' })).toBeNull());
  await user.click(screen.getByRole('button', { name: /^Изменить/ }));
  const again = within(await screen.findByRole('dialog', { name: 'Изменить черновик проводки' }));
  await user.click(await again.findByRole('button', { name: 'Убрать из проводки: Акт.pdf' }));
  await user.click(again.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Акт.pdf' })).not.toBeInTheDocument());
});

test('figures of the trial balance lead to the entries and to the card', async () => {
  await renderScreen('/back-office/gl/trial-balance?begin_date=&search=6990', { as: 'accountant' });
  const row = within(await screen.findByRole('row', { name: /^6990/ }));
  const hrefs = row.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs.some((to) => to?.startsWith('/back-office/gl/list?debit_id=6990'))).toBe(true);
  expect(hrefs.some((to) => to?.startsWith('/back-office/accounts/6990'))).toBe(true);
});

test('the card of an account says what stood on it after each entry', async () => {
  await renderScreen('/back-office/accounts/5110?begin_date=', { as: 'accountant' });
  expect(await screen.findByRole('heading', { name: '5110 Расчётный счёт' })).toBeVisible();
  expect(await screen.findByRole('columnheader', { name: /Стало, сум/ })).toBeInTheDocument();
});

test('whoever only reads the ledger is offered nothing to post', async () => {
  const [{ id } = { id: 0 }] = await postings('status=draft');
  await renderScreen(`${list}?entry=${id}`, { as: 'director' });
  expect(await screen.findByRole('heading', { name: 'Строки проводки' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Провести/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Составить проводку/ })).not.toBeInTheDocument();
});

test('each account stands beside its records, and both figures lead to what they are the sum of', async () => {
  const { user } = await renderScreen('/back-office/gl/ties', { as: 'accountant' });
  const row = (await screen.findByText('Балансы инвесторов')).closest('tr')!;
  expect(within(row).getByText('Сходится')).toBeVisible();
  const [ledger, records] = within(row)
    .getAllByRole('link')
    .filter((link) => /,\d\d$/.test(link.textContent))
    .map((link) => link.getAttribute('href'));
  expect(ledger).toMatch(/^\/back-office\/accounts\/6990\?begin_date=&end_date=/);
  expect(records).toMatch(/^\/back-office\/gl\/ties\/6990/);
  await user.click(
    within(row)
      .getAllByRole('link')
      .find((link) => link.getAttribute('href') === records)!,
  );
  expect(await screen.findByRole('heading', { name: '6990 Балансы инвесторов' })).toBeVisible();
  const table = within(await screen.findByRole('region', { name: 'Записи за счётом' }));
  const first = (await table.findAllByRole('link', { name: /,\d\d$/ }))[0]!;
  expect(first.getAttribute('href')).toMatch(/\/gl\/list\?account_id=6990&investor_id=\d+&begin_date=/);
});

test('entries are picked for their sum', async () => {
  const { user } = await renderScreen('/back-office/gl/list?begin_date=', { as: 'accountant' });
  const [, first, second] = await screen.findAllByRole('checkbox');
  await user.click(first!);
  await user.click(second!);
  const accountant = await colleague('accountant');
  const { entries } = await accountant.get<{ entries: { amount: string }[] }>(
    '/system-user/v1/gl-list?limit=10&order_by=-date',
  );
  const sum = (Number(entries[0]!.amount) + Number(entries[1]!.amount)).toFixed(2);
  expect(await screen.findByText(new RegExp(`Сумма, сум: ${grouped(sum)}$`))).toBeVisible();
});

test('entries are looked for by an investor who is found by his name, and by what was posted', async () => {
  const accountant = await colleague('accountant');
  const { entries } = await accountant.get<{ entries: { investor: { id: number; name: string } | null }[] }>(
    '/system-user/v1/gl-list?limit=20&fact=investor_transactions&order_by=-date',
  );
  const investor = entries.find((one) => one.investor !== null)!.investor!; // rows of this kind have one
  const { user } = await renderScreen('/back-office/gl/list?begin_date=', { as: 'accountant' });
  await user.click(await screen.findByRole('button', { name: 'Ещё фильтры' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Что проведено' }), 'investor_transactions');
  await waitFor(() => expect(window.location.search).toContain('fact=investor_transactions'));
  await user.click(screen.getByRole('button', { name: /^Инвестор/ }));
  await user.type(screen.getByRole('textbox', { name: 'Найти: Инвестор' }), investor.name);
  await user.click((await screen.findAllByRole('button', { name: investor.name }))[0]!);
  await waitFor(() => expect(window.location.search).toMatch(/investor_id=\d+/));
  expect(await screen.findByRole('button', { name: /Убрать фильтр «Инвестор № \d+»/ })).toBeVisible();
});

test('what is spent for a strategy says so from the draft on, and a copy keeps it', async () => {
  const { user, unmount } = await renderScreen(`${list}?form=new`, { as: 'accountant' });
  const form = within(await screen.findByRole('dialog', { name: 'Составить проводку' }));
  await form.findByRole('option', { name: 'Административный расход' });
  await user.selectOptions(form.getByRole('combobox', { name: /Операция/ }), 'Административный расход');
  await user.selectOptions(form.getByRole('combobox', { name: 'К чему относится' }), 'strategy');
  const choice = await form.findByRole('combobox', { name: /^Стратегия/ });
  await waitFor(() => expect(within(choice).getAllByRole('option').length).toBeGreaterThan(1));
  const [, strategy] = within(choice).getAllByRole<HTMLOptionElement>('option');
  await user.selectOptions(choice, strategy!.value);
  await user.type(form.getByRole('textbox', { name: /^Сумма(?!, сум)/ }), '77,70');
  await user.click(form.getByRole('textbox', { name: 'Счёт, номер или название, строка 1' }));
  await user.paste('9420\t77,70');
  await user.type(form.getByRole('textbox', { name: 'Содержание' }), 'Для стратегии');
  await user.click(form.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText('Черновик сохранён. Провести его должен другой сотрудник')).toBeVisible();
  const made = (await postings('status=draft')).find(({ description }) => description === 'Для стратегии')!;
  const { link } = await detail(made.id);
  expect(link).toMatchObject({ type: 'strategy', id: Number(strategy!.value), name: strategy!.text });
  unmount();

  const copying = await renderScreen(`${list}?entry=${made.id}&form=copy`, { as: 'accountant' });
  const copy = within(await screen.findByRole('dialog', { name: 'Скопировать в новый черновик' }));
  expect(await copy.findByRole('combobox', { name: /^Стратегия/ })).toHaveDisplayValue(strategy!.text);
  copying.unmount();

  // Saved before accounts and operations are there, it says nothing of them and is saved when they come.
  const held = holdCalls('/payment/v1/');
  const early = await renderScreen(`${list}?entry=${made.id}&form=copy`, { as: 'accountant' });
  const again = within(await screen.findByRole('dialog', { name: 'Скопировать в новый черновик' }));
  await early.user.click(again.getByRole('button', { name: 'Сохранить' }));
  await held.came();
  expect(again.getByRole('button', { name: 'Сохранить' })).toHaveAttribute('aria-disabled', 'true');
  expect(again.queryByText('Выберите значение из списка')).not.toBeInTheDocument();
  expect(again.getByRole('textbox', { name: 'Счёт, номер или название, строка 1' })).toBeValid();
  held.letGo();
  expect(await screen.findByText('Черновик сохранён. Провести его должен другой сотрудник')).toBeVisible();
  const alike = (await postings('status=draft')).filter(({ description }) => description === 'Для стратегии');
  expect(alike).toHaveLength(2);
});

test('a group leads to its accounts', async () => {
  const accountant = await colleague('accountant');
  const { groups } = await accountant.get<{ groups: { id: number; name: string; accounts_count: number }[] }>(
    '/payment/v1/account-groups?limit=100',
  );
  const group = groups.find(({ accounts_count: count }) => count > 1 && count < 10)!; // the chart has such ones
  const { user } = await renderScreen(`/back-office/account-groups?search=${group.id}`, { as: 'accountant' });
  // Its number stands first in its row; of groups of like names there are several.
  await user.click((await screen.findAllByText(String(group.id)))[0]!);
  await screen.findByRole('button', { name: `Убрать фильтр «Группа счетов: ${group.name}»` });
  expect(window.location.search).toBe(`?group_id=${group.id}`);
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(group.accounts_count + 1));
});
