import { screen, waitFor, within } from '@testing-library/react';
import { colleague } from '../../../tests/support/colleague';
import { renderScreen, tellBackEnd } from '../../../tests/support/renderScreen';
import type { PlatformInvestment, PortfolioPool } from '../../api/system-user/investments';

const path = '/back-office/investments/list';
type List = { items: PlatformInvestment[]; total: number; totals: { amount: string } };

const read = async <Answer,>(query: string) => (await colleague('accountant')).get<Answer>(`/system-user/v1/${query}`);
/** An amount as the panel writes it, its gaps plain. */
const shown = (amount: string) => amount.replace('.', ',').replace(/\B(?=(\d{3})+,)/g, ' ');
const plain = (text: string | null) => (text ?? '').replace(/[\u00a0\u202f]/g, ' ');

async function contracts() {
  const links = await screen.findAllByRole('link', { name: /^IN-\d{4}-\d+$/ });
  return links.map((link) => link.textContent);
}

test('finds a contract by a part of its number, and the sums are those of the filter', async () => {
  const { user } = await renderScreen(path, { as: 'accountant' });
  await contracts();
  await user.type(screen.getByRole('searchbox'), '2025-0001');
  const found = await read<List>('investments?search=2025-0001&limit=10');
  expect(found.total).toBeGreaterThan(0);
  await waitFor(async () => expect(await contracts()).toEqual(found.items.map((row) => row.contract_number)));
  await waitFor(() => expect(plain(document.body.textContent)).toContain(`Сумма, сум: ${shown(found.totals.amount)}`));
});

test('filters by strategy and by amount, both told in the address', async () => {
  const { user } = await renderScreen(path, { as: 'accountant' });
  await contracts();
  await user.click(screen.getByRole('button', { name: /^Стратегия/ }));
  const [choice] = await screen.findAllByRole('checkbox');
  await user.click(choice!);
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Сумма' }));
  await user.type(screen.getByLabelText('От, сум'), '40 000 000');
  await user.type(screen.getByLabelText('До, сум'), '20 000 000');
  await user.click(screen.getByRole('button', { name: 'Применить' }));
  expect(await screen.findByText('Меньше, чем «от»')).toBeVisible();
  await user.clear(screen.getByLabelText('До, сум'));
  await user.click(screen.getByRole('button', { name: 'Применить' }));

  await waitFor(() => expect(window.location.search).toContain('min_amount=40000000.00'));
  expect(new URLSearchParams(window.location.search).getAll('strategy_id')).toEqual(['1']);
  const found = await read<List>('investments?strategy_id=1&min_amount=40000000.00');
  expect(found.total).toBeGreaterThan(0);
  await waitFor(async () => expect(await contracts()).toEqual(found.items.map((row) => row.contract_number)));
});

test('the card shows the terms, the penalty by its rule, and postings that balance', async () => {
  const [row] = (await read<List>('investments?status=active&order_by=-start_date&limit=1')).items;
  const { user } = await renderScreen(`/back-office/investments/info/${row!.id}`, { as: 'accountant' });
  expect(await screen.findByRole('heading', { name: row!.contract_number })).toBeVisible();
  expect(screen.getByRole('link', { name: row!.investor.name })).toBeVisible();
  expect(await screen.findByText(/^Дебет и кредит сходятся/)).toBeVisible();
  expect(screen.getByText('Инвестиция открыта')).toBeVisible();

  await user.click(screen.getByRole('tab', { name: 'Штраф за вывод' }));
  const rule = await screen.findByRole('list', { name: 'Как считается штраф' });
  const lines = within(rule).getAllByRole('listitem');
  expect(lines).toHaveLength(4);
  const [current] = lines.filter((line) => line.getAttribute('aria-current') === 'true');
  const rate = screen.getByText('Ставка штрафа').nextSibling?.textContent ?? '';
  expect(plain(current!.textContent)).toContain(plain(rate));
  expect(new URLSearchParams(window.location.search).get('list')).toBe('penalty');
});

test.each([
  ['investment-transactions', 'transactions', 'Операции'],
  ['payment-transactions', 'payments', 'Платежи'],
  ['dividend-transactions', 'dividends', 'Дивиденды'],
  ['partnership-values', 'partnership', 'Стоимость доли'],
  ['exit-claims', 'exits', 'Заявки на вывод'],
  ['bank-claims', 'bank', 'Поступления из банка'],
  ['outgoing-payment-transactions', 'outgoing', 'Исходящие платежи'],
  ['withdrawal-settings', 'settings', 'Настройки вывода'],
  ['investment-portfolios', 'portfolio', 'Портфель'],
  ['group-logs', 'groups', 'Журнал групп'],
] as const)(
  'the list %s has as many rows as the service counts, is no row of dashes, and is exported',
  async (call, name, title) => {
    const accountant = await colleague('accountant');
    const rowsOf = async (id: number) => {
      const answer = await accountant.get<object>(`/investment/investments/${id}/${call}?limit=10`);
      return Object.values(answer).find((value): value is unknown[] => Array.isArray(value)) ?? [];
    };
    const { items } = await read<List>('investments?order_by=start_date&limit=100');
    let filled: { id: number; count: number } | undefined;
    for (const { id } of items) {
      const { length } = await rowsOf(id);
      if (length === 0) continue;
      filled = { id, count: length };
      break;
    }
    await renderScreen(`/back-office/investments/info/${filled!.id}?list=${name}`, { as: 'accountant' });
    const panel = within(await screen.findByRole('tabpanel', { name: title }));
    const table = within(await panel.findByRole('grid', { name: title }));
    const rows = await waitFor(() => {
      const [, ...found] = table.getAllByRole('row');
      expect(found).toHaveLength(filled!.count);
      return found;
    });
    for (const row of rows) {
      const cells = within(row).getAllByRole('gridcell');
      expect(cells.filter((cell) => !/^(—|)$/.test(cell.textContent ?? '')).length).toBeGreaterThan(1);
    }
    expect(panel.getByRole('button', { name: 'Экспорт' })).toBeVisible();
  },
);

test('an address that names no investment says so', async () => {
  await renderScreen('/back-office/investments/info/none', { as: 'accountant' });
  expect(await screen.findByText(/не найден/i)).toBeVisible();
});

test('a pool leads to the investments that lie in it', async () => {
  const { items } = await read<{ items: PortfolioPool[] }>('available-portfolio-pools');
  const [pool] = items;
  const { user } = await renderScreen('/back-office/portfolio-pools', { as: 'director' });
  const link = await screen.findByRole('link', { name: pool!.strategy.name });
  await user.click(link);
  expect(await screen.findByRole('heading', { level: 1, name: pool!.strategy.name })).toBeVisible();
  const { items: parts } = await read<List>(`portfolio-pool-investments/${pool!.id}?limit=10`);
  await waitFor(async () => expect(await contracts()).toEqual(parts.map((part) => part.contract_number)));
});

test('a closed pool tells who opened and closed it, and which payments took money out of it', async () => {
  const { items } = await read<{ items: PortfolioPool[] }>('available-portfolio-pools?state=closed');
  await renderScreen(`/back-office/portfolio-pools/${items[0]!.id}`, { as: 'accountant' });
  const entries = within(await screen.findByRole('region', { name: 'История' })).getAllByRole('listitem');
  expect(entries[0]).toHaveTextContent(/^ЗакрытиеСостояние: Открыт Закрыт/);
  expect(plain(entries[1]!.textContent)).toMatch(
    /^Выплата из пулаСумма: [\d ]+,\d\d сумИнвестиция, №: IN-\d{4}-\d+.+Нигора Юсупова$/,
  );
});

test('who may list pools but not open one has rows that lead nowhere', async () => {
  await tellBackEnd({ do: 'deny', role: 'accountant', permission: 'investments.get' });
  await renderScreen('/back-office/portfolio-pools', { as: 'accountant' });
  const table = within(await screen.findByRole('grid'));
  expect((await table.findAllByText('Открыт'))[0]).toBeVisible();
  expect(table.queryByRole('link')).toBeNull();
});

test('a user without the area is told so', async () => {
  await renderScreen(path, { as: 'kam' });
  expect((await screen.findAllByText(/Нет доступа/))[0]).toBeVisible();
});
