/** Journey 5 of the finance part: a bond is made, sold and paid row by row until it has matured. */
import type { Page } from '@playwright/test';
import { dialog, notice } from './support/card';
import { fillSignIn, heading, signIn } from './support/panel';
import { investorsWhere, serviceOf } from './support/service';
import { expect, test } from './support/test';

const figure = (page: Page, label: string) => page.getByText(label, { exact: true }).locator('xpath=../dd').first();
/** Amounts are grouped by narrow spaces, which nobody types. */
const amount = (text: string) => new RegExp(text.replaceAll(' ', '\\s'));
const status = (page: Page, name: string) =>
  page.getByRole('main').getByText(name, { exact: true }).filter({ visible: true }).first();

interface Schedule {
  version: number;
  rows: { id: number; date: string; status: string; pay_refusal: string | null }[];
}
interface Investor {
  balance: string;
}

/** Pays what is next, its sum typed once more. */
async function payNext(page: Page, sum: string) {
  await page.getByRole('button', { name: 'Выплатить следующую строку' }).click();
  const question = dialog(page, 'Выплатить строку графика?');
  const retype = question.getByRole('textbox');
  if ((await retype.count()) > 0) await retype.fill(sum);
  await question.getByRole('button', { name: /^Выплатить / }).click();
  await expect(question).toBeHidden();
}

test('a bond is made, sold, paid in the order of its rows, and matures with the last', async ({
  page,
  backEnd,
  complaints,
}) => {
  complaints.allow(/401/);
  await signIn(page, 'executive', '/back-office/bonds/list');
  await page.getByRole('button', { name: 'Новая облигация' }).click();
  await expect(heading(page, 'Новая облигация')).toBeVisible();
  const field = (name: string | RegExp) => page.getByRole('textbox', { name });
  await field('Название на русском').fill('Выпуск для проверки');
  await field('Код выпуска').fill('DV-2026-9');
  await field('Эмитент').first().fill('ООО «Divan Invest»');
  await field('ИНН эмитента').fill('306573219');
  await field('Номинал').fill('1000000');
  await page.getByLabel('Количество, шт.').fill('500');
  await page.getByLabel('Годовая ставка').fill('22');
  await field('День выпуска').fill('31.01.2026');
  await page.getByLabel('Срок, месяцев').fill('12');
  // The service reckons what will be paid while the form is filled in.
  await expect(figure(page, 'Сумма купонов')).toHaveText(amount('110 000 000,01'));
  await expect(page.getByText(amount('26 821 917,81')).first()).toBeVisible();
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(heading(page, 'DV-2026-9 · Выпуск для проверки')).toBeVisible();
  await expect(status(page, 'Черновик')).toBeVisible();
  const id = Number(new URL(page.url()).pathname.split('/').at(-1));

  // A tiyin too much of the principal is not sent.
  await page.getByRole('tab', { name: 'График выплат' }).click();
  await page.getByRole('button', { name: 'Изменить график' }).click();
  const last = page.getByRole('textbox', { name: 'Погашение, сум, строка 4' });
  await expect(last).toHaveValue(amount('500 000 000,00'));
  await last.fill('500000000.01');
  await last.press('Tab');
  await expect(page.getByText(/Расхождение с выпуском: 0,01/)).toBeVisible();
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText('Сумма погашения в графике не равна номиналу всех облигаций').first()).toBeVisible();
  const service = await serviceOf(backEnd.url, 'executive');
  const read = () => service.read<Schedule>(`/system-user/v1/bonds/${id}/repayment-schedule`);
  const drafted = await read();
  await last.fill('500000000');
  await last.press('Tab');
  await expect(page.getByText(/Расхождение с выпуском: 0,00/)).toBeVisible();
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(notice(page, 'График сохранён')).toBeVisible();
  expect((await read()).rows).toHaveLength(drafted.rows.length);

  await page.getByRole('button', { name: 'Открыть продажу' }).click();
  await dialog(page).getByRole('button', { name: 'Открыть продажу' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(status(page, 'В продаже')).toBeVisible();

  const holders = (await investorsWhere(service, 'status=active&limit=3')).slice(0, 3);
  const shares = [200, 130, 100];
  for (const [at, { id: investor }] of holders.entries())
    await backEnd.tell({ do: 'sellUnits', bond: id, investor, quantity: shares[at]! }); // three of each
  const balances = () =>
    Promise.all(holders.map(async (one) => (await service.read<Investor>(`/investment/investors/${one.id}`)).balance));
  const before = await balances();

  // Row 1, of 89 days: 430 of 500 units are sold.
  await page.reload();
  await expect(figure(page, 'Сумма купонов')).toHaveText(amount('110 000 000,01'));
  await payNext(page, '23066849,31');
  await expect(notice(page, 'Выплата по облигации проведена')).toBeVisible();
  const after = await balances();
  const gained = after.map((sum, at) => (Number(sum) - Number(before[at])).toFixed(2));
  expect(gained).toEqual(['10728767.12', '6973698.63', '5364383.56']);

  // The third cannot be paid before the second: the panel offers only the second, and the service refuses it.
  const { version, rows } = await read();
  expect(rows.map((row) => row.pay_refusal)).toEqual(['row_paid', null, 'rows_before_unpaid', 'rows_before_unpaid']);
  const refused = await service.call<{ code: string }>(
    `POST /system-user/v1/bonds/${id}/repayment-schedule/${rows[2]!.id}/pay`,
    { version, body: { payable_amount: '23844383.56' } },
  );
  expect([refused.status, refused.body.code]).toEqual([409, 'rows_before_unpaid']);

  await payNext(page, '23844383,56');
  await expect(page.getByRole('row', { name: /^2/ }).getByText('Выплачена')).toBeVisible();
  await payNext(page, '23844383,56');
  await expect(page.getByRole('row', { name: /^3/ }).getByText('Выплачена')).toBeVisible();

  // The last one is not due yet, and says so; on its day it is paid, and the bond has matured.
  const pay = page.getByRole('button', { name: 'Выплатить следующую строку' });
  await expect(pay).toBeDisabled();
  await backEnd.tell({ do: 'advance', ms: Date.parse(`${rows[3]!.date}T12:00:00+05:00`) - Date.now() });
  await page.reload();
  await expect(page).toHaveURL(/\/user\/login/);
  await fillSignIn(page, 'executive');
  await expect(heading(page, 'DV-2026-9 · Выпуск для проверки')).toBeVisible();
  await page.getByRole('tab', { name: 'График выплат' }).click();
  await payNext(page, '453844383,56');
  await expect(status(page, 'Погашена')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Выплатить следующую строку' })).toHaveCount(0);
});
