import { screen, waitFor, within } from '@testing-library/react';
import { colleague } from '../../../../tests/support/colleague';
import { renderScreen } from '../../../../tests/support/renderScreen';

const list = '/marketplace-catalog/model-list';

interface Model {
  id: number;
  name: string;
  brand: { name: string };
  attributes: { name: string; is_filled: boolean }[];
  images: { id: number }[];
}
const read = async (id: number) => (await colleague('director')).get<Model>(`/marketplace/v1/models/${id}`);
const find = async (query: string) =>
  (await (await colleague('director')).get<{ models: Model[] }>(`/marketplace/v1/models?${query}`)).models;

test('what models lack is found, and a card marks it', async () => {
  const [one] = await find('lacks=uz&lacks=attributes&limit=1');
  await renderScreen(`${list}?lacks=uz&lacks=attributes&model=${one!.id}`);
  const card = within(await screen.findByRole('dialog', { name: `${one!.brand.name} ${one!.name}` }));
  expect((await card.findAllByText('Перевода нет: показывается русский текст'))[0]).toBeInTheDocument();
  expect(card.getAllByText('Не заполнен').length).toBeGreaterThan(0);
});

test('a model is made, and the texts that are missing are begun from the Russian one', async () => {
  const { user } = await renderScreen(list);
  await user.click(await screen.findByRole('button', { name: /^Добавить модель/ }));
  const form = within(await screen.findByRole('dialog', { name: 'Новая модель' }));
  await user.type(form.getByRole('textbox', { name: /^Название/ }), 'Проверка 1');
  await waitFor(() => expect(form.getByRole('option', { name: 'Электроника' })).toBeInTheDocument());
  await user.selectOptions(form.getByRole('combobox', { name: /^Раздел каталога/ }), 'Электроника');
  await waitFor(() => expect(form.getByRole('option', { name: 'Artel' })).toBeInTheDocument());
  await user.selectOptions(form.getByRole('combobox', { name: /^Бренд модели/ }), 'Artel');
  await user.type(form.getByRole('textbox', { name: /^Описание на русском/ }), 'Текст');
  await user.click(form.getByRole('button', { name: 'Скопировать русский текст в пустые поля' }));
  expect(form.getByRole('textbox', { name: /^Описание на английском/ })).toHaveValue('Текст');
  await user.click(form.getByRole('button', { name: 'Создать' }));
  expect(await screen.findByText('Успешно завершено')).toBeVisible();
  expect((await find('search=Проверка 1')).length).toBe(1);
  // What it still needs is added there.
  const card = within(await screen.findByRole('dialog', { name: 'Artel Проверка 1' }));
  expect(await card.findByRole('button', { name: 'Добавить атрибут' })).toBeVisible();
});

test('models with an attribute, and with a value of it, say which, and the filter is taken away by its chip', async () => {
  const director = await colleague('director');
  const attributes = '/marketplace/v1/attributes';
  const named = await director.get<{ attributes: { id: number; name: string }[] }>(
    `${attributes}?search=Цвет&limit=100`,
  );
  const { id } = named.attributes.find(({ name }) => name === 'Цвет')!;
  const { values } = await director.get<{ values: { id: number; value: string }[] }>(`${attributes}/${id}`);
  const { user } = await renderScreen(`${list}?attribute_id=${id}&value_id=${values[0]!.id}`);
  expect(await screen.findByRole('button', { name: 'Убрать фильтр «Атрибут: Цвет»' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: `Убрать фильтр «Значение: ${values[0]!.value}»` }));
  await waitFor(() => expect(window.location.search).not.toContain('value_id'));
});

test('an attribute is filled in', async () => {
  const [one] = await find('lacks=attributes&limit=1');
  const gap = (await read(one!.id)).attributes.find(({ is_filled: isFilled }) => !isFilled)!;
  const { user } = await renderScreen(`${list}?model=${one!.id}`);
  const table = within(await screen.findByRole('region', { name: 'Атрибуты' }));
  const row = await table.findByRole('row', { name: new RegExp(`^${gap.name}`) });
  await user.hover(row);
  await user.click(within(row).getByRole('button', { name: /^Действия/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Значение атрибута' }));
  const form = within(await screen.findByRole('dialog', { name: 'Значение атрибута' }));
  expect(await form.findByLabelText(new RegExp(`^${gap.name}`))).toBeInTheDocument();
});

/** The form of a further attribute of a model that has none of these two, by what it says of its type. */
async function addAttribute(id: number) {
  const shown = await renderScreen(`${list}?model=${id}`);
  await shown.user.click(await screen.findByRole('button', { name: 'Добавить атрибут' }));
  const form = within(await screen.findByRole('dialog', { name: 'Добавить атрибут' }));
  const choose = await form.findByRole('combobox', { name: /^Атрибут/ });
  await waitFor(() => expect(within(choose).getAllByRole('option').length).toBeGreaterThan(1));
  return { ...shown, form, choose };
}

interface Attribute {
  id: number;
  name: string;
  type: string;
}
/** A model without two attributes of text, which are made for it. */
async function withTexts() {
  const director = await colleague('director');
  const make = (name: string) =>
    director.send<Attribute>('POST', '/marketplace/v1/attributes', { body: { name_ru: name, type: 'text' } });
  const [one] = await find('limit=1');
  return { id: one!.id, first: await make('Пометка А'), second: await make('Пометка Б') };
}

test('what was written of an attribute is not said of the one that is chosen then', async () => {
  const { id, first, second } = await withTexts();
  const { user, form, choose } = await addAttribute(id);
  await user.selectOptions(choose, String(first.id));
  await user.type(await form.findByRole('textbox', { name: new RegExp(`^${first.name}`) }), 'Первая');
  await user.selectOptions(choose, String(second.id));
  expect(await form.findByRole('textbox', { name: new RegExp(`^${second.name}`) })).toHaveValue('');
});

test('a draft that is restored keeps the value that was chosen of its attribute', async () => {
  const director = await colleague('director');
  const { attributes } = await director.get<{ attributes: Attribute[] }>('/marketplace/v1/attributes?limit=1000');
  const models = await Promise.all((await find('limit=20')).map(({ id }) => read(id)));
  const has = (model: Model, { name }: Attribute) => model.attributes.some((one) => one.name === name);
  const chosen = attributes.find(({ type }) => type === 'select')!;
  const model = models.find((one) => !has(one, chosen))!;
  const begun = await addAttribute(model.id);
  await begun.user.selectOptions(begun.choose, String(chosen.id));
  const box = await begun.form.findByRole('combobox', { name: new RegExp(`^${chosen.name}`) });
  await waitFor(() => expect(within(box).getAllByRole('option').length).toBeGreaterThan(1));
  const value = (within(box).getAllByRole('option')[1] as HTMLOptionElement).value;
  await begun.user.selectOptions(box, value);
  begun.unmount();
  const { user, form } = await addAttribute(model.id);
  await user.click(await form.findByRole('button', { name: 'Восстановить' }));
  await waitFor(() => expect(form.getByRole('combobox', { name: new RegExp(`^${chosen.name}`) })).toHaveValue(value));
});

test('the form of a model says which translations are older than the Russian text', async () => {
  interface Described extends Model {
    version: number;
    stale: string[];
    description_uz: string | null;
  }
  const director = await colleague('director');
  const all = await Promise.all(
    (await find('limit=10')).map(({ id }) => director.get<Described>(`/marketplace/v1/models/${id}`)),
  );
  const { id, version } = all.find(({ description_uz: uz }) => uz !== null)!;
  const body = { description_ru: 'Описание изменено' };
  const { stale } = await director.send<Described>('PUT', `/marketplace/v1/models/${id}`, { version, body });
  expect(stale).toContain('uz');
  const { user } = await renderScreen(`${list}?model=${id}`);
  await user.click(await screen.findByRole('button', { name: /^Изменить/ }));
  const form = within(await screen.findByRole('dialog', { name: 'Изменение модели' }));
  const uz = await form.findByRole('textbox', { name: /^Описание на узбекском/ });
  expect(uz).toHaveAccessibleDescription('Русский текст изменён позже перевода');
});

test('an attribute is taken away when that was confirmed', async () => {
  const models = await Promise.all((await find('limit=20')).map(({ id }) => read(id)));
  const model = models.find(({ attributes }) => attributes.length > 1)!;
  const [gone, ...others] = model.attributes;
  const { user } = await renderScreen(`${list}?model=${model.id}`);
  const table = within(await screen.findByRole('region', { name: 'Атрибуты' }));
  const row = await table.findByRole('row', { name: new RegExp(`^${gone!.name}`) });
  await user.hover(row);
  await user.click(within(row).getByRole('button', { name: /^Действия/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Удалить' }));
  const question = within(await screen.findByRole('dialog', { name: 'Вы хотите это удалить?' }));
  expect(question.getByText(gone!.name)).toBeVisible();
  expect((await read(model.id)).attributes).toHaveLength(model.attributes.length);
  await user.click(question.getByRole('button', { name: 'Да' }));
  expect(await screen.findByText('Успешно удален.')).toBeVisible();
  expect((await read(model.id)).attributes.map(({ name }) => name)).toEqual(others.map(({ name }) => name));
});

test('pictures are put before one another, and taken away', async () => {
  const all = await find('limit=20');
  const model = (await Promise.all(all.map(({ id }) => read(id)))).find(({ images }) => images.length === 3)!;
  const { user } = await renderScreen(`${list}?model=${model.id}`);
  await user.click(await screen.findByRole('button', { name: 'Поставить раньше: Фото 2' }));
  await waitFor(async () => expect((await read(model.id)).images[0]!.id).toBe(model.images[1]!.id));
  // Whoever works by keys goes on from the picture that was moved, though it goes no further.
  await waitFor(() => expect(screen.getByRole('button', { name: 'Поставить раньше: Фото 1' })).toHaveFocus());
  await user.click(await screen.findByRole('button', { name: 'Удалить: Фото 3' }));
  await user.click(
    within(await screen.findByRole('dialog', { name: /это удалить/ })).getByRole('button', { name: 'Да' }),
  );
  await waitFor(async () => expect((await read(model.id)).images).toHaveLength(2));
});
