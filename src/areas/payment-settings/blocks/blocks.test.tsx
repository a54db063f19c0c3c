import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { renderScreen, tellBackEnd } from '../../../../tests/support/renderScreen';

const monitor = '/dashboard/index';
const charges = { name: 'Списания с карт сегодня' };
const money = { name: 'СМС: на сколько дней хватит денег' };

afterEach(async () => {
  jest.restoreAllMocks();
  await tellBackEnd({ do: 'reset' });
});

test('each figure of the charges of today opens exactly its charges', async () => {
  await renderScreen(monitor, { as: 'accountant' });
  const bars = within(await screen.findByRole('list', charges));
  const links = bars.getAllByRole('link').map((link) => ({
    to: link.getAttribute('href') ?? '',
    said: Number(/\d+$/.exec(link.getAttribute('aria-label') ?? link.textContent ?? '')?.[0]),
  }));
  expect(links.find(({ to }) => to.includes('status=failed'))?.said).toBeGreaterThan(0);
  for (const { to, said } of links) {
    cleanup();
    await renderScreen(to, { as: 'accountant' });
    // One row more is that of the titles; where there is nothing there is no table.
    if (said === 0) expect(await screen.findByText('По этим фильтрам ничего не найдено')).toBeVisible();
    else
      await waitFor(() =>
        expect(`${to} ${screen.getByRole('grid').getAttribute('aria-rowcount')}`).toBe(`${to} ${said + 1}`),
      );
  }
});

test('who keeps the books sees the charges, and not what text messages cost', async () => {
  await renderScreen(monitor, { as: 'accountant' });
  expect(await screen.findByRole('list', charges)).toBeVisible();
  expect(screen.queryByRole('heading', money)).toBeNull();
});

test('money for text messages that has run out is a bar of nothing, and no unknown expense', async () => {
  const real = globalThis.fetch;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const answer = await real(input, init);
    const url = new URL(input instanceof Request ? input.url : String(input), window.location.origin);
    if (!url.pathname.endsWith('/sms/provider')) return answer;
    const { providers } = (await answer.json()) as { providers: object[] };
    const [first] = providers;
    return Response.json({ providers: [{ ...first, is_active: true, days_left: 0 }] });
  });
  const { user } = await renderScreen(monitor, { as: 'moderator' });
  const bar = within(await screen.findByRole('list', money)).getByRole('link');
  expect(bar).toHaveTextContent(/0$/);
  const card = within(screen.getByRole('region', money));
  await user.click(card.getByRole('button', { name: 'Показать таблицей' }));
  expect(card.getAllByRole('row')).toHaveLength(2);
  expect(card.queryByText('Всего')).toBeNull();
});

test('who writes the texts sees both, each by its own right', async () => {
  await renderScreen(monitor, { as: 'moderator' });
  expect(await screen.findByRole('list', charges)).toBeVisible();
  expect(within(await screen.findByRole('list', money)).getAllByRole('link').length).toBeGreaterThan(0);
  cleanup();
  await tellBackEnd({ do: 'deny', role: 'moderator', permission: 'cards.query' });
  await renderScreen(monitor, { as: 'moderator' });
  expect(await screen.findByRole('list', money)).toBeVisible();
  expect(screen.queryByRole('heading', charges)).toBeNull();
});
