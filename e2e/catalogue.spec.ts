/** The catalogue: a brand in use stays, an unused one goes. */
import { dialog } from './support/card';
import { heading, signIn } from './support/panel';
import { serviceOf } from './support/service';
import { expect, test } from './support/test';

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
