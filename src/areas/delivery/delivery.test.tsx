import { screen, waitFor, within } from '@testing-library/react';
import { colleague } from '../../../tests/support/colleague';
import { renderScreen } from '../../../tests/support/renderScreen';

const list = '/delivery/list';
const card = (id: number) => `/delivery/details/${id}`;

interface Delivery {
  id: number;
  status: string;
  enabled: boolean | null;
  order: { id: number; number: string };
  provider: { id: number; name: string } | null;
  receiver: { name: string; phone_number: string };
  receiver_address: { point: string | null };
}
const get = async <Answer,>(address: string) => (await colleague('director')).get<Answer>(`/payment${address}`);
const page = (query: string) => get<{ deliveries: Delivery[]; count: number }>(`/v3/orders/delivery?${query}`);
async function first(query: string): Promise<Delivery> {
  const { deliveries } = await page(`${query}&limit=1`);
  return deliveries[0]!; // the demonstration has deliveries in every status
}
const read = (id: number) => get<Delivery>(`/v3/orders/delivery/${id}`);

test('the list opens on what is brought, masks phones, and a view leads to the addresses that wait', async () => {
  const { count } = await page('awaits=address&limit=1');
  const { user } = await renderScreen(list);
  const grid = await screen.findByRole('grid');
  expect(within(grid).getAllByText(/\+998 \d\d \*\*\* \*\* \d\d/).length).toBeGreaterThan(0);
  const views = within(screen.getByRole('group', { name: 'Доставки по этапам' }));
  await user.click(views.getByRole('button', { name: /^Подтвердить адрес/ }));
  expect(await screen.findByText(new RegExp(`из ${count}$`))).toBeVisible();
});

test('an address is confirmed, and given up again after a question (NOTE-14, NOTE-15, STATE-18)', async () => {
  const { id } = await first('awaits=address&address=undecided&status=new&region_id=101');
  const { user } = await renderScreen(card(id));
  expect(await screen.findByRole('note')).toHaveTextContent('Проверьте адрес получателя и подтвердите его');
  await user.click(screen.getByRole('button', { name: 'Подтвердить адрес получателя' }));
  expect(await screen.findByText('Адрес успешно подтвержден')).toBeVisible();
  expect(await read(id)).toMatchObject({ enabled: true, status: 'address_confirmed' });
  await user.click(await screen.findByRole('button', { name: 'Отменить адрес' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Отменить адрес' }));
  expect(await screen.findByText('Адрес отменено')).toBeVisible();
  await waitFor(async () => expect(await read(id)).toMatchObject({ enabled: false }));
});

test('where the receiver lives is shown by a press for half a minute, and an edit begins without it', async () => {
  const asked = 'awaits=pick_up&limit=100';
  const cards = await Promise.all((await page(asked)).deliveries.map(({ id }) => read(id)));
  const { id } = cards.find(({ receiver_address: { point } }) => point !== null)!; // half of the demonstration's have one
  const { values } = await get<{ values: Record<'street' | 'house' | 'point', string> }>(
    `/v3/orders/delivery/${id}/data?fields=street&fields=house&fields=point`,
  );
  const { user } = await renderScreen(card(id));
  const address = within(await screen.findByRole('region', { name: 'Адрес получателя' }));
  const map = { name: 'Карта с адресом получателя' };
  expect(address.getAllByText('•••')).toHaveLength(3);
  expect(address.queryByRole('application', map)).not.toBeInTheDocument();
  await user.keyboard('[KeyS]');
  for (const value of Object.values(values)) expect(await address.findByText(value)).toBeVisible();
  expect(await address.findByRole('application', map)).toBeInTheDocument();
  // Its history says who looked.
  expect((await screen.findAllByText('Просмотр скрытых данных')).length).toBeGreaterThan(0);
  await user.keyboard('[KeyS]');
  expect(address.getAllByText('•••')).toHaveLength(3);
  expect(address.queryByRole('application', map)).not.toBeInTheDocument();

  await user.click(address.getByRole('button', { name: 'Исправить адрес' }));
  const side = within(await screen.findByRole('dialog'));
  for (const name of [/^Улица получателя/, /^Дом и квартира/, /^Широта/, /^Долгота/])
    expect(await side.findByRole('textbox', { name })).toHaveValue('');
});

test('a provider that does not go there stands with the reason, another one is taken (NOTE-16)', async () => {
  const { id } = await first('awaits=provider&region_id=101&status=address_confirmed');
  const { user } = await renderScreen(card(id));
  const providers = within(await screen.findByRole('region', { name: 'Кто может доставить' }));
  expect((await providers.findAllByText(/Район получателя не обслуживает/)).length).toBeGreaterThan(0);
  const served = providers.getAllByRole('listitem')[0]!; // those that go there stand first
  expect(served).toHaveTextContent('Ездит сюда');
  await user.click(within(served).getByRole('button', { name: 'Выбрать' }));
  const side = within(await screen.findByRole('dialog'));
  await user.type(side.getByLabelText('Номер отправления'), 'YK-000777');
  await user.click(side.getByRole('button', { name: 'Выбрать' }));
  expect(await screen.findByText('Провайдер успешно обновлен')).toBeVisible();
  expect((await read(id)).provider).not.toBeNull();

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  // The courier gave another number: it is put right where it was typed, with what stands there now.
  await user.click(await within(served).findByRole('button', { name: 'Изменить номер отправления' }));
  const again = within(await screen.findByRole('dialog', { name: 'Изменить номер отправления' }));
  const number = again.getByLabelText('Номер отправления');
  expect(number).toHaveValue('YK-000777');
  await user.clear(number);
  await user.type(number, 'YK-000778');
  await user.click(again.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText('Номер отправления сохранён')).toBeVisible();
  expect(await read(id)).toMatchObject({ status: 'provider_assigned', tracking_number: 'YK-000778' });
});

test('before Qabz the courier is not given the goods, and the button says why', async () => {
  const { deliveries } = await page('status=provider_assigned&limit=100');
  const waiting = (await page('awaits=pick_up&limit=100')).deliveries.map(({ id }) => id);
  const early = deliveries.find(({ id }) => !waiting.includes(id))!; // the demonstration has both
  await renderScreen(card(early.id));
  const button = await screen.findByRole('button', { name: /Передать товар курьеру/ });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('note')).toHaveTextContent('после одобрения Qabz');
});

test('an address that names no delivery says so (ERR-23)', async () => {
  await renderScreen(card(987_654));
  expect(await screen.findByText('Доставка не найдена')).toBeVisible();
});

test('list and card say who sold it and where it is fetched (SCR-07)', async () => {
  const { id } = await first('status=provider_assigned');
  const { branch, seller } = await get<{ branch: { name: string }; seller: { name: string } | null }>(
    `/v3/orders/delivery/${id}`,
  );
  const { unmount } = await renderScreen(list);
  const grid = within(await screen.findByRole('grid'));
  expect(grid.getByRole('columnheader', { name: /^Мерчант и филиал/ })).toBeVisible();
  unmount();
  await renderScreen(card(id));
  const from = within(await screen.findByRole('region', { name: 'Отправитель' }));
  expect(from.getByText(branch.name)).toBeVisible();
  if (seller) expect(from.getByText(seller.name)).toBeVisible();
});

test('goods that leave are noted as an edited status (NOTE-03)', async () => {
  const { id } = await first('status=picked_up');
  const { user } = await renderScreen(card(id));
  await user.click(await screen.findByRole('button', { name: /^Отправить в путь/ }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Отправить в путь' }));
  expect(await screen.findByText('Статус успешно отредактирован')).toBeVisible();
  await waitFor(async () => expect(await read(id)).toMatchObject({ status: 'in_transit' }));
});
