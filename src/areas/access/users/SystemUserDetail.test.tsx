import { screen, waitFor, within } from '@testing-library/react';
import { openDialogs } from '../../../../tests/panel/formParts';
import { renderPart } from '../../../../tests/panel/renderPart';
import { colleague } from '../../../../tests/support/colleague';
import { holdCalls } from '../../../../tests/support/heldCalls';
import { renderScreen, tellBackEnd } from '../../../../tests/support/renderScreen';
import { FirstRoles } from '../allRolesQuery';

/** While set, the file with the form does not come, as over a dropped connection. */
let mockIsCut = false;
jest.mock('./EditUserRoles', () => {
  if (mockIsCut) throw new Error('The file did not come.');
  return jest.requireActual<object>('./EditUserRoles');
});

beforeAll(openDialogs);
const opened = () =>
  waitFor(() => {
    const dialog = document.querySelector<HTMLElement>('dialog[open]');
    if (!dialog) throw new Error('Nothing lies over the page.');
    return within(dialog);
  });

test('a form that does not come leaves the page, and comes when it is asked for again', async () => {
  // React reports what a boundary caught.
  const reported = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user } = await renderScreen('/rbac/system-users/1', { as: 'director' });
  mockIsCut = true;
  await user.click(await screen.findByText('Изменить роли'));
  expect(await (await opened()).findByText('Не удалось открыть')).toBeVisible();
  expect(screen.getByText('Учётная запись')).toBeVisible();
  mockIsCut = false;
  await user.click((await opened()).getByText('Открыть ещё раз'));
  expect((await (await opened()).findAllByLabelText(/\(moderator\)/))[0]).toBeChecked();
  expect(reported).toHaveBeenCalled();
  reported.mockRestore();
  expect(screen.getByText('Действия сотрудника в журнале')).toHaveAttribute('href', '/journal?user_id=1&begin_date=');
});

test('roles of all three areas are given together, and what would not open is said before', async () => {
  const { user } = await renderScreen('/rbac/system-users/1?form=roles', { as: 'director' });
  const form = await opened();
  const boxes = () => form.getAllByLabelText(/\(hunter\)/);
  await waitFor(() => expect(boxes()).toHaveLength(3));
  await user.click(boxes()[0] as HTMLElement);
  // Those of the services that are called the same go with it.
  await waitFor(() => expect(boxes().map((box) => (box as HTMLInputElement).checked)).toEqual([true, true, true]));
  expect(form.queryByText(/Не откроются и не появятся в меню/)).not.toBeInTheDocument();
  for (const name of [/\(hunter\)/, /\(moderator\)/]) await user.click(form.getAllByLabelText(name)[2] as HTMLElement);
  expect(await form.findByText(/Не откроются и не появятся в меню: .*Вывод средств/)).toBeVisible();
  for (const name of [/\(hunter\)/, /\(moderator\)/]) await user.click(form.getAllByLabelText(name)[2] as HTMLElement);
  await waitFor(() => expect(form.queryByText(/Не откроются/)).not.toBeInTheDocument());
  await user.click(form.getByText('Сохранить'));
  await waitFor(() => expect(screen.getAllByText(/^Модератор, Менеджер по привлечению партнёров$/)).toHaveLength(2));
  expect(await screen.findByText('Менеджер по привлечению партнёров')).toHaveAttribute('href', '/rbac/roles/3');
  // Who gave them when stands in the history of the account.
  const history = within(screen.getByRole('region', { name: 'История' }));
  expect(await history.findByText(/^Роли: Модератор .*Модератор, Менеджер по привлечению партнёров$/)).toBeVisible();
  // So do those of the services, which are sent after it.
  for (const service of ['Роль в платежах', 'Роль в инвестициях'])
    expect(await history.findByText(new RegExp(`^${service}: .*Менеджер по привлечению партнёров$`))).toBeVisible();
  await tellBackEnd({ do: 'reset' });
});

test('roles of the services stay while what replaces them waits, and asking for the same again is no failure', async () => {
  const director = await colleague('director');
  const held = async () =>
    (
      await Promise.all(
        ['/payment/v1/rbac', '/investment/rbac'].map((path) =>
          director.get<{ user_roles: { role: string }[] }>(`${path}/user-roles?user_id=1&limit=100`),
        ),
      )
    ).map(({ user_roles: roles }) => roles.map(({ role }) => role));
  const { user } = await renderScreen('/rbac/system-users/1', { as: 'director' });
  for (let round = 0; round < 2; round++) {
    await user.click(await screen.findByText('Изменить роли'));
    const form = await opened();
    await waitFor(() => expect(form.getAllByLabelText(/\(accountant\)/)).toHaveLength(3));
    for (const name of [/\(accountant\)/, /\(moderator\)/])
      await user.click(form.getAllByLabelText(name)[0] as HTMLElement);
    await waitFor(() => {
      for (const box of form.getAllByLabelText(/\(accountant\)/)) expect(box).toBeChecked();
      for (const box of form.getAllByLabelText(/\(moderator\)/)) expect(box).not.toBeChecked();
    });
    await user.click(form.getByText('Сохранить'));
    // What is refused stays open.
    await waitFor(() => expect(document.querySelector('dialog[open]')).toBeNull());
    expect((await screen.findAllByText(/прежние роли пока остаются/)).length).toBeGreaterThan(0);
    expect(await held()).toEqual([['moderator'], ['moderator']]);
  }
  await tellBackEnd({ do: 'reset' });
});

test('closing an account stays that when a colleague closes it first', async () => {
  const director = await colleague('director');
  const path = '/system-user/v1/system-users/4';
  const { version } = await director.get<{ version: number }>(path);
  const { user } = await renderScreen('/rbac/system-users/4?form=switch', { as: 'director' });
  const question = await opened();
  const yes = await question.findByText('Отключить');
  await director.send('PUT', path, { version, body: { is_active: false } });
  await user.click(yes);
  expect(await question.findByText('Запись изменена другим сотрудником')).toBeVisible();
  // The page under the question shows by now what it is.
  await waitFor(() => expect(screen.getAllByText('Отключён')[0]).toBeInTheDocument());
  expect(question.getByText('Отключить учётную запись?')).toBeVisible();
  await user.click(question.getByText('Отключить'));
  await waitFor(() => expect(document.querySelector('dialog[open]')).toBeNull());
  expect(await director.get<object>(path)).toMatchObject({ is_active: false });
  await tellBackEnd({ do: 'reset' });
});

test('roles that could not be read are not told as none', async () => {
  await tellBackEnd({ do: 'deny', role: 'administrator', permission: 'rbac.query' });
  const { user } = await renderScreen('/rbac/system-users/1', { as: 'director' });
  await user.click(await screen.findByText('Изменить роли'));
  const form = await opened();
  expect(await form.findByText('Почему я этого не вижу?')).toBeVisible();
  // The field stays in the form unseen, for it may be one that is required.
  for (const none of form.queryAllByText('Выбирать не из чего')) expect(none).not.toBeVisible();
  await tellBackEnd({ do: 'reset' });
});

test.each([
  [true, 'Показаны первые роли: 2. Остальные можно найти на странице ролей.'],
  [false, ''],
])('a choice of roles says whether it holds all of them (more: %s)', (hasMore, words) => {
  const { container } = renderPart(<FirstRoles roles={{ items: [{}, {}], hasMore }} />);
  expect(container.textContent).toBe(words);
});

test('a role of a service is ticked along with the one of the system although its list comes later', async () => {
  const held = holdCalls('/investment/rbac/roles');
  const { user } = await renderScreen('/rbac/system-users/new-user', { as: 'director' });
  const inSystem = within(await screen.findByRole('group', { name: 'В системе' }));
  await held.came();
  await user.click(await inSystem.findByLabelText('Бухгалтер (accountant)'));
  held.letGo();
  const inService = within(await screen.findByRole('group', { name: 'В инвестициях' }));
  await waitFor(async () => expect(await inService.findByLabelText(/accountant/)).toBeChecked());
  for (const other of inService.getAllByRole('checkbox', { checked: true }))
    expect(other).toBe(inService.getByLabelText(/accountant/));
});
