/** A delivery put right: its address, who brings it, and the goods on their way; with what is refused. */
import { expectAccessibleInBoth } from './support/axe';
import { dialog, notice, section } from './support/card';
import { followSystem, rows, signIn } from './support/panel';
import { serviceOf, type Service } from './support/service';
import { expect, test } from './support/test';

const list = '/delivery/list';
const card = (id: number) => `/delivery/details/${id}`;
const path = '/payment/v3/orders/delivery';

interface Delivery {
  id: number;
  version: number;
  status: string;
  enabled: boolean | null;
  order: { id: number; status: string };
  provider: { id: number; name: string } | null;
}
const read = (service: Service, id: number) => service.read<Delivery>(`${path}/${id}`);
async function first(service: Service, query: string): Promise<Delivery> {
  const { deliveries } = await service.read<{ deliveries: Delivery[] }>(`${path}?limit=100&${query}`);
  return deliveries[0]!; // the demonstration has deliveries in every status
}

test('an unserved district has nobody, another one is checked and sent, and goods go from the courier to the customer (ERR-24, NOTE-16, NOTE-19, STATE-18)', async ({
  page,
  backEnd,
  complaints,
}) => {
  complaints.allow(/409/);
  const service = await serviceOf(backEnd.url, 'director');
  const { id } = await first(service, 'awaits=pick_up');
  // Goods that are not the platform's yet are not handed to a courier.
  const { deliveries } = await service.read<{ deliveries: Delivery[] }>(`${path}?limit=100&status=provider_assigned`);
  let early: Delivery | undefined;
  for (const one of deliveries) {
    const { next, ...found } = await service.read<Delivery & { next: { obstacle: string | null } }>(
      `${path}/${one.id}`,
    );
    if (next.obstacle === 'possession_first') early = found;
    if (early) break;
  }
  const { id: tooEarly, version } = early!; // the demonstration has one that waits for Qabz
  const refused = await service.call<{ code: string }>(`PUT ${path}/${tooEarly}/status`, {
    version,
    body: { status: 'picked_up' },
  });
  expect([refused.status, refused.body.code]).toEqual([409, 'possession_first']);
  await signIn(page, 'moderator', card(tooEarly));
  await expect(page.getByRole('button', { name: /^Передать товар курьеру/ })).toBeDisabled();
  await expect(page.getByText(/Qabz/).first()).toBeVisible();

  await page.goto(card(id));
  // The last district of this region is one that nobody goes to.
  const address = await section(page, 'Адрес получателя');
  await address.getByRole('button', { name: 'Исправить адрес' }).click();
  const side = dialog(page, 'Исправить адрес');
  const region = (
    await service.read<{ items: { id: number; name: string }[] }>('/payment/v3/address/regions')
  ).items.find((one) => one.id === 103)!; // seeded
  const districts = (
    await service.read<{ items: { id: number; name: string }[] }>('/payment/v3/address/districts?region_id=103')
  ).items.sort((a, b) => a.id - b.id);
  await side.getByLabel('Регион').selectOption(String(region.id));
  await side.getByLabel('Район или город').selectOption(String(districts.at(-1)!.id));
  // An address is written whole, because the one before is masked.
  const writeHouse = async () => {
    await side.getByRole('textbox', { name: 'Улица получателя' }).fill('улица Мукими');
    await side.getByRole('textbox', { name: 'Дом и квартира' }).fill('17');
  };
  await writeHouse();
  await side.getByRole('button', { name: 'Сохранить' }).click();
  await expect(notice(page, 'Адрес сохранён')).toBeVisible();
  await address.getByRole('button', { name: 'Подтвердить адрес получателя' }).click();
  await expect(notice(page, 'Адрес успешно подтвержден')).toBeVisible();
  await address.getByRole('button', { name: 'Проверить районы' }).click();
  await expect(page.getByText('Район не обслуживается').first()).toBeVisible();

  await address.getByRole('button', { name: 'Исправить адрес' }).click();
  await side.getByLabel('Район или город').selectOption(String(districts[0]!.id));
  await writeHouse();
  await side.getByRole('button', { name: 'Сохранить' }).click();
  await expect(side).toBeHidden();
  const confirm = address.getByRole('button', { name: 'Подтвердить адрес получателя' });
  await confirm.click();
  await expect(confirm).toBeHidden();
  await address.getByRole('button', { name: 'Проверить районы' }).click();
  await expect(notice(page, 'Районы успешно проверены')).toBeVisible();
  const providers = await section(page, 'Кто может доставить');
  await expect(providers.getByText('Район получателя не обслуживает').first()).toBeVisible();
  await providers.getByRole('button', { name: 'Выбрать' }).first().click();
  await dialog(page).getByRole('button', { name: 'Выбрать' }).click();
  await expect(notice(page, 'Провайдер успешно обновлен')).toBeVisible();

  for (const [button, status] of [
    ['Передать товар курьеру', 'picked_up'],
    ['Отправить в путь', 'in_transit'],
    ['Отметить вручение', 'delivered'],
  ] as const) {
    await page.getByRole('button', { name: new RegExp(`^${button}`) }).click();
    await dialog(page).getByRole('button', { name: button }).click();
    await expect.poll(async () => (await read(service, id)).status).toBe(status);
  }
  await expect(page.getByRole('region', { name: 'История' })).toContainText('Вручена');
});

test('the list leads to what waits, and list and card can be read by everybody, on a phone as well', async ({
  page,
  backEnd,
}) => {
  const service = await serviceOf(backEnd.url, 'director');
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await signIn(page, 'moderator');
  await followSystem(page);
  await page.goto(list);
  await expect(rows(page).first()).toBeVisible();
  await expectAccessibleInBoth(page, 'list');
  await page
    .getByRole('group', { name: 'Доставки по этапам' })
    .getByRole('button', { name: /Передать курьеру/ })
    .click();
  // The rows of before stay until those of the kind have come.
  await expect(rows(page).first()).toContainText('Служба назначена');
  await rows(page).first().getByRole('link').first().click();
  await expect(page.getByRole('button', { name: /^Передать товар курьеру/ })).toBeVisible();
  await expectAccessibleInBoth(page, 'card');
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(await section(page, 'Кто может доставить')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  const { id } = await first(service, 'is_pickup=true');
  await page.goto(card(id));
  await expect(page.getByText('Клиент забирает товар в филиале: курьер не нужен')).toBeVisible();
});
