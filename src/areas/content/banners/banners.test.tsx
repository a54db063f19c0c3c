import { screen, waitFor, within } from '@testing-library/react';
import { colleague } from '../../../../tests/support/colleague';
import { renderScreen } from '../../../../tests/support/renderScreen';
import type { Banner } from '../../../api/payment/banners';

const path = '/super-app/banner';
async function named(title: string): Promise<Banner> {
  const director = await colleague('director');
  const { banners } = await director.get<{ banners: Banner[] }>(
    `/payment/v3/content/banners?limit=100&search=${encodeURIComponent(title)}`,
  );
  const found = banners.find((one) => one.title_ru === title);
  if (!found) throw new Error(`no banner ${title}`);
  return found;
}
const side = async (name: string) => within(await screen.findByRole('dialog', { name }));

test('banners are found by what they lack and by a press that leads nowhere, and whoever only reads changes nothing', async () => {
  const { user } = await renderScreen(`${path}?press=dead`, { as: 'kam' });
  const table = within(await screen.findByRole('grid'));
  expect(await table.findByText('Смартфоны без первого взноса')).toBeVisible();
  expect(table.getAllByRole('img', { name: /Нажатие ведёт к тому/ }).length).toBeGreaterThan(0);
  expect(table.queryByText('Лето в рассрочку')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Новый баннер/ })).toBeNull();
  await user.click(table.getByText('Смартфоны без первого взноса'));
  const drawer = await side('Смартфоны без первого взноса');
  expect(await drawer.findByText('Нажатие ведёт к тому, что сейчас скрыто от клиентов')).toBeVisible();
  expect(drawer.queryByRole('button', { name: /^Изменить/ })).toBeNull();
});

test('an end before the begin and an address that is none are refused beside their fields', async () => {
  const { user } = await renderScreen(`${path}?form=new`, { as: 'moderator' });
  const form = await side('Новый баннер');
  await user.type(form.getByRole('textbox', { name: /^Заголовок на русском/ }), 'Зимние скидки');
  await user.click(form.getByRole('button', { name: 'Скопировать русский текст в пустые поля' }));
  expect(form.getByRole('textbox', { name: /^Заголовок на узбекском/ })).toHaveValue('Зимние скидки');
  await user.selectOptions(form.getByRole('combobox', { name: /^По нажатию/ }), 'Открывается адрес');
  await user.type(await form.findByRole('textbox', { name: /^Что открывается/ }), 'javascript:alert(1)');
  await user.type(form.getByRole('textbox', { name: /^Показ с/ }), '10.12.2026');
  await user.type(form.getByRole('textbox', { name: /^Показ по/ }), '09.12.2026');
  await user.click(form.getByRole('button', { name: 'Создать' }));
  expect((await form.findAllByText('Конец раньше начала')).length).toBeGreaterThan(0);
  expect(form.getAllByText(/^Такой адрес не подходит/).length).toBeGreaterThan(0);
  const value = form.getByRole('textbox', { name: /^Что открывается/ });
  await user.clear(value);
  await user.type(value, 'divan://market/sale');
  const end = form.getByRole('textbox', { name: /^Показ по/ });
  await user.clear(end);
  await user.type(end, '20.12.2026');
  await user.click(form.getByRole('button', { name: 'Создать' }));
  expect(await screen.findByText('Успешно завершено')).toBeVisible();
  expect(await named('Зимние скидки')).toMatchObject({
    ...{ place: 'main', state: 'draft', action_value: 'divan://market/sale', end_date: '2026-12-20' },
  });
});

test('a picture of too many dots is refused as soon as it is chosen, and no banner is made with it', async () => {
  // Nothing is decoded here: each picture says that it has so many dots.
  jest.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(8000);
  jest.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(6000);
  jest.spyOn(HTMLImageElement.prototype, 'src', 'set').mockImplementation(function (this: HTMLImageElement) {
    queueMicrotask(() => this.dispatchEvent(new Event('load')));
  });
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined });
  const { user } = await renderScreen(`${path}?form=new`, { as: 'moderator' });
  const form = await side('Новый баннер');
  await user.type(form.getByRole('textbox', { name: /^Заголовок на русском/ }), 'Слишком крупный');
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  const head = Uint8Array.from('\x89PNG\r\n\x1a\n', (letter) => letter.charCodeAt(0));
  const file = new File([head], 'фото.png', { type: 'image/png' });
  await user.upload(input as HTMLElement, file);
  const refusal = 'Картинка больше 6 000 точек по стороне или 24 млн точек';
  expect(await form.findByText(refusal)).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Создать' }));
  expect((await form.findAllByText(refusal)).length).toBeGreaterThan(0);
  await expect(named('Слишком крупный')).rejects.toThrow('no banner');
  jest.restoreAllMocks();
});

test('what a press leads to is chosen from what there is, and goes when the kind changes', async () => {
  const { id } = await named('Приложение обновилось');
  const { user } = await renderScreen(`${path}?banner=${id}`, { as: 'moderator' });
  const drawer = await side('Приложение обновилось');
  await user.click(await drawer.findByRole('button', { name: /^Изменить/ }));
  const form = await side('Изменить баннер');
  await user.selectOptions(form.getByRole('combobox', { name: /^По нажатию/ }), 'Открывается раздел');
  await waitFor(() => expect(form.getByRole('option', { name: 'Электроника' })).toBeInTheDocument());
  await user.selectOptions(form.getByRole('combobox', { name: /^Что открывается/ }), 'Электроника');
  await user.click(form.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText('Успешно завершено')).toBeVisible();
  expect((await named('Приложение обновилось')).target?.name).toBe('Электроника');
});

test('a banner is taken off after a question, and the phone shows the Russian one where there is no other', async () => {
  const { id } = await named('Кэшбэк за коммунальные');
  const { user } = await renderScreen(`${path}?banner=${id}`, { as: 'moderator' });
  const drawer = await side('Кэшбэк за коммунальные');
  await user.click(await drawer.findByRole('button', { name: 'Действия' }));
  await user.click(await screen.findByRole('menuitem', { name: /^Убрать с показа/ }));
  const question = await side('Убрать баннер с показа?');
  await user.click(question.getByRole('button', { name: 'Убрать с показа' }));
  expect(await screen.findByText('Статус успешно отредактирован')).toBeVisible();
  expect((await named('Кэшбэк за коммунальные')).state).toBe('draft');
});

test('the phone says when a language has nothing of its own', async () => {
  const { id } = await named('Лето в рассрочку');
  const { user } = await renderScreen(`${path}?banner=${id}&form=preview`, { as: 'moderator' });
  const phone = await side('Как у покупателя');
  expect(phone.queryByText('Перевода нет: покупатель видит русский текст')).toBeNull();
  await user.click(phone.getByRole('button', { name: 'Узбекский' }));
  expect(phone.getByText('Перевода нет: покупатель видит русский текст')).toBeVisible();
  expect(phone.getByRole('img', { name: 'Yoz boʻlib toʻlashga' })).toBeVisible();
});

test('a banner that is there has a place among the others, which is not left empty', async () => {
  const before = await named('Лето в рассрочку');
  const { user } = await renderScreen(`${path}?banner=${before.id}&form=edit`, { as: 'moderator' });
  const form = await side('Изменить баннер');
  await user.clear(form.getByRole('textbox', { name: /^Порядок показа/ }));
  await user.click(form.getByRole('button', { name: 'Сохранить' }));
  expect((await form.findAllByText('Пожалуйста, заполните поле')).length).toBeGreaterThan(0);
  expect((await named('Лето в рассрочку')).version).toBe(before.version);
});

test('the form of a banner shows on the phone what is typed and not saved yet', async () => {
  const { id } = await named('Лето в рассрочку');
  const { user } = await renderScreen(`${path}?banner=${id}&form=edit`, { as: 'moderator' });
  const form = await side('Изменить баннер');
  await user.click(form.getByRole('button', { name: 'Показать телефон покупателя' }));
  const phone = within(await form.findByRole('region', { name: 'Экран телефона' }));
  const title = form.getByRole('textbox', { name: /^Заголовок на русском/ });
  await user.clear(title);
  await user.type(title, 'Осень в рассрочку');
  expect(await phone.findByRole('img', { name: 'Осень в рассрочку' })).toHaveAttribute(
    'src',
    expect.stringMatching(/./),
  );
  await user.click(form.getByRole('button', { name: 'Узбекский' }));
  expect(await phone.findByText('Yoz boʻlib toʻlashga')).toBeVisible();
  expect(form.getByText('Перевода нет: покупатель видит русский текст')).toBeVisible();
  expect((await named('Лето в рассрочку')).title_ru).toBe('Лето в рассрочку');
});
