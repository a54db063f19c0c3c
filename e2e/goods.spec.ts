/** Goods: a new model comes to sale with its pictures and codes, and the prices of a merchant are changed in a sheet. */
import { readFileSync } from 'node:fs';
import type { Locator } from '@playwright/test';
import { dialog, section } from './support/card';
import { rows, signIn } from './support/panel';
import { painted } from './support/pictures';
import { serviceOf, type Service } from './support/service';
import { expect, test } from './support/test';

interface Product {
  id: number;
  version: number;
  name: string;
  price: string;
  old_price: string | null;
  off_reasons: string[];
}

const modelList = '/marketplace-catalog/model-list';
const productList = '/marketplace-catalog/product-list';
const productsOf = async (service: Service, query: string) =>
  (await service.read<{ products: Product[] }>(`/marketplace/v1/products?limit=1000&${query}`)).products;

/** How large the pictures are that the model has now, to the nearest ten. */
const sizesOf = (images: Locator) =>
  images.locator('a > img').evaluateAll((found) =>
    Promise.all(
      found.map(async (image) => {
        const whole = new Image();
        whole.src = (image.parentElement as HTMLAnchorElement).href;
        await whole.decode();
        return [whole.naturalWidth, whole.naturalHeight].map((side) => Math.round(side / 10) * 10);
      }),
    ),
  );

test('a new model gets its attributes and pictures, and what is offered of it is on sale until its category is off', async ({
  page,
  backEnd,
  complaints,
}) => {
  // What is refused below is refused by the service, too.
  complaints.allow(/422/);
  await signIn(page, 'director', modelList);
  await page.getByRole('button', { name: 'Добавить модель' }).click();
  const form = dialog(page, 'Новая модель');
  await form.getByLabel('Название').fill('Pad Air 11');
  await form.getByLabel('Раздел каталога').selectOption({ label: 'Электроника → Планшеты и книги → Планшеты' });
  await form.getByLabel('Бренд модели').selectOption({ label: 'Lenovo' });
  await form.getByLabel('Описание на русском').fill('Планшет с экраном 11 дюймов');
  await form.getByRole('button', { name: 'Скопировать русский текст в пустые поля' }).click();
  await expect(form.getByLabel('Описание на узбекском')).toHaveValue('Планшет с экраном 11 дюймов');
  await form.getByLabel('Описание на узбекском').fill('11 dyuymli planshet');
  await form.getByLabel('Описание на английском').fill('');
  await form.getByRole('button', { name: 'Создать' }).click();
  const card = dialog(page, 'Lenovo Pad Air 11');
  await expect(card.getByText('Перевода нет: показывается русский текст')).toBeVisible();

  const attributes: [name: string, say: (one: ReturnType<typeof dialog>) => Promise<unknown>, shown: string][] = [
    ['Цвет', (one) => one.getByRole('combobox', { name: /^Цвет/ }).selectOption({ label: 'Графитовый' }), 'Графитовый'],
    ['Диагональ экрана', (one) => one.getByLabel('Диагональ экрана').fill('11,2'), '11,2 ″'],
    ['Влагозащита', (one) => one.getByLabel('Влагозащита').selectOption({ label: 'Нет' }), 'Нет'],
  ];
  for (const [name, say, shown] of attributes) {
    await card.getByRole('button', { name: 'Добавить атрибут' }).click();
    const asked = dialog(page, 'Добавить атрибут');
    await asked.getByRole('combobox', { name: /^Атрибут/ }).selectOption({ label: name });
    await say(asked);
    await asked.getByRole('button', { name: 'Сохранить' }).click();
    await expect(card.getByRole('row', { name: new RegExp(`^${name} ${shown}`) })).toBeVisible();
  }

  const images = await section(page, 'Фото модели');
  await images.locator('input[type=file]').setInputFiles([
    { name: 'спереди.jpg', mimeType: 'image/jpeg', buffer: await painted(page, 2400, 1800) },
    { name: 'огромная.jpg', mimeType: 'image/jpeg', buffer: await painted(page, 8000, 5000) },
    { name: 'знак.png', mimeType: 'image/png', buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') },
    { name: 'сзади.jpg', mimeType: 'image/jpeg', buffer: await painted(page, 900, 1200) },
  ]);
  const refused = (name: string) => images.getByRole('listitem').filter({ hasText: name });
  await expect(refused('огромная.jpg')).toContainText('Картинка больше 6 000 точек');
  await expect(refused('знак.png')).toContainText(/формат|вид|файл/i);
  // The two that may be sent are cut first: by keys, by its shape and as numbers.
  const frame = dialog(page, 'Кадр перед загрузкой');
  await expect(frame.getByRole('button', { name: 'Загрузить 2 фото' })).toBeVisible();
  await frame.getByLabel('Пропорции').selectOption({ label: 'Витрина, 3:1' });
  await expect(frame.getByLabel('Высота, точек')).toHaveValue('800');
  await frame.getByRole('button', { name: 'Что останется: спереди.jpg' }).focus();
  for (const key of ['-', 'ArrowLeft', 'Shift+ArrowRight']) await page.keyboard.press(key);
  await expect(frame.getByLabel('Ширина, точек')).toHaveValue(/^2\s352$/);
  await frame.getByLabel('Ширина, точек').fill('1500');
  await frame.getByLabel('Сверху, точек').fill('0');
  await frame.getByLabel('Сверху, точек').press('Enter');
  await expect(frame.getByLabel('Высота, точек')).toHaveValue('500');
  await frame.getByRole('button', { name: 'сзади.jpg', exact: true }).click();
  const kept = frame.getByRole('button', { name: 'Что останется: сзади.jpg' });
  // Which also scrolls it into sight. While a notice stands below, no more than the upper half of the corner is to be seen.
  await kept.hover();
  const box = (await kept.boundingBox())!; // it is in sight
  await page.mouse.move(box.x + box.width - 4, box.y + box.height - 4);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 4 });
  await page.mouse.up();
  await expect(frame.getByLabel('Ширина, точек')).toHaveValue(/^4[45]\d$/);
  // On a line that is slow enough to see how far each is.
  await page.route(/mkt-upload/, async (route) => {
    await page.waitForTimeout(1_500);
    await route.continue();
  });
  await frame.getByRole('button', { name: 'Загрузить 2 фото' }).click();
  await expect(images.getByRole('progressbar').first()).toBeVisible();
  await expect(images.getByRole('img', { name: 'Фото 2' })).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  expect(await sizesOf(images)).toEqual([
    [1500, 500],
    [450, 600],
  ]);
  const main = images.locator('a > img').first();
  const before = await main.getAttribute('src');
  await images.getByRole('button', { name: 'Поставить раньше: Фото 2' }).click();
  await expect(main).not.toHaveAttribute('src', before ?? '');
  await images.getByRole('button', { name: 'Главная точка: Фото 1' }).click();
  const point = dialog(page, 'Главная точка');
  await point.getByLabel('Слева, %').fill('30');
  await point.getByRole('button', { name: 'Сохранить' }).click();
  await expect(point).toBeHidden();
  await expect(page.getByText('Успешно завершено').last()).toBeVisible();

  const service = await serviceOf(backEnd.url, 'director');
  const { models } = await service.read<{ models: { id: number; category: { id: number } }[] }>(
    '/marketplace/v1/models?search=Pad Air 11',
  );
  const model = models[0]!; // it was made above
  await page.goto(productList);
  await page.getByRole('button', { name: 'Добавить товар' }).click();
  const offer = dialog(page, 'Новый товар');
  await offer.getByLabel('Найти: Модель').fill('Pad Air');
  await offer.getByRole('combobox', { name: /^Модель/ }).selectOption({ label: 'Lenovo Pad Air 11' });
  await offer.getByLabel('Найти: Мерчант').fill('Texnomart');
  await offer.getByRole('combobox', { name: /^Мерчант/ }).selectOption({ index: 1 });
  await offer.getByLabel('Название').fill('Планшет Lenovo Pad Air 11');
  await offer.getByLabel(/^Цена, сум/).fill('4990000');
  await offer.getByLabel('Артикул').fill('PAD-11');
  await offer.getByLabel('ИКПУ').fill('0851700100100000');
  await offer.getByLabel('Остаток, шт.').fill('5');
  await offer.getByLabel('Включён для покупателей').check();
  await offer.getByRole('button', { name: 'Создать' }).click();
  await expect(offer.getByText(/17 цифр/).last()).toBeVisible();
  await offer.getByLabel('ИКПУ').fill('08517001001000000');
  await offer.getByRole('button', { name: 'Создать' }).click();
  const row = rows(page).filter({ hasText: 'Планшет Lenovo Pad Air 11' });
  await expect(row).toContainText('В продаже');
  // It closes by going back in the history, which breaks off a page that is being loaded anew.
  await expect(offer).toBeHidden();
  const one = await service.read<{ version: number }>(`/marketplace/v1/categories/${model.category.id}`);
  await service.done(`PUT /marketplace/v1/categories/${model.category.id}`, {
    body: { is_active: false },
    version: one.version,
  });
  await page.reload();
  await expect(row).toContainText('Раздел выключен');
});

test('the prices of a merchant are changed in a sheet: old and new, what reaches the old price, what a colleague changed', async ({
  page,
  backEnd,
  complaints,
}) => {
  complaints.allow(/409/);
  const service = await serviceOf(backEnd.url, 'director');
  const all = await productsOf(service, 'merchant_id=3');
  await signIn(page, 'director', `${productList}?merchant_id=3&limit=100`);
  await expect(rows(page).first()).toBeVisible();
  await page.getByRole('checkbox', { name: /^Выбрать \d+/ }).check();
  await page.getByRole('button', { name: 'Прайс выбранных' }).click();
  const sheet = dialog(page, 'Прайс выбранных');
  await sheet.getByLabel('Изменить все на, %').fill('5');
  await sheet.getByLabel('Округлить до').selectOption({ label: 'Не округлять' });
  await sheet.getByRole('button', { name: 'Пересчитать' }).click();
  const near = all.filter(({ price, old_price: old }) => old !== null && Number(old) <= Number(price) * 1.05);
  await expect(sheet.getByText('Не ниже старой цены')).toHaveCount(near.length);
  // What reaches its old price keeps the one that it has.
  for (const mark of await sheet.getByText('Не ниже старой цены').all()) {
    const line = sheet.getByRole('row').filter({ has: mark });
    await line.getByRole('textbox').fill('1000');
  }
  await expect(sheet.getByRole('button', { name: 'Проверить' })).toBeEnabled();
  // A colleague is quicker with one of them.
  const other = all.find(({ old_price: old }) => old === null)!; // most have none
  await service.done(`PUT /marketplace/v1/products/${other.id}`, {
    body: { price: '777000.00' },
    version: other.version,
  });
  await sheet.getByRole('button', { name: 'Проверить' }).click();
  if (near.length > 0) {
    await expect(sheet.getByRole('button', { name: 'Отправить цены' })).toBeDisabled();
    await sheet.getByLabel('Число строк').fill(String(all.length));
  }
  await sheet.getByRole('button', { name: 'Отправить цены' }).click();
  const result = dialog(page, 'Новые цены');
  await expect(result.getByText(/Запись изменена|Товар изменил коллега/).first()).toBeVisible();
  await expect(result.getByRole('button', { name: 'Закрыть', exact: true })).toBeVisible();
  await expect(page.getByText(`Изменено: ${all.length - 1}, не вышло: 1, пропущено: 0`).first()).toBeVisible();
  expect((await productsOf(service, `id=${other.id}`))[0]?.price).toBe('777000.00');
  // It alone is sent once more, over what the colleague wrote.
  await result.getByRole('button', { name: 'Повторить неудавшиеся' }).click();
  const again = dialog(page, 'Повторить неудавшиеся');
  await expect(again.getByRole('listitem')).toHaveCount(1);
  await again.getByRole('button', { name: 'Отправить снова' }).click();
  await expect(result.getByText(`Готово: ${all.length}`)).toBeVisible();
  await result.getByRole('button', { name: 'Закрыть', exact: true }).click();
  const after = new Map((await productsOf(service, 'merchant_id=3')).map((row) => [row.id, row.price]));
  for (const { id, price } of all) {
    if (near.some((row) => row.id === id)) expect(after.get(id)).toBe('1000.00');
    else expect(Number(after.get(id))).toBeCloseTo(Number(price) * 1.05, 1);
  }
  // The file says what the screen says.
  await page.reload();
  await expect(rows(page).first()).toBeVisible();
  const [line = ''] = await rows(page).allInnerTexts();
  await page.getByRole('button', { name: 'Экспорт', exact: true }).click();
  await page.getByRole('radio', { name: /^CSV/ }).check();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Выгрузить' }).click(),
  ]);
  const plain = (text: string) => text.replaceAll(/[\s\u00a0\u202f]/g, '').replaceAll(',', '.');
  const written = plain(readFileSync(await download.path(), 'utf8'));
  const shown = all.find(({ name }) => line.includes(name))!; // its row stands first
  expect(plain(line)).toContain(plain(after.get(shown.id)!)); // every product was read above
  for (const { id, name } of all) {
    expect(written).toContain(plain(name));
    expect(written).toContain(plain(after.get(id)!)); // as above
  }
});

test('an old price below the price is refused, and a price that reaches it offers to take it away', async ({
  page,
  complaints,
}) => {
  complaints.allow(/422/);
  await signIn(page, 'moderator', `${productList}?product=1`);
  const card = page.getByRole('dialog').first();
  await card.getByRole('button', { name: 'Старая цена' }).click();
  const form = dialog(page, 'Старая цена');
  await form.getByLabel('Старая цена, сум').fill('1000');
  await form.getByRole('button', { name: 'Сохранить' }).click();
  await expect(form.getByText('Выше цены. Пустая — без скидки').last()).toBeVisible();
  await form.getByLabel('Старая цена, сум').fill('99000000');
  await form.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText('Успешно завершено')).toBeVisible();
  await expect(card.getByText('99 000 000,00').first()).toBeVisible();
  await card.getByRole('button', { name: 'Изменить' }).click();
  const edit = dialog(page, 'Изменение товара');
  await edit.getByLabel(/^Цена, сум/).fill('99000000');
  await edit.getByRole('button', { name: 'Сохранить' }).click();
  await edit.getByRole('button', { name: 'Убрать старую цену' }).click();
  await edit.getByRole('button', { name: 'Сохранить' }).click();
  await expect(edit).toBeHidden();
  await expect(page.getByText('Успешно завершено').last()).toBeVisible();
});

test('a moderator removes nothing', async ({ page }) => {
  await signIn(page, 'moderator', `${productList}?product=1`);
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Изменить' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Действия' })).toHaveCount(0);
});
