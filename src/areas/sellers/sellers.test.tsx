import { screen, waitFor, within } from '@testing-library/react';
import { colleague } from '../../../tests/support/colleague';
import { renderScreen } from '../../../tests/support/renderScreen';

interface PosAgent {
  id: number;
  name: string;
  username: string | null;
  status: string | null;
  branch: { id: number; name: string } | null;
}
const sellers = '/merchants/pos-agents';
const find = async (query: string) =>
  (await (await colleague('director')).get<{ pos_agents: PosAgent[] }>(`/payment/v1/pos-agents?${query}`)).pos_agents;

test('the password of a new seller is shown once and outlives Escape', async () => {
  const { user } = await renderScreen(`${sellers}/new`, { as: 'kam' });
  await user.type(await screen.findByRole('textbox', { name: /^Имя и фамилия/ }), 'Лола Хасанова');
  await user.type(screen.getByRole('textbox', { name: /^Телефон/ }), '901234567');
  const login = screen.getByRole('textbox', { name: /^Логин/ });
  await user.type(login, 'Лола');
  await user.click(screen.getByRole('radio', { name: 'Кассир' }));
  const branch = screen.getByRole('combobox', { name: /^Филиал/ });
  await waitFor(() => expect(within(branch).getAllByRole('option').length).toBeGreaterThan(1));
  await user.selectOptions(branch, within(branch).getAllByRole('option')[1]!);
  const save = screen.getByRole('button', { name: 'Добавить продавца' });
  await user.click(save);
  await waitFor(() => expect(login).toBeInvalid());
  expect(login).toHaveAccessibleDescription(/Логин не подходит/);
  await user.clear(login);
  await user.type(login, 'lola.hasanova');
  await user.click(save);
  const title = 'Временный пароль показывается один раз';
  const shown = within(await screen.findByRole('dialog', { name: title }));
  await user.keyboard('{Escape}');
  expect(screen.getByRole('dialog', { name: title })).toBeVisible();
  await user.click(shown.getByRole('button', { name: 'Закрыть' }));
  expect(await screen.findByRole('heading', { name: 'Лола Хасанова' })).toBeVisible();
  expect(screen.queryByRole('dialog', { name: title })).not.toBeInTheDocument();
});

test('the branch of a seller is one of any number: his own is there, another is found by its name', async () => {
  const service = await colleague('director');
  const { branches } = await service.get<{ branches: { id: number; name: string }[] }>(
    '/payment/v1/merchant-branches?order_by=name&limit=1000',
  );
  const listed = branches.slice(0, 20).map(({ id }) => id);
  const seller = (await find('kind=seller&limit=100')).find(({ branch }) => !listed.includes(branch!.id))!;
  const target = branches.findLast(({ id }) => id !== seller.branch!.id)!;
  const { user } = await renderScreen(`${sellers}/edit/${seller.id}`, { as: 'kam' });
  const choice = await screen.findByRole('combobox', { name: /^Филиал/ });
  expect(choice).toHaveValue(String(seller.branch!.id));
  expect(choice).toHaveDisplayValue(new RegExp(seller.branch!.name));
  expect(within(choice).getAllByRole('option').length).toBeLessThan(30);
  await user.type(screen.getByRole('textbox', { name: 'Найти: Филиал' }), target.name);
  await waitFor(() => expect(choice.querySelector(`option[value="${target.id}"]`)).not.toBeNull());
  expect(choice).toHaveValue(String(seller.branch!.id));
  await user.selectOptions(choice, String(target.id));
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText('Изменения сохранены')).toBeInTheDocument();
  const [after] = await find(`kind=seller&search=${seller.username}`);
  expect(after!.branch!.id).toBe(target.id);
});

test('a seller is blocked after it is asked, and let in again', async () => {
  const [seller] = await find('kind=seller&status=active&limit=1');
  const { user } = await renderScreen(`${sellers}?search=${seller!.username}`, { as: 'kam' });
  const row = await screen.findByRole('row', { name: new RegExp(seller!.username!) });
  const choose = async (name: string) => {
    await user.hover(row);
    await user.click(within(row).getByRole('button', { name: /^Действия/ }));
    await user.click(await screen.findByRole('menuitem', { name }));
  };
  await choose('Заблокировать');
  const question = within(await screen.findByRole('dialog', { name: 'Заблокировать продавца?' }));
  expect(question.getByText('Он не сможет войти и оформлять заявки')).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Заблокировать' }));
  await waitFor(() => expect(row).toHaveTextContent('Заблокирован'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await choose('Разблокировать');
  const second = within(await screen.findByRole('dialog', { name: 'Разблокировать продавца?' }));
  await user.click(second.getByRole('button', { name: 'Разблокировать' }));
  await waitFor(() => expect(row).toHaveTextContent('Работает'));
});

test('the password of a seller is reset, which is said, and the new one is shown (NOTE-27, STATE-15)', async () => {
  const [seller] = await find('kind=seller&status=active&offset=1&limit=1');
  const { user } = await renderScreen(`${sellers}?search=${seller!.username}`, { as: 'kam' });
  const row = await screen.findByRole('row', { name: new RegExp(seller!.username!) });
  await user.hover(row);
  await user.click(within(row).getByRole('button', { name: /^Действия/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Сбросить пароль' }));
  const question = within(await screen.findByRole('dialog', { name: 'Сбросить пароль продавца?' }));
  await user.click(question.getByRole('button', { name: 'Сбросить пароль' }));
  expect(await screen.findByText('Пароль сброшен')).toBeInTheDocument();
  expect(await screen.findByRole('dialog', { name: 'Временный пароль показывается один раз' })).toBeVisible();
});

test('an agent leads to its accounts, and one is added to them with its status (STATE-15)', async () => {
  const [agent] = await find('kind=agent&limit=1');
  const { user } = await renderScreen(`/posAgents/list/preview/${agent!.id}`, { as: 'kam' });
  expect(await screen.findByRole('heading', { name: agent!.name })).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Действия/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'К счетам агента' }));
  await user.click(await screen.findByRole('button', { name: 'Добавить счёт' }));
  const form = within(await screen.findByRole('dialog', { name: 'Добавить счёт' }));
  await user.type(form.getByRole('textbox', { name: /^Номер счёта/ }), '20208000900123456001');
  await user.type(form.getByRole('textbox', { name: /^Название банка/ }), 'АКБ «Капиталбанк»');
  await user.type(form.getByRole('textbox', { name: /^МФО/ }), '00440');
  await user.click(form.getByRole('button', { name: 'Добавить счёт' }));
  expect(await screen.findByText('Счёт добавлен')).toBeVisible();
  expect(await screen.findByRole('row', { name: /^2020 8000 9001 2345 6001 Новый счёт/ })).toBeVisible();
});

test('the figure of what a seller has sold leads to those orders and no other', async () => {
  const director = await colleague('director');
  const ordersOf = async (seller: number, rest = '') =>
    (await director.get<{ count: number }>(`/payment/v1/orders/orders?seller_id=${seller}&limit=1${rest}`)).count;
  for (const { id, branch } of await find('kind=seller&limit=100')) {
    const { sales_count: count } = await director.get<{ sales_count: number }>(
      `/payment/v1/pos-agents/${branch!.id}/${id}`, // a seller has one
    );
    // One whose other orders are still on their way, or came to nothing.
    if (count === 0 || count === (await ordersOf(id))) continue;
    await renderScreen(`/posAgent/${id}/view`, { as: 'director' });
    const link = await screen.findByRole('link', { name: String(count) });
    expect(link).toHaveAttribute('href', `/installment/orders/list?seller_id=${id}&status=completed`);
    expect(await ordersOf(id, '&status=completed')).toBe(count);
    return;
  }
  throw new Error('The demonstration has no such seller');
});

test('whoever only reads finds nothing to change', async () => {
  await renderScreen(sellers, { as: 'accountant' });
  expect((await screen.findAllByRole('row')).length).toBeGreaterThan(1);
  for (const name of ['Добавить продавца', /^Действия/])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
});

test('the figure of a branch leads to its sellers, and an address narrows them by merchant and branch', async () => {
  const [seller] = await find('kind=seller&limit=1');
  const { id, name } = seller!.branch!; // a seller has one
  const director = await colleague('director');
  const { merchant } = await director.get<{ merchant: { id: number } }>(`/payment/v1/merchant-branches/${id}`);
  const { pos_agents: his, count } = await director.get<{ pos_agents: PosAgent[]; count: number }>(
    `/payment/v1/pos-agents?kind=seller&branch_id=${id}`,
  );
  const { unmount } = await renderScreen(`/branches/list/${merchant.id}?branch=${id}`, { as: 'kam' });
  const link = await within(await screen.findByRole('dialog', { name })).findByRole('link', { name: String(count) });
  const to = `${sellers}?merchant_id=${merchant.id}&branch_id=${id}`;
  expect(link).toHaveAttribute('href', to);
  unmount();
  const { user } = await renderScreen(to, { as: 'kam' });
  const chip = await screen.findByRole('button', { name: `Убрать фильтр «Филиал: ${name}»` });
  const rows = () => screen.getAllByRole('row').length - 1;
  expect(rows()).toBe(his.length);
  await user.click(chip);
  await user.click(await screen.findByRole('button', { name: /^Убрать фильтр «Мерчант: / }));
  await waitFor(() => expect(rows()).toBeGreaterThan(his.length));
});
