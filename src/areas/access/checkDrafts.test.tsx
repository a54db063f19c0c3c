import { act, screen, waitFor, within } from '@testing-library/react';
import { openDialogs } from '../../../tests/panel/formParts';
import { renderScreen } from '../../../tests/support/renderScreen';
import { findDraft, keepDraft } from '../../kit/state/drafts';

beforeAll(openDialogs);
beforeEach(() => localStorage.clear());
const as = 'director';
// By their labels: to ask hundreds of boxes for their role and name takes jsdom many seconds.
const check = (label: string) => screen.findByLabelText(label);
const windowGoes = () => act(() => void window.dispatchEvent(new Event('pagehide')));
const dialog = () =>
  waitFor(() => {
    const open = document.querySelector<HTMLElement>('dialog[open]');
    if (!open) throw new Error('Nothing lies over the page.');
    return within(open);
  });

describe('ticks that are not saved come back after a reload', () => {
  test('of a role', async () => {
    const { user, unmount } = await renderScreen('/rbac/roles/1', { as });
    const box = await check('Заказы: Удаление');
    const wasChecked = box.getAttribute('aria-checked') ?? String((box as HTMLInputElement).checked);
    await user.click(box);
    windowGoes();
    unmount();

    const { user: other } = await renderScreen('/rbac/roles/1', { as });
    expect(await screen.findByText(/^Есть черновик от/)).toBeVisible();
    expect(screen.queryByText(/С тех пор запись изменили/)).not.toBeInTheDocument();
    await other.click(screen.getByText('Восстановить'));
    const again = await check('Заказы: Удаление');
    expect(again.getAttribute('aria-checked') ?? String((again as HTMLInputElement).checked)).not.toBe(wasChecked);
    await other.click(screen.getByText('Отменить изменения'));
    expect(localStorage).toHaveLength(0);
  });

  test.each([
    ['/rbac-pay/roles/2', 'payment'],
    ['/invest-rbac/role-permissions/kam', 'investment'],
  ])('of the policies at %s', async (path) => {
    const { user, unmount } = await renderScreen(path, { as });
    await user.type(await screen.findByRole('searchbox', { name: /Найти вызов/ }), 'rbac/roles');
    const [leaf] = await screen.findAllByRole('treeitem', { name: /^GET .*rbac\/roles/ });
    await user.click(leaf as HTMLElement);
    windowGoes();
    unmount();

    const { user: other } = await renderScreen(path, { as });
    await other.click(await screen.findByText('Восстановить'));
    expect(await screen.findByText(/^(Выдать|Снять): 1$/)).toBeVisible();
  });

  test('of the roles of a person', async () => {
    const { user, unmount } = await renderScreen('/rbac-pay/user-roles/7', { as });
    const group = within(await screen.findByRole('group', { name: 'Роли сотрудника' }));
    const [box] = group.getAllByRole('checkbox', { name: /hunter/i });
    await user.click(box as HTMLElement);
    windowGoes();
    unmount();

    const { user: other } = await renderScreen('/rbac-pay/user-roles/7', { as });
    await other.click(await screen.findByText('Восстановить'));
    expect(await screen.findByText(/^(Выдать|Снять): 1$/)).toBeVisible();
  });
});

test('ticks made upon another state of the role say so, before they are taken and before they are saved', async () => {
  const first = await renderScreen('/rbac/roles/1', { as });
  const box = await check('Заказы: Удаление');
  await first.user.click(box);
  windowGoes();
  first.unmount();
  const { id = 0 } = first.store.getState().session.user ?? {};
  const place = { user: id, path: '/rbac/roles/1', form: 'ticks:permissions' };
  const draft = findDraft(place, Date.now());
  if (!draft) throw new Error('There is no draft.');
  // A permission that is gone, and one that the user may not give, are left out.
  const checks = { ...Object(draft.values['ticks']), 'nothing get': true, 'bonds delete': true } as unknown;
  keepDraft(place, { at: draft.at, values: { version: -1, ticks: checks } });

  const { user } = await renderScreen('/rbac/roles/1', { as });
  expect(await screen.findByText(/С тех пор запись изменили/)).toBeVisible();
  await user.click(screen.getByText('Восстановить'));
  expect(await screen.findByText(/^(Выдать|Снять): 1$/)).toBeVisible();
  await user.click(screen.getByText('Проверить и сохранить'));
  expect((await dialog()).getByText(/роль изменил другой сотрудник/)).toBeVisible();
});
