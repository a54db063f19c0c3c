import { screen, waitFor, within } from '@testing-library/react';
import { colleague } from '../../../../tests/support/colleague';
import { renderScreen } from '../../../../tests/support/renderScreen';
import type { Brand } from '../../../api/marketplace/brands';
import { speakOf } from '../../../kit/state/failureText';

const path = '/marketplace-catalog/brand-list';
async function named(name: string): Promise<Brand> {
  const director = await colleague('director');
  const { brands } = await director.get<{ brands: Brand[] }>(
    `/marketplace/v1/brands?limit=100&search=${encodeURIComponent(name)}`,
  );
  const found = brands.find((one) => one.name === name);
  if (!found) throw new Error(`no brand ${name}`);
  return found;
}
const side = async (name: string) => within(await screen.findByRole('dialog', { name }));

test('the list is filtered by what is off, and whoever only reads finds nothing to change', async () => {
  await renderScreen(`${path}?state=off`, { as: 'kam' });
  const table = within(await screen.findByRole('grid'));
  expect(await table.findByText('Moulinex')).toBeVisible();
  expect(table.getByText('Nokia')).toBeVisible();
  expect(table.queryByText('Samsung')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Новый бренд/ })).toBeNull();
});

test('a brand is made once, and the same name again is refused beside its field', async () => {
  // Whoever comes from an area that says the same code otherwise is answered in the words of this one.
  speakOf('content');
  const { user } = await renderScreen(`${path}?form=new`, { as: 'moderator' });
  const form = await side('Новый бренд');
  const name = form.getByRole('textbox', { name: /Название/ });
  await user.type(name, 'samsung');
  await user.click(form.getByRole('button', { name: 'Создать' }));
  // The summary says it first; the field is checked once more, and has the focus, a moment later.
  const isThere = expect.stringContaining('Такое значение уже есть у другой записи');
  await waitFor(() => expect(name).toHaveAccessibleDescription(isThere));
  await waitFor(() => expect(name).toHaveFocus());
  await user.clear(name);
  await user.type(name, 'Zamin');
  await user.click(form.getByRole('button', { name: 'Создать' }));
  // The notice goes by the clock, which a busy machine does not wait for; it is there when it is found.
  await screen.findByText('Успешно завершено');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Новый бренд' })).not.toBeInTheDocument());
  expect((await named('Zamin')).is_active).toBe(true);
});

test('a brand is turned off after a question that says what is hidden', async () => {
  const { id } = await named('Ferre');
  const { user } = await renderScreen(`${path}?id=${id}`, { as: 'moderator' });
  const drawer = await side('Ferre');
  await user.click(await drawer.findByRole('button', { name: /^Выключить/ }));
  const question = await side('Выключить бренд?');
  expect(question.getByText(/покупатели перестанут видеть/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Выключить' }));
  expect(await screen.findByText('Статус успешно отредактирован')).toBeVisible();
  expect((await named('Ferre')).is_active).toBe(false);
});

test('a brand that was opened before is read anew when it is opened again', async () => {
  const director = await colleague('director');
  const made = await director.send<Brand>('POST', '/marketplace/v1/brands', { body: { name: 'Прежняя' } });
  const { user } = await renderScreen(`${path}?id=${made.id}&search=${encodeURIComponent('Прежняя')}`);
  await user.click((await side('Прежняя')).getByRole('button', { name: /^Закрыть/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await director.send('PUT', `/marketplace/v1/brands/${made.id}`, { version: made.version, body: { name: 'Новая' } });
  const now = Date.now();
  const clock = jest.spyOn(Date, 'now').mockImplementation(() => now + 10_000);
  await user.click(await within(screen.getByRole('grid')).findByRole('link', { name: 'Прежняя' }));
  await side('Новая');
  clock.mockRestore();
});

test('an unused brand is removed', async () => {
  const made = await (
    await colleague('director')
  ).send<Brand>('POST', '/marketplace/v1/brands', { body: { name: 'Ненужная' } });
  const { user } = await renderScreen(`${path}?id=${made.id}`, { as: 'director' });
  const drawer = await side('Ненужная');
  await user.click(await drawer.findByRole('button', { name: /^Удалить/ }));
  await user.click((await side('Вы хотите это удалить?')).getByRole('button', { name: /Да/ }));
  expect(await screen.findByText('Успешно удален.')).toBeVisible();
  await expect(named('Ненужная')).rejects.toThrow('no brand');
});
