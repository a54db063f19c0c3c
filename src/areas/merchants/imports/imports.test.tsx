import { screen, waitFor, within } from '@testing-library/react';
import { renderScreen } from '../../../../tests/support/renderScreen';

const tab = (id: number) => `/merchants/list/${id}?tab=imports`;

test('past imports say what became of them, why one failed, and where its errors are', async () => {
  await renderScreen(tab(1), { as: 'moderator' });
  const runs = within(await screen.findByRole('region', { name: 'Загрузки товаров' }));
  const partly = within(await runs.findByRole('row', { name: /прайс-ноябрь\.xlsx/ }));
  expect(partly.getByText('Загружено с ошибками')).toBeVisible();
  expect(partly.getByRole('link', { name: 'Файл ошибок' })).toHaveAttribute('href', expect.stringContaining('.xlsx?'));
  expect(runs.getByText('Сервер не принял логин, пароль или токен')).toBeVisible();
  expect(runs.getByText('По расписанию')).toBeVisible();
  // Who only reads finds nothing to begin or to change.
  const method = within(screen.getByRole('region', { name: 'Автоматическая загрузка' }));
  expect(await method.findByText('goods.example.com:21')).toBeVisible();
  expect(method.queryByRole('button', { name: 'Изменить настройки' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Загрузить файл' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Скачать шаблон' })).toBeVisible();
});

test('a password is never shown, stays while nothing is typed, and is asked for anew with another server', async () => {
  const { user } = await renderScreen(tab(1), { as: 'kam' });
  const method = within(await screen.findByRole('region', { name: 'Автоматическая загрузка' }));
  await user.click(await method.findByRole('button', { name: 'Изменить настройки' }));
  const form = within(await screen.findByRole('dialog', { name: 'Изменить настройки' }));
  const password = form.getByLabelText(/^Пароль на сервере/);
  expect(password).toHaveValue('');
  expect(password).toHaveAttribute('placeholder', '••• сохранён, введите новый, чтобы заменить');
  const host = form.getByRole('textbox', { name: /^Сервер/ });
  await user.clear(host);
  await user.type(host, '10.0.0.5');
  await user.click(form.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(host).toBeInvalid());
  expect(host).toHaveAccessibleDescription(/внутренние адреса не подходят/);
  await user.clear(host);
  await user.type(host, 'other.example.com');
  await user.click(form.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(password).toBeInvalid());
  await user.type(password, 'another-one');
  await user.click(form.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText('Настройки загрузки сохранены')).toBeVisible();
  expect(await method.findByText('other.example.com:21')).toBeVisible();
});

test('a merchant without a method is set up with Billz, whose refusal stands beside the token', async () => {
  const { user } = await renderScreen(tab(5), { as: 'kam' });
  const method = within(await screen.findByRole('region', { name: 'Автоматическая загрузка' }));
  await user.click(await method.findByRole('button', { name: 'Настроить загрузку' }));
  const form = within(await screen.findByRole('dialog', { name: 'Настроить загрузку' }));
  await user.click(form.getByRole('radio', { name: 'Billz' }));
  await user.type(form.getByRole('textbox', { name: /^Магазин в Billz/ }), 'shop-5');
  const token = form.getByLabelText(/^Токен Billz/);
  await user.type(token, 'wrong-token');
  await user.click(form.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(token).toBeInvalid());
  expect(token).toHaveAccessibleDescription(/не принял логин, пароль или токен/);
  await user.clear(token);
  await user.type(token, 'right-token');
  await user.click(form.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText('Настройки загрузки сохранены')).toBeVisible();
  expect(await method.findByText('shop-5')).toBeVisible();
});
