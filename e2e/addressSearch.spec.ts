/** An address looked up where it is typed: what is found fills the fields, what was typed is not lost, a dumb service stops nobody. */
import type { Locator, Page } from '@playwright/test';
import { dialog, notice, section } from './support/card';
import { signIn } from './support/panel';
import { serviceOf } from './support/service';
import { expect, test } from './support/test';

/** The maps service answers with one house, as it does where it knows more than the towns of the stand-in. */
const answerHouse = (page: Page) =>
  page.route('**/api/maps/1.x/**', (route) => {
    const Components = [
      { kind: 'country', name: 'Узбекистан' },
      { kind: 'locality', name: 'Ташкент' },
      { kind: 'street', name: 'улица Навои' },
      { kind: 'house', name: '12А' },
    ];
    const GeoObject = {
      metaDataProperty: { GeocoderMetaData: { kind: 'house', Address: { Components } } },
      ...{ name: 'улица Навои, 12А', description: 'Ташкент, Узбекистан', Point: { pos: '69.2401 41.3201' } },
    };
    return route.fulfill({ json: { response: { GeoObjectCollection: { featureMember: [{ GeoObject }] } } } });
  });

test('the address of a delivery takes street, house and point of what was found', async ({ page, backEnd }) => {
  await answerHouse(page);
  const path = '/payment/v3/orders/delivery';
  const service = await serviceOf(backEnd.url, 'director');
  const { deliveries } = await service.read<{ deliveries: { id: number }[] }>(`${path}?limit=1&awaits=pick_up`);
  const { id } = deliveries[0]!; // the demonstration has deliveries in every status
  await signIn(page, 'moderator', `/delivery/details/${id}`);
  const address = await section(page, 'Адрес получателя');
  await address.getByRole('button', { name: 'Исправить адрес' }).click();
  const side = dialog(page, 'Исправить адрес');
  const street = side.getByRole('textbox', { name: 'Улица получателя' });
  const house = side.getByRole('textbox', { name: 'Дом и квартира' });
  // What is masked is typed anew.
  await expect(street).toHaveValue('');
  await street.fill('Навоий кўчаси');
  await house.fill('12');
  await side.getByRole('combobox', { name: 'Найти адрес на карте' }).fill('Навои 12');
  await side.getByRole('option', { name: 'улица Навои, 12А Здание · Ташкент, Узбекистан' }).click();
  await expect(street).toHaveValue('улица Навои');
  await expect(house).toHaveValue('12А');
  await expect(side.getByRole('note')).toContainText('Вместо введённого: Навоий кўчаси, 12');
  await side.getByRole('button', { name: 'Сохранить' }).click();
  await expect(notice(page, 'Адрес сохранён')).toBeVisible();
  const { values } = await service.read<{ values: object }>(
    `${path}/${id}/data?fields=street&fields=house&fields=point`,
  );
  expect(values).toEqual({ street: 'улица Навои', house: '12А', point: '41.3201, 69.2401' });
});

test('the address of a customer is looked up, put back, and typed where the service fails', async ({
  page,
  complaints,
}) => {
  complaints.allow(/ERR_FAILED/);
  await answerHouse(page);
  await signIn(page, 'moderator', '/settings/clients/info/56');
  const addresses = await section(page, 'Адреса');
  await addresses.getByRole('button', { name: 'Указать, где живёт' }).click();
  const side = dialog(page, 'Указать, где живёт');
  const street = side.getByRole('textbox', { name: 'Улица' });
  const search = side.getByRole('combobox', { name: 'Найти адрес на карте' });
  await street.fill('Навоий кўчаси');
  await search.fill('Навои 12');
  await side.getByRole('option', { name: /^улица Навои, 12А/ }).click();
  await expect(side.getByRole('textbox', { name: 'Город' })).toHaveValue('Ташкент');
  await expect(side.getByRole('textbox', { name: 'Дом' })).toHaveValue('12А');
  await side.getByRole('button', { name: 'Вернуть введённое' }).click();
  await expect(street).toHaveValue('Навоий кўчаси');

  await page.unroute('**/api/maps/1.x/**');
  await page.route('**/api/maps/1.x/**', (route) => route.abort());
  await search.fill('Самарканд');
  await expect(side.getByText('Поиск адресов не отвечает. Введите адрес сами')).toBeVisible();
  await side.getByRole('textbox', { name: 'Дом' }).fill('14');
  // The directories are chosen by hand: the service calls its places by names of its own.
  await side.getByLabel('Регион').selectOption('101');
  const district = side.getByLabel('Район или город');
  await expect(district.getByRole('option').nth(1)).toBeAttached();
  await district.selectOption({ index: 1 });
  await side.getByRole('button', { name: 'Сохранить' }).click();
  await expect(side).toBeHidden();
});

test('a new merchant gets the address and the point of a town, in the words of the demonstration', async ({ page }) => {
  await signIn(page, 'kam', '/merchants/list/new');
  await page.getByRole('combobox', { name: 'Найти адрес на карте' }).fill('Самарканд');
  await page.getByRole('option', { name: /^Самарканд Населённый пункт/ }).click();
  await expect(page.getByRole('textbox', { name: 'Улица и дом' })).toHaveValue(
    'Самарканд, Самаркандская область, Узбекистан',
  );
  await expect(page.getByRole('textbox', { name: 'Широта точки' })).toHaveValue('39,63');
});

/** Looks the house up in the form, and takes it. */
async function take(form: Locator) {
  await form.getByRole('combobox', { name: 'Найти адрес на карте' }).fill('Навои 12');
  await form.getByRole('option', { name: /^улица Навои, 12А/ }).click();
}
const whole = 'улица Навои, 12А, Ташкент, Узбекистан';

test('a project takes address and point, an agent address and city, a company its registered address', async ({
  page,
  backEnd,
}) => {
  await answerHouse(page);
  const service = await serviceOf(backEnd.url, 'director');
  await signIn(page, 'director', '/real-estate/projects/edit/2');
  const main = page.getByRole('main');
  await take(main);
  await expect(main.getByRole('textbox', { name: /^Адрес/ })).toHaveValue(whole);
  await main.getByRole('button', { name: 'Сохранить' }).click();
  await expect(notice(page, 'Проект обновлён')).toBeVisible();
  expect(await service.read('/investment/project/projects/2')).toMatchObject({
    ...{ address: whole, lat: 41.3201, lon: 69.2401 },
  });

  const { pos_agents: agents } = await service.read<{ pos_agents: { id: number }[] }>(
    '/payment/v1/pos-agents?kind=agent&limit=1',
  );
  await page.goto(`/posAgents/list/edit/${agents[0]!.id}`); // the demonstration has some
  await take(main);
  await expect(main.getByRole('textbox', { name: 'Адрес агента', exact: true })).toHaveValue(whole);
  await expect(main.getByRole('textbox', { name: 'Город' })).toHaveValue('Ташкент');

  const { investors } = await service.read<{ investors: { id: number }[] }>(
    '/investment/investors?subject=business&limit=1',
  );
  await page.goto(`/back-office/investor-business/${investors[0]!.id}`);
  const company = await section(page, 'Данные компании');
  await company.getByRole('button', { name: /^Изменить/ }).click();
  const side = dialog(page);
  await take(side);
  await expect(side.getByRole('textbox', { name: /Юридический адрес/ })).toHaveValue(whole);
});
