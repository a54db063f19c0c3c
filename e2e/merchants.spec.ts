/** Merchants: one is made with a draft on the way, blocked and let free again, and who only reads changes nothing. */
import { dialog, section } from './support/card';
import { heading, signIn } from './support/panel';
import { serviceOf } from './support/service';
import { expect, test } from './support/test';

interface Merchant {
  id: number;
  status: string;
}

test('a merchant is made from a draft, blocked with a reason and unblocked', async ({ page, backEnd, complaints }) => {
  // The bank that nobody knows.
  complaints.allow(/status of 422/);
  await signIn(page, 'kam', '/merchants/list');
  await page.getByRole('button', { name: 'Создать мерчанта' }).click();
  await expect(heading(page, 'Новый мерчант')).toBeVisible();
  const field = (name: string) => page.getByRole('textbox', { name });
  await field('Название').first().fill('Navroʻz Texnika');
  await field('Юридическое название').fill('ООО «Navroʻz Texnika»');
  await page.reload();
  await page.getByRole('button', { name: 'Восстановить' }).click();
  await expect(field('Юридическое название')).toHaveValue('ООО «Navroʻz Texnika»');
  await page.getByRole('radio', { name: 'Товары' }).check();
  await field('Телефон').fill('712001122');
  await field('ИНН мерчанта').fill('312345678');
  await field('МФО').fill('99999');
  await field('Расчётный счёт').fill('20208000900123456001');
  const save = page.getByRole('button', { name: 'Создать мерчанта' });
  await save.click();
  await expect(page.getByText('Такого МФО нет в списке банков').first()).toBeVisible();
  await field('МФО').fill('00450');
  await save.click();
  await expect(heading(page, 'Navroʻz Texnika')).toBeVisible();

  await page.getByRole('button', { name: 'Заблокировать' }).click();
  const form = dialog(page, 'Заблокировать мерчанта?');
  await expect(form.getByText(/продавцы не смогут войти/)).toBeVisible();
  await form.getByRole('combobox', { name: 'Причина' }).selectOption({ label: 'Жалобы клиентов' });
  await form.getByRole('button', { name: 'Заблокировать' }).click();
  await expect(page.getByText('Мерчант заблокирован')).toBeVisible();
  const service = await serviceOf(backEnd.url, 'director');
  const found = await service.read<{ merchants: Merchant[] }>('/payment/v1/merchants?search=312345678');
  expect(found.merchants.map(({ status }) => status)).toEqual(['blocked']);
  await page.getByRole('button', { name: 'Разблокировать' }).click();
  await dialog(page, 'Разблокировать мерчанта?').getByRole('button', { name: 'Разблокировать' }).click();
  await expect(page.getByText('Мерчант разблокирован')).toBeVisible();
  await page.getByRole('tab', { name: 'История блокировок' }).click();
  const events = await section(page, 'История блокировок');
  await expect(events.getByText('Жалобы клиентов')).toBeVisible();
});

test('a moderator reads merchants and finds nothing to change', async ({ page }) => {
  await signIn(page, 'moderator', '/merchants/list/1');
  await expect(heading(page, 'Texnomart')).toBeVisible();
  for (const name of ['Изменить', 'Заблокировать']) await expect(page.getByRole('button', { name })).toHaveCount(0);
});
