import { act, screen, waitFor, within } from '@testing-library/react';
import { renderScreen, tellBackEnd } from '../../../tests/support/renderScreen';
import { openDialogs } from '../../../tests/panel/formParts';
import { notifyFailure } from '../../kit/state/notifications';

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
// By their labels: to ask hundreds of boxes for their role and name takes jsdom many seconds.
const check = (label: string) => screen.findByLabelText(label);

/** The number of a demonstration account, from its row in the list. */
async function openPerson(username: string) {
  const opened = await renderScreen(`/rbac/system-users?search=${username}`, { as });
  const cell = await screen.findByText(username, { selector: '[role="gridcell"] *, [role="gridcell"], td, td *' });
  const row = cell.closest('[role="row"], tr') as HTMLElement;
  await opened.user.click(within(row).getByRole('link'));
  await screen.findByRole('heading', { name: 'Учётная запись' });
  return opened;
}

describe('people', () => {
  test('are found by name and opened', async () => {
    await openPerson('accountant2');
    expect(window.location.pathname).toMatch(/^\/rbac\/system-users\/\d+$/);
    expect(screen.getByRole('heading', { name: 'Роли' })).toBeVisible();
  });

  test('a new one is refused beside the fields that are wrong, and nothing is lost', async () => {
    const { user } = await renderScreen('/rbac/system-users/new-user', { as });
    await user.type(await screen.findByRole('textbox', { name: /Логин/ }), 'moderator');
    await user.type(screen.getByLabelText(/^Пароль/), 'Chorsu-2026-bozor');
    await user.type(screen.getByRole('textbox', { name: /Фамилия/ }), 'Каримова');
    await user.type(screen.getByRole('textbox', { name: /^Имя/ }), 'Дилноза');
    await user.type(screen.getByRole('textbox', { name: /Телефон/ }), '901234567');
    await user.click(screen.getByRole('button', { name: 'Создать' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: /Логин/ })).toBeInvalid());
    expect(screen.getByRole('textbox', { name: /Фамилия/ })).toHaveValue('Каримова');
    await user.selectOptions(await screen.findByRole('combobox', { name: /Регион/ }), 'Бухарская область');
    await user.clear(screen.getByRole('textbox', { name: /Логин/ }));
    await user.type(screen.getByRole('textbox', { name: /Логин/ }), 'd.karimova');
    await user.click(screen.getByRole('button', { name: 'Создать' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Каримова Дилноза' })).toBeVisible();
    expect(await screen.findByText('Бухарская область', { selector: ':not(option)' })).toBeVisible();
  });

  test('a phone in the place of a name is refused beside it', async () => {
    const { user } = await renderScreen('/rbac/system-users/new-user', { as });
    const name = await screen.findByRole('textbox', { name: /^Имя/ });
    await user.type(name, '998901234567');
    await user.click(screen.getByRole('button', { name: 'Создать' }));
    await waitFor(() => expect(name).toBeInvalid());
    expect(name).toHaveAccessibleDescription(/В имени от 2 до 100 знаков/);
  });

  test('an e-mail that is none is told with what one looks like', async () => {
    const { user } = await renderScreen('/rbac/system-users/new-user', { as });
    const email = await screen.findByRole('textbox', { name: /почт/i });
    await user.type(email, 'd.karimova@');
    await user.click(screen.getByRole('button', { name: 'Создать' }));
    await waitFor(() => expect(email).toBeInvalid());
    expect(email).toHaveAccessibleDescription(/Нужен адрес вида name@example\.com/);
  });

  test('nobody closes, removes or resets himself', async () => {
    const { user } = await openPerson('director');
    await user.click(screen.getByRole('button', { name: 'Действия с сотрудником' }));
    for (const name of ['Задать пароль', 'Отключить', 'Удалить'])
      expect(screen.getByRole('menuitem', { name })).toHaveAttribute('aria-disabled', 'true');
  });
});

describe('roles of the system', () => {
  test('the difference is shown before the matrix is saved', async () => {
    const { user } = await renderScreen('/rbac/roles/1', { as });
    await user.type(await check('Найти'), 'orders');
    const box = await check('Заказы: Удаление');
    expect(box).not.toBeChecked();
    await user.click(box);
    await user.click(await check('Заказы: Изменение'));
    await user.click(screen.getByText('Проверить и сохранить'));
    const asked = await dialog();
    expect(asked.getByText('Будет выдано')).toBeVisible();
    expect(asked.getByText('Будет снято')).toBeVisible();
    await user.click(asked.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() => expect(document.querySelector('dialog[open]')).toBeNull());
    expect(await screen.findByText('Изменений нет')).toBeVisible();
    // The matrix is read anew after it was saved.
    await waitFor(async () => expect(await check('Заказы: Удаление')).toBeChecked());
    expect(await check('Заказы: Изменение')).not.toBeChecked();
    // What was done stands in the history, by the names of the matrix.
    const history = within(screen.getByRole('region', { name: 'История' }));
    expect(await history.findByText(/^Заказы: .*Изменение.*Удаление/)).toBeVisible();
    expect(history.getByText('Изменены права')).toBeVisible();
  });

  test('without the right that opens the panel it is said before saving that no section will open', async () => {
    const { user } = await renderScreen('/rbac/roles/1', { as });
    const warning = /^Без права «Рабочий стол» не откроется ни один раздел/;
    await user.type(await check('Найти'), 'dashboard');
    const box = await check('Рабочий стол: Просмотр');
    expect(box).toBeChecked();
    expect(screen.queryByText(warning)).not.toBeInTheDocument();
    await user.click(box);
    expect(await screen.findByText(warning)).toBeVisible();
    await user.click(box);
    expect(screen.queryByText(warning)).not.toBeInTheDocument();
  });

  test('what one does not hold cannot be ticked', async () => {
    await renderScreen('/rbac/roles/1', { as });
    const box = await check('Облигации: Удаление');
    expect(box).toHaveAttribute('aria-disabled', 'true');
    expect(box).toHaveAccessibleDescription('У вас самих нет этого права');
  });

  test('are seen as they see the panel', async () => {
    await renderScreen('/rbac/roles/1/preview', { as });
    expect(await screen.findByText(/Так панель выглядит для роли «Модератор»/)).toBeVisible();
    // A right is called what the matrix calls it.
    expect(await screen.findAllByText('Нет, нужно право «Фоновые задания»')).not.toHaveLength(0);
    expect(screen.queryByText(/нужно право «[a-z_]+»/)).not.toBeInTheDocument();
  });

  test('are for reading where only reading is allowed', async () => {
    await renderScreen('/rbac/roles/1', { as: 'executive' });
    expect(await check('Права роли Модератор')).toHaveAttribute('aria-readonly', 'true');
    expect(screen.queryByText('Выдать роль')).not.toBeInTheDocument();
  });
});

test('a permission is added to the catalogue and taken out again', async () => {
  const { user } = await renderScreen('/rbac/permissions?search=warehouse', { as });
  await user.click(await screen.findByRole('button', { name: 'Новое право' }));
  const form = await dialog();
  await user.type(form.getByRole('textbox', { name: /Код/ }), 'warehouse');
  await user.type(form.getByRole('textbox', { name: /по-русски/ }), 'Склад');
  await user.type(form.getByRole('textbox', { name: /по-английски/ }), 'Warehouse');
  await user.type(form.getByRole('textbox', { name: /по-узбекски/ }), 'Ombor');
  await user.click(form.getByRole('checkbox', { name: 'Просмотр' }));
  await user.click(form.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText('Склад')).toBeVisible();
});

describe.each([
  ['payment', '/rbac-pay/roles/2', '/rbac-pay/user-roles/7'],
  ['investment', '/invest-rbac/role-permissions/kam', '/invest-rbac/user-roles/7'],
])('policies of the %s area', (_, rolePath, userPath) => {
  test('only differences are sent, and each line says what became of it (RBAC-04, RBAC-05, RBAC-11)', async () => {
    const { user } = await renderScreen(rolePath, { as });
    await user.type(await screen.findByRole('searchbox', { name: /Найти вызов/ }), 'rbac/permissions');
    const leaf = await screen.findByRole('treeitem', { name: /^GET .*rbac\/permissions/ });
    expect(leaf).toHaveAttribute('aria-checked', 'false');
    await user.click(leaf);
    await user.click(screen.getByText('Проверить и сохранить'));
    const asked = await dialog();
    await user.click(asked.getByRole('button', { name: 'Сохранить' }));
    expect(await asked.findByText('Сделано 1 из 1')).toBeVisible();
    await user.click(asked.getByRole('button', { name: 'Закрыть' }));
    await waitFor(() => expect(screen.getByText('Изменений нет')).toBeVisible());
    expect(screen.getByRole('treeitem', { name: /^GET .*rbac\/permissions/ })).toHaveAttribute('aria-checked', 'true');
    const history = within(screen.getByRole('region', { name: 'История' }));
    expect(history.getByText(/^Политика: GET .*rbac\/permissions$/)).toBeVisible();
  });

  test('the roles of a person are ticked and saved', async () => {
    const { user } = await renderScreen(userPath, { as });
    const group = within(await screen.findByRole('group', { name: 'Роли сотрудника' }));
    const [box] = group.getAllByRole('checkbox', { name: /hunter/i });
    await user.click(box as HTMLElement);
    await user.click(screen.getByText('Проверить и сохранить'));
    const asked = await dialog();
    await user.click(asked.getByRole('button', { name: 'Сохранить' }));
    expect(await asked.findByText('Сделано 1 из 1')).toBeVisible();
  });
});

describe('the profile', () => {
  test('changes the password with the old one only', async () => {
    const { user } = await renderScreen('/profile/user', { as: 'hunter' });
    await user.click(await screen.findByRole('button', { name: 'Сменить пароль' }));
    const form = await dialog();
    await user.type(form.getByLabelText(/Нынешний пароль/), 'not-the-password1');
    await user.type(form.getByLabelText(/^Новый пароль\s*\*?$/), 'Chorsu-2026-bozor');
    await user.type(form.getByLabelText(/ещё раз/), 'Chorsu-2026-bozor');
    await user.click(form.getByRole('button', { name: 'Сменить пароль' }));
    await waitFor(() => expect(form.getByLabelText(/Нынешний пароль/)).toBeInvalid());
  });

  test('sets up the panel and back', async () => {
    const { user, store } = await renderScreen('/profile/user', { as: 'hunter' });
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Плотность таблиц' }), 'comfortable');
    expect(store.getState().preferences.density).toBe('comfortable');
    await user.click(screen.getByRole('button', { name: 'Вернуть исходные' }));
    const asked = await dialog();
    await user.click(asked.getByRole('button', { name: 'Вернуть исходные' }));
    await waitFor(() => expect(store.getState().preferences.density).toBe('compact'));
  });
});

test('why a page cannot be seen is told by the services', async () => {
  const { user } = await renderScreen('/rbac/roles', { as: 'kam' });
  await user.click(await screen.findByRole('button', { name: 'Почему я этого не вижу?' }));
  expect(await screen.findByText('rbac')).toBeVisible();
  expect(await screen.findByText('Директор')).toBeVisible();
  expect(await screen.findByText(/Назаров Бахтиёр/)).toBeVisible();
});

test('a message at the corner says why as well', async () => {
  const { user, store } = await renderScreen('/profile/user', { as: 'kam' });
  const message = 'Permission rbac.query is missing';
  act(() => void store.dispatch(notifyFailure({ kind: 'status', status: 403, codes: ['forbidden'], message })));
  const corner = within(await screen.findByRole('region', { name: 'Сообщения' }));
  await user.click(await corner.findByRole('button', { name: 'Почему я этого не вижу?' }));
  expect(await corner.findByText('Директор')).toBeVisible();
  expect(corner.getByRole('button', { name: 'Свернуть объяснение' })).toHaveAttribute('aria-expanded', 'true');
});

test('a part that is refused says why, and the rest works', async () => {
  await tellBackEnd({ do: 'deny', role: 'director', permission: 'rbac.get' });
  const { user } = await renderScreen('/rbac/system-users/1', { as: 'executive' });
  await user.click(await screen.findByRole('button', { name: 'Почему я этого не вижу?' }));
  expect(await screen.findByText('rbac.get')).toBeVisible();
  await tellBackEnd({ do: 'reset' });
});
