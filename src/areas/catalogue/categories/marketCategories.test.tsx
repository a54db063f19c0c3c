import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { colleague } from '../../../../tests/support/colleague';
import { renderScreen } from '../../../../tests/support/renderScreen';
import type { Category } from '../../../api/marketplace/categories';

const path = '/marketplace-catalog/category-list';
const tree = async () => within(await screen.findByRole('tree', { name: 'Категории товаров' }));
const flat = (nodes: readonly Category[]): Category[] => nodes.flatMap((one) => [one, ...flat(one.sub_categories)]);
const read = async () =>
  (await (await colleague('director')).get<{ categories: Category[] }>('/marketplace/v1/categories')).categories;
async function named(name: string): Promise<Category> {
  const found = flat(await read()).find((one) => one.name === name);
  if (!found) throw new Error(`no category ${name}`);
  return found;
}

test('a search keeps the way to what it finds, in any language, and a filter what lacks a name', async () => {
  const { user } = await renderScreen(`${path}?search=refrigerators`, { as: 'moderator' });
  const names = async () => (await (await tree()).findAllByRole('treeitem')).map(({ textContent }) => textContent);
  expect((await names())[0]).toMatch(/^Бытовая техника/);
  expect((await names()).join()).toMatch(/Двухкамерные холодильники/);
  await user.click(screen.getByRole('button', { name: 'Очистить всё' }));
  await user.click(screen.getByRole('button', { name: 'Нет названия' }));
  await user.click(await screen.findByRole('checkbox', { name: 'нет en' }));
  await waitFor(async () => expect(await names()).toHaveLength(4));
  expect((await names()).filter((name) => name?.includes('нет en'))).toHaveLength(2);
});

test('a category is moved by keys, and the message takes it back', async () => {
  const { user } = await renderScreen(path, { as: 'moderator' });
  const first = await (await tree()).findByRole('treeitem', { name: /^Электроника/ });
  act(() => first.focus());
  fireEvent.keyDown(first, { key: 'ь', code: 'KeyM' });
  fireEvent.keyDown(first, { key: 'ArrowDown' });
  fireEvent.keyDown(first, { key: 'Enter' });
  expect(await screen.findByText('Категория «Электроника» перемещена')).toBeVisible();
  await waitFor(async () => expect((await read())[0]?.name).toBe('Бытовая техника'));
  await user.click(screen.getByRole('button', { name: 'Вернуть как было' }));
  expect(await screen.findByText('Категория снова на прежнем месте')).toBeVisible();
  expect((await read())[0]?.name).toBe('Электроника');
});

test('a category is moved by the name of whom it is to stand under', async () => {
  const drones = await named('Проекторы');
  const home = await named('Ковры');
  const { user } = await renderScreen(`${path}/${drones.id}`, { as: 'moderator' });
  await user.click(await screen.findByRole('button', { name: /^Переместить…/ }));
  const form = within(await screen.findByRole('dialog', { name: 'Переместить категорию' }));
  await user.type(await form.findByRole('searchbox'), 'carpets');
  await user.click(form.getByRole('radio', { name: /^Ковры/ }));
  await user.click(form.getByRole('button', { name: 'Переместить' }));
  expect(await screen.findByText('Категория «Проекторы» перемещена')).toBeVisible();
  expect((await named('Проекторы')).parent_id).toBe(home.id);
});

test('turning a branch off says what is hidden with it, and the card of what is inside says through whom', async () => {
  const phones = await named('Смартфоны');
  const { user } = await renderScreen(`${path}/${phones.id}`, { as: 'moderator' });
  await user.click(await screen.findByRole('button', { name: /^Выключить/ }));
  const question = within(await screen.findByRole('dialog', { name: 'Выключить категорию?' }));
  expect(question.getByText(/«Смартфоны» скроется вместе со всем, что внутри/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Выключить' }));
  expect(await screen.findByText('Статус успешно отредактирован')).toBeVisible();
  expect((await named('Смартфоны')).is_active).toBe(false);
  // A moderator removes nothing.
  await user.click(screen.getByRole('button', { name: 'Действия' }));
  expect(screen.queryByRole('menuitem', { name: /^Удалить/ })).toBeNull();
});

test('what is hidden through another one says so', async () => {
  const chosen = await named('Мангалы');
  await renderScreen(`${path}/${chosen.id}`, { as: 'kam' });
  expect(await screen.findByText('Скрыто через «Сад и дача»')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Изменить/ })).toBeNull();
});

test('a category is made under another and, being empty, removed', async () => {
  const carpets = await named('Ковры');
  const { user } = await renderScreen(`${path}/${carpets.id}?form=new&of=${carpets.id}`, { as: 'director' });
  const form = within(await screen.findByRole('dialog', { name: 'Новая категория каталога' }));
  await user.type(form.getByRole('textbox', { name: /^Название на русском/ }), 'Сюзане');
  await user.click(form.getByRole('button', { name: 'Создать' }));
  // The notice is gone in less than the tree takes to be drawn on a slow machine.
  const link = await screen.findByRole('link', { name: 'Сюзане' });
  expect(await named('Сюзане')).toMatchObject({ parent_id: carpets.id, name_uz: null });
  await user.click(link);
  await screen.findByRole('heading', { level: 1, name: 'Сюзане' });
  await user.click(await screen.findByRole('button', { name: 'Действия' }));
  await user.click(await screen.findByRole('menuitem', { name: /^Удалить/ }));
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Вы хотите это удалить?' })).getByRole('button', { name: /Да/ }),
  );
  expect(await screen.findByText('Успешно удален.')).toBeVisible();
  await expect(named('Сюзане')).rejects.toThrow('no category');
});
