import { screen, waitFor, within } from '@testing-library/react';
import { colleague } from '../../../tests/support/colleague';
import { withoutPauses } from '../../../tests/support/hurry';
import { tellBackEnd } from '../../../tests/support/panelBackEnd';
import { renderScreen } from '../../../tests/support/renderScreen';
import type { BudgetCategory } from '../../api/payment/budget';
import type { PspCategory, PspService } from '../../api/payment/psp';
import { languagePicked } from '../../kit/state/preferences';
import { find as findServices } from './psp/findServices';

const director = () => colleague('director');
const side = async (name: string) => within(await screen.findByRole('dialog', { name }));

test('a whole card number is masked in the field itself, and a card that is not there is named by its mask', async () => {
  const { user } = await renderScreen('/payment/card/list', { as: 'accountant' });
  const field = await screen.findByRole('searchbox', { name: /Номер или маска карты/ });
  expect(await screen.findByRole('grid', { name: 'Операции по всем картам' })).toBeVisible();
  await user.type(field, '8600123456789012');
  expect(field).toHaveValue('860012******9012');
  expect(await screen.findByText('Не найдено: 860012******9012')).toBeVisible();
  expect(window.location.href).toContain('pan=860012');
  expect(window.location.href).not.toContain('8600123456789012');
});

test('more cards of one mask than a page holds are walked through like any list', async () => {
  const moderator = await colleague('moderator');
  const { customers } = await moderator.get<{ customers: { id: number }[] }>(
    '/payment/v1/customers?status=active&limit=12',
  );
  for (const { id } of customers) {
    const body = { customer_id: id, card_number: '8600127700077710', expiry: '09/29', phone: '998901234567' };
    const binding = await moderator.send<{ id: number }>('POST', '/payment/v3/payments/cards', { body });
    await moderator.send('POST', '/payment/v3/payments/cards/verify', { body: { id: binding.id, code: '4567' } });
  }
  await renderScreen('/payment/card/list?pan=860012******7710&limit=10&status=success&page=2', { as: 'accountant' });
  const found = within(await screen.findByRole('grid', { name: 'Найденные карты' }));
  expect(await screen.findByText('Строки 11–12 из 12')).toBeVisible();
  // The head, and two rows.
  expect(found.getAllByRole('row')).toHaveLength(3);
});

test('names are those of the language of the panel, in lists and in the palette', async () => {
  const admin = await director();
  const { services } = await admin.get<{ services: PspService[] }>('/payment/v3/payments/psp?search=beeline');
  const [one] = services;
  if (!one) throw new Error('no service');
  const named = { id: one.id, version: one.version, name_en: 'Beeline in English' };
  await admin.send('PUT', '/payment/v3/payments/psp', { body: { services: [named] } });
  const { store } = await renderScreen(`/Payment/service/${one.category.id}?limit=100`, {
    ...{ as: 'moderator', before: ({ dispatch }) => void dispatch(languagePicked('en-US')) },
  });
  expect(await screen.findByText(named.name_en)).toBeVisible();
  expect(screen.queryByText(one.name_ru)).toBeNull();
  const find = findServices({ text: 'beeline', kinds: ['name'] }, new AbortController().signal);
  const hits = await store.dispatch(find as Parameters<typeof store.dispatch>[0]);
  expect(hits).toContainEqual(expect.objectContaining({ name: named.name_en }));
});

test('a card leads to its transactions, and one of those opens at the side', async () => {
  const { transactions } = await (
    await director()
  ).get<{ transactions: { id: number; card: { id: number; name: string } }[] }>('/payment/v3/payments/transactions');
  const [one] = transactions;
  if (!one) throw new Error('no transaction');
  await renderScreen(`/payment/card/${one.card.id}/transactions?transaction=${one.id}`, { as: 'accountant' });
  expect(await screen.findByRole('heading', { name: one.card.name })).toBeVisible();
  expect(await (await side(`Операция № ${one.id}`)).findByText('Терминал')).toBeVisible();
});

test('what the gateway keeps is said where it said so, and is no nought where it did not', async () => {
  const said = async (status: string) => {
    const { transactions } = await (
      await director()
    ).get<{ transactions: { id: number }[] }>(`/payment/v3/payments/transactions?status=${status}&limit=1`);
    const id = transactions[0]!.id; // the demonstration has some of both
    const { unmount } = await renderScreen(`/payment/card/list?transaction=${id}`, { as: 'accountant' });
    const label = await (await side(`Операция № ${id}`)).findByText('Комиссия шлюза, сум');
    const commission = label.nextElementSibling?.textContent;
    unmount();
    return commission;
  };
  expect(await said('failed')).toBe('—');
  expect(await said('success')).toMatch(/^[\d\s]+,\d\d$/);
});

describe('a charge is taken back within a day', () => {
  interface Transaction {
    id: number;
    status: string;
    direction: string;
    type: string | null;
    finished_at: string | null;
    card: { id: number; name: string };
  }
  const charges = async () => {
    const { transactions } = await (
      await director()
    ).get<{ transactions: Transaction[] }>('/payment/v3/payments/transactions?status=success&direction=in&limit=1000');
    return transactions.filter(({ type }) => type === 'instalment');
  };
  const address = ({ id, card }: Transaction) => `/payment/card/${card.id}/transactions?transaction=${id}`;
  const cancel = /^Отменить операцию/;

  test('and where the payment cannot be read, it says why and asks again', async () => {
    const [one] = await charges();
    if (!one) throw new Error('no charge');
    const { user } = await renderScreen(address(one), { as: 'accountant' });
    const drawer = await side(`Операция № ${one.id}`);
    const real = globalThis.fetch;
    const cut = jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
      const url = input instanceof Request ? input.url : String(input);
      const isCut = url.includes('/v1/installment-payment/');
      return isCut ? Promise.resolve(new Response('', { status: 502 })) : real(input, init);
    });
    const question = await withoutPauses(async () => {
      await user.click(await drawer.findByRole('button', { name: cancel }));
      const coming = await side(`№ ${one.id}`);
      expect(await coming.findByRole('alert')).toBeVisible();
      return coming;
    });
    cut.mockRestore();
    await user.click(question.getByRole('button', { name: 'Повторить' }));
    expect(await (await side('Отменить операцию по карте')).findByText(one.card.name)).toBeVisible();
  });

  test('with its sum and its mask in the question, by whoever keeps the books (NOTE-07)', async () => {
    const [one] = await charges();
    if (!one) throw new Error('no charge');
    const { user } = await renderScreen(address(one), { as: 'accountant' });
    const drawer = await side(`Операция № ${one.id}`);
    await user.click(await drawer.findByRole('button', { name: cancel }));
    const question = await side('Отменить операцию по карте');
    expect(question.getByText(one.card.name)).toBeVisible();
    expect(question.getByText(/^[\d\s]+,\d\d$/)).toBeVisible();
    await user.click(question.getByRole('button', { name: cancel }));
    const reason = question.getByRole('textbox', { name: /^Почему отменяете операцию/ });
    await waitFor(() => expect(reason).toBeInvalid());
    await user.type(reason, 'Списали дважды');
    await user.click(question.getByRole('button', { name: cancel }));
    expect(await screen.findByText('Успешно отменено')).toBeVisible();
    // Number, sum and name: one of thirty a day is told from the others (D-13).
    expect(await screen.findByText(new RegExp(`^№ ${one.id} · [\\d\\s]+,\\d\\d\\sсум`))).toBeVisible();
    const after = await (await director()).get<Transaction>(`/payment/v3/payments/transactions/${one.id}`);
    expect(after.status).toBe('reversed');
    await waitFor(() => expect(drawer.queryByRole('button', { name: cancel })).toBeNull());
  });

  test('whose outcome the bank has not told is marked, and asked for', async () => {
    const [one] = await charges();
    if (!one) throw new Error('no charge');
    await tellBackEnd({
      do: 'query',
      text: `update installment_payments p set reversing_since = paid_at from gateway_transactions t
        where t.id = $1 and p.gateway_transaction_id = t.id`,
      values: [one.id],
    });
    const { user } = await renderScreen(address(one), { as: 'accountant' });
    const drawer = await side(`Операция № ${one.id}`);
    expect(await drawer.findByText('Отмена ждёт банка')).toBeVisible();
    expect(drawer.queryByRole('button', { name: cancel })).toBeNull();
    await user.click(drawer.getByRole('button', { name: 'Спросить шлюз' }));
    expect(await screen.findByText('Успешно отменено')).toBeVisible();
    await waitFor(() => expect(drawer.queryByText('Отмена ждёт банка')).toBeNull());
  });

  test('and not later: the button says why', async () => {
    const old = (await charges()).at(-1);
    if (!old) throw new Error('no charge');
    await renderScreen(address(old), { as: 'accountant' });
    const drawer = await side(`Операция № ${old.id}`);
    expect(await drawer.findByRole('button', { name: cancel })).toHaveAccessibleDescription('Прошло больше 24 часов');
  });

  test('a moderator, who may read it, has no such button', async () => {
    const [one] = await charges();
    if (!one) throw new Error('no charge');
    await renderScreen(address(one), { as: 'moderator' });
    const drawer = await side(`Операция № ${one.id}`);
    expect(await drawer.findByText('Терминал')).toBeVisible();
    expect(drawer.queryByRole('button', { name: cancel })).toBeNull();
  });
});

test('a charge that waits for its code is cancelled; there is nothing to ask the gateway about it', async () => {
  const books = await colleague('accountant');
  type Contract = { id: number; version: number; autopay: boolean; debt: string; customer: { id: number } };
  const { installments } = await books.get<{ installments: Contract[] }>('/payment/v2/installments?limit=1000');
  // Who pays by himself has a card.
  const one = installments.find(({ autopay, debt }) => autopay && Number(debt) > 10_000)!;
  type Card = { id: number; status: string; is_expired: boolean };
  const { list } = await books.get<{ list: Card[] }>(`/payment/v3/payments/cards?customer_id=${one.customer.id}`);
  const card = list.find(({ status, is_expired }) => status === 'active' && !is_expired)!;
  const { id } = await books.send<{ id: number }>('POST', '/payment/v2/payments/new', {
    ...{ version: one.version, body: { installment_id: one.id, card_id: card.id, amount: '1000.00' } },
  });
  type Found = { id: number; payment_id: number | null };
  const { transactions } = await books.get<{ transactions: Found[] }>(
    '/payment/v3/payments/transactions?status=new&limit=1000',
  );
  const { id: charge } = transactions.find(({ payment_id: of }) => of === id)!;
  const { user } = await renderScreen(`/payment/card/${card.id}/transactions?transaction=${charge}`, {
    as: 'accountant',
  });
  const drawer = await side(`Операция № ${charge}`);
  await user.click(await drawer.findByRole('button', { name: /^Отменить операцию/ }));
  expect(drawer.queryByRole('button', { name: 'Спросить шлюз' })).toBeNull();
  const question = await side('Отменить операцию по карте');
  await user.type(question.getByRole('textbox', { name: /^Почему отменяете операцию/ }), 'Передумал');
  await user.click(question.getByRole('button', { name: /^Отменить операцию/ }));
  expect(await screen.findByText('Успешно отменено')).toBeVisible();
});

test('the form of a service says what 250 000 cost and return, and minds the bounds', async () => {
  const admin = await director();
  const { services } = await admin.get<{ services: PspService[] }>('/payment/v3/payments/psp?search=beeline');
  const [service] = services;
  if (!service) throw new Error('no service');
  await admin.send('PUT', '/payment/v3/payments/psp', {
    body: {
      services: [
        {
          id: service.id,
          version: service.version,
          commission_percent: '0.5',
          cashback_percent: '1.25',
          max_amount: '300000.00',
        },
      ],
    },
  });
  const { user } = await renderScreen(`/Payment/service/${service.category.id}?service=${service.id}`, {
    as: 'moderator',
  });
  const drawer = await side('Beeline');
  expect(await drawer.findByText(/^251\s250,00$/)).toBeVisible();
  expect(drawer.getByText(/^3\s125,00$/)).toBeVisible();
  // Its terms are written as the list writes them, and its name stands in each language.
  expect(drawer.getByText('1,25')).toBeVisible();
  expect(drawer.getAllByText('Перевода нет: показывается русский текст').length).toBeGreaterThan(0);
  expect(drawer.queryByRole('button', { name: /^Изменить/ })).toBeNull();
  const screenOfPhone = within(await drawer.findByRole('region', { name: 'Экран телефона' }));
  await user.click(drawer.getByRole('button', { name: 'Узбекский' }));
  expect(await screenOfPhone.findByRole('textbox', { name: /Telefon raqami/ })).toBeVisible();
  await user.click(drawer.getByRole('button', { name: 'Тёмная' }));
  await user.click(drawer.getByRole('button', { name: 'Русский' }));
  const phone = await drawer.findByRole('textbox', { name: /Номер телефона/ });
  await user.type(phone, '901234567');
  expect(phone).toHaveValue('90 123 45 67');
  const amount = drawer.getByRole('textbox', { name: /Сумма для проверки/ });
  await user.clear(amount);
  await user.type(amount, '300001');
  expect(drawer.getByText('Сумма вне границ услуги')).toBeVisible();
});

test('names that are older than the Russian one are marked on the card and in the form, where missing ones are begun from it', async () => {
  const admin = await director();
  const path = '/payment/v3/payments/psp/categories';
  const { categories } = await admin.get<{ categories: PspCategory[] }>(`${path}?search=Путешествия`);
  const [{ id, version }] = categories as [PspCategory];
  const renamed = { id, version, name_ru: 'Поездки', name_uz: null };
  await admin.send('PUT', path, { body: { categories: [renamed] } });
  const { user } = await renderScreen(`/Payment/service/${id}`, { as: 'accountant' });
  const mark = 'Русский текст изменён позже перевода';
  expect(await screen.findAllByText(mark)).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: /^Изменить/ }));
  const form = within(await screen.findByRole('dialog'));
  expect(form.getByRole('textbox', { name: /на английском$/ })).toHaveAccessibleDescription(mark);
  await user.click(form.getByRole('button', { name: 'Скопировать русский текст в пустые поля' }));
  expect(form.getByRole('textbox', { name: /на узбекском$/ })).toHaveValue('Поездки');
});

test('a budget category with nested ones is not removed, and a payment counts once', async () => {
  const { categories } = await (
    await director()
  ).get<{ categories: BudgetCategory[] }>('/payment/v1/budget/categories?limit=50');
  const parent = categories.find((one) => one.name_ru === 'Дом');
  const { user } = await renderScreen(`/payment/category-budget/list?category=${parent?.id}`, { as: 'director' });
  const drawer = await side('Дом');
  expect(await drawer.findByText('Сначала перенесите вложенные категории')).toBeVisible();
  expect(drawer.getByText('Uy')).toBeVisible();
  await user.click(drawer.getByRole('button', { name: /^Изменить/ }));
  const form = await side('Изменить категорию бюджета');
  const box = await form.findByRole('checkbox', { name: 'Мобильная связь — уже входит в «Телефон»' });
  expect(box).toBeDisabled();
  expect(form.getByRole('checkbox', { name: 'Коммунальные услуги — уже входит в «Коммунальные»' })).toBeDisabled();
});

test('a payment that a colleague has put into another category meanwhile is refused in words of its own', async () => {
  const admin = await director();
  const path = '/payment/v1/budget/categories';
  const { categories } = await admin.get<{ categories: BudgetCategory[] }>(`${path}?limit=50`);
  const [home, health] = ['Дом', 'Здоровье'].map((name) => categories.find((one) => one.name_ru === name)!);
  const put = async (ids: number[]) => {
    const { version } = await admin.get<BudgetCategory>(`${path}/${health!.id}`);
    await admin.send('PUT', `${path}/${health!.id}`, { version, body: { psp_category_ids: ids } });
  };
  const counted = health!.psp_categories.map(({ id }) => id);
  await put([]);
  const { user } = await renderScreen(`/payment/category-budget/list?category=${home!.id}&form=edit`, {
    as: 'director',
  });
  const form = await side('Изменить категорию бюджета');
  await user.click(await form.findByRole('checkbox', { name: 'Здоровье' }));
  await put(counted);
  await user.click(form.getByRole('button', { name: 'Сохранить' }));
  expect((await form.findAllByText(/^Один из этих платежей уже входит в другую категорию/)).length).toBeGreaterThan(0);
});

test('an invoice says its parties, lines and tax; the list opens by what waits', async () => {
  const { list } = await (
    await director()
  ).get<{ list: { id: number; number: string; seller: { name: string } }[] }>(
    '/payment/v1/invoices?type=incoming&limit=1',
  );
  const [one] = list;
  if (!one) throw new Error('no invoice');
  await renderScreen(`/bugaltery/invoice/${one.id}`, { as: 'accountant' });
  const lines = within(await screen.findByRole('grid', { name: 'Строки счёта-фактуры' }));
  expect(await lines.findByText('Товары, проданные в рассрочку')).toBeVisible();
  expect(screen.getByText(new RegExp(one.seller.name.replace(/[«»()]/g, '.')))).toBeVisible();
});

test('old and new of the payment settings stand beside each other before they are saved; the same gateway twice is refused', async () => {
  const { user } = await renderScreen('/settings/check-provider', { as: 'director' });
  await user.click(await screen.findByRole('button', { name: /^Изменить/ }));
  const form = await side('Изменить настройки платежей');
  expect(form.getByText('Пока ничего')).toBeVisible();
  await user.selectOptions(form.getByRole('combobox', { name: /Запасной эквайер/ }), 'payme');
  await user.click(form.getByRole('button', { name: '00:00' }));
  const changes = within(form.getByText('Что изменится').closest('section')!);
  expect(changes.getByText('Запасной эквайер: Click → Payme')).toBeVisible();
  expect(changes.getByText(/→ 00:00, 09:00/)).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Сохранить' }));
  expect((await form.findAllByText('Запасной эквайер не может быть основным')).length).toBeGreaterThan(0);
});

test('a search of categories finds services as well, each of which leads to its card', async () => {
  const { services } = await (
    await director()
  ).get<{ services: PspService[] }>('/payment/v3/payments/psp?search=beeline');
  const [service] = services;
  if (!service) throw new Error('no service');
  const { user } = await renderScreen('/Payment/category/list?search=beeline', { as: 'moderator' });
  const found = within(await screen.findByRole('region', { name: 'Услуги' }));
  expect(found.getByText(service.category.name)).toBeVisible();
  await user.click(found.getByRole('link', { name: 'Beeline' }));
  expect(await side('Beeline')).toBeTruthy();
  expect(window.location.pathname).toBe(`/Payment/service/${service.category.id}`);
});

test('who asks for a charge hears that the gateway has not answered yet, then that it has, and the charge is settled', async () => {
  const { transactions } = await (
    await director()
  ).get<{ transactions: { id: number; payment_id: number | null }[] }>('/payment/v3/payments/transactions?status=new');
  const [one] = transactions;
  if (!one) throw new Error('no charge without an answer');
  expect(one.payment_id).not.toBeNull();
  const { user } = await renderScreen(`/payment/card/list?status=new&transaction=${one.id}`, { as: 'accountant' });
  const drawer = await side(`Операция № ${one.id}`);
  const real = globalThis.fetch;
  const silent = jest.spyOn(globalThis, 'fetch').mockImplementation(async (url, options) => {
    if (!String(url).includes('/transaction/sync')) return real(url, options);
    const payment = await (await director()).get<object>(`/payment/v1/installment-payment/${one.payment_id}`);
    return new Response(JSON.stringify(payment), { status: 200, headers: { 'content-type': 'application/json' } });
  });
  await user.click(await drawer.findByRole('button', { name: /^Спросить шлюз/ }));
  expect(await screen.findByText('Банк ещё не ответил: спросите позже')).toBeVisible();
  expect(screen.queryByText('Ответ шлюза получен')).toBeNull();
  silent.mockRestore();
  await user.click(await drawer.findByRole('button', { name: /^Спросить шлюз/ }));
  expect(await screen.findByText('Ответ шлюза получен')).toBeVisible();
  const after = await (await director()).get<{ status: string }>(`/payment/v3/payments/transactions/${one.id}`);
  expect(after.status).not.toBe('new');
  await waitFor(() => expect(drawer.queryByRole('button', { name: /^Спросить шлюз/ })).toBeNull());
});

test.each([
  ['banks', '/payment/bank/list'],
  ['types of cards', '/installment/settings/card'],
  ['services', '/Payment/service/1'],
])('%s have a logo that is painted from their name and says nothing to those who listen', async (_, path) => {
  await renderScreen(path, { as: 'director' });
  const grid = await screen.findByRole('grid');
  await waitFor(() => expect(grid.querySelectorAll('[data-monogram]').length).toBeGreaterThan(2));
  for (const logo of grid.querySelectorAll('[data-monogram]')) {
    expect(logo).toHaveAttribute('aria-hidden', 'true');
    expect(logo.textContent).toMatch(/^[\p{Lu}\p{N}]{1,2}$/u);
  }
});
