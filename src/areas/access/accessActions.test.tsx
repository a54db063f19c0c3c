import { act, screen, waitFor, within } from '@testing-library/react';
import { openDialogs } from '../../../tests/panel/formParts';
import { renderScreen } from '../../../tests/support/renderScreen';

beforeAll(openDialogs);
const as = 'director';
/** What lies over the page. */
const dialog = async () =>
  within(
    await waitFor(() => {
      const open = document.querySelector<HTMLElement>('dialog[open]');
      if (!open) throw new Error('Nothing lies over the page.');
      return open;
    }),
  );

describe('what is opened over a page', () => {
  const closed = () => waitFor(() => expect(document.querySelector('dialog[open]')).toBeNull());
  const back = () => act(() => window.history.back());

  test('stands in the address: Back closes it, and a reload opens it again', async () => {
    const { user, unmount } = await renderScreen('/rbac/roles/1', { as });
    await user.click(await screen.findByRole('button', { name: /^Изменить/ }));
    expect((await dialog()).getByRole('textbox', { name: /Название/ })).toHaveValue('moderator');
    expect(window.location.search).toBe('?form=edit');
    back();
    await closed();
    expect(window.location.search).toBe('');
    unmount();

    const { user: other } = await renderScreen('/rbac/roles/1?form=edit', { as });
    await other.type((await dialog()).getByRole('textbox', { name: /Название/ }), 'x');
    await other.click((await dialog()).getByRole('button', { name: 'Отмена' }));
    await other.click(await screen.findByRole('button', { name: 'Уйти' }));
    await closed();
    expect(window.location.pathname + window.location.search).toBe('/rbac/roles/1');
  });

  test.each([
    ['/rbac/roles/1?form=give', 'Выдать роль'],
    ['/rbac/roles/1?form=scopes', 'Сохранить'],
    ['/rbac/permissions?form=new', 'Сохранить'],
    ['/rbac/permissions?search=rbac&form=edit.rbac', 'Сохранить'],
    ['/rbac/system-users/1?form=roles', 'Сохранить'],
    ['/rbac/system-users/1?form=switch', 'Отключить'],
    ['/rbac-pay/roles?form=new', 'Сохранить'],
    ['/rbac-pay/system-users?form=give', 'Выдать роль'],
    ['/profile/user?form=password', 'Сменить пароль'],
  ])('%s opens it', async (address, verb) => {
    await renderScreen(address, { as });
    await waitFor(async () => expect((await dialog()).getByRole('button', { name: verb })).toBeVisible());
  });

  test.each([
    ['/rbac/roles/1?form=remove', as],
    ['/rbac/roles/1?form=edit', 'executive'],
    ['/rbac/permissions?search=rbac&form=remove.rbac', as],
  ])('%s opens nothing for %s, who may not do it', async (address, who) => {
    await renderScreen(address, { as: who });
    await screen.findAllByText(/moderator|rbac_pay/);
    expect(document.querySelector('dialog[open]')).toBeNull();
  });

  test('whoever is chosen for a role stays in sight while another name is looked for, and is named afterwards', async () => {
    localStorage.clear();
    const { user } = await renderScreen('/rbac-pay/roles/1?form=give', { as });
    const form = await dialog();
    const [first] = await form.findAllByRole('radio');
    const name = /^(.+) \(/.exec(first!.closest('label, span')?.textContent ?? '')?.[1] ?? '';
    await user.click(first!);
    await user.type(form.getByRole('searchbox'), 'zzzzqqqq');
    expect(await form.findByText('Никого не нашлось')).toBeVisible();
    expect(form.getByRole('radio')).toBeChecked();
    expect(name).not.toBe('');
    expect(form.getByRole('radio')).toHaveAccessibleName(new RegExp(name));
    await user.click(form.getByRole('button', { name: 'Выдать роль' }));
    expect(await screen.findByText('Роль выдана')).toBeVisible();
    expect(screen.getByText(name)).toBeVisible();
  });

  test('a password is neither in the address nor in a draft', async () => {
    localStorage.clear();
    const { user, unmount } = await renderScreen('/rbac/system-users/1?form=password', { as });
    await user.type(await (await dialog()).findByLabelText(/^Пароль/), 'Chorsu-2026-bozor');
    expect(window.location.search).toBe('?form=password');
    unmount();
    expect(JSON.stringify({ ...localStorage })).not.toContain('Chorsu');
  });

  test('a role that was removed leads to the list, and Back not to the question', async () => {
    const { user } = await renderScreen('/rbac-pay/roles', { as });
    await user.click(await screen.findByRole('button', { name: 'Новая роль' }));
    expect(window.location.search).toBe('?form=new');
    await user.type((await dialog()).getByRole('textbox', { name: /Название/ }), 'night_watch');
    await user.click((await dialog()).getByRole('button', { name: 'Сохранить' }));
    expect(await screen.findByRole('heading', { name: 'night_watch' })).toBeVisible();
    expect(window.location.search).toBe('');
    await user.click(screen.getByRole('button', { name: 'Действия' }));
    await user.click(await screen.findByText('Удалить'));
    expect(window.location.search).toBe('?form=remove');
    await user.click((await dialog()).getByRole('button', { name: 'Да' }));
    await waitFor(() => expect(window.location.pathname).toBe('/rbac-pay/roles'));
    await closed();
    expect(window.location.search).toBe('');
  });
});
