import { screen, waitFor, within } from '@testing-library/react';
import { colleague } from '../../../../tests/support/colleague';
import { renderScreen } from '../../../../tests/support/renderScreen';
import type { StoryDetail } from '../../../api/payment/stories';

const path = '/content/stories';
const guidOf = (place: number) => `57000000-0000-4000-8000-${String(place).padStart(12, '0')}`;
const read = async (guid: string) =>
  (await colleague('director')).get<StoryDetail>(`/payment/v1/stories/get-story-by-id/${guid}`);
const side = async (name: string) => within(await screen.findByRole('dialog', { name }));

test('a story opens by its guid, and its slides change places', async () => {
  const before = await read(guidOf(2));
  const { user } = await renderScreen(`${path}?story=${guidOf(2)}`, { as: 'moderator' });
  const drawer = await side('Первая инвестиция');
  await user.click(await drawer.findByRole('button', { name: 'Слайд раньше: Слайд 2' }));
  await waitFor(async () =>
    expect((await read(guidOf(2))).slides.map(({ id }) => id)).toEqual(
      [1, 0, 2].map((place) => before.slides[place]!.id),
    ),
  );
});

test('a slide whose button leads where nobody may be led is refused beside the field', async () => {
  const { user } = await renderScreen(`${path}?story=${guidOf(5)}`, { as: 'moderator' });
  const drawer = await side('Новые магазины');
  await user.click(await drawer.findByRole('button', { name: 'Изменить: Слайд 1' }));
  const form = await side('Изменить слайд');
  await user.type(form.getByRole('textbox', { name: /^Кнопка на русском/ }), 'Открыть');
  await user.type(form.getByRole('textbox', { name: /^Куда ведёт кнопка/ }), 'javascript:alert(1)');
  await user.click(form.getByRole('button', { name: 'Сохранить' }));
  expect((await form.findAllByText(/^Такой адрес не подходит/)).length).toBeGreaterThan(0);
  const link = form.getByRole('textbox', { name: /^Куда ведёт кнопка/ });
  await user.clear(link);
  await user.type(link, 'divan://market');
  await user.click(form.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText('Успешно завершено')).toBeVisible();
  expect((await read(guidOf(5))).slides[0]).toMatchObject({ button_ru: 'Открыть', link: 'divan://market' });
});

test('whoever only reads changes nothing', async () => {
  await renderScreen(`${path}?story=${guidOf(1)}`, { as: 'kam' });
  const drawer = await side('Как купить в рассрочку');
  expect(await drawer.findByText('Слайд 1')).toBeVisible();
  expect(drawer.queryByRole('button', { name: /^Изменить/ })).toBeNull();
});
