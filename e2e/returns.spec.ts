/** Journeys of a return: opened with what it comes to, agreed to by one person, paid by another; and declined with a reason. */
import { expectAccessibleInBoth } from './support/axe';
import { dialog, notice, section } from './support/card';
import { followSystem, rows, signIn } from './support/panel';
import { serviceOf } from './support/service';
import { expect, test } from './support/test';

interface Order {
  id: number;
  number: string;
}
interface Claim {
  id: number;
  number: string;
  status: string;
  from_debt: string;
  money: string;
  amount: string;
  preview: { needs_invoice: boolean; cuts: { number: number }[] };
}
const path = '/payment/v3/return-claims';
const card = (id: number) => `/refund-claims/details/${id}`;

test('one piece comes back: what it changes is seen first, it is agreed to, and the money is not for the moderator to move', async ({
  page,
  backEnd,
  complaints,
}) => {
  // The number of an invoice in Cyrillic letters, which the back end refuses.
  complaints.allow(/status of 400 .*set-waiting-invoice/);
  const service = await serviceOf(backEnd.url, 'moderator');
  // Whose contract is in force, and who has a card to pay back to.
  const search = encodeURIComponent('Штучный');
  const { orders } = await service.read<{ orders: Order[] }>(`${path}/orders?search=${search}&limit=1`);
  const order = orders[0]!; // the demonstration has him
  await signIn(page, 'moderator', `/refund-claims/add?order_id=${order.id}`);
  const count = page.getByRole('textbox', { name: /^Вернуть, штук/ }).first();
  await count.fill('99');
  await page.getByRole('combobox', { name: /^Причина/ }).selectOption('defect');
  await page.getByRole('combobox', { name: /^Куда вернуть/ }).selectOption('card');
  await page.getByRole('button', { name: 'Открыть возврат' }).click();
  await expect(page.getByText('Столько вернуть нельзя').first()).toBeVisible();
  await expect(page.getByText('Из долга, сум')).toHaveCount(0);
  await count.fill('1');
  const outcome = await section(page, 'Что изменится');
  await expect(outcome.getByText('Из долга, сум')).toBeVisible();
  await expect(outcome.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Открыть возврат' }).click();
  await expect(notice(page, 'Возврат открыт')).toBeVisible();
  await expect(page).toHaveURL(/\/refund-claims\/details\/\d+/);
  const id = Number(/details\/(\d+)/.exec(page.url())?.[1]);

  await page.getByRole('button', { name: /^Взять в работу/ }).click();
  const take = dialog(page).getByRole('button', { name: 'Взять в работу' });
  // Held at a sixth of the window from its top: the message of before, which stands in it by now, moves no button as it goes.
  expect((await dialog(page).boundingBox())?.y).toBe(128);
  await take.click();
  await expect(notice(page, 'Возврат в работе')).toBeVisible();
  await page.getByRole('button', { name: /^Согласовать/ }).click();
  await dialog(page).getByRole('button', { name: 'Согласовать' }).click();
  await expect(notice(page, 'Возврат согласован')).toBeVisible();
  const agreed = await service.read<Claim>(`${path}/${id}`);
  expect(agreed.status).toBe('approved_by_moderator');

  if (agreed.preview.needs_invoice) {
    await page.getByRole('button', { name: /^Указать счёт-фактуру/ }).click();
    const form = dialog(page, 'Указать счёт-фактуру');
    await form.getByRole('textbox', { name: /^Счёт-фактура мерчанта/ }).fill('СФ 7');
    await form.getByRole('button', { name: 'Указать счёт-фактуру' }).click();
    await expect(form.getByRole('textbox', { name: /^Счёт-фактура мерчанта/ })).toHaveAttribute('aria-invalid', 'true');
    await form.getByRole('textbox', { name: /^Счёт-фактура мерчанта/ }).fill('SF-7');
    await form.getByRole('button', { name: 'Указать счёт-фактуру' }).click();
    await expect(notice(page, 'Ждём счёт-фактуру')).toBeVisible();
  }
  // The money is for somebody else to move.
  await expect(page.getByRole('button', { name: /^Провести возврат/ })).toHaveCount(0);
});

test('an accountant pays what a moderator agreed to, once, and the claim keeps what it came to', async ({
  page,
  backEnd,
}) => {
  const service = await serviceOf(backEnd.url, 'accountant2');
  const { return_claims: found } = await service.read<{ return_claims: Claim[] }>(
    `${path}?status=waiting_invoice&status=approved_by_moderator&limit=50`,
  );
  const claims = await Promise.all(found.map(({ id }) => service.read<Claim>(`${path}/${id}`)));
  const claim = claims.find((one) => one.status === 'waiting_invoice' || !one.preview.needs_invoice)!; // some are
  await signIn(page, 'accountant2', card(claim.id));
  await page.getByRole('button', { name: /^Провести возврат/ }).click();
  const question = dialog(page, 'Провести возврат');
  await expect(question).toBeVisible();
  const again = question.getByRole('textbox');
  if ((await again.count()) > 0) await again.fill(claim.money);
  await question.getByRole('button', { name: /^(Вернуть|Провести возврат)/ }).click();
  await expect(notice(page, 'Возврат проведён бухгалтером')).toBeVisible();
  const paid = await service.read<Claim>(`${path}/${claim.id}`);
  expect([paid.status, paid.amount]).toEqual(['approved_by_accountant', claim.amount]);
  await expect(page.getByRole('button', { name: /^Провести возврат/ })).toHaveCount(0);
  await expect(await section(page, 'Шаги возврата')).toContainText('Бухгалтер');
});

test('a return is declined with a reason, and list and card can be read by everybody, on a phone as well', async ({
  page,
  backEnd,
}) => {
  const service = await serviceOf(backEnd.url, 'moderator');
  const { return_claims: found } = await service.read<{ return_claims: Claim[] }>(`${path}?status=new&limit=1`);
  const { id } = found[0]!; // the demonstration has new ones
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await signIn(page, 'moderator');
  await followSystem(page);
  await page.goto('/refund-claims/list');
  await expect(rows(page).first()).toBeVisible();
  await expectAccessibleInBoth(page, 'list');
  await page.goto(card(id));
  await expect(page.getByRole('button', { name: /^Взять в работу/ })).toBeVisible();
  await expectAccessibleInBoth(page, 'card');
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(await section(page, 'Что изменится')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: /^Отклонить возврат/ }).click();
  const form = dialog(page, 'Отклонить возврат');
  await form.getByRole('button', { name: 'Отклонить возврат' }).click();
  await expect(form.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
  await form.getByRole('textbox').fill('Следы использования');
  await form.getByRole('button', { name: 'Отклонить возврат' }).click();
  await expect(notice(page, 'Возврат отклонён')).toBeVisible();
  expect((await service.read<Claim>(`${path}/${id}`)).status).toBe('cancelled_by_moderator');
});
