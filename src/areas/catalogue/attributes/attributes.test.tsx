import { screen, waitFor, within } from '@testing-library/react';
import { colleague } from '../../../../tests/support/colleague';
import { renderScreen } from '../../../../tests/support/renderScreen';
import type { Attribute, AttributeDetail } from '../../../api/marketplace/attributes';

const path = '/marketplace-catalog/attribute-list';
async function named(name: string): Promise<AttributeDetail> {
  const director = await colleague('director');
  const { attributes } = await director.get<{ attributes: Attribute[] }>('/marketplace/v1/attributes?limit=100');
  const found = attributes.find((one) => one.name === name);
  if (!found) throw new Error(`no attribute ${name}`);
  return director.get<AttributeDetail>(`/marketplace/v1/attributes/${found.id}`);
}
const side = async (name: string) => within(await screen.findByRole('dialog', { name }));

test('the list says what lacks a name, and shows the swatches of colours', async () => {
  await renderScreen(`${path}?lacks=uz&type=color`, { as: 'moderator' });
  const table = within(await screen.findByRole('grid'));
  expect(await table.findByText('Цвет ремешка')).toBeVisible();
  expect(table.getByText(/Коричневый/)).toBeVisible();
  expect(table.getByText('uz')).toBeVisible();
  expect(table.queryByText('Беспроводная связь')).toBeNull();
});

test('a colour is made with its values; one without a swatch is pointed out by its row', async () => {
  const { user } = await renderScreen(`${path}?form=new`, { as: 'moderator' });
  const form = await side('Новый атрибут');
  await user.type(form.getByRole('textbox', { name: /^Название на русском/ }), 'Цвет корпуса');
  await user.selectOptions(form.getByRole('combobox', { name: /Вид/ }), 'color');
  await user.click(form.getByRole('button', { name: /^Добавить строку/ }));
  await user.type(form.getByRole('textbox', { name: 'Значение атрибута, строка 1' }), 'Синий');
  await user.type(form.getByRole('textbox', { name: 'Образец, строка 1' }), 'синий');
  await user.click(form.getByRole('button', { name: 'Создать' }));
  expect((await form.findAllByText('Строка 1: образец пишется как #1f4fa3')).length).toBeGreaterThan(0);
  await user.clear(form.getByRole('textbox', { name: 'Образец, строка 1' }));
  await user.type(form.getByRole('textbox', { name: 'Образец, строка 1' }), '#1F4FA3');
  await user.click(form.getByRole('button', { name: 'Создать' }));
  expect(await screen.findByText('Успешно завершено')).toBeVisible();
  expect((await named('Цвет корпуса')).values).toMatchObject([{ value: 'Синий', color: '#1f4fa3' }]);
});

test('values are put into another order, added and taken away', async () => {
  const { id } = await named('Размер одежды');
  const { user } = await renderScreen(`${path}?id=${id}`, { as: 'moderator' });
  const drawer = await side('Размер одежды');
  const texts = async () => (await named('Размер одежды')).values.map(({ value }) => value);
  await user.click(await drawer.findByRole('button', { name: 'XS' }));
  expect(await screen.findByRole('menuitem', { name: /^Поднять выше/ })).toHaveTextContent('Уже первое');
  await user.click(screen.getByRole('menuitem', { name: /^Опустить ниже/ }));
  await waitFor(async () => expect((await texts()).slice(0, 2)).toEqual(['S', 'XS']));
  await user.click(drawer.getByRole('button', { name: /^Добавить значение/ }));
  const form = await side('Добавить значение');
  await user.type(form.getByRole('textbox', { name: /^Значение/ }), '3XL');
  await user.click(form.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText('Успешно завершено')).toBeVisible();
  await user.click(await drawer.findByRole('button', { name: '3XL' }));
  await user.click(await screen.findByRole('menuitem', { name: /^Удалить/ }));
  await user.click((await side('Вы хотите это удалить?')).getByRole('button', { name: /Да/ }));
  expect(await screen.findByText('Успешно удален.')).toBeVisible();
  expect(await texts()).not.toContain('3XL');
});

test('a value that models have leads to them', async () => {
  const { id, values, used_values: used } = await named('Цвет');
  const [{ id: valueId, models_count: count }] = used as [(typeof used)[number]];
  const { user } = await renderScreen(`${path}?id=${id}`, { as: 'moderator' });
  const row = within(
    (await (await side('Цвет')).findByText(values.find((one) => one.id === valueId)!.value)).closest('li')!,
  );
  await user.click(row.getByRole('link', { name: new RegExp(`^Используется: ${count} `) }));
  expect(await screen.findByRole('grid', { name: 'Модели' })).toBeVisible();
  const filter = `attribute_id=${id}&value_id=${valueId}`;
  expect(window.location.search).toBe(`?${filter}`);
  const director = await colleague('director');
  expect(await director.get(`/marketplace/v1/models?${filter}&limit=1`)).toMatchObject({ count });
});

test('a name that is older than the Russian one is marked in the list, on the card and in the form, until it is written anew', async () => {
  const { id, stale } = await named('Влагозащита');
  expect(stale).toEqual(['en', 'uz']);
  const { user } = await renderScreen(`${path}?search=Влагозащита&id=${id}`, { as: 'moderator' });
  expect(await within(await screen.findByRole('grid')).findByText('en, uz')).toBeVisible();
  const drawer = await side('Влагозащита');
  const mark = 'Русский текст изменён позже перевода';
  expect(await drawer.findAllByText(mark)).toHaveLength(2);
  await user.click(drawer.getByRole('button', { name: 'Изменить' }));
  const form = await side('Изменить атрибут');
  const english = form.getByRole('textbox', { name: /^Название на английском/ });
  expect(english).toHaveAccessibleDescription(mark);
  await user.clear(english);
  await user.type(english, 'Waterproof');
  await user.click(form.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(drawer.getAllByText(mark)).toHaveLength(1));
  expect((await named('Влагозащита')).stale).toEqual(['uz']);
});
