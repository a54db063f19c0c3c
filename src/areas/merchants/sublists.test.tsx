import { screen, waitFor, within } from '@testing-library/react';
import { renderScreen } from '../../../tests/support/renderScreen';

const tab = (id: number, name: string) => `/merchants/list/${id}?tab=${name}`;

test('the password of a new owner is shown once, and Escape does not close it', async () => {
  const { user } = await renderScreen(tab(3, 'owners'), { as: 'kam' });
  const list = within(await screen.findByRole('region', { name: 'Владельцы' }));
  await user.click(await list.findByRole('button', { name: 'Новый владелец' }));
  const form = within(await screen.findByRole('dialog', { name: 'Новый владелец' }));
  await user.type(form.getByRole('textbox', { name: /^Имя и фамилия/ }), 'Лола Хасанова');
  await user.type(form.getByRole('textbox', { name: /^Телефон/ }), '901234567');
  await user.type(form.getByRole('textbox', { name: /^Логин/ }), 'l.hasanova');
  await user.click(form.getByRole('button', { name: 'Сохранить' }));
  const shown = within(await screen.findByRole('dialog', { name: 'Передайте пароль' }));
  expect(shown.getByText('l.hasanova')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Новый владелец' })).not.toBeInTheDocument());
  await user.keyboard('{Escape}');
  expect(screen.getByRole('dialog', { name: 'Передайте пароль' })).toBeVisible();
  await user.click(shown.getByRole('button', { name: 'Передал, закрыть' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Передайте пароль' })).not.toBeInTheDocument());
  expect(await list.findByRole('row', { name: /Лола Хасанова/ })).toBeVisible();
});

test('a callback to a private address is refused beside the field', async () => {
  const { user } = await renderScreen(tab(1, 'callbacks'), { as: 'kam' });
  const list = within(await screen.findByRole('region', { name: 'Callback-адреса' }));
  expect(await list.findByText('Callback-адресов пока нет')).toBeVisible();
  await user.click(list.getByRole('button', { name: 'Добавить адрес' }));
  const form = within(await screen.findByRole('dialog', { name: 'Добавить адрес' }));
  const field = form.getByRole('textbox', { name: /^Адрес/ });
  // Nothing is sent from here, and the form promises nothing.
  expect(form.getByText(/сообщения шлёт другая система платформы$/)).toBeVisible();
  await user.type(field, 'https://10.0.0.5/orders');
  await user.click(form.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(field).toBeInvalid());
  expect(field).toHaveAccessibleDescription(/Нужен адрес (открытой сети|сайта в интернете)/);
  await user.clear(field);
  await user.type(field, 'https://orders.example.uz/new');
  await user.click(form.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText('Адрес добавлен')).toBeVisible();
  expect(await list.findByRole('row', { name: /orders\.example\.uz\/new/ })).toBeVisible();
});

test('what a merchant is owed is nothing to a moderator, not even by its address', async () => {
  await renderScreen(tab(1, 'transactions'), { as: 'moderator' });
  expect(await screen.findByRole('tab', { name: 'Владельцы' })).toBeVisible();
  expect(screen.queryByRole('tab', { name: 'Расчёты' })).not.toBeInTheDocument();
  expect(screen.getByRole('tab', { name: 'Сведения' })).toHaveAttribute('aria-selected', 'true');
});

test('the money of a merchant is read by an accountant', async () => {
  await renderScreen(tab(1, 'transactions'), { as: 'accountant' });
  const list = within(await screen.findByRole('region', { name: 'Расчёты' }));
  await waitFor(() => expect(list.getAllByRole('row').length).toBeGreaterThan(1));
});

test('the branches of a merchant stand on its card, and one leads to itself in the list of them', async () => {
  const { user } = await renderScreen(tab(1, 'branches'), { as: 'kam' });
  const list = within(await screen.findByRole('region', { name: 'Филиалы' }));
  await waitFor(() => expect(list.getAllByRole('row').length).toBeGreaterThan(1));
  expect(list.getByRole('button', { name: 'Добавить филиал' })).toBeVisible();
  const link = list.getAllByRole('link')[0]!;
  const name = link.textContent!;
  await user.click(link);
  expect(await screen.findByRole('heading', { name: 'Филиалы мерчанта' })).toBeVisible();
  expect(window.location.pathname).toBe('/branches/list/1');
  expect(await screen.findByRole('dialog', { name })).toBeVisible();
});
