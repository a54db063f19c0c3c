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
  const form = within(await screen.findByRole('dialog', { name: 'Новая категория товаров' }));
  await user.type(form.getByRole('textbox', { name: /^Название на русском/ }), 'Сюзане');
  await user.click(form.getByRole('button', { name: 'Создать' }));
  // The notice is gone in less than the tree takes to be drawn on a slow machine.
  // To ask for its role in a tree of hundreds takes as long again.
  const shown = await screen.findByText('Сюзане', { selector: 'a, a *' });
  expect(await named('Сюзане')).toMatchObject({ parent_id: carpets.id, name_uz: null });
  await user.click(shown);
  await screen.findByRole('heading', { level: 1, name: 'Сюзане' });
  await user.click(await screen.findByRole('button', { name: 'Действия' }));
  await user.click(await screen.findByRole('menuitem', { name: /^Удалить/ }));
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Вы хотите это удалить?' })).getByRole('button', { name: /Да/ }),
  );
  expect(await screen.findByText('Успешно удален.')).toBeVisible();
  await expect(named('Сюзане')).rejects.toThrow('no category');
});

test('a category in use says what is in it, and is not offered to be removed', async () => {
  const all = flat(await read());
  const used = all.find((one) => one.sub_categories.length > 1 && one.models_count === 0)!;
  const { user } = await renderScreen(`${path}/${used.id}`, { as: 'director' });
  await user.click(await screen.findByRole('button', { name: 'Действия' }));
  const item = await screen.findByRole('menuitem', { name: /^Удалить/ });
  expect(item).toHaveAttribute('aria-disabled', 'true');
  expect(item).toHaveAccessibleDescription(new RegExp(`^Используется: ${used.sub_categories.length} категори\\S+$`));
});

/** Two categories with nothing under them, of which neither was moved by a test above. */
async function leaves(): Promise<[Category, Category]> {
  const all = flat(await read()).filter(({ sub_categories: under }) => under.length === 0);
  return [all.at(-1)!, all.at(-2)!];
}

test('whoever moves a category on an older tree is told so, and shown the fresh one', async () => {
  const [moved, other] = await leaves();
  const { user } = await renderScreen(`${path}/${moved.id}`, { as: 'moderator' });
  await user.click(await screen.findByRole('button', { name: /^Переместить…/ }));
  const form = within(await screen.findByRole('dialog', { name: 'Переместить категорию' }));
  await user.type(await form.findByRole('searchbox'), other.name);
  await user.click(form.getByRole('radio', { name: new RegExp(`^${other.name}`) }));
  const director = await colleague('director');
  const renamed = { name_ru: `${moved.name} — новое` };
  await director.send('PUT', `/marketplace/v1/categories/${moved.id}`, { version: moved.version, body: renamed });
  await user.click(form.getByRole('button', { name: 'Переместить' }));
  expect(await form.findByText('Запись изменена другим сотрудником')).toBeVisible();
  expect((await named(renamed.name_ru)).parent_id).toBe(moved.parent_id);
  expect((await screen.findAllByText(renamed.name_ru))[0]).toBeInTheDocument();
});

test('a category that a colleague has put under this one does not take it in: it is refused in words', async () => {
  const [inner, outer] = await leaves();
  const { user } = await renderScreen(`${path}/${outer.id}`, { as: 'moderator' });
  await user.click(await screen.findByRole('button', { name: /^Переместить…/ }));
  const form = within(await screen.findByRole('dialog', { name: 'Переместить категорию' }));
  await user.type(await form.findByRole('searchbox'), inner.name);
  await user.click(form.getByRole('radio', { name: new RegExp(`^${inner.name}`) }));
  const director = await colleague('director');
  const under = { parent_id: outer.id };
  await director.send('PUT', `/marketplace/v1/categories/${inner.id}`, { version: inner.version, body: under });
  await user.click(form.getByRole('button', { name: 'Переместить' }));
  expect(await form.findByText('Категория вложена в саму себя')).toBeVisible();
  expect((await named(outer.name)).parent_id).toBe(outer.parent_id);
});

test('a name that is older than the Russian one is marked on the card and in the form', async () => {
  const { id } = await named('Саундбары');
  const { user } = await renderScreen(`${path}/${id}`, { as: 'moderator' });
  const mark = 'Русский текст изменён позже перевода';
  expect(await screen.findAllByText(mark)).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Изменить' }));
  const form = within(await screen.findByRole('dialog', { name: 'Изменить категорию' }));
  expect(form.getByRole('textbox', { name: /^Название на узбекском/ })).toHaveAccessibleDescription(mark);
  expect(form.getByRole('textbox', { name: /^Название на русском/ })).not.toHaveAccessibleDescription();
});
