/** Real estate: a project is made, shown and filled with papers; its lots are sold; people who asked are called once. */
import type { Page } from '@playwright/test';
import { png } from '../server/seed/demo/pictures';
import { dialog, section } from './support/card';
import { heading, rows, signIn } from './support/panel';
import { serviceOf } from './support/service';
import { expect, test } from './support/test';

const picture = (name: string, shade: number) => ({
  name,
  mimeType: 'image/png',
  buffer: png(32, 24, (x, y) => [shade, x * 7, y * 9]),
});
const paper = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.concat([Buffer.from('%PDF-1.4\n')], 64),
});

const figure = (page: Page, label: string) => page.getByText(label, { exact: true }).locator('xpath=../dd');

interface Project {
  id: number;
  soldCount: number;
  statusProject: string;
}

test('a project is made, gets its gallery and its offer, and sells no lot that is not there', async ({
  page,
  backEnd,
  complaints,
}) => {
  await signIn(page, 'director', '/real-estate/projects');
  await expect(rows(page)).toHaveCount(9);
  await page.getByRole('button', { name: 'Создать проект' }).click();
  await expect(heading(page, 'Новый проект')).toBeVisible();
  const field = (name: string) => page.getByRole('textbox', { name });
  await field('Название на русском').fill('ЖК «Навруз»');
  await field('Название на узбекском').fill('«Navroʻz» majmuasi');
  await page.getByRole('combobox', { name: 'Вид' }).selectOption({ label: 'Жилой' });
  await field('Адрес').fill('Ташкент, улица Бобура, 12');
  await field('Цель, сум').fill('1800000001');
  await field('Цена лота, сум').fill('2500000');
  await field('Стоимость проекта, сум').fill('3200000000');
  await field('Приём средств до').fill('01.05.2027');
  const save = page.getByRole('button', { name: 'Создать проект' });
  await save.click();
  await expect(page.getByText('Цель должна делиться на целое число лотов').first()).toBeVisible();
  await field('Цель, сум').fill('1800000000');
  await save.click();
  await expect(heading(page, 'ЖК «Навруз»')).toBeVisible();
  await expect(figure(page, 'Осталось лотов')).toHaveText('720');

  const files = await section(page, 'Файлы проекта');
  await files.locator('input[type=file]').setInputFiles([picture('Фасад.png', 200), picture('Двор.png', 60)]);
  const gallery = await section(page, 'Галерея');
  await expect(gallery.getByRole('button', { name: /^Открыть фото: / })).toHaveCount(2);
  const offer = await section(page, 'Оферта');
  await offer.locator('input[type=file]').setInputFiles([paper('Оферта.pdf'), paper('Приложение.pdf')]);
  await expect(offer.getByRole('link')).toHaveText(['Оферта.pdf', 'Приложение.pdf']);
  // The old ones survive the next save.
  await offer.locator('input[type=file]').setInputFiles([paper('Правила.pdf')]);
  await expect(offer.getByRole('link')).toHaveText(['Оферта.pdf', 'Приложение.pdf', 'Правила.pdf']);

  await page.getByRole('button', { name: 'Начать сбор' }).click();
  await dialog(page, 'Начать сбор средств?').getByRole('button', { name: 'Да' }).click();
  await expect(page.getByText('Сбор средств', { exact: true }).filter({ visible: true }).first()).toBeVisible();

  const id = Number(new URL(page.url()).pathname.split('/').at(-1));
  const service = await serviceOf(backEnd.url, 'director');
  const read = () => service.read<Project>(`/investment/project/projects/${id}`);
  await expect(backEnd.tell({ do: 'sellLots', project: id, count: 721 })).rejects.toThrow(/720 lots are left/);
  expect((await read()).soldCount).toBe(0);
  await backEnd.tell({ do: 'sellLots', project: id, count: 432 });
  await page.reload();
  await expect(figure(page, 'Собрано')).toContainText('60');
  await expect(figure(page, 'Осталось лотов')).toHaveText('288');
  await backEnd.tell({ do: 'sellLots', project: id, count: 288 });
  await page.reload();
  await expect(page.getByText('Сбор завершён', { exact: true }).filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Начать строительство' })).toBeVisible();
  expect(complaints.list).toEqual([]);
});

test('an order of a call is taken by two: one wins, and the other is told who', async ({
  page,
  otherPage,
  backEnd,
  complaints,
}) => {
  complaints.allow(/409/);
  const service = await serviceOf(backEnd.url, 'director');
  const { callbacks } = await service.read<{ callbacks: { ticket_id: number; name: string }[] }>(
    '/investment/project/callbacks?status=new&limit=1&order_by=-created_at',
  );
  const order = callbacks[0]!;
  const path = `/real-estate/call-order?order=${order.ticket_id}`;
  await signIn(page, 'moderator', path);
  await signIn(otherPage, 'director', path);
  const side = (one: Page) => dialog(one, `Заказ звонка № ${order.ticket_id}`);
  await expect(side(otherPage).getByRole('button', { name: 'Взять' })).toBeVisible();
  await side(page).getByRole('button', { name: 'Взять' }).click();
  await expect(page.getByText('Заказ ваш: можно звонить')).toBeVisible();
  await side(otherPage).getByRole('button', { name: 'Взять' }).click();
  await expect(otherPage.getByText('Заказ уже взял другой сотрудник').first()).toBeVisible();
  await expect(side(otherPage).getByText('Дилноза Каримова').first()).toBeVisible();

  // Whoever took it sees the number, calls, and goes on to the next.
  await side(page).getByRole('button', { name: 'Показать: Телефон' }).click();
  await expect(side(page).getByText(/^\+998 \d\d \d{3} \d\d \d\d$/)).toBeVisible();
  await page.keyboard.press('a');
  const form = dialog(page, 'Разговор состоялся');
  await form.getByRole('textbox', { name: 'Комментарий' }).fill('Придёт на показ');
  await form.getByRole('button', { name: 'Поговорили' }).click();
  await expect(page.getByText('Звонок состоялся')).toBeVisible();
  await expect(side(page)).toHaveCount(0);
  const closed = await service.read<{ status: string; comment: string }>(
    `/investment/project/callbacks/${order.ticket_id}`,
  );
  expect(closed).toMatchObject({ status: 'done', comment: 'Придёт на показ' });
});
