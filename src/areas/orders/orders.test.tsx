import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { colleague } from '../../../tests/support/colleague';
import { inSight } from '../../../tests/support/investorCard';
import { renderScreen, tellBackEnd } from '../../../tests/support/renderScreen';

const list = '/installment/orders/list';
const card = (id: number, rest = '') => `/installment/orders/info/${id}${rest}`;
const moderate = (id: number, rest = '') => `/installment/orders-moderate/info/${id}${rest}`;

interface Order {
  id: number;
  version: number;
  number: string;
  status: string;
  total: string;
  moderator: { id: number; name: string } | null;
}

const get = async <Answer,>(address: string, as = 'director') =>
  (await colleague(as)).get<Answer>(`/payment${address}`);
const read = (id: number) => get<Order>(`/v1/orders/${id}`);
const orders = async (query: string) => (await get<{ orders: Order[] }>(`/v1/orders/orders?${query}`)).orders;
const counts = async () => {
  const { statuses } = await get<{ statuses: { code: string; count: number }[] }>('/v3/orders/status-count');
  return (code: string) => statuses.find((one) => one.code === code)?.count ?? 0;
};
async function first(status: string): Promise<Order> {
  const [one] = await orders(`status=${status}&order_by=status_since&limit=1`);
  return one!; // the demonstration has orders in every status
}
/** A new order that can be approved and signed: its goods are in stock, and its customer has signed nothing else. */
async function soundOrder(): Promise<Order> {
  for (const { id } of await orders('status=waiting_for_moderator&order_by=status_since&limit=100')) {
    const { application, ...order } = (await read(id)) as Order & { application: { id: number } };
    const { checks } = await get<{ checks: { contracted: string | null; refused_by: string | null } }>(
      `/v1/installments/applications/${application.id}`,
    );
    if (checks.refused_by !== null || checks.contracted !== '0.00') continue;
    await tellBackEnd({
      do: 'query',
      text: 'update products set stock = 10 where id in (select product_id from application_baskets where application_id = $1)',
      values: [application.id],
    });
    return order;
  }
  throw new Error('The demonstration has no such order');
}
afterEach(() => void jest.restoreAllMocks());

/** The photos of the customer come: jsdom fetches none. */
async function seePhotos(): Promise<void> {
  const photos = within(await screen.findByRole('group', { name: 'Фото заявителя' })).getAllByRole('img');
  for (const photo of photos) fireEvent.load(photo);
}

/** As the panel groups thousands. */
const grouped = (count: number) => String(count).replace(/\B(?=(\d{3})+$)/g, '\\s');

test('each step of the list says as many orders as it shows, and money is summed over all of them (SCR-05)', async () => {
  const countOf = await counts();
  const { user } = await renderScreen(list);
  const steps = within(await screen.findByRole('group', { name: 'Шаги заказов' }));
  const waiting = countOf('waiting_for_moderator');
  const step = await steps.findByRole('button', { name: new RegExp(`^Новые ${grouped(waiting)}`) });
  const money = within(screen.getByRole('group', { name: 'Деньги по этим заказам' }));
  for (const name of [
    'Клиент оплатил, сум',
    'Дано в рассрочку, сум',
    'Возвращено клиенту, сум',
    'Ждём от клиента, сум',
  ])
    expect(money.getByText(name)).toBeVisible();
  await user.click(step);
  expect(await screen.findByText(new RegExp(`^Загружено \\d+ из ${grouped(waiting)}$`))).toBeVisible();
  for (const row of within(screen.getByRole('grid')).getAllByRole('row').slice(1, 4))
    expect(row).toHaveTextContent('Новый');
});

test('an order leads to its customer and its contract, and says what comes next and what that lacks', async () => {
  const { id } = await first('waiting_for_qabz');
  await renderScreen(card(id));
  expect(await screen.findByRole('region', { name: 'Корзина' })).toBeVisible();
  const people = within(screen.getByRole('region', { name: 'Покупатель и договор' }));
  expect(people.getAllByRole('link')[0]).toHaveAttribute('href', expect.stringMatching(/^\/settings\/clients\/info\//));
  expect(people.getAllByRole('link')[1]).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/installment\/installments\/info\/\d+$/),
  );
  expect(screen.getByRole('note')).toHaveTextContent(/^Модератору: подтвердить, что товар перешёл платформе/);
});

test('a line tells all that is known of it, and what became of the order stands beside it', async () => {
  const { id } = await first('completed');
  const { baskets } = await get<{ baskets: { name: string; model: string | null }[] }>(`/v1/orders/${id}`);
  const { user } = await renderScreen(card(id));
  const history = within(await screen.findByRole('region', { name: 'История' }));
  expect((await history.findAllByText(/Заказ|заказ/))[0]).toBeVisible();
  const basket = within(await screen.findByRole('region', { name: /^Корзина/ }));
  const row = (await basket.findAllByRole('row'))[1]!; // below the head
  await user.hover(row);
  await user.click(within(row).getByRole('button', { name: 'Действия с позицией' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Позиция заказа' }));
  const line = within(await screen.findByRole('dialog', { name: baskets[0]!.name }));
  expect(await line.findByText('По цене мерчанта, сум')).toBeVisible();
  expect(line.getByText('Модель товара')).toBeVisible();
});

test('a new order is taken, and another moderator sees who has it and takes it over for a reason (NOTE-11, WF-01)', async () => {
  const { id } = await first('waiting_for_moderator');
  const { user, unmount } = await renderScreen(card(id));
  await user.click(await screen.findByRole('button', { name: /^Взять на модерацию/ }));
  expect(await screen.findByText('Заказ отправлен на модерацию')).toBeVisible();
  const taken = await read(id);
  expect(taken.status).toBe('moderation_in_process');
  unmount();
  const other = await renderScreen(moderate(id), { as: 'director' });
  expect(await screen.findByText(new RegExp(`^Заказ взял ${taken.moderator?.name}`))).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Одобрить заказ/ })).toBeNull();
  await other.user.click(screen.getByRole('button', { name: /^Забрать заказ/ }));
  const form = within(await screen.findByRole('dialog', { name: 'Забрать заказ у другого модератора' }));
  await other.user.click(form.getByRole('button', { name: 'Забрать заказ' }));
  expect((await read(id)).moderator?.id).toBe(taken.moderator?.id);
  await other.user.type(form.getByRole('textbox', { name: /^Почему забираете/ }), 'Модератор в отпуске');
  await other.user.click(form.getByRole('button', { name: 'Забрать заказ' }));
  await waitFor(async () => expect((await read(id)).moderator?.id).not.toBe(taken.moderator?.id));
  expect(await screen.findByRole('button', { name: /^Одобрить заказ/ })).toBeVisible();
});

test('nobody approves an order whose photos he has not seen; what was typed stands beside them, and what differs is marked', async () => {
  const order = await soundOrder();
  const moderator = await colleague('moderator');
  await moderator.send('POST', `/payment/v3/orders/${order.id}/moderator`, { version: order.version, body: {} });
  const { application } = (await read(order.id)) as Order & { application: { id: number } };
  await tellBackEnd({
    do: 'query',
    text: "update applications set passport_id = 'ZZ9999999' where id = $1",
    values: [application.id],
  });
  const { user, unmount } = await renderScreen(card(order.id));
  // The card of the order shows no photo, and leads to where they are.
  const there = await screen.findByRole('button', { name: /^Сверить с фото/ });
  expect(screen.queryByRole('button', { name: /^Одобрить заказ/ })).toBeNull();
  await user.click(there);
  await waitFor(() => expect(window.location.pathname).toBe(moderate(order.id)));
  const approve = await screen.findByRole('button', { name: /^Одобрить заказ/ });
  await waitFor(() => expect(approve).toHaveAccessibleDescription('Фото загружается'));
  await user.keyboard('[KeyA]');
  expect(screen.queryByRole('dialog')).toBeNull();
  const applicant = within(screen.getByRole('region', { name: 'Заявитель' }));
  expect(await applicant.findByText('Паспорт в заявке не тот, что у клиента')).toBeVisible();
  const photos = within(await screen.findByRole('group', { name: 'Фото заявителя' })).getAllByRole('img');
  expect(photos.length).toBeGreaterThan(1);
  fireEvent.error(photos[0]!);
  for (const photo of photos.slice(1)) fireEvent.load(photo);
  await waitFor(() => expect(approve).toHaveAccessibleDescription('Фото не загрузилось'));
  await user.click(screen.getAllByRole('button', { name: /^Повторить/ })[0]!);
  await seePhotos();
  await waitFor(() => expect(approve).not.toHaveAccessibleDescription());
  await user.keyboard('[KeyA]');
  const question = within(await screen.findByRole('dialog', { name: 'Одобрить этот заказ?' }));
  expect(question.getByRole('button', { name: 'Одобрить заказ' })).toHaveFocus();
  await user.keyboard('[Enter]');
  expect(await screen.findByText('Заказ одобрен')).toBeVisible();
  unmount();
  // Nor by an address that was written by hand.
  const next = await soundOrder();
  await moderator.send('POST', `/payment/v3/orders/${next.id}/moderator`, { version: next.version, body: {} });
  await renderScreen(moderate(next.id, '?form=approve'));
  const held = within(await screen.findByRole('dialog', { name: 'Одобрить этот заказ?' }));
  expect(held.getByRole('button', { name: 'Одобрить заказ' })).toBeDisabled();
});

test('a decline needs a reason (NOTE-09, WF-01)', async () => {
  const { id, version } = await first('waiting_for_moderator');
  await (await colleague('moderator')).send('POST', `/payment/v3/orders/${id}/moderator`, { version, body: {} });
  const { user } = await renderScreen(card(id));
  await user.click(await screen.findByRole('button', { name: /^Отклонить заказ/ }));
  const form = within(await screen.findByRole('dialog', { name: 'Отклонить этот заказ' }));
  await user.click(form.getByRole('button', { name: 'Отклонить заказ' }));
  expect((await read(id)).status).toBe('moderation_in_process');
  await user.type(form.getByRole('textbox', { name: /^Почему отклоняете/ }), 'Паспорт нечитаем');
  await user.click(form.getByRole('button', { name: 'Отклонить заказ' }));
  expect(await screen.findByText('Заказ отклонён')).toBeVisible();
  expect((await read(id)).status).toBe('cancelled_by_moderator');
});

test('the line goes on to an order that nobody has decided, also where the list of what is in hand comes late', async () => {
  const moderator = await colleague('moderator');
  const { order } = await moderator.send<{ order: Order }>('POST', '/payment/v3/orders/next');
  const inHand = (await orders('status=moderation_in_process&limit=100')).find(({ id }) => id === order.id);
  // The list stays what it was when the first of them was taken.
  const fetching = globalThis.fetch;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const answer = await fetching(input, init);
    const url = typeof input === 'string' ? input : 'url' in input ? input.url : input.href;
    if (!url.includes('status=moderation_in_process') || !url.includes('moderator_id')) return answer;
    return new Response(JSON.stringify({ ...((await answer.json()) as object), orders: [inHand], total: 1 }), answer);
  });
  const { user } = await renderScreen(moderate(order.id, '?line=on'));
  const shown = () => Number(window.location.pathname.split('/').at(-1));
  const seen = [order.id];
  for (let at = 0; at < 2; at += 1) {
    const id = shown();
    await user.click(await screen.findByRole('button', { name: /^Отклонить заказ/ }));
    const form = within(await screen.findByRole('dialog', { name: 'Отклонить этот заказ' }));
    await user.type(form.getByRole('textbox', { name: /^Почему отклоняете/ }), 'Паспорт нечитаем');
    await user.click(form.getByRole('button', { name: 'Отклонить заказ' }));
    await waitFor(() => expect(shown()).not.toBe(id));
    seen.push(shown());
  }
  expect(new Set(seen).size).toBe(3);
  expect(await screen.findByRole('button', { name: /^Одобрить заказ/ })).toBeVisible();
});

test('an order that comes to moderation again after its decision is in hand again, in the same window', async () => {
  const moderator = await colleague('moderator');
  const order = await soundOrder();
  await moderator.send('POST', `/payment/v3/orders/${order.id}/moderator`, { version: order.version, body: {} });
  const { user, unmount } = await renderScreen(moderate(order.id, '?line=on'));
  await seePhotos();
  await user.click(await screen.findByRole('button', { name: /^Одобрить заказ/ }));
  const form = within(await screen.findByRole('dialog', { name: 'Одобрить этот заказ?' }));
  await user.click(form.getByRole('button', { name: 'Одобрить заказ' }));
  await waitFor(async () => expect((await read(order.id)).status).not.toBe('moderation_in_process'));
  await waitFor(() => expect(window.location.pathname).not.toContain(`/${order.id}`));
  unmount();
  const { application } = (await read(order.id)) as Order & { application: { id: number; version: number } };
  const { down_payment: down } = await get<{ down_payment: string }>(`/v1/installments/applications/${application.id}`);
  await moderator.send('POST', '/payment/v1/installments/recalculate', {
    version: application.version,
    body: { application_id: application.id, down_payment: `${Math.trunc(Number(down)) + 1000}.00` },
  });
  for (const step of ['agree', 'ask_signature', 'sign'] as const)
    await tellBackEnd({ do: 'moveApplication', application: application.id, step });
  const { version } = await read(order.id);
  await moderator.send('POST', `/payment/v3/orders/${order.id}/moderator`, { version, body: {} });
  const { moderator: holder } = await read(order.id);
  const others = (await orders('status=moderation_in_process&limit=100')).filter(
    ({ id, moderator: who }) => id !== order.id && who?.id === holder?.id,
  );
  for (const { id, version: seen } of others)
    await moderator.send('POST', `/payment/v3/orders/${id}/moderator/approve`, {
      version: seen,
      body: { accepted: false, comment: 'Паспорт нечитаем' },
    });
  const again = await renderScreen('/installment/orders-moderate/list');
  await again.user.click(await screen.findByRole('button', { name: /^Продолжить модерацию/ }));
  await waitFor(() => expect(window.location.pathname).toContain(`/${order.id}`));
});

test('an order whose terms were changed waits for the consent of its customer: nobody takes it, and it can still be cancelled', async () => {
  const { id, application } = (await read((await first('waiting_for_moderator')).id)) as Order & {
    application: { id: number; version: number };
  };
  const { down_payment: down } = await get<{ down_payment: string }>(`/v1/installments/applications/${application.id}`);
  await (
    await colleague('moderator')
  ).send('POST', '/payment/v1/installments/recalculate', {
    version: application.version,
    body: { application_id: application.id, down_payment: `${Math.trunc(Number(down)) + 1000}.00` },
  });
  const { user } = await renderScreen(card(id), { as: 'moderator' });
  expect(await screen.findByText('Условия пересчитаны: заказ ждёт согласия клиента')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Взять на модерацию/ })).toBeNull();
  await user.click((await screen.findAllByRole('button', { name: 'Действия' }))[0]!);
  expect(await screen.findByRole('menuitem', { name: /^Отменить заказ/ })).not.toHaveAttribute('aria-disabled', 'true');
});

test('whoever may only read has no way to decide', async () => {
  const { id } = await first('waiting_for_moderator');
  await renderScreen(card(id), { as: 'kam' });
  expect(await screen.findByRole('region', { name: 'Корзина' })).toBeVisible();
  for (const name of [/^Взять на модерацию/, /^Отменить заказ/, /^Приложить/])
    expect(screen.queryByRole('button', { name })).toBeNull();
});

test('an order is cancelled for a reason only (NOTE-10, WF-01)', async () => {
  const { id } = await first('waiting_for_moderator');
  const { user } = await renderScreen(card(id));
  // The first of them is that of the whole order.
  await user.click((await screen.findAllByRole('button', { name: 'Действия' }))[0]!);
  await user.click(await screen.findByRole('menuitem', { name: 'Отменить заказ' }));
  const form = within(await screen.findByRole('dialog', { name: 'Отменить этот заказ' }));
  await user.type(form.getByRole('textbox', { name: /^Почему отменяете/ }), 'Клиент передумал');
  await user.click(form.getByRole('button', { name: 'Отменить заказ' }));
  expect(await screen.findByText('Заказ отменен')).toBeVisible();
  expect((await read(id)).status).toBe('cancelled');
});

test('the act of handing over is a paper of its own: both sides, the goods with their sums, and how it was signed', async () => {
  const { id } = await first('completed');
  interface Handed {
    number: string;
    customer: { name: string };
    merchant: { name: string };
    baskets: { name: string }[];
    act: { status: string } | null;
  }
  const order = await (await colleague('moderator')).get<Handed>(`/payment/v1/orders/${id}`);
  expect(order.act?.status).toBe('signed');
  // jsdom has neither, and prints nothing.
  Object.assign(CSSStyleSheet.prototype, { replaceSync: () => undefined });
  Object.assign(document, { adoptedStyleSheets: [] });
  const papers: HTMLElement[] = [];
  const look = () => papers.push(...document.querySelectorAll<HTMLElement>('body > article'));
  window.print = () => {
    window.dispatchEvent(new Event('beforeprint'));
    look();
    window.dispatchEvent(new Event('afterprint'));
  };
  const { user } = await renderScreen(card(id), { as: 'moderator' });
  await user.click(await screen.findByRole('button', { name: 'Напечатать акт' }));
  await waitFor(() => expect(papers).toHaveLength(1));
  const paper = papers[0]!; // it was put and taken away again
  expect(paper).toHaveTextContent(`Акт приёма-передачи товара по заказу ${order.number}`);
  const headings = [...paper.querySelectorAll('h2')].map((heading) => heading.textContent);
  expect(headings).toEqual(['Передаёт', 'Принимает', 'Переданные товары', 'Подпись под актом']);
  expect(paper).toHaveTextContent(`Принимает: ${order.customer.name}`);
  expect(paper).toHaveTextContent(`Передаёт: ${order.merchant.name}`);
  for (const { name } of order.baskets) expect(paper.querySelector('tbody')).toHaveTextContent(name);
  expect(paper).toHaveTextContent(/Всего по акту[\d\s]+,\d\d\sсум/);
  expect(paper.querySelector('button, a, input')).toBeNull();
  // The browser alone prints the whole order, as before.
  window.print();
  expect(papers).toHaveLength(2);
  expect(papers[1]).toHaveTextContent(order.number);
  expect(papers[1]).not.toHaveTextContent('Акт приёма-передачи товара по заказу');
});

test('the card shows basket, seller, history, moderator, delivery, attachments and receipts (SCR-06)', async () => {
  const { id } = await first('completed');
  inSight('seller', 'delivery', 'receipts');
  await renderScreen(card(id));
  for (const name of ['Корзина', 'Продавец и филиал', 'История', 'Доставка товара', 'Вложения заказа', 'Чеки заказа'])
    await waitFor(() => expect(screen.getByRole('region', { name })).toBeInTheDocument());
  expect(await screen.findByText('Модератор заказа')).toBeVisible();
});

test('whoever may read accounts is shown the moderator as the account says, and how to reach him (WF-17)', async () => {
  const { orders: taken } = await get<{ orders: Order[] }>('/v1/orders/orders?status=moderation_in_process&limit=1');
  const { id, moderator } = taken[0]!; // the demonstration has some in hand
  const account = await (
    await colleague('director')
  ).get<{ name: string; phone: string | null }>(`/system-user/v1/system-users/${moderator!.id}`);
  inSight('seller');
  await renderScreen(card(id), { as: 'director' });
  const link = await screen.findByRole('link', { name: account.name });
  expect(link).toHaveAttribute('href', `/rbac/system-users/${moderator!.id}`);
  if (account.phone !== null) expect(await screen.findByText('Телефон модератора')).toBeVisible();
});

test('whoever may not read accounts is told of the moderator who he is and what his roles are', async () => {
  const { id, moderator } = (await orders('status=moderation_in_process&limit=1'))[0]!; // the demonstration has some in hand
  const account = await (
    await colleague('director')
  ).get<{ name: string }>(`/system-user/v1/system-users/${moderator!.id}`);
  inSight('seller');
  await renderScreen(card(id), { as: 'kam' });
  expect(await screen.findByText('Роли модератора')).toBeVisible();
  const people = within(screen.getByRole('region', { name: 'Продавец и филиал' }));
  expect(people.getByText(account.name)).toBeVisible();
  expect(people.getByText('Роли модератора').nextElementSibling).toHaveTextContent(/[А-Яа-я]{3}/);
  expect(people.queryByText('Телефон модератора')).toBeNull();
});

test('a photo report that is approved is not approved once more, and of the one for Qabz it is said that the act needs another', async () => {
  interface Attached extends Order {
    attachments: { kind: string; name: string; approved_for: string | null }[];
  }
  const waiting = await Promise.all(
    (await orders('status=waiting_for_qabz&limit=50')).map(({ id }) => get<Attached>(`/v1/orders/${id}`)),
  );
  const isApproved = (one: Attached['attachments'][number]) => one.approved_for === 'qabz';
  const { id, attachments } = waiting.find((one) => one.attachments.some(isApproved))!; // the demonstration has some
  const { name } = attachments.find(isApproved)!; // just found
  const approveOf = async (user: Awaited<ReturnType<typeof renderScreen>>['user']) => {
    const files = within(await screen.findByRole('region', { name: /^Вложения заказа/ }));
    const row = (await files.findAllByRole('row')).find((one) => within(one).queryByText(name))!; // it is listed
    await user.hover(row);
    await user.click(within(row).getByRole('button', { name: 'Действия' }));
    return screen.findByRole('menuitem', { name: 'Подтвердить фотоотчёт' });
  };
  const { user, unmount } = await renderScreen(card(id), { as: 'director' });
  const verb = await approveOf(user);
  expect(verb).toHaveAttribute('aria-disabled', 'true');
  expect(verb).toHaveAccessibleDescription('Уже подтверждён');
  unmount();
  await tellBackEnd({ do: 'query', values: [id], text: "update orders set status = 'approved_by_qabz' where id = $1" });
  const handed = await renderScreen(card(id), { as: 'director' });
  expect(await approveOf(handed.user)).toHaveAccessibleDescription(
    'Подтверждён для Qabz: для акта нужен другой фотоотчёт',
  );
});

test('Qabz waits while it is not known whether the down payment is taken back', async () => {
  await tellBackEnd({
    do: 'query',
    values: [],
    text: `update installment_payments set reversing_since = paid_at where id = (select min(p.id) from installment_payments p
      join orders o using (application_id) where o.status = 'waiting_for_qabz' and p.gateway_transaction_id is not null)`,
  });
  const waiting = await orders('status=waiting_for_qabz&down_payment=paid&limit=100');
  const cards = await Promise.all(
    waiting.map((one) => get<{ id: number; next: { obstacles: string[] } }>(`/v1/orders/${one.id}`)),
  );
  const { id } = cards.find(({ next }) => next.obstacles.includes('payment_pending'))!; // it is being taken back
  await renderScreen(card(id));
  expect(await screen.findByRole('note')).toHaveTextContent('исход возврата взноса ещё неизвестен');
  expect(screen.getByRole('button', { name: /^Одобрить Qabz/ })).toHaveAttribute('aria-disabled', 'true');
});

test('the code of the act is sent to the customer, and the panel says that it was (WF-02)', async () => {
  const { orders: handed } = await get<{ orders: Order[] }>('/v1/orders/orders?status=approved_by_qabz&limit=50');
  const acts = await Promise.all(
    handed.map((one) => get<{ id: number; act: { status: string } | null }>(`/v1/orders/${one.id}`)),
  );
  const { id } = acts.find(({ act }) => act?.status !== 'signed')!; // the demonstration has some
  inSight('act');
  const { user } = await renderScreen(card(id), { as: 'moderator' });
  await user.click(await screen.findByRole('button', { name: 'Отправить код клиенту' }));
  expect(await screen.findByText('СМС отправлено')).toBeVisible();
});

test('Qabz is declined for a reason (NOTE-13, WF-02)', async () => {
  const { id } = await first('waiting_for_qabz');
  const { user } = await renderScreen(card(id));
  await user.click(await screen.findByRole('button', { name: /^Отклонить Qabz/ }));
  const reason = within(await screen.findByRole('dialog', { name: 'Отклонить Qabz' }));
  await user.click(reason.getByRole('button', { name: 'Отклонить Qabz' }));
  expect((await read(id)).status).toBe('waiting_for_qabz');
  await user.type(reason.getByRole('textbox', { name: /^Почему отклоняете/ }), 'Товара нет у платформы');
  await user.click(reason.getByRole('button', { name: 'Отклонить Qabz' }));
  expect(await screen.findByText('Qabz отклонён')).toBeVisible();
  expect((await read(id)).status).toBe('cancelled_by_qabz');
});
