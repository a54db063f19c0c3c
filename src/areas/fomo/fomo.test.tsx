import { screen, within } from '@testing-library/react';
import { colleague } from '../../../tests/support/colleague';
import { renderScreen } from '../../../tests/support/renderScreen';
import type { Fomo, UserFomo } from '../../api/payment/fomo';

const campaigns = '/super-app/fomo';
const offers = '/super-app/user-fomo';
const find = async (name: string) =>
  (await (await colleague('director')).get<{ fomos: Fomo[] }>('/payment/fomos?limit=50')).fomos.find(
    (one) => one.name === name,
  );
const offersOf = async (query: string) =>
  (await (await colleague('director')).get<{ user_fomos: UserFomo[] }>(`/payment/user-fomos?${query}`)).user_fomos;
const side = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }));

test('campaigns stand with their state and their people, and lead to who has the offer', async () => {
  const live = await find('Первая инвестиция');
  const { user } = await renderScreen(`${campaigns}?campaign=${live?.id}`, { as: 'moderator' });
  const drawer = await side('Первая инвестиция');
  expect(await drawer.findByText('Нет инвестиций')).toBeVisible();
  expect(drawer.getByText(String(live?.active))).toBeVisible();
  const words = within(drawer.getByRole('region', { name: 'Тексты предложения' }));
  for (const text of [live?.title_ru, live?.title_uz, live?.text_ru, live?.text_en])
    expect(words.getByText(text ?? '')).toBeVisible();
  await user.click(drawer.getByRole('button', { name: 'Кто получил' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'FOMO у клиентов' })).toBeVisible();
});

test('a campaign that ends before it begins is refused at its end, and then made', async () => {
  const { user } = await renderScreen(`${campaigns}?form=new`, { as: 'moderator' });
  const form = await side('Новая кампания');
  await user.type(form.getByLabelText(/^Название/), 'Чайный час');
  await user.type(form.getByLabelText(/^Заголовок на русском/), 'Успейте');
  await user.type(form.getByLabelText(/^Текст предложения на русском/), 'Один час');
  await user.click(form.getByRole('button', { name: 'Скопировать русский текст в пустые поля' }));
  expect(form.getByLabelText(/^Текст предложения на узбекском/)).toHaveValue('Один час');
  await user.type(form.getByLabelText(/^Начало кампании/), '05.03.2030');
  await user.type(form.getByLabelText(/^Конец кампании/), '04.03.2030');
  await user.click(form.getByRole('button', { name: 'Создать' }));
  expect((await form.findAllByText('Конец раньше начала'))[0]).toBeVisible();
  const end = form.getByLabelText(/^Конец кампании/);
  await user.clear(end);
  await user.type(end, '06.03.2030');
  await user.click(form.getByRole('button', { name: 'Создать' }));
  expect(await screen.findByText('Успешно завершено')).toBeVisible();
  expect(await find('Чайный час')).toMatchObject({ state: 'draft', benefit_percent: '5.00', end: '2030-03-06' });
});

test('what ran out is given once more, and only that is offered (STATE-20)', async () => {
  const live = await find('Первая инвестиция');
  const [ran] = await offersOf(`fomo_id=${live?.id}&status=expired&limit=1`);
  const { user } = await renderScreen(`${offers}?fomo_id=${live?.id}&status=expired`, { as: 'moderator' });
  const row = (await screen.findAllByRole('row'))[1]!;
  // The actions of a row are there once the pointer is.
  await user.hover(row);
  await user.click(within(row).getByRole('button', { name: 'Действия' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Продлить' }));
  await user.click((await side('Продлить предложение?')).getByRole('button', { name: 'Продлить' }));
  expect(await screen.findByText('Предложение снова действует')).toBeVisible();
  expect((await offersOf(`fomo_id=${live?.id}&status=active&limit=200`)).some(({ id }) => id === ran?.id)).toBe(true);
});

test('a manager renews nothing', async () => {
  await renderScreen(`${offers}?status=expired`, { as: 'kam' });
  expect((await screen.findAllByRole('row')).length).toBeGreaterThan(1);
  expect(screen.queryByRole('button', { name: /Действия/ })).toBeNull();
});

test('a new campaign is seen on the phone as it is typed', async () => {
  const { user } = await renderScreen(`${campaigns}?form=new`, { as: 'moderator' });
  const form = await side('Новая кампания');
  await user.click(form.getByRole('button', { name: 'Показать телефон покупателя' }));
  const phone = within(await form.findByRole('region', { name: 'Экран телефона' }));
  await user.type(form.getByLabelText(/^Заголовок на русском/), 'Успейте');
  const benefit = form.getByRole('textbox', { name: /^Выгода/ });
  await user.clear(benefit);
  expect(phone.queryByText(/^Выгода/)).toBeNull();
  await user.type(benefit, '7,5');
  expect(await phone.findByText('Успейте')).toBeVisible();
  expect(await phone.findByText(/^Выгода 7,5/)).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Узбекский' }));
  expect(form.getByText('Перевода нет: покупатель видит русский текст')).toBeVisible();
});
