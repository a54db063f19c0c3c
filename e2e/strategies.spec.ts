/** Strategies: made, sold, taken off sale and put away; refused while money is at work. */
import type { Page } from '@playwright/test';
import { heading, signIn } from './support/panel';
import { serviceOf } from './support/service';
import { expect, test } from './support/test';

const path = '/back-office/strategies/list';
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A word of the screen in sight; those that were looked at before are kept, and say the same of others. */
const shown = (page: Page, word: string) =>
  page.getByRole('main').getByText(word, { exact: true }).filter({ visible: true }).first();

test('an administrator makes a strategy with a picture and steps, sells it and stops selling it', async ({ page }) => {
  await signIn(page, 'director', path);
  await page.getByRole('button', { name: 'Новая стратегия' }).click();
  await expect(heading(page, 'Новая стратегия')).toBeVisible();
  await page.getByLabel('Название на русском').fill('Мудараба 15');
  await page.getByLabel('Название на узбекском').fill('Muzoraba 15');
  await page.locator('input[type=file]').setInputFiles({ name: 'стратегия.png', mimeType: 'image/png', buffer: png });
  await page
    .getByRole('dialog', { name: 'Кадр перед загрузкой' })
    .getByRole('button', { name: 'Загрузить 1 фото' })
    .click();
  await expect(page.getByRole('img', { name: /^Новая картинка: стратегия/ })).toBeVisible();
  await page.getByLabel('Категория').selectOption({ label: 'Мудараба' });
  await page.getByLabel('Срок, месяцев').fill('15');
  await page.getByLabel('Ожидаемая доходность').fill('25');
  await page.getByRole('radio', { name: 'Средний' }).check();
  await page.getByLabel('Вложение от, сум').fill('60 000 000');
  await page.getByLabel('Вложение до, сум').fill('50 000 000');

  // A second step of amounts, which the curve draws as it is typed.
  const amounts = page.getByRole('figure', { name: 'Ступени по сумме: кривая коэффициента' });
  await expect(amounts.getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: 'Добавить строку: Ступени по сумме' }).click();
  await page.getByLabel('От, млн сум, строка 2').fill('50');
  await page.getByLabel('Значение, строка 2').first().fill('1,3');
  await page.getByLabel('Предел по сумме').fill('1,2');
  await expect(amounts.getByRole('listitem', { name: 'от 50 млн: 1,2' })).toBeVisible();

  await page.getByRole('button', { name: 'Создать' }).click();
  await expect(page.getByText('Наименьшее не может быть больше наибольшего')).toBeVisible();
  await page.getByLabel('Вложение от, сум').fill('1 000 000');
  await page.getByRole('button', { name: 'Создать' }).click();
  await expect(heading(page, 'Мудараба 15')).toBeVisible();
  await expect(shown(page, 'Скоро')).toBeVisible();
  await expect(page.getByRole('main').getByRole('img', { name: 'Картинка' })).toBeVisible();

  await page.getByRole('button', { name: 'Начать продажу' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Начать продажу' }).click();
  await expect(shown(page, 'Продаётся')).toBeVisible();
  await page.getByRole('button', { name: 'Действия' }).click();
  await page.getByRole('menuitem', { name: 'Остановить продажу' }).click();
  await page.getByRole('dialog').getByLabel('Причина').fill('Набор закрыт');
  await page.getByRole('dialog').getByRole('button', { name: 'Остановить продажу' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(shown(page, 'Не продаётся')).toBeVisible();
  await expect(page.getByText('Комментарий: Набор закрыт')).toBeVisible();
});

test('a strategy with money at work is not put away, and says why; the service refuses it as well', async ({
  page,
  backEnd,
}) => {
  const service = await serviceOf(backEnd.url, 'director');
  const address = '/system-user/v1/strategies/3';
  const { version } = await service.read<{ version: number }>(address);
  await signIn(page, 'director', '/back-office/strategies/info/3');
  await page.getByRole('button', { name: 'Действия' }).click();
  await page.getByRole('menuitem', { name: 'Остановить продажу' }).click();
  await page.getByRole('dialog').getByLabel('Причина').fill('Проверка');
  await page.getByRole('dialog').getByRole('button', { name: 'Остановить продажу' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(shown(page, 'Не продаётся')).toBeVisible();
  await page.getByRole('button', { name: 'Действия' }).click();
  const away = page.getByRole('menuitem', { name: 'В архив' });
  await expect(away).toHaveAttribute('aria-disabled', 'true');
  await expect(away).toContainText('В стратегии есть деньги');
  const refused = await service.call<{ code: string }>(`PUT ${address}`, {
    ...{ version: version + 1, body: { status: 'archive', comment: 'Проверка' } },
  });
  expect([refused.status, refused.body.code]).toEqual([409, 'investments_exist']);
  expect((await service.read<{ version: number }>(address)).version).toBe(version + 1);
});

test('the figure of live investments leads to as many of them, with the same sum', async ({ page, backEnd }) => {
  const service = await serviceOf(backEnd.url, 'director');
  const strategy = await service.read<{ investments_count: number }>('/system-user/v1/strategies/4');
  await signIn(page, 'director', '/back-office/strategies/info/4');
  await page
    .getByRole('main')
    .getByRole('link', { name: String(strategy.investments_count), exact: true })
    .click();
  await expect(heading(page, 'Инвестиции')).toBeVisible();
  expect(new URL(page.url()).search).toBe('?strategy_id=4&status=active&status=exiting');
});

test('a category is made in the order of the others, and one in use stays', async ({ page }) => {
  await signIn(page, 'executive', '/back-office/strategies/categories');
  await page.getByRole('button', { name: 'Новая категория' }).click();
  const form = page.getByRole('dialog', { name: 'Новая категория' });
  await form.getByLabel('Название на русском').fill('Исламские сукук');
  await form.getByLabel('Вложение от, сум').fill('1000000');
  await form.getByLabel('Вложение до, сум').fill('2000000');
  await form.getByRole('button', { name: 'Создать' }).click();
  await expect(page.getByRole('grid').getByText('Исламские сукук')).toBeVisible();
  await page.getByRole('grid').getByRole('link', { name: 'Мудараба' }).first().click();
  const drawer = page.getByRole('dialog', { name: 'Категория № 1' });
  await drawer.getByRole('button', { name: 'Действия' }).click();
  await expect(page.getByRole('menuitem', { name: 'Удалить' })).toContainText('В категории есть стратегии');
});
