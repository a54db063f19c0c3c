/** Goods: the prices of a merchant are changed in a sheet, and an old price gives way. */
import { dialog } from './support/card';
import { rows, signIn } from './support/panel';
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

const productList = '/marketplace-catalog/product-list';
const productsOf = async (service: Service, query: string) =>
  (await service.read<{ products: Product[] }>(`/marketplace/v1/products?limit=1000&${query}`)).products;

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
  const after = new Map((await productsOf(service, 'merchant_id=3')).map((row) => [row.id, row.price]));
  for (const { id, price } of all) {
    if (id === other.id) expect(after.get(id)).toBe('777000.00');
    else if (near.some((row) => row.id === id)) expect(after.get(id)).toBe('1000.00');
    else expect(Number(after.get(id))).toBeCloseTo(Number(price) * 1.05, 1);
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
  await expect(page.getByText('Старая цена сохранена')).toBeVisible();
  await card.getByRole('button', { name: 'Изменить' }).click();
  const edit = dialog(page, 'Изменение товара');
  await edit.getByLabel(/^Цена, сум/).fill('99000000');
  await edit.getByRole('button', { name: 'Сохранить' }).click();
  await edit.getByRole('button', { name: 'Убрать старую цену' }).click();
  await edit.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText('Товар сохранён')).toBeVisible();
});

test('a moderator removes nothing', async ({ page }) => {
  await signIn(page, 'moderator', `${productList}?product=1`);
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Изменить' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Действия' })).toHaveCount(0);
});
