import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
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

/** A colleague changes the slides of a story. */
const sendSlides = async ({ guid, version }: StoryDetail, slides: object[]) =>
  (await colleague('director')).send('PATCH', `/payment/v1/stories/update/${guid}`, { version, body: { slides } });

test('a slide that is saved over the change of a colleague leaves the slide that he added, also where the story is not read again', async () => {
  const before = await read(guidOf(3));
  const { user } = await renderScreen(`${path}?story=${guidOf(3)}`, { as: 'moderator' });
  const drawer = within(await screen.findByRole('dialog'));
  await user.click(await drawer.findByRole('button', { name: 'Изменить: Слайд 1' }));
  const form = await side('Изменить слайд');
  await user.type(form.getByRole('textbox', { name: /^Подпись слайда на русском/ }), '!');
  const link = form.getByRole('textbox', { name: /^Куда ведёт кнопка/ });
  await user.type(link, 'javascript:alert(1)');
  const kept = before.slides.map(({ id }) => ({ id }));
  await sendSlides(before, [...kept, { text_ru: 'Второй автор', video_url: 'https://divan.uz/video/2.mp4' }]);
  const real = globalThis.fetch;
  const cut = jest.spyOn(globalThis, 'fetch').mockImplementation((asked, options) => {
    const url = asked instanceof Request ? asked.url : String(asked);
    return url.includes('get-story-by-id') ? Promise.reject(new TypeError('Failed to fetch')) : real(asked, options);
  });
  await user.click(form.getByRole('button', { name: 'Сохранить' }));
  await user.click(await form.findByRole('button', { name: 'Сохранить выбранное' }));
  // What is refused then, for another reason, is of the same version.
  expect((await form.findAllByText(/^Такой адрес не подходит/)).length).toBeGreaterThan(0);
  await user.clear(link);
  await user.click(form.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText('Успешно завершено')).toBeVisible();
  cut.mockRestore();
  const { slides } = await read(guidOf(3));
  expect(slides.map(({ text_ru: text }) => text)).toEqual([
    ...before.slides.map(({ text_ru: text }, at) => (at === 0 ? `${text ?? ''}!` : text)),
    'Второй автор',
  ]);
});

test('a slide that a colleague has taken away meanwhile is not saved in the place of another one', async () => {
  const before = await read(guidOf(4));
  const { user } = await renderScreen(`${path}?story=${guidOf(4)}`, { as: 'moderator' });
  const drawer = within(await screen.findByRole('dialog'));
  await user.click(await drawer.findByRole('button', { name: 'Изменить: Слайд 1' }));
  const form = await side('Изменить слайд');
  await user.type(form.getByRole('textbox', { name: /^Подпись слайда на русском/ }), '!');
  const kept = before.slides.slice(1).map(({ id }) => ({ id }));
  await sendSlides(before, kept);
  await user.click(form.getByRole('button', { name: 'Сохранить' }));
  expect(await form.findByText(/^Этот слайд уже убрали/)).toBeVisible();
  expect(form.queryByRole('button', { name: 'Сохранить выбранное' })).toBeNull();
  expect((await read(guidOf(4))).slides.map(({ id }) => ({ id }))).toEqual(kept);
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
  await user.type(video, 'divan://video/1');
  await save();
  // What a press may lead to besides is no advice here.
  expect((await form.findAllByText('Нужен открытый всем адрес, который начинается с https://')).length).toBeGreaterThan(
    0,
  );
  expect(form.queryByText(/^Такой адрес не подходит/)).toBeNull();
  await user.clear(video);
  await user.type(video, 'https://divan.uz/video/1.mp4');
  await save();
  expect(await screen.findByText('Успешно завершено')).toBeVisible();
  expect((await read(guidOf(6))).slides[place]).toMatchObject({
    ...{ image_url: null, video_url: 'https://divan.uz/video/1.mp4' },
  });
});

test('Back over a slide that is being changed asks about what is typed, and leaves the slide and its story', async () => {
  const { user } = await renderScreen(path, { as: 'moderator' });
  await user.click(await screen.findByRole('link', { name: 'Новые магазины' }));
  const drawer = await side('Новые магазины');
  await user.click(await drawer.findByRole('button', { name: 'Изменить: Слайд 1' }));
  const form = await side('Изменить слайд');
  await user.type(form.getByRole('textbox', { name: /^Подпись слайда на русском/ }), '!');
  act(() => window.history.back());
  await user.click(await screen.findByRole('button', { name: 'Остаться' }));
  expect(await side('Изменить слайд')).toBeTruthy();
  expect(form.getByRole('textbox', { name: /^Подпись слайда на русском/ })).toHaveDisplayValue(/!$/);
  await waitFor(() => expect(window.location.search).toMatch(/^\?story=[^&]+&form=slide\.\d+$/));
  act(() => window.history.back());
  await user.click(await screen.findByRole('button', { name: 'Уйти' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Изменить слайд' })).toBeNull());
  expect(await drawer.findByText('Слайд 1')).toBeVisible();
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
