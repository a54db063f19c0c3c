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
  await user.click(form.getByRole('button', { name: 'Скопировать русский текст в пустые' }));
  expect(form.getByRole('textbox', { name: /^Описание на английском/ })).toHaveValue('Текст');
  await user.click(form.getByRole('button', { name: 'Создать' }));
  expect(await screen.findByText('Модель добавлена')).toBeVisible();
  expect((await find('search=Проверка 1')).length).toBe(1);
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

test('pictures are put before one another, and taken away', async () => {
  const all = await find('limit=20');
  const model = (await Promise.all(all.map(({ id }) => read(id)))).find(({ images }) => images.length === 3)!;
  const { user } = await renderScreen(`${list}?model=${model.id}`);
  await user.click(await screen.findByRole('button', { name: 'Поставить раньше: Фото 2' }));
  await waitFor(async () => expect((await read(model.id)).images[0]!.id).toBe(model.images[1]!.id));
  await user.click(await screen.findByRole('button', { name: 'Удалить: Фото 3' }));
  await user.click(
    within(await screen.findByRole('dialog', { name: /это удалить/ })).getByRole('button', { name: 'Да' }),
  );
  await waitFor(async () => expect((await read(model.id)).images).toHaveLength(2));
});
