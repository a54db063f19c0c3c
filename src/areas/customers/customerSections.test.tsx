import { screen, waitFor, within } from '@testing-library/react';
import { colleague } from '../../../tests/support/colleague';
import { inSight } from '../../../tests/support/investorCard';
import { renderScreen } from '../../../tests/support/renderScreen';

interface Row {
  id: number;
}
interface CustomerRow extends Row {
  pinfl: string | null;
  investor_id: number | null;
}
interface ScoringRow extends Row {
  result: string;
  score: number | null;
}
const number = '8600123400009012';

/** The first customer of whom this is true. */
async function customerWith(isSought: (id: number, customer: CustomerRow) => Promise<boolean>): Promise<number> {
  const moderator = await colleague('moderator');
  const { customers } = await moderator.get<{ customers: CustomerRow[] }>(
    '/payment/v1/customers?limit=1000&status=active',
  );
  for (const one of customers) if (await isSought(one.id, one)) return one.id;
  throw new Error('There is no such customer');
}
const cardsOf = async (id: number) =>
  (await (await colleague('moderator')).get<{ list: Row[] }>(`/payment/v3/payments/cards?customer_id=${id}`)).list;
const scoringsOf = async (id: number) =>
  (await (await colleague('moderator')).get<{ list: ScoringRow[] }>(`/payment/v1/scoring/${id}/list`)).list;
beforeEach(() => inSight('applications', 'orders', 'instalments', 'cards', 'scoring', 'identity'));

/** A section once it has come into sight and says this: before, another one stands in its place. */
const section = async (name: string, said: RegExp) => {
  await waitFor(() => expect(screen.getByRole('region', { name })).toHaveTextContent(said));
  return within(screen.getByRole('region', { name }));
};

test('a card is bound in two steps; a wrong code says how many tries are left (WF-09)', async () => {
  // A card is not taken away from whoever has an order: nobody has one without a PINFL.
  const id = await customerWith(
    async (one, { pinfl, investor_id: investor }) =>
      pinfl === null && investor === null && (await cardsOf(one)).length === 0,
  );
  const { user } = await renderScreen(`/settings/clients/info/${id}`, { as: 'moderator' });
  const cards = await section('Карты', /Карт пока нет/);
  expect(await cards.findByText('Карт пока нет')).toBeVisible();
  await user.click(cards.getByRole('button', { name: 'Привязать карту' }));
  const first = within(await screen.findByRole('dialog', { name: 'Привязать карту' }));
  const field = first.getByRole('textbox', { name: /^Номер карты/ });
  await user.type(field, number);
  expect(field).toHaveValue('8600 1234 0000 9012');
  await user.type(first.getByRole('textbox', { name: /^Срок карты/ }), '1239');
  expect(first.getByRole('textbox', { name: /^Срок карты/ })).toHaveValue('12/39');
  await user.type(first.getByRole('textbox', { name: /^Телефон карты/ }), '901234567');
  await user.click(first.getByRole('button', { name: 'Отправить код' }));
  const second = within(await screen.findByRole('dialog', { name: 'Код из СМС' }));
  expect(second.getByText(/8600 12\*\* \*\*\*\* 9012 отправлен на \+998 90 \*\*\* \*\* 67/)).toBeVisible();
  expect(second.getByText('Осталось 3 попытки')).toBeVisible();
  expect(second.getByText(/^Новый код — через \d+ с$/)).toBeVisible();
  const code = second.getByRole('textbox', { name: /^Код/ });
  await user.type(code, '12');
  await user.click(second.getByRole('button', { name: 'Проверить код' }));
  await waitFor(() => expect(code).toHaveAccessibleDescription(/В коде от четырёх до шести цифр/));
  await user.clear(code);
  await user.type(code, '1111');
  await user.click(second.getByRole('button', { name: 'Проверить код' }));
  expect(await second.findByText('Осталось 2 попытки')).toBeVisible();
  expect(code).toHaveAccessibleDescription(/Неверный код/);
  await user.clear(code);
  await user.type(code, '4567');
  await user.click(second.getByRole('button', { name: 'Проверить код' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await cards.findByRole('row', { name: /8600 12\*\* \*\*\*\* 9012/ })).toHaveTextContent('Действует');
  // What was typed is nowhere on the page and in no storage.
  expect(document.body.innerHTML).not.toMatch(/8600 ?1234 ?0000 ?9012/);
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain(number);

  // Taken away again after a question.
  const row = cards.getByRole('row', { name: /9012/ });
  await user.hover(row);
  await user.click(within(row).getByRole('button', { name: /^Действия/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Удалить' }));
  const question = within(await screen.findByRole('dialog', { name: 'Вы хотите это удалить?' }));
  expect(question.getByText('8600 12** **** 9012')).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Да' }));
  expect(await cards.findByText('Карт пока нет')).toBeVisible();
});

test('the third wrong code ends the binding, and it begins anew', async () => {
  const id = await customerWith(async (one) => (await cardsOf(one)).length === 1);
  const { user } = await renderScreen(`/settings/clients/info/${id}`, { as: 'moderator' });
  const cards = await section('Карты', /Привязать карту/);
  await user.click(await cards.findByRole('button', { name: 'Привязать карту' }));
  const first = within(await screen.findByRole('dialog', { name: 'Привязать карту' }));
  await user.type(first.getByRole('textbox', { name: /^Номер карты/ }), number);
  await user.type(first.getByRole('textbox', { name: /^Срок карты/ }), '1239');
  await user.type(first.getByRole('textbox', { name: /^Телефон карты/ }), '901234567');
  await user.click(first.getByRole('button', { name: 'Отправить код' }));
  const second = within(await screen.findByRole('dialog', { name: 'Код из СМС' }));
  const code = second.getByRole('textbox', { name: /^Код/ });
  for (const [typed, said] of [
    ['1111', 'Осталось 2 попытки'],
    ['2222', 'Осталась 1 попытка'],
    ['3333', 'Осталось 0 попыток'],
  ] as const) {
    await user.clear(code);
    await user.type(code, typed);
    await user.click(second.getByRole('button', { name: 'Проверить код' }));
    expect(await second.findByText(said)).toBeVisible();
  }
  expect(second.getByText(/Код введён неверно три раза/)).toBeVisible();
  await user.click(second.getByRole('button', { name: 'Начать заново' }));
  expect(await screen.findByRole('dialog', { name: 'Привязать карту' })).toBeVisible();
});

test('who may only look finds neither binding nor removal, and no scorings without their right', async () => {
  const id = await customerWith(async (one) => (await cardsOf(one)).length > 0);
  await renderScreen(`/settings/clients/info/${id}`, { as: 'accountant' });
  const cards = await section('Карты', /\*{4}/);
  expect((await cards.findAllByRole('row')).length).toBeGreaterThan(1);
  expect(cards.queryByRole('button', { name: 'Привязать карту' })).not.toBeInTheDocument();
  expect(cards.queryByRole('button', { name: /^Действия/ })).not.toBeInTheDocument();
});

test('a scoring is explained by bars that add up, with what would help and what the service said', async () => {
  const id = await customerWith(async (one) =>
    (await scoringsOf(one)).some(({ score }) => score !== null && score < 600),
  );
  const found = (await scoringsOf(id)).find(({ score }) => score !== null && score < 600)!;
  await renderScreen(`/settings/clients/info/${id}?scoring=${found.id}`, { as: 'moderator' });
  const drawer = within(await screen.findByRole('dialog', { name: `Скоринг № ${found.id}` }));
  const bars = within(await drawer.findByRole('list', { name: 'Из чего сложились баллы' }));
  const points = bars
    .getAllByRole('listitem')
    .map((row) => Number(/([+−-]?\d+)$/.exec(row.textContent)![1]!.replace('−', '-')));
  expect(points).toHaveLength(8);
  expect(points[0]).toBe(500);
  expect(points.slice(0, -1).reduce((sum, one) => sum + one, 0)).toBe(points.at(-1));
  expect(points.at(-1)).toBe(found.score);
  expect(drawer.getByText(new RegExp(`^Не хватает ${600 - found.score!} балл`))).toBeVisible();
  expect(drawer.getByText('Кредитное бюро')).toBeVisible();
  expect(await drawer.findByText(/"monthly_payment"/)).toBeVisible();
  expect(drawer.getByText(/"pinfl": "\d{4}\*{6}\d{4}"/)).toBeVisible();
});

test('a service that did not answer leaves no points, and says so', async () => {
  const id = await customerWith(async (one) => (await scoringsOf(one))[0]?.result === 'timeout');
  const [found] = await scoringsOf(id);
  await renderScreen(`/settings/clients/info/${id}?scoring=${found!.id}`, { as: 'moderator' });
  const drawer = within(await screen.findByRole('dialog', { name: `Скоринг № ${found!.id}` }));
  expect(await drawer.findByText('Служба не ответила: баллов нет')).toBeVisible();
  expect(drawer.queryByRole('list', { name: 'Из чего сложились баллы' })).not.toBeInTheDocument();
});

test('what the identity service said stands with its photo and the whole answer', async () => {
  const id = await customerWith(async (one) => {
    const moderator = await colleague('moderator');
    return (await moderator.get<{ count: number }>(`/payment/v1/customers/${one}/myid-responses`)).count > 0;
  });
  const { user } = await renderScreen(`/settings/clients/info/${id}`, { as: 'moderator' });
  const identity = await section('Идентификация', /подтверждена/);
  expect((await identity.findAllByText(/^Личность (не )?подтверждена$/)).length).toBeGreaterThan(0);
  await user.click(identity.getAllByText('Ответ целиком')[0]!);
  expect(identity.getAllByText(/"result_code"/)[0]).toBeVisible();
});

test('what was bought by instalments stands on the card and leads to its schedule', async () => {
  const moderator = await colleague('moderator');
  const { installments } = await moderator.get<{
    installments: { id: number; contract_number: string; customer: Row }[];
  }>('/payment/v2/installments?limit=1&order_by=-debt');
  const { id, contract_number: number, customer } = installments[0]!; // the demonstration has contracts
  await renderScreen(`/settings/clients/info/${customer.id}`, { as: 'moderator' });
  const own = await section('Договоры', new RegExp(number));
  expect(own.getByRole('link', { name: number })).toHaveAttribute(
    'href',
    expect.stringContaining(`/installment/installments/info/${id}?tab=schedule`),
  );
});

test('applications that came to no contract and orders stand on the card, each leading to its own', async () => {
  const moderator = await colleague('moderator');
  const { applications } = await moderator.get<{ applications: { id: number; customer: Row }[] }>(
    '/payment/v1/installments/applications?limit=1&status=rejected',
  );
  const { id, customer } = applications[0]!; // the demonstration has refused some
  const { orders } = await moderator.get<{ orders: { id: number; number: string; customer: Row }[] }>(
    '/payment/v1/orders/orders?limit=1',
  );
  const order = orders[0]!; // it has orders, too
  const theirs = await moderator.get<{ orders: { customer: Row }[]; count: number }>(
    `/payment/v1/orders/orders?limit=100&customer_id=${order.customer.id}`,
  );
  expect(theirs.orders.every((one) => one.customer.id === order.customer.id)).toBe(true);
  const { unmount } = await renderScreen(`/settings/clients/info/${customer.id}`, { as: 'moderator' });
  const asked = await section('Заявки', new RegExp(`${id}`));
  const links = asked.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links.some((link) => link?.includes(`/installment/installments/info/${id}`))).toBe(true);
  unmount();
  await renderScreen(`/settings/clients/info/${order.customer.id}`, { as: 'moderator' });
  const ordered = await section('Заказы', new RegExp(order.number));
  expect(ordered.getByRole('link', { name: order.number })).toHaveAttribute(
    'href',
    expect.stringContaining(`/installment/orders/info/${order.id}`),
  );
  expect(ordered.getAllByRole('row')).toHaveLength(theirs.count + 1);
});
