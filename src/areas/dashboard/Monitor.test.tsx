import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { withoutPauses } from '../../../tests/support/hurry';
import { renderScreen, tellBackEnd } from '../../../tests/support/renderScreen';

const path = '/dashboard/index';
const charts = ['Инвесторы по статусам', 'Новые инвесторы по месяцам'];

/** What the panel asked the services for since the test began. */
function listen(cut?: RegExp) {
  const asked: string[] = [];
  const real = globalThis.fetch;
  jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    asked.push(String(input));
    return cut?.test(String(input)) ? Promise.reject(new TypeError('Failed to fetch')) : real(input, init);
  });
  return asked;
}

afterEach(async () => {
  jest.restoreAllMocks();
  await tellBackEnd({ do: 'reset' });
});

const waiting = () => screen.findByRole('region', { name: 'Ждут вас' });
const tile = async (region: Promise<HTMLElement>, name: RegExp) => within(await region).findByRole('link', { name });

/** The figure of a tile: the last number in it, for a title may hold one, without group spaces and the change since yesterday. */
const figureOf = (link: HTMLElement) =>
  /\d[\d\s]*(?=\D*$)/.exec(link.textContent?.replace(/На \d+ .*/, '') ?? '')?.[0].replace(/\s/g, '');

test('whoever verifies is told how many wait, and finds as many in the list', async () => {
  const { user } = await renderScreen(path);
  const link = await tile(waiting(), /^Физлица на проверке/);
  const [count = ''] = /\d+/.exec(link.textContent ?? '') ?? [];
  expect(Number(count)).toBeGreaterThan(0);
  await user.click(link);
  const title = await screen.findByRole('heading', { name: 'Проверка инвесторов', level: 1 });
  await waitFor(() => expect(title.nextElementSibling).toHaveTextContent(new RegExp(`^1 из ${count}$`)));
  expect(new URLSearchParams(window.location.search).get('subject')).toBe('individual');
});

test('every queue of every list leads to as many rows as its tile says', async () => {
  await renderScreen(path, { as: 'director' });
  const queues = () =>
    screen
      .getAllByRole('region', { name: /^(Ждут вас|Очереди)$/ })
      .flatMap((region) => within(region).getAllByRole('link'));
  // Two kinds of investors in two queues, two steps of returns, two that owe money back, and the other lists.
  await waitFor(() => expect(queues().length).toBe(28));
  // A queue that is walked through says where in it one is: "1 из 21".
  const digits = (text: string | null) => text?.replace(/^.* из /, '').replace(/[^\d]/g, '');
  const tiles = queues().map((link) => ({ to: link.getAttribute('href') ?? '', said: figureOf(link) }));
  for (const { to, said } of tiles) {
    cleanup();
    await renderScreen(to, { as: 'director' });
    const title = await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect([to, digits(title.nextElementSibling?.textContent ?? null)]).toEqual([to, said]));
  }
});

test('a queue says how it has changed since yesterday, but where that hangs on the day or on several facts', async () => {
  await renderScreen(path, { as: 'director' });
  const links = () =>
    screen
      .getAllByRole('region', { name: /^(Ждут вас|Очереди)$/ })
      .flatMap((region) => within(region).getAllByRole('link'));
  const hasChange = (link: HTMLElement) => /вчера/.test(link.textContent ?? '');
  await waitFor(() => expect(links()).toHaveLength(28));
  await waitFor(() => expect(links().filter(hasChange)).toHaveLength(20));
});

test('investments stand by status and by month, and a bar leads to as many', async () => {
  const { user } = await renderScreen(path, { as: 'executive' });
  for (const name of ['Новые инвестиции по месяцам', 'Суммы новых инвестиций по месяцам, сум'])
    expect(await screen.findByRole('list', { name })).toBeVisible();
  const bars = await screen.findByRole('list', { name: 'Инвестиции по статусам' });
  const bar = within(bars).getByRole('link', { name: /^Активна/ });
  const count = bar.getAttribute('aria-label')?.replace(/.* /, '') ?? bar.textContent?.replace(/\D/g, '') ?? '';
  await user.click(bar);
  const title = await screen.findByRole('heading', { name: 'Инвестиции', level: 1 });
  await waitFor(() => expect(title.nextElementSibling?.textContent?.replace(/\D/g, '')).toBe(count.replace(/\D/g, '')));
  expect(window.location.search).toBe('?status=active');
});

test('returns by reason, orders by hour and the time to decide: each figure opens as many as it counts', async () => {
  await renderScreen(path, { as: 'moderator' });
  const ways: { to: string; count: string }[] = [];
  const reasons = await screen.findByRole('list', { name: 'Возвраты по причинам' });
  for (const link of within(reasons).getAllByRole('link'))
    ways.push({
      to: link.getAttribute('href') ?? '',
      count: /\d+$/.exec(link.getAttribute('aria-label') ?? '')?.[0] ?? '',
    });
  expect(ways.length).toBeGreaterThan(1);
  // A column is as high as the orders of today, and opens them.
  const hours = within(await screen.findByRole('list', { name: 'Заказы по часам' })).getAllByRole('link');
  const columns = hours.map((link) => ({
    to: link.getAttribute('href') ?? '',
    count: /сегодня (\d+)/.exec(link.getAttribute('aria-label') ?? '')?.[1] ?? '',
  }));
  for (const { to } of columns) {
    const { searchParams: asked } = new URL(to, window.location.origin);
    expect(asked.get('begin_date')).toBe(asked.get('end_date'));
  }
  ways.push(...columns.filter(({ count }) => Number(count) > 0).slice(0, 1));
  // Of the last column only: the decisions have the minutes before it.
  for (const [name, least] of [
    ['Заказы по часам', 1],
    ['Заказы: время до решения', 1],
  ] as const) {
    const card = within(await screen.findByRole('region', { name }));
    fireEvent.click(card.getByRole('button', { name: 'Показать таблицей' }));
    const counted = (await card.findAllByRole('row')).flatMap((row) => {
      const link = within(row).queryAllByRole('link').at(-1);
      const count = within(row).queryAllByRole('cell').at(-1)?.textContent?.replace(/\D/g, '') ?? '';
      return link && count !== '' && count !== '0' ? [{ to: link.getAttribute('href') ?? '', count }] : [];
    });
    expect(counted.length).toBeGreaterThanOrEqual(least);
    ways.push(...counted.slice(0, 2));
  }
  for (const { to, count } of ways) {
    cleanup();
    await renderScreen(to, { as: 'moderator' });
    const title = await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect([to, title.nextElementSibling?.textContent?.replace(/\D/g, '')]).toEqual([to, count]));
  }
});

test('where nothing was decided today the time to decide is unknown, and adds up to nothing', async () => {
  const real = globalThis.fetch;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const answer = await real(input, init);
    const url = new URL(input instanceof Request ? input.url : String(input), window.location.origin);
    if (!url.pathname.endsWith('/v3/orders/statistics')) return answer;
    const body = (await answer.json()) as { decisions: object };
    const decisions = { today: { count: 0, median_minutes: null }, week: { count: 310, median_minutes: 15.5 } };
    return Response.json({ ...body, decisions });
  });
  const { user } = await renderScreen(path, { as: 'moderator' });
  const card = within(await screen.findByRole('region', { name: 'Заказы: время до решения' }));
  expect(within(await card.findByRole('list')).getAllByRole('link')[0]).toHaveTextContent(/^За сегодня—$/);
  await user.click(card.getByRole('button', { name: 'Показать таблицей' }));
  const cells = card.getAllByRole('row').map((row) => within(row).queryAllByRole('cell'));
  expect(cells.map((row) => row.map((cell) => cell.textContent))).toEqual([[], ['—', '0'], ['15,5', '310']]);
});

test('money that came stands against money that goes, day by day, and each figure leads to its own list', async () => {
  const { user } = await renderScreen(path, { as: 'accountant' });
  const card = within(await screen.findByRole('region', { name: 'Поступления и вывод по дням, сум' }));
  const points = within(await card.findByRole('list')).getAllByRole('link');
  expect(points).toHaveLength(12);
  expect(points[0]).toHaveAccessibleName(/: Поступило .+, К выплате /);
  await user.click(card.getByRole('button', { name: 'Показать таблицей' }));
  const rows = card.getAllByRole('row').map((row) => within(row).queryAllByRole('link'));
  const [day, came, asked] = rows.find(([, , money]) => money && money.textContent !== '0,00') ?? [];
  const [, date = ''] = /begin_date=([\d-]+)/.exec(came?.getAttribute('href') ?? '') ?? [];
  expect(day).toHaveTextContent(date.split('-').reverse().join('.'));
  expect(came).toHaveAttribute('href', `/back-office/requests/cash-in?begin_date=${date}&end_date=${date}`);
  const sum = asked?.textContent?.replace(/\s/g, ' ') ?? '';
  await user.click(asked!);
  expect(await screen.findByRole('heading', { name: 'Вывод средств', level: 1 })).toBeVisible();
  await waitFor(() => expect(document.body).toHaveTextContent(sum));
});

test('whoever may not see claims sees nothing of their money', async () => {
  const asked = listen();
  await renderScreen(path, { as: 'kam' });
  for (const name of charts) expect(await screen.findByRole('list', { name })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Поступления и вывод по дням, сум' })).not.toBeInTheDocument();
  expect(asked.filter((url) => url.includes('cash-days'))).toEqual([]);
});

test.each(['kam', 'accountant', 'executive'])('for %s the same queues are figures only', async (as) => {
  await renderScreen(path, { as });
  await tile(screen.findByRole('region', { name: 'Очереди' }), /^Компании на проверке/);
  // Queues of other areas may wait for the same person.
  const own = screen.queryByRole('region', { name: 'Ждут вас' });
  expect(own && within(own).queryByRole('link', { name: /на проверке/ })).toBeNull();
  for (const name of charts) expect(await screen.findByRole('list', { name })).toBeVisible();
});

test('a queue that the role may not see is absent, and nobody asks for it', async () => {
  await tellBackEnd({ do: 'deny', role: 'kam', permission: 'investor_verification.query' });
  const asked = listen();
  await renderScreen(path, { as: 'kam' });
  expect(await screen.findByRole('list', { name: 'Инвесторы по статусам' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Физлица на проверке/ })).toBeNull();
  expect(asked.filter((url) => url.includes('/statistics/queues'))).toEqual([]);
});

test('a role without blocks finds the ways to its screens, and asks for no figures', async () => {
  const lists = [
    'investors',
    'investments',
    'card_verification',
    'documents',
    'call_orders',
    'merchants',
    'catalog',
    'installments',
    'orders',
    'orders_moderate',
    'delivery',
    'refund_claims',
    'merchant_billing',
    'sms',
    'cards',
    'notifications',
  ];
  for (const list of lists) await tellBackEnd({ do: 'deny', role: 'kam', permission: `${list}.query` });
  const asked = listen();
  await renderScreen(path, { as: 'kam' });
  expect(await screen.findByText('Выберите, с чего начать.')).toBeVisible();
  const ways = within(screen.getByRole('main')).getAllByRole('link');
  // None to a list whose rows it may not read.
  expect(ways.map((way) => way.textContent)).toEqual([
    'Журнал действий',
    'Смена тарифа',
    'Договоры и акты',
    'Все клиенты',
    'Категории мерчантов',
    'Филиалы на карте',
    'Продавцы',
    'Агенты',
    'Запросы Wings',
    'Банки',
    'Категории вопросов',
    'Разделы вопросов',
    'Статьи помощи',
    'Вопросы на главной',
    'FOMO-кампании',
    'FOMO у клиентов',
    'Баннеры',
    'Истории',
    'Календарь показов',
  ]);
  expect(screen.queryByRole('region', { name: 'Показатели' })).toBeNull();
  expect(asked.filter((url) => url.includes('/statistics/'))).toEqual([]);
});

test('a block that fails says so in its place, and the others work', async () => {
  listen(/\/statistics\/statuses/);
  const { user, failed } = await withoutPauses(async () => {
    const drawn = await renderScreen(path);
    expect(await screen.findByRole('list', { name: 'Новые инвесторы по месяцам' })).toBeVisible();
    await tile(waiting(), /^Новые физлица/);
    const block = await screen.findByRole('region', { name: 'Инвесторы по статусам' });
    expect(await within(block).findByRole('alert')).toBeVisible();
    return { user: drawn.user, failed: block };
  });
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  jest.restoreAllMocks();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await user.click(within(failed).getByRole('button', { name: 'Повторить' }));
  expect(await within(failed).findByRole('list', { name: 'Инвесторы по статусам' })).toBeVisible();
});

test('a well-formed answer that leaves out what was asked for is told as a failure and may be asked for anew', async () => {
  const real = globalThis.fetch;
  jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const empty = /statistics\/queues/.test(String(input))
      ? { queues: [] }
      : /(cash-out|bank)-queue/.test(String(input)) && { days: [] };
    return empty ? Promise.resolve(Response.json(empty)) : real(input, init);
  });
  await renderScreen(path);
  const region = within(await waiting());
  expect((await region.findAllByText('Служба прислала непонятный ответ. Попробуйте ещё раз')).length).toBeGreaterThan(
    1,
  );
  expect(region.getAllByRole('button', { name: 'Повторить' }).length).toBeGreaterThan(1);
});

test('a chart and the table behind it follow the period, which stands in the address', async () => {
  const { user } = await renderScreen(`${path}?months_of=business`);
  const card = await screen.findByRole('region', { name: 'Новые инвесторы по месяцам' });
  expect(await within(card).findByRole('combobox', { name: 'Вид инвестора' })).toHaveValue('business');
  const drawn = await within(card).findByRole('list', { name: 'Новые инвесторы по месяцам' });
  expect(within(drawn).getAllByRole('listitem')).toHaveLength(12);
  await user.selectOptions(within(card).getByRole('combobox', { name: 'Период' }), '6 месяцев');
  expect(new URLSearchParams(window.location.search).get('months')).toBe('six');
  await waitFor(() => expect(within(card).getAllByRole('listitem')).toHaveLength(6));
  const said = within(card)
    .getAllByRole('link')
    .map((link) => link.getAttribute('aria-label')?.replace(': Инвесторов', ''));
  await user.click(within(card).getByRole('button', { name: 'Показать таблицей' }));
  const rows = within(within(card).getByRole('table')).getAllByRole('row').slice(1, -1);
  expect(
    rows.map((row) => `${within(row).getByRole('rowheader').textContent} ${within(row).getByRole('cell').textContent}`),
  ).toEqual(said);
});
