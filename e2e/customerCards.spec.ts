/** A card of a customer is bound by the code of its phone: a wrong one first, then the right one; its number stays nowhere. */
import { dialog, section } from './support/card';
import { heading, signIn } from './support/panel';
import { serviceOf } from './support/service';
import { expect, test } from './support/test';

interface Customer {
  id: number;
  name: string;
}
const number = '8600123400009012';

test('a card is bound by its code, and its number is in no storage and no address', async ({
  page,
  backEnd,
  complaints,
}) => {
  // The wrong code.
  complaints.allow(/status of 422/);
  const service = await serviceOf(backEnd.url, 'moderator');
  const { customers } = await service.read<{ customers: Customer[] }>('/payment/v1/customers?limit=40&status=active');
  let customer: Customer | undefined;
  for (const one of customers) {
    const { count } = await service.read<{ count: number }>(`/payment/v3/payments/cards?customer_id=${one.id}`);
    if (count === 0) customer ??= one;
  }
  const { id, name } = customer!;
  await signIn(page, 'moderator', `/settings/clients/info/${id}`);
  await expect(heading(page, name)).toBeVisible();
  const cards = await section(page, 'Карты');
  await cards.getByRole('button', { name: 'Привязать карту' }).click();
  const first = dialog(page, 'Привязать карту');
  const field = first.getByRole('textbox', { name: 'Номер карты' });
  await field.pressSequentially(number);
  await expect(field).toHaveValue('8600 1234 0000 9012');
  await first.getByRole('textbox', { name: 'Срок карты' }).pressSequentially('1239');
  await first.getByRole('textbox', { name: 'Телефон карты' }).fill('901234567');
  await first.getByRole('button', { name: 'Отправить код' }).click();

  const second = dialog(page, 'Код из СМС');
  await expect(second.getByText('Осталось 3 попытки')).toBeVisible();
  await expect(second.getByText(/^Новый код — через \d+ с$/)).toBeVisible();
  const code = second.getByRole('textbox', { name: 'Код' });
  const confirm = second.getByRole('button', { name: 'Проверить код' });
  await code.fill('1111');
  await confirm.click();
  await expect(second.getByText('Осталось 2 попытки')).toBeVisible();
  await expect(second.getByText('Неверный код').first()).toBeVisible();
  await code.fill('4567');
  await confirm.click();
  await expect(second).toBeHidden();
  await expect(cards.getByText('8600 12** **** 9012')).toBeVisible();

  const kept = await page.evaluate(async () => {
    const names = (await indexedDB.databases()).map((one) => one.name ?? '');
    return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, names, location.href, document.body.innerHTML]);
  });
  expect(kept).not.toContain(number);
  expect(kept).not.toContain('8600 1234 0000 9012');
});
