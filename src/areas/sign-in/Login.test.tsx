import { screen, waitFor } from '@testing-library/react';
import { renderScreen } from '../../../tests/support/renderScreen';

const username = () => screen.findByRole('textbox', { name: 'Логин' });
const password = () => screen.getByLabelText('Пароль');
const submit = () => screen.getByRole('button', { name: 'Войти' });

async function openLogin(address = '/user/login') {
  const opened = await renderScreen(address, { as: null });
  await username();
  return opened;
}

describe('signing in', () => {
  it('leads to the page first asked for (SES-01)', async () => {
    const { user } = await openLogin('/back-office/investors?subject=business');
    expect(window.location.search).toBe('?redirect=%2Fback-office%2Finvestors%3Fsubject%3Dbusiness');
    await user.type(await username(), ' moderator ');
    await user.type(password(), 'Divan-demo-2026{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: 'Инвесторы' })).toBeInTheDocument();
    expect(window.location.pathname + window.location.search).toBe('/back-office/investors?subject=business');
  });

  it('says under each field that it is empty, and asks nobody (VAL-03)', async () => {
    const { user } = await openLogin();
    const fetching = jest.spyOn(globalThis, 'fetch');
    await user.click(submit());
    expect(screen.getAllByText('Пожалуйста, заполните поле')).toHaveLength(2);
    expect(await username()).toHaveFocus();
    expect(fetching).not.toHaveBeenCalled();
    fetching.mockRestore();
  });

  it.each([
    ['a wrong password', 'moderator', 'wrong', 'Неверный логин или пароль'],
    ['an unknown name', 'nobody', 'wrong', 'Неверный логин или пароль'],
    ['a merchant', 'merchant', 'Divan-demo-2026', 'Вход только для сотрудников'],
    ['a disabled account', 'disabled', 'Divan-demo-2026', 'Учётная запись отключена'],
  ])('refuses %s in its own words and loses nothing', async (_, name, secret, words) => {
    const { user } = await openLogin();
    await user.type(await username(), name);
    await user.type(password(), secret);
    await user.click(submit());
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(await username()).toHaveValue(name);
    expect(password()).toHaveValue(secret);
    expect(password()).toHaveFocus();
  });

  it('sends one request however often it is pressed', async () => {
    const { user } = await openLogin();
    const fetching = jest.spyOn(globalThis, 'fetch');
    await user.type(await username(), 'moderator');
    await user.type(password(), 'wrong');
    const button = submit();
    await Promise.all([user.click(button), user.click(button), user.click(button)]);
    await screen.findByRole('alert');
    expect(fetching.mock.calls.filter(([url]) => String(url).endsWith('/login'))).toHaveLength(1);
    fetching.mockRestore();
  });

  it('keeps what was typed when the language changes (LANG-03)', async () => {
    const { user } = await openLogin();
    await user.type(await username(), 'moderator');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Язык' }), 'uz-UZ');
    expect(await screen.findByRole('heading', { name: 'Tizimga kirish' })).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Login' })).toHaveValue('moderator');
  });

  it('works with password managers and shows the password on request', async () => {
    const { user } = await openLogin();
    expect(await username()).toHaveAttribute('autocomplete', 'username');
    expect(password()).toHaveAttribute('autocomplete', 'current-password');
    await user.click(screen.getByRole('button', { name: 'Показать пароль' }));
    expect(password()).toHaveAttribute('type', 'text');
  });

  it('names itself in the title of the window', async () => {
    await openLogin();
    await waitFor(() => expect(document.title).toBe('Вход — Divan'));
  });
});

it.each(['/user/register', '/user/register-result', '/user/recover'])('%s says who gives access', async (address) => {
  await renderScreen(address, { as: null });
  expect(await screen.findByRole('heading', { name: 'Доступ выдаёт администратор' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Перейти ко входу' })).toHaveAttribute('href', '/user/login');
});
