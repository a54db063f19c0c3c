import { screen, waitFor, within } from '@testing-library/react';
import { openDialogs } from '../../../../tests/panel/formParts';
import { colleague } from '../../../../tests/support/colleague';
import { renderScreen, tellBackEnd } from '../../../../tests/support/renderScreen';

beforeAll(openDialogs);
// Each test decides about what waits in the demonstration.
beforeEach(() => tellBackEnd({ do: 'reset' }));
const path = '/rbac/changes';
const drawer = async () => within(await screen.findByRole('dialog', { name: /^Изменение доступа № \d+$/ }));

interface Change {
  id: number;
  kind: string;
  made_by: { id: number };
  person: { id: number; name: string };
}
/** The first change of the demonstration that waits, of a kind and asked by the director or by another one. */
async function waiting(kind: string, isDirectors = false): Promise<Change> {
  const director = await colleague('director');
  const { access_changes: all } = await director.get<{ access_changes: Change[] }>(
    `/system-user/v1/access-changes?status=pending&kind=${kind}`,
  );
  const found = all.find(({ made_by: by }) => (by.id === 6) === isDirectors);
  if (!found) throw new Error(`no ${kind} waits`);
  return found;
}

test('the queue shows what waits; one is read with whom it gives what, and confirmed', async () => {
  const { id, person } = await waiting('add_role');
  const { user } = await renderScreen(path, { as: 'director' });
  expect(await screen.findByText(person.name)).toBeVisible();
  await user.click(screen.getByText(person.name));
  const side = await drawer();
  expect(await side.findByText(/^Вывод средств|^Заявки на вывод: .*Одобрение/)).toBeVisible();
  await user.click(side.getByRole('button', { name: 'Подтвердить' }));
  const question = within(await screen.findByRole('dialog', { name: 'Подтвердить изменение доступа?' }));
  // The role goes by the name that the drawer has: its code is the name of another one.
  expect(question.getByText(new RegExp(`${person.name} · Бухгалтер`))).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Подтвердить' }));
  expect(await screen.findByText('Изменение подтверждено и выполнено')).toBeVisible();
  const director = await colleague('director');
  expect(await director.get(`/system-user/v1/access-changes/${id}`)).toMatchObject({ status: 'confirmed' });
});

test('whoever asked does not confirm it, and takes it back', async () => {
  const { id } = await waiting('add_role', true);
  const { user } = await renderScreen(`${path}?change=${id}`, { as: 'director' });
  const side = await drawer();
  const confirm = await side.findByRole('button', { name: 'Подтвердить' });
  expect(confirm).toHaveAttribute('aria-disabled', 'true');
  expect(confirm).toHaveAccessibleDescription('Подтверждает не тот, кто просит');
  await user.click(side.getByRole('button', { name: 'Отозвать' }));
  const question = within(await screen.findByRole('dialog', { name: 'Отозвать изменение доступа?' }));
  await user.click(question.getByRole('button', { name: 'Отозвать' }));
  expect(await screen.findByText('Изменение отозвано')).toBeVisible();
});

test('an address asks for what waits about one account alone', async () => {
  const { person } = await waiting('add_role');
  const director = await colleague('director');
  const { access_changes: all } = await director.get<{ access_changes: { person: { id: number } | null }[] }>(
    '/system-user/v1/access-changes?status=pending',
  );
  const his = all.filter((one) => one.person?.id === person.id).length;
  expect(his).toBeLessThan(all.length);
  const { user } = await renderScreen(`${path}?person_id=${person.id}`, { as: 'director' });
  const chip = await screen.findByRole('button', { name: new RegExp(`Убрать фильтр «О ком: ${person.name}`) });
  const rows = () => screen.getAllByRole('row').length - 1;
  expect(rows()).toBe(his);
  await user.click(chip);
  await waitFor(() => expect(rows()).toBe(all.length));
});

test('a rejection needs a reason', async () => {
  const { id } = await waiting('set_password');
  const { user } = await renderScreen(`${path}?change=${id}`, { as: 'executive' });
  await user.click(await (await drawer()).findByRole('button', { name: 'Отклонить' }));
  const form = within(await screen.findByRole('dialog', { name: 'Отклонить изменение доступа' }));
  await user.click(form.getByRole('button', { name: 'Отклонить' }));
  expect(await form.findByText('Пожалуйста, заполните поле')).toBeVisible();
  await user.type(form.getByRole('textbox', { name: /Причина/ }), 'Не согласовано');
  await user.click(form.getByRole('button', { name: 'Отклонить' }));
  expect(await screen.findByText('Изменение отклонено')).toBeVisible();
});

test('what has been overtaken says so before anybody presses', async () => {
  const { id } = await waiting('add_role');
  const director = await colleague('director');
  const { version } = await director.get<{ version: number }>('/system-user/v1/user-roles/4');
  await director.send('PUT', '/system-user/v1/user-roles/4', { version, body: { description: 'Иная' } });
  await renderScreen(`${path}?change=${id}`, { as: 'executive' });
  const side = await drawer();
  expect(await side.findByText('Устарело')).toBeVisible();
  expect(side.getByRole('button', { name: 'Подтвердить' })).toHaveAttribute('aria-disabled', 'true');
  expect(side.getByRole('button', { name: 'Отклонить' })).not.toHaveAttribute('aria-disabled', 'true');
});

test('the setting is shown, and is not switched off while another one could confirm', async () => {
  await renderScreen(path, { as: 'director' });
  expect(await screen.findByText(/^Права над деньгами и доступом выдаёт один человек/)).toBeVisible();
  const off = await screen.findByRole('button', { name: 'Отключить подтверждение' });
  expect(off).toHaveAttribute('aria-disabled', 'true');
});

test('without the right to read changes the page says which right is missing', async () => {
  await renderScreen(path, { as: 'moderator' });
  expect((await screen.findAllByText(/rbac/))[0]).toBeVisible();
  expect(screen.queryByRole('grid')).not.toBeInTheDocument();
});

test('a role over money says before that another person confirms it, and after that it waits', async () => {
  const { user } = await renderScreen('/rbac/system-users/1?form=roles', { as: 'director' });
  const form = within(await screen.findByRole('dialog', { name: 'Изменить роли' }));
  const [manager] = await form.findAllByRole('checkbox', { name: /\(kam\)/ });
  await user.click(manager as HTMLElement);
  expect(form.queryByText(/изменение подтвердит другой администратор/)).not.toBeInTheDocument();
  const [accountant] = form.getAllByRole('checkbox', { name: /\(accountant\)/ });
  await user.click(accountant as HTMLElement);
  expect(form.getAllByText(/изменение подтвердит другой администратор/)[0]).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText('Ждёт подтверждения другим администратором')).toBeVisible();
  // The role of the system and those of both services, which are over money as well; they are given one after the other.
  const note = await screen.findByText('Ждут подтверждения другим администратором: 3.');
  const link = within(note.parentElement as HTMLElement).getByRole('link', { name: 'К изменениям, которые ждут' });
  expect(link).toHaveAttribute('href', `${path}?person_id=1`);
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Бухгалтер' })).not.toBeInTheDocument());
});

test('a password of somebody with such rights waits, and the old one goes on', async () => {
  const { user } = await renderScreen('/rbac/system-users/4?form=password', { as: 'director' });
  const form = within(await screen.findByRole('dialog', { name: 'Задать пароль' }));
  expect(form.getByRole('note')).toHaveTextContent(/До того действует прежний/);
  await user.type(form.getByLabelText(/^Пароль/), 'Chorsu-2026-bozor');
  await user.click(form.getByRole('button', { name: 'Задать пароль' }));
  expect(await screen.findByText('Ждёт подтверждения другим администратором')).toBeVisible();
  expect(await colleague('accountant')).toBeDefined();
});
