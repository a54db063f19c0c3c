/** Journey of an accountant: the IKPU of a line is mended, its receipt is sent once, and cancelled by a refund. */
import { dialog, notice } from './support/card';
import { signIn } from './support/panel';
import { serviceOf } from './support/service';
import { expect, test } from './support/test';

interface Receipt {
  id: number;
  status: string;
  items: { basket_item_id: number | null; spic: string | null }[];
  refunds: { id: number }[];
}
const path = '/payment/v1/ofd/checks';

test('an IKPU of 16 digits is refused, one of 17 kept; the receipt is sent once and cancelled by a refund', async ({
  page,
  backEnd,
  complaints,
}) => {
  complaints.allow(/409/);
  const service = await serviceOf(backEnd.url, 'accountant');
  const { checks } = await service.read<{ checks: Receipt[] }>(`${path}?status=error&type=sale&limit=1`);
  const { id } = checks[0]!; // some were refused
  await signIn(page, 'accountant', `/bugaltery/fiscalization/list?status=error&receipt=${id}`);
  const side = dialog(page, `Чек № ${id}`);
  const row = side.getByRole('region', { name: 'Позиции' }).getByRole('row').nth(1);
  const { items } = await service.read<Receipt>(`${path}/${id}`);
  for (const at of items.keys()) {
    const line = side
      .getByRole('region', { name: 'Позиции' })
      .getByRole('row')
      .nth(at + 1);
    await line.hover();
    await line.getByRole('button').last().click();
    await page.getByRole('menuitem', { name: 'Исправить ИКПУ' }).click();
    const form = dialog(page, 'Исправить ИКПУ');
    const field = form.getByRole('textbox', { name: /^ИКПУ/ });
    await field.fill('0841800100100000');
    await form.getByRole('button', { name: 'Сохранить' }).click();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await field.fill('08418001001000000');
    await form.getByRole('button', { name: 'Сохранить' }).click();
    await expect(notice(page, 'Spic успешно изменен')).toBeVisible();
    await expect(form).toBeHidden();
  }
  await expect(row).toBeVisible();

  await side.getByRole('button', { name: /^Отправить ещё раз/ }).click();
  await expect(notice(page, 'Успешно завершено')).toBeVisible();
  await expect(side.getByRole('button', { name: /^Отправить/ })).toHaveCount(0);
  const again = await service.call<{ code: string }>(`POST /payment/v1/ofd/${id}/sale-check`);
  expect([again.status, again.body.code]).toEqual([409, 'receipt_exists']);

  await side.getByRole('button', { name: 'Отменить чек' }).click();
  const form = dialog(page, 'Отмена чека');
  await form.getByRole('textbox', { name: /^Почему отменяется/ }).fill('Выбит дважды');
  await form.getByRole('button', { name: 'Отменить чек' }).click();
  await expect(notice(page, 'Чек отменён')).toBeVisible();
  const cancelled = await service.read<Receipt>(`${path}/${id}`);
  expect([cancelled.status, cancelled.refunds.length]).toEqual(['cancelled', 1]);
});
