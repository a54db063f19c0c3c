import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { colleague } from '../../../../tests/support/colleague';
import { renderScreen } from '../../../../tests/support/renderScreen';
import type { MerchantCategory } from '../../../api/payment/merchantCategories';

const path = '/merchants/list/merchants-category';
const electronics = '3a6b0c1d-0000-4000-8000-000000000001';
const tree = async () => within(await screen.findByRole('tree', { name: 'Категории мерчантов' }));
const read = async () => {
  const { list } = await (
    await colleague('director')
  ).get<{ list: MerchantCategory[] }>('/payment/v1/merchants/categories?language=ru');
  return list;
};

test('a search keeps the way to what it finds, in any language', async () => {
  await renderScreen(`${path}?search=refrigerators`, { as: 'moderator' });
  // A line ends with how many merchants stand in its branch.
  const lines = (await (await tree()).findAllByRole('treeitem')).map(({ textContent }) =>
    textContent?.replace(/\d+ мерчант.*$/, ''),
  );
  expect(lines).toEqual(['Бытовая техника', 'Крупная техника', 'Холодильники']);
  expect(screen.queryByRole('button', { name: /^Добавить категорию/ })).toBeNull();
});

test('a category is moved by keys, and the message takes it back', async () => {
  const { user } = await renderScreen(path, { as: 'director' });
  const first = await (await tree()).findByRole('treeitem', { name: /^Электроника/ });
  act(() => first.focus());
  fireEvent.keyDown(first, { key: 'ь', code: 'KeyM' });
  fireEvent.keyDown(first, { key: 'ArrowDown' });
  fireEvent.keyDown(first, { key: 'Enter' });
  expect(await screen.findByText('Категория «Электроника» перенесена')).toBeVisible();
  await waitFor(async () => expect((await read())[0]?.name).toBe('Бытовая техника'));
  await user.click(screen.getByRole('button', { name: 'Вернуть как было' }));
  expect(await screen.findByText('Категория вернулась на прежнее место')).toBeVisible();
  expect((await read())[0]?.name).toBe('Электроника');
});

test('a category is made under another, opened by its address and removed', async () => {
  const { user } = await renderScreen(`/merchants/categories/${electronics}`, { as: 'director' });
  const drawer = within(await screen.findByRole('dialog', { name: 'Электроника' }));
  await user.click(await drawer.findByRole('button', { name: 'Действия' }));
  expect(await screen.findByRole('menuitem', { name: /^Удалить/ })).toHaveTextContent(
    'В ней есть подкатегории или мерчанты',
  );
  await user.click(screen.getByRole('menuitem', { name: 'Добавить подкатегорию' }));
  const form = within(await screen.findByRole('dialog', { name: 'Добавить категорию' }));
  await user.type(form.getByRole('textbox', { name: /^Название на русском/ }), 'Фототехника');
  await user.click(form.getByRole('button', { name: 'Создать' }));
  await waitFor(async () =>
    expect((await read()).find(({ name }) => name === 'Фототехника')).toMatchObject({
      parent_guid: electronics,
      level: 2,
    }),
  );
});
