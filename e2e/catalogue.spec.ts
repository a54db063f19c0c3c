/** The catalogue: a branch is moved by keys, an older tree is refused; a brand in use stays, an unused one goes. */
import type { Locator, Page } from '@playwright/test';
import type { Category } from '../src/api/marketplace/categories';
import { dialog, section } from './support/card';
import { heading, signIn } from './support/panel';
import { painted } from './support/pictures';
import { serviceOf } from './support/service';
import { expect, test } from './support/test';

const flat = (nodes: readonly Category[]): Category[] => nodes.flatMap((one) => [one, ...flat(one.sub_categories)]);

test('a branch is moved by keys with one call, and stands there after a reload', async ({ page, backEnd }) => {
  await signIn(page, 'moderator', '/marketplace-catalog/category-list?search=смартфоны');
  const service = await serviceOf(backEnd.url, 'moderator');
  const read = async () =>
    flat((await service.read<{ categories: Category[] }>('/marketplace/v1/categories')).categories);
  const named = async (name: string) => (await read()).find((one) => one.name === name)!; // the demonstration has it
  const [phones, gadgets, watches] = [
    await named('Смартфоны'),
    await named('Смартфоны и гаджеты'),
    await named('Умные часы'),
  ];
  const writes: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') writes.push(request.postData() ?? '');
  });
  const line = page.getByRole('treeitem', { name: /^Смартфоны(?! и| A| i)/ });
  await line.focus();
  // Past the one and into the next: watches stand two below.
  for (const key of ['m', 'ArrowDown', 'ArrowDown', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
  await expect(page.getByText('Категория «Смартфоны» перемещена')).toBeVisible();
  expect(writes).toHaveLength(1);
  const moved = await named('Смартфоны');
  expect(moved.parent_id).toBe(watches.id);
  expect((await named('Умные часы')).models_total).toBe(watches.models_total + phones.models_total);
  expect((await named('Смартфоны и гаджеты')).models_total).toBe(gadgets.models_total);
  await page.reload();
  await expect(page.getByRole('tree')).toBeVisible();
  expect((await named('Смартфоны')).parent_id).toBe(watches.id);
});

test('a move that a colleague’s tree forbids is refused in words, and the fresh tree stands there', async ({
  page,
  backEnd,
  complaints,
}) => {
  complaints.allow(/status of 409/);
  const service = await serviceOf(backEnd.url, 'moderator');
  const read = async () =>
    flat((await service.read<{ categories: Category[] }>('/marketplace/v1/categories')).categories);
  const named = async (name: string) => (await read()).find((one) => one.name === name)!; // the demonstration has it
  const put = (one: Category, body: object) =>
    service.done(`PUT /marketplace/v1/categories/${one.id}`, { version: one.version, body });
  const gadgets = await named('Смартфоны и гаджеты');
  const between = gadgets.sub_categories[1]!; // it stands between the two
  expect(gadgets.sub_categories[2]?.name).toBe('Умные часы');
  await signIn(page, 'moderator', '/marketplace-catalog/category-list');
  await page.getByRole('button', { name: 'Развернуть всё' }).click();
  const line = (name: string) => page.getByRole('treeitem', { name: new RegExp(`^${name}`) }).first();
  const walk = async (name: string, ...keys: string[]) => {
    await line(name).focus();
    for (const key of keys) await page.keyboard.press(key);
  };
  await expect(line('Умные часы')).toBeVisible();

  // A colleague moves the watches under the one that is then moved into them.
  await put(await named('Умные часы'), { parent_id: between.id });
  await walk(between.name, 'm', 'ArrowDown', 'ArrowRight', 'Enter');
  await expect(page.getByText('Категория вложена в саму себя').first()).toBeVisible();
  expect((await named('Умные часы')).parent_id).toBe(between.id);
  await expect(line('Умные часы')).toHaveAttribute('aria-level', '4');

  // A colleague has written meanwhile in the one that is moved.
  await put(await named('Смартфоны'), { name_en: 'Smart phones' });
  await walk('Смартфоны(?! и| A| i)', 'm', 'ArrowDown', 'Enter');
  await expect(page.getByText('Запись изменена другим сотрудником').first()).toBeVisible();
  expect((await named('Смартфоны и гаджеты')).sub_categories[0]?.name).toBe('Смартфоны');
});

test('a brand in use stays, an unused one is removed, and a moderator removes none', async ({
  page,
  backEnd,
  complaints,
}) => {
  // What was removed is asked for once more before its drawer is gone.
  complaints.allow(/status of 404/);
  const service = await serviceOf(backEnd.url, 'director');
  const { brands } = await service.read<{ brands: { id: number; name: string; models_count: number }[] }>(
    '/marketplace/v1/brands?order_by=-models_count&limit=1',
  );
  const [used] = brands;
  await signIn(page, 'director', `/marketplace-catalog/brand-list?id=${used!.id}`); // the demonstration has models
  const drawer = dialog(page, used!.name);
  await expect(drawer.getByRole('button', { name: 'Удалить' })).toHaveAccessibleDescription(
    new RegExp(`Используется: ${used!.models_count} модел`),
  );
  await drawer.getByRole('link', { name: String(used!.models_count) }).click();
  await expect(heading(page, 'Модели')).toBeVisible();

  await page.goto('/marketplace-catalog/brand-list?form=new');
  await page.getByRole('textbox', { name: 'Название' }).fill('Zarafshon');
  await page.getByRole('button', { name: 'Создать' }).click();
  await expect(page.getByText('Успешно завершено')).toBeVisible();
  await page.goto('/marketplace-catalog/brand-list?search=Zarafshon');
  await page.getByRole('link', { name: 'Zarafshon' }).click();
  await dialog(page, 'Zarafshon').getByRole('button', { name: 'Удалить' }).click();
  await dialog(page, 'Вы хотите это удалить?').getByRole('button', { name: 'Да' }).click();
  await expect(page.getByText('Успешно удален.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Zarafshon' })).toHaveCount(0);
});

test('a moderator finds no way to remove a brand', async ({ page }) => {
  await signIn(page, 'moderator', '/marketplace-catalog/brand-list?id=1');
  await expect(page.getByRole('button', { name: 'Изменить' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Удалить' })).toHaveCount(0);
});

test('a category says how complete its products are, and is shown as on the customer’s phone in each language', async ({
  page,
  backEnd,
}) => {
  const service = await serviceOf(backEnd.url, 'moderator');
  const { categories } = await service.read<{ categories: Category[] }>('/marketplace/v1/categories');
  const phones = flat(categories).find(({ name }) => name === 'Смартфоны')!; // the demonstration has it
  await signIn(page, 'moderator', `/marketplace-catalog/category-list/${phones.id}`);
  const complete = await section(page, 'Полнота карточек товаров');
  await expect(complete).toContainText(`${Math.floor((phones.complete_total * 100) / phones.products_total)} %`);
  const count = await complete.getByRole('link').nth(1).innerText();
  await complete.getByRole('link').nth(1).click();
  await expect(heading(page, 'Товары')).toBeVisible();
  await expect(page.getByText(`из ${count}`).or(page.getByText('Товаров нет')).first()).toBeVisible();

  await page.goBack();
  await page.getByRole('button', { name: 'Действия' }).click();
  await page.getByRole('menuitem', { name: 'Как у покупателя' }).click();
  const shown = dialog(page, 'Как у покупателя');
  const phone = shown.getByRole('region', { name: 'Экран телефона' });
  await expect(phone.getByRole('heading', { name: phones.name_ru })).toBeVisible();
  await shown.getByRole('button', { name: 'Узбекский' }).click();
  await expect(phone.getByRole('heading', { name: 'Mahsulotlar' })).toBeVisible();
  await expect(phone).toContainText(/soʻm/);
  await shown.getByRole('button', { name: 'Английский' }).click();
  await expect(phone.getByRole('heading', { name: 'Products' })).toBeVisible();
  const day = await phone.evaluate((screen) => getComputedStyle(screen).backgroundColor);
  await shown.getByRole('button', { name: 'Тёмная' }).click();
  await expect.poll(() => phone.evaluate((screen) => getComputedStyle(screen).backgroundColor)).not.toBe(day);
  // The panel around it stays as it was.
  await expect(shown.getByRole('button', { name: 'Английский' })).toBeVisible();
});

/** Chooses a photo twice as wide as high, looks at what is offered of it, and sends what is left after this is done. */
async function cut(
  page: Page,
  form: Locator,
  {
    by = 'square',
    save = 'Создать',
    work,
  }: { by?: string; save?: string; work?: (frame: Locator) => Promise<void> } = {},
): Promise<void> {
  const photo = { name: 'снимок.jpg', mimeType: 'image/jpeg', buffer: await painted(page, 1200, 600) };
  await form.locator('input[type=file]').setInputFiles(photo);
  const frame = dialog(page, 'Кадр перед загрузкой');
  await expect(frame.getByRole('combobox', { name: 'Пропорции' })).toHaveValue(by);
  await expect(frame.getByLabel('Высота, точек')).toHaveValue('600');
  const place = (name: string) => frame.getByLabel(name).boundingBox();
  const [left, top] = [await place('Слева, точек'), await place('Сверху, точек')];
  expect(left!.x + left!.width, 'one number does not lie over the next').toBeLessThanOrEqual(top!.x);
  await work?.(frame);
  await frame.getByRole('button', { name: 'Загрузить 1 фото' }).click();
  await expect(frame).toBeHidden();
  await form.getByRole('button', { name: save }).click();
}
const sizeOf = (page: Page, url: string) =>
  page.evaluate(async (address) => {
    const image = new Image();
    image.src = address;
    await image.decode();
    return [image.naturalWidth, image.naturalHeight];
  }, url);

test('pictures are cut to their place before they are sent, and a wordmark may stay whole', async ({
  page,
  backEnd,
}) => {
  const service = await serviceOf(backEnd.url, 'director');
  await signIn(page, 'director', '/marketplace-catalog/category-list?form=new');
  await page.getByRole('textbox', { name: /^Название на русском/ }).fill('Самовары');
  await cut(page, dialog(page, 'Новая категория товаров'), {
    work: async (frame) => {
      await frame.getByRole('button', { name: /^Что останется/ }).press('Shift+ArrowLeft');
      await expect(frame.getByLabel('Слева, точек')).toHaveValue('299');
      await frame.getByLabel('Ширина, точек').fill('450');
      await frame.getByLabel('Ширина, точек').press('Enter');
      await expect(frame.getByLabel('Высота, точек')).toHaveValue('450');
    },
  });
  await expect(page.getByText('Успешно завершено')).toBeVisible();
  const { categories } = await service.read<{ categories: Category[] }>('/marketplace/v1/categories');
  const made = flat(categories).find(({ name }) => name === 'Самовары');
  expect(await sizeOf(page, made?.image_url ?? '')).toEqual([450, 450]);

  await page.goto('/marketplace-catalog/brand-list?form=new');
  await page.getByRole('textbox', { name: 'Название' }).fill('Registon');
  await cut(page, dialog(page, 'Новый бренд'), {
    work: async (frame) => {
      await frame.getByRole('combobox', { name: 'Пропорции' }).selectOption({ label: 'Любые' });
      await frame.getByLabel('Слева, точек').fill('0');
      await frame.getByLabel('Ширина, точек').fill('1200');
      await frame.getByLabel('Ширина, точек').press('Enter');
    },
  });
  await expect(page.getByText('Успешно завершено')).toBeVisible();
  const { brands } = await service.read<{ brands: { logo_url: string | null }[] }>(
    '/marketplace/v1/brands?search=Registon&limit=1',
  );
  expect(await sizeOf(page, brands[0]?.logo_url ?? '')).toEqual([1200, 600]);

  await page.goto('/merchants/list/merchants-category?form=new');
  await page.getByRole('textbox', { name: /^Название на русском/ }).fill('Чайханы');
  await cut(page, dialog(page, 'Добавить категорию'));
  await expect(page.getByText('Категория мерчантов создана')).toBeVisible();
  const { list } = await service.read<{ list: { name_ru: string; image_url: string | null }[] }>(
    '/payment/v1/merchants/categories?language=ru',
  );
  expect(await sizeOf(page, list.find(({ name_ru: name }) => name === 'Чайханы')?.image_url ?? '')).toEqual([600, 600]);

  await page.goto('/merchants/list/edit/1');
  await cut(page, page.getByRole('main'), { save: 'Сохранить' });
  await expect(page).toHaveURL(/\/merchants\/list\/1$/);
  const merchant = await service.read<{ logo_url: string }>('/payment/v1/merchants/1');
  expect(await sizeOf(page, merchant.logo_url)).toEqual([600, 600]);

  await page.goto('/back-office/strategies/edit/4');
  await cut(page, page.getByRole('main'), { by: 'strategy', save: 'Сохранить' });
  await expect(page).toHaveURL(/strategies\/info\/4$/);
  const { image } = await service.read<{ image: { url: string } }>('/system-user/v1/strategies/4');
  expect(await sizeOf(page, image.url)).toEqual([1067, 600]);
});
