/** Customers: the PINFL of another one is refused with both side by side; what only reads changes nothing. */
import { dialog, section } from './support/card';
import { heading, signIn } from './support/panel';
import { serviceOf } from './support/service';
import { expect, test } from './support/test';

interface Customer {
  id: number;
  name: string;
}

test('9.13: the PINFL of another customer lays both cards side by side, and leads to the other one', async ({
  page,
  backEnd,
  complaints,
}) => {
  // The PINFL that is taken.
  complaints.allow(/status of 422/);
  const service = await serviceOf(backEnd.url, 'director');
  // The second came twice: the same person by birthday and gender, still without a PINFL.
  const [first, second] = [
    await service.read<Customer>('/payment/v1/customers/56'),
    await service.read<Customer>('/payment/v1/customers/96'),
  ];
  const { values } = await service.read<{ values: { pinfl: string } }>('/payment/v1/customers/56/data?fields=pinfl');
  await signIn(page, 'moderator', `/settings/clients/info/96`);
  await expect(heading(page, second.name)).toBeVisible();
  const doubles = await section(page, 'Дубли');
  await expect(doubles.getByRole('link', { name: first.name })).toBeVisible();

  const person = await section(page, 'Общие данные');
  await person.getByRole('button', { name: 'Сменить ПИНФЛ' }).click();
  const form = dialog(page, 'Сменить ПИНФЛ');
  await form.getByRole('textbox', { name: 'ПИНФЛ' }).fill(values.pinfl);
  await form.getByRole('button', { name: 'Сохранить' }).click();
  await expect(form.getByText('Этот ПИНФЛ у другого клиента').first()).toBeVisible();
  const beside = form.getByRole('table', { name: 'Два клиента рядом' });
  // They have one name, so the numbers tell them apart.
  await expect(beside.getByText(/№ 96/)).toBeVisible();
  await beside.getByRole('link', { name: first.name }).last().click();
  await expect(page).toHaveURL(/\/settings\/clients\/info\/56$/);
  await expect(heading(page, first.name)).toBeVisible();
});
