import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { colleague } from '../../../../tests/support/colleague';
import { renderScreen, tellBackEnd } from '../../../../tests/support/renderScreen';
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
  const earlier = await drawer.findByRole('button', { name: 'Слайд раньше: Слайд 2' });
  await user.click(earlier);
  // It goes with its slide, and so does the focus.
  expect(earlier).toHaveFocus();
  await waitFor(async () =>
    expect((await read(guidOf(2))).slides.map(({ id }) => id)).toEqual(
      [1, 0, 2].map((place) => before.slides[place]!.id),
    ),
  );
});

test('a slide is taken away by its name, also when a colleague has put another one in its place meanwhile', async () => {
  const before = await read(guidOf(4));
  const [one, two, three] = before.slides.map(({ id }) => ({ id }));
  const { user } = await renderScreen(`${path}?story=${guidOf(4)}`, { as: 'moderator' });
  const drawer = within(await screen.findByRole('dialog'));
  await user.click(await drawer.findByRole('button', { name: 'Убрать слайд: Слайд 2' }));
  const question = await side('Вы хотите это удалить?');
  expect(question.getByText('Слайд 2')).toBeVisible();
  await (
    await colleague('director')
  ).send('PATCH', `/payment/v1/stories/update/${guidOf(4)}`, {
    ...{ version: before.version, body: { slides: [one, three, two] } },
  });
  await user.click(question.getByRole('button', { name: 'Да' }));
  // It is refused, the story is read again, and the question stays with the slide that it is about.
  expect(await question.findByText('Слайд 3')).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Да' }));
  await waitFor(async () => expect((await read(guidOf(4))).slides.map(({ id }) => id)).toEqual([one!.id, three!.id]));
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

test('a slide is a picture or a video: neither is refused at the picture, both at the video, and what is taken away goes', async () => {
  const { user } = await renderScreen(`${path}?story=${guidOf(6)}`, { as: 'moderator' });
  const before = await read(guidOf(6));
  const place = before.slides.findIndex(({ image_url: image }) => image !== null);
  const drawer = within(await screen.findByRole('dialog'));
  await user.click(await drawer.findByRole('button', { name: `Изменить: Слайд ${place + 1}` }));
  const form = await side('Изменить слайд');
  const video = form.getByRole('textbox', { name: /^Адрес видео/ });
  const save = () => user.click(form.getByRole('button', { name: 'Сохранить' }));
  await user.type(video, 'https://divan.uz/video/1.mp4');
  await save();
  expect((await form.findAllByText(/^На слайде картинка или видео/)).length).toBeGreaterThan(0);
  await user.clear(video);
  await user.click(form.getByRole('button', { name: 'Убрать картинку' }));
  await save();
  expect((await form.findAllByText('Пожалуйста, заполните поле')).length).toBeGreaterThan(0);
  expect((await read(guidOf(6))).version).toBe(before.version);
  await user.type(video, 'https://divan.uz/video/1.mp4');
  await save();
  expect(await screen.findByText('Успешно завершено')).toBeVisible();
  expect((await read(guidOf(6))).slides[place]).toMatchObject({
    ...{ image_url: null, video_url: 'https://divan.uz/video/1.mp4' },
  });
});

test('whoever only reads changes nothing', async () => {
  await renderScreen(`${path}?story=${guidOf(1)}`, { as: 'kam' });
  const drawer = await side('Как купить в рассрочку');
  expect(await drawer.findByText('Слайд 1')).toBeVisible();
  expect(drawer.queryByRole('button', { name: /^Изменить/ })).toBeNull();
});

test('a slide that is typed and the title of its story are seen on the phone before they are saved', async () => {
  const { user } = await renderScreen(`${path}?story=${guidOf(2)}`, { as: 'moderator' });
  const drawer = await side('Первая инвестиция');
  await user.click(await drawer.findByRole('button', { name: 'Изменить: Слайд 2' }));
  const slide = await side('Изменить слайд');
  await user.click(slide.getByRole('button', { name: 'Показать телефон покупателя' }));
  const phone = within(await slide.findByRole('region', { name: 'Экран телефона' }));
  await user.type(slide.getByRole('textbox', { name: /^Кнопка на русском/ }), 'Вложить сейчас');
  expect(await phone.findByText('Вложить сейчас')).toBeVisible();
  // It begins on the slide that is changed, among the others.
  expect(phone.getByRole('button', { name: 'Предыдущий слайд' })).toBeEnabled();
  await user.click(slide.getByRole('button', { name: 'Узбекский' }));
  expect(slide.getByText('Перевода нет: покупатель видит русский текст')).toBeVisible();
});

test('the palette finds a story by its title in any language, and opens it; who may not open one is not offered any', async () => {
  const { user } = await renderScreen('/super-app/banner', { as: 'moderator' });
  await screen.findByRole('heading', { name: 'Баннеры', level: 1 });
  await user.keyboard('{Control>}[KeyK]{/Control}');
  await user.type(await screen.findByRole('combobox', { name: 'Поиск и команды' }), 'Как купить в рас');
  const group = within(await screen.findByRole('group', { name: 'Истории' }));
  await user.click(await group.findByRole('option', { name: /Как купить в рассрочку/ }));
  expect(await (await side('Как купить в рассрочку')).findByText('Слайд 1')).toBeVisible();
  expect(window.location.pathname + window.location.search).toBe(`${path}?story=${guidOf(1)}`);
  // Among the recent ones it is called by its title and its place, and not by its number.
  await user.keyboard('{Control>}[KeyK]{/Control}');
  const recent = within(await screen.findByRole('group', { name: /^Недавн/ }));
  expect(await recent.findByRole('option', { name: /Как купить в рассрочку.*№ \d+.*Истории/ })).toBeVisible();
  expect(recent.queryByText(new RegExp(guidOf(1)))).not.toBeInTheDocument();
  cleanup();

  await tellBackEnd({ do: 'deny', role: 'moderator', permission: 'stories.get' });
  const asked = jest.spyOn(globalThis, 'fetch');
  const { user: other } = await renderScreen('/super-app/banner', { as: 'moderator' });
  await screen.findByRole('heading', { name: 'Баннеры', level: 1 });
  await other.keyboard('{Control>}[KeyK]{/Control}');
  await other.type(await screen.findByRole('combobox', { name: 'Поиск и команды' }), 'Как купить в рас');
  // The others are asked, stories are not.
  await waitFor(() =>
    expect(asked.mock.calls.map(([url]) => String(url)).join()).toMatch(/content\/banners\?.*search=/),
  );
  expect(asked.mock.calls.map(([url]) => String(url)).join()).not.toContain('get-all-stories');
  asked.mockRestore();
});
