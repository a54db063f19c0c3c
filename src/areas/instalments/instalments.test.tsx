import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { colleague } from '../../../tests/support/colleague';
import { withoutPauses } from '../../../tests/support/hurry';
import { tellBackEnd } from '../../../tests/support/panelBackEnd';
import { todayInTashkent } from '../../lib/days';
import { renderScreen } from '../../../tests/support/renderScreen';

const list = '/installment/installments/list';
const card = (id: number, rest = '') => `/installment/installments/info/${id}${rest}`;

interface Application {
  id: number;
  version: number;
  Status: string;
  down_payment: string;
  contract_number: string | null;
  customer: { id: number; name: string };
  merchant: { id: number } | null;
}
const get = async <Answer,>(address: string, as = 'director') =>
  (await colleague(as)).get<Answer>(`/payment${address}`);
const read = (id: number) => get<Application>(`/v1/installments/applications/${id}`);
const applications = async (query: string) =>
  (await get<{ applications: Application[] }>(`/v1/installments/applications?${query}`)).applications;
/** The application of the demonstration that was made to show something. */
async function named(name: string, status: string): Promise<Application> {
  const found = await applications(`search=${encodeURIComponent(name)}&status=${status}`);
  return found[0]!; // the demonstration has one
}

test('the list has views: applications, and contracts with what is paid and owed', async () => {
  const { user } = await renderScreen(`${list}?status=waiting_for_approval&order_by=waits`);
  const grid = within(await screen.findByRole('grid'));
  expect((await grid.findAllByText('Ожидает решения')).length).toBeGreaterThan(3);
  expect(screen.getByText(/^Цена, сум: /)).toBeVisible();
  // Since when it waits is said of each.
  const waits = grid.getAllByRole('row').slice(1, 4);
  for (const row of waits) expect(row).toHaveTextContent(/\d\d\.\d\d\.\d{4}$/);
  await user.click(screen.getByRole('button', { name: 'Договоры рассрочки' }));
  expect(await screen.findByRole('columnheader', { name: /^К оплате, сум/ })).toBeVisible();
  expect(await screen.findByText(/^Долг, сум: /)).toBeVisible();
  // What only the other view is asked is gone.
  expect(window.location.search).toBe('?list=contracts');
});

test('each stage says how many applications stand in it, as the service counts them (STATE-16)', async () => {
  const found = async (query: string) =>
    (await get<{ statuses: { code: string; count: number }[] }>(`/v1/installments/applications/statuses${query}`))
      .statuses;
  const sum = (statuses: { code: string; count: number }[], ...codes: string[]) =>
    statuses.reduce((all, { code, count }) => all + (codes.includes(code) ? count : 0), 0);
  const paid = sum(await found(''), 'fully_paid', 'closed');
  const { user, unmount } = await renderScreen(list);
  const stages = within(await screen.findByRole('group', { name: 'Стадии заявок' }));
  await user.click(await stages.findByRole('button', { name: new RegExp(`^Расплатились ${paid}`) }));
  expect(await screen.findByText(new RegExp(`^Загружено \\d+ из ${paid}$`))).toBeVisible();
  const [closed] = await applications('status=closed&limit=1');
  const of = `merchant_id=${closed!.merchant!.id}`; // what is closed was sold by somebody
  const ofOne = sum(await found(`?${of}`), 'fully_paid', 'closed');
  expect(ofOne).toBeLessThan(paid);
  unmount();
  await renderScreen(`${list}?${of}`);
  const again = within(await screen.findByRole('group', { name: 'Стадии заявок' }));
  expect(await again.findByRole('button', { name: new RegExp(`^Расплатились ${ofOne}`) })).toBeVisible();
});

test('the invoices of merchants are found by their number and lead to the goods; who may not look into one has no such view', async () => {
  const { product_invoices: all, count } = await get<{ product_invoices: { number: string }[]; count: number }>(
    '/v1/installments/baskets/product-invoices?limit=1',
  );
  expect(count).toBeGreaterThan(1);
  const { user } = await renderScreen(`${list}?list=invoices`);
  expect(await screen.findByRole('columnheader', { name: /^Что продано/ })).toBeVisible();
  expect(await screen.findByText(/^Сумма, сум: /)).toBeVisible();
  await user.type(screen.getByRole('searchbox', { name: /^Номер счёта-фактуры мерчанта/ }), all[0]!.number);
  await waitFor(() => expect(window.location.search).toContain('search='));
  const link = within(await screen.findByRole('grid')).getAllByRole('link')[0]!;
  expect(link.getAttribute('href')).toMatch(/\/installment\/installments\/info\/\d+\?tab=goods$/);
});

test('what an applicant earns is masked, and at hand by one press where it is decided about', async () => {
  const { id } = await named('Предельный', 'waiting_for_approval');
  const whole = await get<{ values: { salary: string } }>(`/v1/installments/applications/${id}/data?fields=salary`);
  const { user } = await renderScreen(card(id));
  const work = within(await screen.findByRole('region', { name: 'Работа и доход' }));
  expect(work.getByText('•••')).toBeVisible();
  await user.keyboard('[KeyS]');
  const [soums = ''] = whole.values.salary.split('.');
  const written = await work.findByText((text) => text.replace(/\D/g, '').startsWith(soums));
  expect(written).toBeVisible();
  await user.click(work.getByRole('button', { name: 'Скрыть: Зарплата, сум' }));
  expect(work.getByText('•••')).toBeVisible();
});

test('an application above the limit says what it lacks, is recalculated and approved (NOTE-01)', async () => {
  const { id } = await named('Предельный', 'waiting_for_approval');
  const { user } = await renderScreen(card(id));
  const accept = await screen.findByRole('button', { name: /^Одобрить заявку/ });
  await waitFor(() => expect(accept).toHaveAccessibleDescription(/Не хватает лимита: 333\s332,00/));
  await user.click(screen.getByRole('button', { name: 'Пересчитать' }));
  const form = within(await screen.findByRole('dialog', { name: 'Пересчитать условия' }));
  const down = await form.findByRole('textbox', { name: /^Взнос, сум/ });
  await user.clear(down);
  await user.type(down, '1268817');
  await user.click(form.getByRole('button', { name: 'Сравнить условия' }));
  const question = within(await screen.findByRole('dialog', { name: 'Принять новые условия?' }));
  const row = question.getByRole('row', { name: /^Взнос, сум/ });
  expect(row).toHaveTextContent(/1\s000\s000,00.*1\s268\s817,00/);
  expect(question.getByRole('row', { name: /^В рассрочку, сум/ })).toHaveTextContent(/6\s200\s000,00.*5\s866\s666,92/);
  expect((await read(id)).down_payment).toBe('1000000.00');
  await user.click(question.getByRole('button', { name: 'Принять условия' }));
  expect(await screen.findByText('Успешно завершено')).toBeVisible();
  expect((await read(id)).down_payment).toBe('1268817.00');
  // Nobody says yes to photos that have not been in sight.
  await waitFor(() =>
    expect(screen.getByRole('button', { name: /^Одобрить заявку/ })).toHaveAccessibleDescription(/фото/i),
  );
  const photos = within(screen.getByRole('group', { name: 'Фото заявителя' })).getAllByRole('img');
  expect(photos.length).toBeGreaterThan(1);
  for (const photo of photos) fireEvent.load(photo);
  await waitFor(() =>
    expect(screen.getByRole('button', { name: /^Одобрить заявку/ })).not.toHaveAccessibleDescription(),
  );
  await user.click(screen.getByRole('button', { name: /^Одобрить заявку/ }));
  const yes = within(await screen.findByRole('dialog', { name: 'Одобрить заявку на рассрочку?' }));
  await user.click(yes.getByRole('button', { name: 'Одобрить заявку' }));
  expect(await screen.findByText('Рассрочка одобрена')).toBeVisible();
  expect((await read(id)).Status).toBe('approved');
});

test('an application is declined for a reason; another one has to be explained', async () => {
  const [one] = await applications('status=waiting_for_approval&limit=1');
  const { user } = await renderScreen(card(one!.id));
  await user.click(await screen.findByRole('button', { name: /^Отклонить заявку/ }));
  const form = within(await screen.findByRole('dialog', { name: 'Отклонить заявку на рассрочку' }));
  await user.selectOptions(form.getByRole('combobox', { name: /^Причина отказа/ }), 'Другая причина');
  await user.click(form.getByRole('button', { name: 'Отклонить заявку' }));
  expect((await form.findAllByText(/Заполните|заполните|Объясните другую причину/))[0]).toBeVisible();
  await user.type(form.getByRole('textbox', { name: /^Что именно не так/ }), 'Клиент не отвечает');
  await user.click(form.getByRole('button', { name: 'Отклонить заявку' }));
  expect(await screen.findByText('Рассрочка отклонена')).toBeVisible();
  await waitFor(async () => expect((await read(one!.id)).Status).toBe('rejected'));
});

test('an application is cancelled only after a question, and one that has ended is deleted (NOTE-22)', async () => {
  const [one] = await applications('status=approved&limit=1');
  const { user } = await renderScreen(card(one!.id));
  await user.click(await screen.findByRole('button', { name: 'Действия' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Отменить заявку' }));
  const question = within(await screen.findByRole('dialog', { name: 'Отменить заявку на рассрочку?' }));
  expect((await read(one!.id)).Status).toBe('approved');
  await user.click(question.getByRole('button', { name: 'Отменить заявку' }));
  expect(await screen.findByText('Заявка отменена')).toBeVisible();
  expect((await read(one!.id)).Status).toBe('cancelled');
});

test('an application that ended without a contract is deleted, and that is said (NOTE-22)', async () => {
  const ended = await applications('status=rejected&limit=20');
  const { id } = ended.at(-1)!; // the demonstration has some
  const { user } = await renderScreen(card(id), { as: 'director' });
  await user.click(await screen.findByRole('button', { name: 'Действия' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Удалить' }));
  const question = within(await screen.findByRole('dialog', { name: 'Вы хотите это удалить?' }));
  await user.click(question.getByRole('button', { name: 'Да' }));
  expect(await screen.findByText('Заявка успешно удален')).toBeVisible();
});

test('the card shows the applicant, the goods, the schedule, what was paid, the papers and the bureau (SCR-03)', async () => {
  type Whole = Application & { has_bureau_report: boolean };
  let id: number | undefined;
  for (const one of await applications('status=not_fully_paid&limit=100'))
    if (id === undefined && ((await read(one.id)) as Whole).has_bureau_report) ({ id } = one);
  if (id === undefined) throw new Error('Of nobody there is a report of the bureau');
  const { user } = await renderScreen(card(id));
  for (const name of ['Заявитель', 'Кредитное бюро'])
    expect(await screen.findByRole('region', { name })).toBeInTheDocument();
  // Below its figures stands the report that they were read from.
  const { report } = await get<{ report: object }>(`/v1/installments/${id}/katm-details`);
  const bureau = within(screen.getByRole('region', { name: 'Кредитное бюро' }));
  const whole = (await bureau.findByText('Отчёт бюро целиком')).parentElement!; // its summary stands in it
  expect(Object.keys(report).length).toBeGreaterThan(0);
  expect(JSON.parse(whole.querySelector('pre')!.textContent)).toEqual(report);
  for (const [tab, shown] of [
    ['Товары', 'Продажа с НДС'],
    ['График платежей', 'График платежей'],
    ['Платежи клиента', /[Сс]писани/],
    ['Документы', 'Документы'],
  ] as const) {
    await user.click(screen.getByRole('tab', { name: tab }));
    expect(await screen.findByRole('region', { name: shown })).toBeInTheDocument();
  }
  // What is paid and owed stands above all of them.
  expect(screen.getByText('Оплачено, сум')).toBeInTheDocument();
});

test('autopay is switched by the number of the contract (WF-08)', async () => {
  type Paid = { installments: { id: number; contract_number: string; autopay: boolean }[] };
  const { installments } = await get<Paid>('/v2/installments?limit=100&status=not_fully_paid');
  const one = installments.find(({ autopay }) => autopay)!; // the demonstration has some
  const asked = jest.spyOn(globalThis, 'fetch');
  const { user } = await renderScreen(card(one.id));
  await user.click(await screen.findByRole('button', { name: 'Выключить автоплатёж' }));
  const question = within(await screen.findByRole('dialog', { name: 'Выключить автоплатёж по договору?' }));
  await user.click(question.getByRole('button', { name: 'Выключить автоплатёж' }));
  expect(await screen.findByText('Автоплатёж выключен')).toBeVisible();
  const sent = asked.mock.calls.map(([url]) => String(url instanceof Request ? url.url : url));
  asked.mockRestore();
  expect(sent.filter((url) => url.endsWith(`/v1/installments/${one.contract_number}/toggle-autopay`))).toHaveLength(1);
});

/** A payment of 1 000 by the card of a customer, with the code of its holder typed and nothing sent yet. `at`: of which contract. */
async function codeTyped(at: number) {
  type Contract = { id: number; autopay: boolean; debt: string; customer: { id: number; name: string } };
  const { installments } = await get<{ installments: Contract[] }>('/v2/installments?limit=1000');
  // Who pays by himself has a card.
  const { id, customer } = installments.filter((one) => one.autopay && Number(one.debt) > 10_000).at(at)!;
  const { user } = await renderScreen(card(id), { as: 'accountant' });
  await user.click(await screen.findByRole('button', { name: 'Действия' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Оплата картой с кодом' }));
  const title = 'Оплата картой с кодом клиента';
  const form = within(await screen.findByRole('dialog', { name: title }));
  await user.click((await form.findAllByRole('radio'))[0]!);
  await user.type(form.getByRole('textbox', { name: /^Платёж, сум/ }), '1000');
  await user.click(form.getByRole('button', { name: 'Отправить код клиенту' }));
  const code = await screen.findByRole('textbox', { name: /^Код/ });
  // The stand-in of the gateway sends the last four digits of the phone, which is that of the customer.
  const { values } = await get<{ values: { phone_number: string } }>(
    `/v1/customers/${customer.id}/data?fields=phone_number`,
  );
  await user.type(code, values.phone_number.replace(/\D/g, '').slice(-4));
  const second = within(screen.getByRole('dialog', { name: title }));
  const pay = () => user.click(second.getByRole('button', { name: /^Оплатить 1\s000,00/ }));
  return { pay };
}

test('a payment by a card goes through with the code of its holder, and that is said (NOTE-06)', async () => {
  const { pay } = await codeTyped(-1);
  await pay();
  expect(await screen.findByText('Платеж прошел успешно')).toBeVisible();
});

test('whoever keeps the books notes a bank payment after the rows were named; the same document is refused', async () => {
  const { id, contract_number: number } = await named('Основной', 'not_fully_paid');
  const { user } = await renderScreen(card(id, '?tab=schedule'), { as: 'accountant' });
  const note = async (amount: string) => {
    await user.click(await screen.findByRole('button', { name: 'Провести платёж' }));
    const form = within(await screen.findByRole('dialog', { name: 'Провести платёж клиента' }));
    await user.type(await form.findByRole('textbox', { name: /^Платёж, сум/ }), amount);
    await user.type(form.getByRole('textbox', { name: /^№ документа/ }), 'TEST-700');
    await user.click(form.getByRole('button', { name: 'К подтверждению' }));
    const verb = await screen.findByRole('button', { name: /^Провести [\d\s]+,00/ });
    return { verb, question: within(verb.closest('dialog, [role="dialog"]') as HTMLElement) };
  };
  const { verb, question } = await note('700000');
  expect(question.getByText('строки графика 5, 6')).toBeVisible();
  expect(question.getByText(number!)).toBeVisible();
  await user.click(verb);
  expect(await screen.findByText('Платёж клиента проведён')).toBeVisible();
  const { paid } = await get<{ paid: string }>(`/v1/installments/${id}/payment-info`);
  expect(paid).toBe('2766668.00');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const again = await note('1000');
  await user.click(again.verb);
  expect(await screen.findByText('Этот документ уже проведён')).toBeVisible();
});

/** Another accountant notes money of the contract meanwhile. */
async function noteMeanwhile(id: number, amount: string): Promise<void> {
  const accountant = await colleague('accountant');
  await accountant.send('POST', '/payment/v1/installment/create-transaction', {
    version: (await read(id)).version,
    body: {
      ...{ installment_id: id, kind: 'instalment', amount, gateway: 'bank' },
      ...{ document_number: `M-${id}-${amount.replace('.', '-')}`, document_date: todayInTashkent(new Date()) },
    },
  });
}

test('a payment that was refused because of another one is sent again with what is seen by then', async () => {
  const { id } = await named('Основной', 'not_fully_paid');
  const { user } = await renderScreen(card(id, '?tab=schedule'), { as: 'accountant' });
  await user.click(await screen.findByRole('button', { name: 'Провести платёж' }));
  const form = within(await screen.findByRole('dialog', { name: 'Провести платёж клиента' }));
  await user.type(await form.findByRole('textbox', { name: /^Платёж, сум/ }), '2000');
  await user.type(form.getByRole('textbox', { name: /^№ документа/ }), 'TEST-AGAIN');
  await user.click(form.getByRole('button', { name: 'К подтверждению' }));
  const verb = await screen.findByRole('button', { name: /^Провести 2\s000,00/ });
  const paidOf = async () => (await get<{ paid: string }>(`/v1/installments/${id}/payment-info`)).paid;
  const before = await paidOf();
  await noteMeanwhile(id, '1000.00');
  await user.click(verb);
  expect(await screen.findByText('Запись изменена другим сотрудником')).toBeVisible();
  // The contract as it is by now is on its way; a press before it came is refused as the first one.
  await waitFor(
    async () => {
      const again = screen.queryByRole('button', { name: /^Провести 2\s000,00/ });
      if (again) await user.click(again);
      expect(again).toBeNull();
    },
    { timeout: 20_000, interval: 500 },
  );
  expect(Number(await paidOf())).toBe(Number(before) + 3000);
});

test('all that is due is charged by the sum that was seen; one that is another by now is seen before it is charged', async () => {
  type Contract = { id: number; autopay: boolean; to_pay_now: string };
  const { installments } = await get<{ installments: Contract[] }>('/v2/installments?limit=1000');
  // Who pays by himself has a card.
  const due = installments.filter((one) => one.autopay && Number(one.to_pay_now) > 10_000);
  const { id, to_pay_now: seen } = due.find((one) => Number(one.to_pay_now) < 1_000_000)!; // the demonstration has some
  const { user } = await renderScreen(card(id), { as: 'accountant' });
  await user.click(await screen.findByRole('button', { name: 'Действия' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Списать сумму к оплате' }));
  const verbOf = (sum: number) => {
    const [whole, rest] = sum.toFixed(2).split('.');
    const shown = whole!.replaceAll(/\B(?=(\d{3})+$)/g, '\\s'); // a number has its whole part
    return new RegExp(`^Списать ${shown},${rest}`);
  };
  const verb = await screen.findByRole('button', { name: verbOf(Number(seen)) });
  await noteMeanwhile(id, '1000.00');
  await user.click(verb);
  expect(await screen.findByText('Запись изменена другим сотрудником')).toBeVisible();
  const left = Number(seen) - 1000;
  await user.click(await screen.findByRole('button', { name: verbOf(left) }));
  expect(await screen.findByText('Деньги списаны с карты')).toBeVisible();
  const after = await get<{ installments: Contract[] }>('/v2/installments?limit=1000');
  expect(after.installments.find((one) => one.id === id)?.to_pay_now ?? '0.00').toBe('0.00');
});

test('a form whose contract was paid off meanwhile stays with what was typed and says why; a wrong day gets the focus', async () => {
  type Contract = { id: number; status: string; debt: string };
  const { installments } = await get<{ installments: Contract[] }>('/v2/installments?limit=1000&status=not_fully_paid');
  const { id } = installments.findLast((one) => Number(one.debt) > 10_000)!; // the demonstration has some
  const { user } = await renderScreen(card(id, '?tab=schedule'), { as: 'accountant' });
  await user.click(await screen.findByRole('button', { name: 'Провести платёж' }));
  const form = within(await screen.findByRole('dialog', { name: 'Провести платёж клиента' }));
  const amount = await form.findByRole('textbox', { name: /^Платёж, сум/ });
  await user.type(amount, '2000');
  await user.type(form.getByRole('textbox', { name: /^№ документа/ }), 'TEST-LATE');
  const date = form.getByLabelText(/^День документа/);
  await user.clear(date);
  await user.type(date, '05.03.2016');
  await user.click(form.getByRole('button', { name: 'К подтверждению' }));
  await waitFor(() => expect(date).toHaveAccessibleDescription(/Не раньше/));
  await waitFor(() => expect(date).toHaveFocus());
  await user.clear(date);
  await user.type(date, todayInTashkent(new Date()).split('-').reverse().join('.'));
  const { settlement, debt } = await get<{ settlement: { amount: string } | null; debt: string }>(
    `/v1/installments/${id}/payment-info`,
  );
  await noteMeanwhile(id, settlement?.amount ?? debt);
  await user.click(form.getByRole('button', { name: 'К подтверждению' }));
  expect(await form.findByText('Из нынешнего статуса так нельзя')).toBeVisible();
  expect((amount as HTMLInputElement).value).toMatch(/^2\s000/);
});

test('what settles the contract today is put into the amount by a press', async () => {
  const { id } = await named('Основной', 'not_fully_paid');
  const { settlement } = await get<{ settlement: { amount: string } }>(`/v1/installments/${id}/payment-info`);
  const { user } = await renderScreen(card(id, '?tab=schedule'), { as: 'accountant' });
  await user.click(await screen.findByRole('button', { name: 'Провести платёж' }));
  const form = within(await screen.findByRole('dialog', { name: 'Провести платёж клиента' }));
  await user.click(await form.findByRole('button', { name: /^Закрыть сегодня: / }));
  const field = form.getByRole('textbox', { name: /^Платёж, сум/ });
  expect((field as HTMLInputElement).value.replaceAll(/\s/g, '').replace(',', '.')).toBe(settlement.amount);
  expect(field).toHaveFocus();
});

test('of an older document what settles the contract is reckoned for its day, and a sum that settles nothing is said so', async () => {
  const { id } = await named('Основной', 'not_fully_paid');
  const { settlement } = await get<{ settlement: { amount: string } }>(`/v1/installments/${id}/payment-info`);
  const real = globalThis.fetch;
  const days: (string | null)[] = [];
  // As where a row fell due between that day and today: more was ahead, and more is given.
  const spy = jest.spyOn(globalThis, 'fetch').mockImplementation(async (asked, options) => {
    const url = new URL(asked instanceof Request ? asked.url : String(asked), window.location.origin);
    const answer = await real(asked, options);
    if (!url.pathname.endsWith('/payment-info') || !url.searchParams.has('day')) return answer;
    days.push(url.searchParams.get('day'));
    const info = (await answer.json()) as { settlement: object };
    const body = { ...info, settlement: { ...info.settlement, amount: '3000000.00', rebate: '123456.00' } };
    return new Response(JSON.stringify(body), { status: 200, headers: answer.headers });
  });
  const { user } = await renderScreen(card(id, '?tab=schedule'), { as: 'accountant' });
  await user.click(await screen.findByRole('button', { name: 'Провести платёж' }));
  const form = within(await screen.findByRole('dialog', { name: 'Провести платёж клиента' }));
  await user.click(await form.findByRole('button', { name: /^Закрыть сегодня: / }));
  expect(form.queryByRole('note')).toBeNull();
  const yesterday = todayInTashkent(new Date(Date.now() - 86_400_000));
  const shown = `${yesterday.slice(8)}.${yesterday.slice(5, 7)}.${yesterday.slice(0, 4)}`;
  const date = form.getByLabelText(/^День документа/);
  await user.clear(date);
  await user.type(date, shown);
  await user.tab();
  const offer = await form.findByRole('button', {
    name: new RegExp(`^Закрыть на дату ${shown}: 3\\s000\\s000,00, скидка 123\\s456,00`),
  });
  expect(days).toContain(yesterday);
  expect(form.getByRole('note')).toHaveTextContent(`но не на дату документа ${shown}: долг останется`);
  await user.click(offer);
  expect((form.getByRole('textbox', { name: /^Платёж, сум/ }) as HTMLInputElement).value).toMatch(/^3\s000\s000,00$/);
  expect(form.queryByRole('note')).toBeNull();
  expect(settlement.amount).not.toBe('3000000.00');
  spy.mockRestore();
});

test('what a card is charged is held to the bounds of the payment settings, beside the field', async () => {
  interface Contract {
    id: number;
    autopay: boolean;
    status: string;
    debt: string;
  }
  const { installments } = await get<{ installments: Contract[] }>('/v2/installments?limit=1000');
  // Who pays by himself has a card.
  const { id } = installments.find((one) => one.autopay && Number(one.debt) > 10_000)!; // the demonstration has some
  const { user } = await renderScreen(card(id, '?tab=schedule'), { as: 'accountant' });
  await user.click(await screen.findByRole('button', { name: 'Списать с карты' }));
  const form = within(await screen.findByRole('dialog', { name: 'Списать с карты клиента' }));
  await user.click((await form.findAllByRole('radio'))[0]!);
  const amount = form.getByRole('textbox', { name: /^Платёж, сум/ });
  await user.type(amount, '999,99');
  await user.click(form.getByRole('button', { name: 'К подтверждению' }));
  await waitFor(() => expect(amount).toHaveAccessibleDescription(/Не меньше 1\s000,00/));
  // The settings are changed while the person reads: the service refuses, and the field says the bound.
  await user.clear(amount);
  await user.type(amount, '1000');
  await user.click(form.getByRole('button', { name: 'К подтверждению' }));
  const director = await colleague('director');
  const settings = async (min: string) => {
    const { setting } = await director.get<{ setting: { version: number } }>('/payment/v1/payments/settings');
    await director.send('PUT', '/payment/v1/payments/settings', {
      ...{ version: setting.version, body: { min_amount: min } },
    });
  };
  await settings('1000.01');
  await user.click(await screen.findByRole('button', { name: /^Списать 1\s000,00/ }));
  await waitFor(() => expect(amount).toHaveAccessibleDescription(/Не меньше 1\s000,01/));
  await settings('1000.00');
});

test('what was paid goes back by a document, once, by whoever keeps the books', async () => {
  const awaiting = await applications('status=waiting_for_down_payment&limit=100');
  type Whole = Application & { order_status: string };
  const wholes = await Promise.all(awaiting.map(({ id }) => read(id) as Promise<Whole>));
  const moderator = await colleague('moderator');
  const isOpen = async ({ id, contract_number: number }: Whole) => {
    const { orders } = await moderator.get<{ orders: { id: number; version: number }[] }>(
      `/payment/v1/orders/orders?search=${number}`,
    );
    await moderator.send('POST', `/payment/v3/orders/${orders[0]!.id}/cancel`, {
      ...{ version: orders[0]!.version, body: { comment: 'Клиент передумал' } },
    });
    const { refunds } = await get<{ refunds: { is_open: boolean }[] }>(`/v1/installments/${id}/refunds`);
    return refunds.some((one) => one.is_open);
  };
  // Some paid by card, and to cards it goes back by itself.
  let id = 0;
  for (const one of wholes.filter(({ order_status: order }) => order === 'waiting_for_qabz'))
    if (id === 0 && (await isOpen(one))) ({ id } = one);
  expect(id).toBeGreaterThan(0);
  const { unmount } = await renderScreen(card(id));
  expect(await screen.findByText(/^Клиенту вернули не всё/)).toBeVisible();
  expect(
    within(await screen.findByRole('region', { name: 'Возврат денег клиенту' })).queryByRole('button', {
      name: 'Действия',
    }),
  ).toBeNull();
  unmount();
  const { user } = await renderScreen(card(id), { as: 'accountant' });
  const region = within(await screen.findByRole('region', { name: 'Возврат денег клиенту' }));
  const row = (await region.findByText('Ждёт документа')).closest('[role="row"], tr, li') as HTMLElement;
  await user.hover(row);
  await user.click(within(row).getByRole('button', { name: 'Действия' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Вернуть по документу' }));
  const form = within(await screen.findByRole('dialog', { name: 'Вернуть по документу' }));
  const field = form.getByRole('textbox', { name: /^№ документа/ });
  await user.type(field, 'PB 9');
  await user.click(form.getByRole('button', { name: 'Отметить возврат' }));
  expect(await form.findByText(/^До 40 знаков/)).toBeVisible();
  await user.clear(field);
  await user.type(field, 'PB-9');
  await user.click(form.getByRole('button', { name: 'Отметить возврат' }));
  expect(await screen.findByText('Деньги вернули клиенту')).toBeVisible();
  expect(await region.findByText('PB-9')).toBeVisible();
  await waitFor(() => expect(screen.queryByText(/^Клиенту вернули не всё/)).toBeNull());
});

test('what was paid for an application that ran out goes back from its card as well', async () => {
  const awaiting = await applications('status=waiting_for_down_payment&limit=100');
  type Whole = Application & { order_status: string };
  const wholes = await Promise.all(awaiting.map(({ id }) => read(id) as Promise<Whole>));
  interface Refunds {
    refunds: { is_open: boolean }[];
  }
  let id = 0;
  for (const one of wholes.filter(({ order_status: order }) => order === 'waiting_for_qabz')) {
    if (id !== 0) break;
    await tellBackEnd({ do: 'moveApplication', application: one.id, step: 'expire' });
    const { refunds } = await get<Refunds>(`/v1/installments/${one.id}/refunds`);
    // To cards it goes back by itself.
    if (refunds.some((refund) => refund.is_open)) ({ id } = one);
  }
  expect((await read(id)).Status).toBe('processing_expired');
  const { user } = await renderScreen(card(id), { as: 'accountant' });
  expect(await screen.findByText(/^Клиенту вернули не всё/)).toBeVisible();
  const region = within(await screen.findByRole('region', { name: 'Возврат денег клиенту' }));
  const row = (await region.findByText('Ждёт документа')).closest('[role="row"], tr, li') as HTMLElement;
  await user.hover(row);
  await user.click(within(row).getByRole('button', { name: 'Действия' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Вернуть по документу' }));
  const form = within(await screen.findByRole('dialog', { name: 'Вернуть по документу' }));
  await user.type(form.getByRole('textbox', { name: /^№ документа/ }), 'EXP-1');
  await user.click(form.getByRole('button', { name: 'Отметить возврат' }));
  expect(await region.findByText('EXP-1')).toBeVisible();
});

test('a down payment that was noted wrongly is seen in its application and taken back', async () => {
  const awaiting = await applications('status=waiting_for_down_payment&limit=100');
  type Whole = Application & { order_status: string };
  const wholes = await Promise.all(awaiting.map(({ id }) => read(id) as Promise<Whole>));
  const { id, version, down_payment: down } = wholes.find((one) => one.order_status === 'waiting_for_down_payment')!; // the demonstration has some
  await (
    await colleague('accountant')
  ).send('POST', '/payment/v1/installment/create-transaction', {
    ...{ version },
    body: {
      ...{ installment_id: id, kind: 'down_payment', amount: down, gateway: 'cash', document_number: 'DOWN-9' },
      document_date: todayInTashkent(new Date()),
    },
  });
  const { user } = await renderScreen(card(id, '?tab=payments'), { as: 'accountant' });
  expect(screen.queryByRole('tab', { name: 'График платежей' })).toBeNull();
  const region = within(await screen.findByRole('region', { name: 'Разнесение по графику' }));
  const row = (await region.findByText('Первоначальный взнос')).closest('[role="row"], tr, li') as HTMLElement;
  await user.hover(row);
  await user.click(within(row).getByRole('button', { name: 'Действия' }));
  // Where the payment cannot be read, it says why and asks again.
  const real = globalThis.fetch;
  const cut = jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    const isCut = url.includes('/v1/installment-payment/');
    return isCut ? Promise.resolve(new Response('', { status: 502 })) : real(input, init);
  });
  await withoutPauses(async () => {
    await user.click(await screen.findByRole('menuitem', { name: 'Отменить платёж' }));
    expect(await within(await screen.findByRole('dialog', { name: /^№ \d+$/ })).findByRole('alert')).toBeVisible();
  });
  cut.mockRestore();
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  const form = within(await screen.findByRole('dialog', { name: 'Отменить платёж клиента' }));
  await user.type(form.getByRole('textbox', { name: /^Почему отменяете платёж/ }), 'Не тот документ');
  await user.click(form.getByRole('button', { name: 'Отменить платёж' }));
  expect(await region.findByText('Платежей ещё не было')).toBeVisible();
  expect(((await read(id)) as Whole).order_status).toBe('waiting_for_down_payment');
});

test('applications of which money is still to go back are a list of their own, which the monitoring panel counts', async () => {
  const found = await get<{ count: number; applications: { id: number }[] }>(
    '/v1/installments/applications?money=to_refund&limit=1000',
  );
  const awaiting = await applications('status=waiting_for_down_payment&limit=100');
  type Whole = Application & { order_status: string };
  const wholes = await Promise.all(awaiting.map(({ id }) => read(id) as Promise<Whole>));
  const paid = wholes.filter((one) => one.order_status === 'waiting_for_qabz');
  for (const one of paid.slice(-3)) await tellBackEnd({ do: 'moveApplication', application: one.id, step: 'expire' });
  const { count } = await get<{ count: number }>('/v1/installments/applications?money=to_refund&limit=1');
  expect(count).toBeGreaterThan(found.count);
  await renderScreen(`${list}?money=to_refund&order_by=waits`, { as: 'accountant' });
  const grid = within(await screen.findByRole('grid'));
  await waitFor(() => expect(grid.getAllByRole('row')).toHaveLength(count + 1));
});

test('a row that a return has cut says what was cut, and that nothing of it was paid', async () => {
  // The base of the requirements, of which one B came back: row 11 is 133 330 by then.
  const { id } = await named('Частичный', 'not_fully_paid');
  await renderScreen(card(id, '?tab=schedule'));
  const grid = within(await screen.findByRole('grid'));
  expect(await grid.findByRole('columnheader', { name: /^Снято возвратом, сум/ })).toBeVisible();
  const row = grid.getAllByRole('row').find(({ textContent }) => /133\s330,00/.test(textContent));
  expect(row).toHaveTextContent(/Предстоит/);
  expect(row).toHaveTextContent(/383\s337,00/);
});

test('a moderator reads the schedule and has no way to note a payment', async () => {
  const { id } = await named('Основной', 'not_fully_paid');
  await renderScreen(card(id, '?tab=schedule'));
  const grid = within(await screen.findByRole('grid'));
  expect((await grid.findAllByRole('row')).length).toBe(13);
  expect(screen.queryByRole('button', { name: 'Провести платёж' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Списать с карты' })).toBeNull();
});

test('goods show the tax of each line, and the invoice of the merchant is noted for one', async () => {
  const { id } = await named('Основной', 'not_fully_paid');
  await renderScreen(card(id, '?tab=goods'), { as: 'accountant' });
  const sale = within(await screen.findByRole('region', { name: 'Продажа с НДС' }));
  expect(await sale.findByText(/^578\s571,43$/)).toBeVisible();
  expect(sale.getByText(/^771\s428,57$/)).toBeVisible();
});

test('agreements are listed with their papers and lead to the application', async () => {
  await renderScreen('/installment/agreement/list');
  const grid = within(await screen.findByRole('grid'));
  const [first] = await grid.findAllByRole('link');
  expect(first).toHaveAttribute('href', expect.stringMatching(/^\/installment\/installments\/info\/\d+\?tab=papers$/));
});

test('further agreements are added to those that are there, by their offset (SCR-09)', async () => {
  const asked = jest.spyOn(globalThis, 'fetch');
  const { user } = await renderScreen('/installment/agreement/list');
  const grid = within(await screen.findByRole('grid'));
  await waitFor(() => expect(grid.getAllByRole('row').length).toBeGreaterThan(10));
  const before = grid.getAllByRole('row').length;
  const [top] = grid.getAllByRole('link').map((link) => link.textContent);
  await user.click(await screen.findByRole('button', { name: 'Показать ещё' }));
  await waitFor(() => expect(grid.getAllByRole('row').length).toBeGreaterThan(before));
  expect(grid.getAllByRole('link')[0]).toHaveTextContent(top ?? '');
  const offsets = asked.mock.calls
    .map(([url]) => new URL(String(url instanceof Request ? url.url : url), window.location.origin))
    .flatMap(({ pathname, searchParams }) => (pathname.endsWith('/agreements') ? [searchParams.get('offset')] : []));
  asked.mockRestore();
  expect(offsets).toEqual(expect.arrayContaining(['0', '10']));
});

describe('a payment by card that is taken back', () => {
  const query = (text: string, ...values: unknown[]) => tellBackEnd({ do: 'query', text, values });
  interface Charge {
    payment_id: number;
    status: string;
  }
  /** A contract, and a payment of it by card that was paid just now. */
  async function charged(): Promise<{ id: number; payment: number }> {
    const { installments } = await get<{ installments: { id: number }[] }>('/v2/installments?limit=200');
    for (const { id } of installments) {
      const { transactions } = await get<{ transactions: Charge[] }>(`/v1/installments/${id}/payment-transactions`);
      const { transactions: parts } = await get<{ transactions: { payment_id: number; row: number | null }[] }>(
        `/v1/installments/${id}/transactions`,
      );
      const [done, ...others] = transactions.filter(({ status }) => status === 'success');
      const goesToRows = parts.some(({ payment_id: paid, row }) => paid === done?.payment_id && row !== null);
      if (done === undefined || others.length > 0 || !goesToRows) continue;
      // Begun two days ago, and known to be paid only now: the day counts from then.
      await query(
        `with paid as (
           update installment_payments set created_at = $2::timestamp - interval '2 days', paid_at = $2 where id = $1
           returning gateway_transaction_id, created_at)
         update gateway_transactions t set created_at = p.created_at from paid p where t.id = p.gateway_transaction_id`,
        done.payment_id,
        `${todayInTashkent(new Date())} 00:00:00`,
      );
      return { id, payment: done.payment_id };
    }
    throw new Error('The demonstration has no such payment');
  }
  const charges = async () => within(await screen.findByRole('region', { name: 'Списания с карты' }));
  const openActions = async (user: Awaited<ReturnType<typeof renderScreen>>['user'], row: HTMLElement) => {
    await user.hover(row);
    await user.click(within(row).getByRole('button', { name: 'Действия' }));
  };
  afterEach(() => void jest.restoreAllMocks());

  test('is not said to be, and stays in sight, until the bank has answered', async () => {
    const { id, payment } = await charged();
    // The bank is silent: nothing is changed, and the service says that it does not know.
    const fetching = globalThis.fetch;
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      const url = typeof input === 'string' ? input : 'url' in input ? input.url : input.href;
      if (!url.includes(`/v1/payments/transaction/${payment}/cancel`)) return fetching(input, init);
      await query('update installment_payments set reversing_since = paid_at where id = $1', payment);
      const now = await get<object>(`/v1/installment-payment/${payment}`);
      return new Response(JSON.stringify(now), { headers: { 'content-type': 'application/json' } });
    });
    const { user } = await renderScreen(card(id, '?tab=payments'), { as: 'accountant' });
    const list = await charges();
    const row = (await list.findByText('Проведён')).closest('[role="row"], tr, li') as HTMLElement;
    await openActions(user, row);
    await user.click(await screen.findByRole('menuitem', { name: 'Отменить платёж' }));
    const form = within(await screen.findByRole('dialog', { name: 'Отменить платёж клиента' }));
    await user.type(form.getByRole('textbox', { name: /^Почему отменяете платёж/ }), 'Списали дважды');
    await user.click(form.getByRole('button', { name: 'Отменить платёж' }));
    expect(await screen.findByText('Банк ещё не ответил, отменён ли платёж: спросите позже')).toBeVisible();
    expect(screen.queryByText('Успешно отменено')).toBeNull();
    const waiting = (await list.findByText('Отмена ждёт банка')).closest('[role="row"], tr, li') as HTMLElement;
    jest.restoreAllMocks();
    await openActions(user, waiting);
    expect(screen.queryByRole('menuitem', { name: 'Отменить платёж' })).toBeNull();
    await user.click(await screen.findByRole('menuitem', { name: 'Узнать исход' }));
    expect(await screen.findByText('Успешно отменено')).toBeVisible();
    await waitFor(() => expect(list.queryByText('Отмена ждёт банка')).toBeNull());
  });
});

test('an application whose down payment came is cancelled with it: the question says how much goes back', async () => {
  const awaiting = await applications('status=waiting_for_down_payment&limit=100');
  type Whole = Application & { order_status: string };
  const wholes = await Promise.all(awaiting.map(({ id }) => read(id) as Promise<Whole>));
  const { id, down_payment: down } = wholes.find((one) => one.order_status === 'waiting_for_qabz')!; // the demonstration has some
  const { user } = await renderScreen(card(id));
  await user.click(await screen.findByRole('button', { name: 'Действия' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Отменить заявку' }));
  const question = within(await screen.findByRole('dialog', { name: 'Отменить заявку на рассрочку?' }));
  expect(question.getByText(/^Взнос вернётся клиенту/)).toBeVisible();
  const [whole = ''] = down.split('.');
  const verb = question.getByRole('button', { name: /^Отменить и вернуть клиенту/ });
  expect(verb.textContent.replace(/\D/g, '')).toBe(`${whole}00`);
  await user.click(verb);
  expect(await screen.findByText('Заявка отменена')).toBeVisible();
  const { refunds } = await get<{ refunds: { amount: string }[] }>(`/v1/installments/${id}/refunds`);
  expect(refunds.map(({ amount }) => amount)).toEqual([down]);
  expect((await read(id)).Status).toBe('cancelled');
});

test('a scoring that nobody answered is not said to be done, and asks to be started again', async () => {
  const [one] = await applications('status=confirmed&limit=1');
  const { id, customer } = one!; // the demonstration has some
  await tellBackEnd({
    do: 'query',
    text: `update customers set pinfl = overlay(coalesce(pinfl, '30101900000000') placing '9' from 13 for 1) where id = $1`,
    values: [customer.id],
  });
  const { user } = await renderScreen(card(id));
  await user.click(await screen.findByRole('button', { name: 'Запустить скоринг' }));
  const question = within(await screen.findByRole('dialog', { name: /скоринг/i }));
  await user.click(question.getByRole('button', { name: 'Запустить скоринг' }));
  await waitFor(() => expect(question.queryByRole('button')).toBeNull());
  expect(screen.queryByText('Скоринг завершён')).toBeNull();
  expect((await screen.findAllByText('Служба скоринга не ответила: запустите ещё раз')).length).toBeGreaterThan(0);
  const region = within(await screen.findByRole('region', { name: 'Скоринг заявителя' }));
  expect(await region.findByText('Служба не ответила')).toBeVisible();
  expect(region.queryByText('Факторов скоринга нет')).toBeNull();
  expect((await read(id)).Status).toBe('confirmed');
});

test('the card of a contract still says for how long it is and how much is paid a month', async () => {
  const { id } = await named('Основной', 'not_fully_paid');
  await renderScreen(card(id));
  const terms = within(await screen.findByRole('region', { name: 'Условия рассрочки' }));
  expect(terms.getByText('Срок рассрочки, месяцев').parentElement).toHaveTextContent(/12$/);
  expect(terms.getByText('В месяц, сум').parentElement).toHaveTextContent(/516\s667,00/);
});
