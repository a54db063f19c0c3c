import { screen, waitFor, within } from '@testing-library/react';
import { colleague } from '../../../../tests/support/colleague';
import { photosCome, photosFail } from '../../../../tests/support/photos';
import { renderScreen } from '../../../../tests/support/renderScreen';

const path = '/back-office/requests/card-verification-claims';

interface Card {
  id: number;
  version: number;
  card_holder: string;
  status: string;
  reject_reason: string | null;
  is_expired: boolean;
  card_photo: string | null;
}
const cards = async (query: string) => {
  const director = await colleague('director');
  const page = await director.get<{ card_verification_claims: Card[] }>(
    `/investment/investors/card-verification-claims?${query}`,
  );
  return page.card_verification_claims;
};
const one = async (id: number) => (await cards(`search=${id}&limit=100`)).find((card) => card.id === id);
/** The first that waits and can be verified, whichever day it is, and the one after it. */
async function verifiable() {
  const waiting = await cards('status=pending&limit=100');
  const at = waiting.findIndex((card) => card.card_photo !== null && !card.is_expired);
  return waiting.slice(at, at + 2);
}
const review = async () => within(await screen.findByRole('dialog', { name: 'Проверка карты' }));
const openId = () => Number(new URLSearchParams(window.location.search).get('card'));

test('verifies a card beside its photo by its letter, asks once, and the next one opens (STATE-04)', async () => {
  const [first, second] = await verifiable();
  const { user } = await renderScreen(`${path}?card=${first?.id}`);
  const side = await review();
  expect(await side.findByText(first?.card_holder ?? '')).toBeVisible();
  expect(side.getAllByRole('img', { name: 'Фото карты' })[0]).toBeInTheDocument();
  expect(side.getByRole('heading', { level: 3, name: 'Данные карты' })).toBeInTheDocument();
  await photosCome('Фото карты');
  await user.keyboard('[KeyA]');
  expect(await screen.findByRole('dialog', { name: 'Карта принадлежит инвестору?' })).toBeVisible();
  expect(await one(first?.id ?? 0)).toMatchObject({ status: 'pending' });
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Статус успешно отредактирован')).toBeVisible();
  expect(screen.getByText('Карта подтверждена')).toBeVisible();
  await waitFor(() => expect(openId()).toBe(second?.id));
  expect(await one(first?.id ?? 0)).toMatchObject({ status: 'verified' });
});

test('a card that has expired, or came without a photo, is verified neither by the button nor by its key', async () => {
  const waiting = await cards('status=pending&limit=100');
  const expired = waiting.find((card) => card.is_expired);
  const { user, unmount } = await renderScreen(`${path}?card=${expired?.id}`);
  const verify = async () => (await review()).findByRole('button', { name: 'Подтвердить' });
  const isAsked = () => screen.queryByRole('dialog', { name: 'Карта принадлежит инвестору?' });
  expect(await verify()).toHaveAccessibleDescription('Срок карты истёк');
  await user.keyboard('[KeyA]');
  expect(isAsked()).toBeNull();
  unmount();
  const bare = waiting.find((card) => card.card_photo === null && !card.is_expired);
  await renderScreen(`${path}?card=${bare?.id}`);
  expect(await verify()).toHaveAccessibleDescription('Фото не приложено');
  await user.keyboard('[KeyA]');
  expect(isAsked()).toBeNull();
  for (const card of [expired, bare]) expect(await one(card?.id ?? 0)).toMatchObject({ status: 'pending' });
});

test('a card whose photo has not come is not verified, and the photo is asked for again; it may be refused', async () => {
  const [first] = await verifiable();
  const { user } = await renderScreen(`${path}?card=${first?.id}`);
  const side = await review();
  const verify = await side.findByRole('button', { name: 'Подтвердить' });
  const address = () => side.getByRole('img', { name: 'Фото карты' }).getAttribute('src');
  expect(verify).toHaveAccessibleDescription('Фото загружается');
  await user.keyboard('[KeyA]');
  const before = address();
  await photosFail('Фото карты');
  expect(verify).toHaveAccessibleDescription('Фото не загрузилось');
  await user.click(verify);
  await user.keyboard('[KeyA]');
  expect(screen.queryByRole('dialog', { name: 'Карта принадлежит инвестору?' })).toBeNull();
  expect(side.getByRole('button', { name: 'Отклонить' })).not.toHaveAttribute('aria-disabled', 'true');
  expect(await one(first?.id ?? 0)).toMatchObject({ status: 'pending' });

  // An address is good for five minutes, and is signed to the second.
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  // The frame asks for another by itself, once: in the same second for the same one, which it knows has failed.
  const again = { name: 'Повторить: Фото карты' };
  const shown = await waitFor(() => side.queryByRole('img', { name: 'Фото карты' }) ?? side.getByRole('button', again));
  if (shown instanceof HTMLImageElement) await photosFail('Фото карты');
  await user.click(await side.findByRole('button', again));
  await waitFor(() => expect(address()).not.toBe(before));
  await photosCome('Фото карты');
  expect(verify).not.toHaveAttribute('aria-disabled', 'true');
  await user.click(verify);
  const question = within(await screen.findByRole('dialog', { name: 'Карта принадлежит инвестору?' }));
  await user.click(question.getByRole('button', { name: 'Подтвердить' }));
  expect(await screen.findByText('Статус успешно отредактирован')).toBeVisible();
  expect(screen.getByText('Карта подтверждена')).toBeVisible();
});

test('refuses a card only with a reason', async () => {
  const [first] = await cards('status=pending&limit=1');
  const { user } = await renderScreen(`${path}?card=${first?.id}`);
  await (await review()).findByText(first?.card_holder ?? '');
  await user.keyboard('[KeyR]');
  const form = within(await screen.findByRole('dialog', { name: 'Отклонить карту' }));
  await user.click(form.getByRole('button', { name: 'Отклонить' }));
  expect(await form.findByText('Пожалуйста, заполните поле')).toBeVisible();
  await user.click(form.getByRole('radio', { name: 'Имя не совпадает' }));
  await user.click(form.getByRole('button', { name: 'Отклонить' }));
  expect(await screen.findByText('Карта отклонена')).toBeVisible();
  await waitFor(async () =>
    expect(await one(first?.id ?? 0)).toMatchObject({ status: 'rejected', reject_reason: 'name_mismatch' }),
  );
});

test('goes to the next without a decision', async () => {
  const [first, second] = await verifiable();
  const { user } = await renderScreen(`${path}?card=${first?.id}`);
  const side = await review();
  await side.findByText(first?.card_holder ?? '');
  await waitFor(() =>
    expect(side.getByRole('button', { name: 'Следующая запись' })).not.toHaveAttribute('aria-disabled', 'true'),
  );
  await user.keyboard('[KeyN]');
  await waitFor(() => expect(openId()).toBe(second?.id));
});

test('a decided card offers no decision, although the list hides it', async () => {
  const [done] = await cards('status=verified&limit=1');
  await renderScreen(`${path}?card=${done?.id}`);
  const verify = await (await review()).findByRole('button', { name: 'Подтвердить' });
  expect(verify).toHaveAccessibleDescription('Решение уже принято');
});

test('who may only look has no decision', async () => {
  const [first] = await cards('status=pending&limit=1');
  await renderScreen(`${path}?card=${first?.id}`, { as: 'kam' });
  const side = await review();
  expect(await side.findByText(first?.card_holder ?? '')).toBeVisible();
  expect(side.queryByRole('button', { name: 'Подтвердить' })).not.toBeInTheDocument();
});
