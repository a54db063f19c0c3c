/** Journeys with worked figures, by those of the demonstration who show them: a piece comes back, everything does, and a merchant is paid. */
import { dialog, notice, pickRowVerb, section } from './support/card';
import { rows, signIn } from './support/panel';
import { serviceOf, type Service } from './support/service';
import { expect, test, type Page } from './support/test';

/** Amounts are grouped by narrow spaces, which nobody types. */
const amount = (text: string) => new RegExp(text.replaceAll(' ', '\\s'));
const claims = '/payment/v3/return-claims';

interface Order {
  id: number;
  application_id: number;
  merchant: { id: number; name: string };
}
interface Line {
  basket_item_id: number;
  product: { id: number } | null;
}
interface Claim {
  id: number;
  version: number;
  status: string;
  from_debt: string;
  money: string;
  fee: string;
  merchant_part: string;
  preview: { from_debt: string; money: string; lines: Line[] };
  refunds: { method: string; status: string; amount: string }[];
}

/** The order of somebody who is named by what he shows. */
async function boughtBy(service: Service, name: string) {
  const search = encodeURIComponent(name);
  const { orders } = await service.read<{ orders: Order[] }>(`/payment/v1/orders/orders?search=${search}`);
  const { applications } = await service.read<{ applications: { id: number }[] }>(
    `/payment/v1/installments/applications?search=${search}`,
  );
  expect([orders.length, applications.length]).toEqual([1, 1]);
  return { order: orders[0]!, contract: applications[0]!.id }; // counted just now
}

/** Opens a return as a moderator does, and looks at what it would come to before. */
async function openReturn(
  page: Page,
  {
    order,
    counts,
    reason,
    figures,
  }: { order: Order; counts: readonly string[]; reason: string; figures: readonly string[] },
): Promise<number> {
  await page.goto(`/refund-claims/add?order_id=${order.id}`);
  const fields = page.getByRole('textbox', { name: /^Вернуть, штук/ });
  await expect(fields).toHaveCount(counts.length);
  for (const [at, count] of counts.entries()) await fields.nth(at).fill(count);
  await page.getByRole('combobox', { name: /^Причина/ }).selectOption(reason);
  await page.getByRole('combobox', { name: /^Куда вернуть/ }).selectOption('card');
  const outcome = await section(page, 'Что изменится');
  for (const figure of figures) await expect(outcome.getByText(amount(figure)).first()).toBeVisible();
  await page.getByRole('button', { name: 'Открыть возврат' }).click();
  await expect(notice(page, 'Возврат открыт')).toBeVisible();
  await expect(page).toHaveURL(/\/refund-claims\/details\/\d+/);
  return Number(/details\/(\d+)/.exec(page.url())?.[1]);
}

/** Takes it in hand, agrees to it, and notes the invoice of the merchant, who pays value-added tax. */
async function agree(page: Page, invoice: string) {
  await page.getByRole('button', { name: /^Взять в работу/ }).click();
  await dialog(page).getByRole('button', { name: 'Взять в работу' }).click();
  await expect(notice(page, 'Возврат в работе')).toBeVisible();
  await page.getByRole('button', { name: /^Согласовать/ }).click();
  await dialog(page).getByRole('button', { name: 'Согласовать' }).click();
  await expect(notice(page, 'Возврат согласован')).toBeVisible();
  await page.getByRole('button', { name: /^Указать счёт-фактуру/ }).click();
  const form = dialog(page, 'Указать счёт-фактуру');
  await form.getByRole('textbox', { name: /^Счёт-фактура мерчанта/ }).fill(invoice);
  await form.getByRole('button', { name: 'Указать счёт-фактуру' }).click();
  await expect(notice(page, 'Ждём счёт-фактуру')).toBeVisible();
}

interface Product {
  id: number;
  version: number;
  stock: number;
}
const productOf = async (service: Service, id: number) =>
  (await service.read<{ products: Product[] }>(`/marketplace/v1/products?id=${id}`)).products[0]!; // it is named by an order
const read = (service: Service, id: number) => service.read<Claim>(`${claims}/${id}`);

test('one piece comes back: rows 12 and 11, the merchant 712 500 less, a receipt that names the sale, and never by one person', async ({
  page,
  otherPage,
  backEnd,
  complaints,
}) => {
  complaints.allow(/409/);
  test.slow();
  const service = await serviceOf(backEnd.url, 'director');
  const { order, contract } = await boughtBy(service, 'Возвратный');
  // Somebody who holds both rights.
  await backEnd.tell({ do: 'allow', role: 'moderator', permission: 'refund_accounting.enable' });
  await signIn(page, 'moderator');
  const id = await openReturn(page, {
    ...{ order, counts: ['0', '1'], reason: 'defect' },
    figures: ['900 000,00', '3 233 332,00', '133 330,00', '712 500,00'],
  });
  await agree(page, 'SF-7');
  const pay = (at: Page) => at.getByRole('button', { name: /^Провести возврат/ });
  await expect(pay(page)).toBeDisabled();
  const own = await serviceOf(backEnd.url, 'moderator');
  const { version, preview } = await read(own, id);
  const seen = { from_debt: preview.from_debt, money: preview.money };
  const refused = await own.call<{ code: string }>(`POST ${claims}/${id}/approve-by-accountant`, {
    version,
    body: seen,
  });
  expect([refused.status, refused.body.code]).toEqual([409, 'same_person']);

  await signIn(otherPage, 'accountant', `/refund-claims/details/${id}`);
  await pay(otherPage).click();
  await dialog(otherPage, 'Провести возврат').getByRole('button', { name: 'Провести возврат' }).click();
  await expect(notice(otherPage, 'Возврат проведён бухгалтером')).toBeVisible();
  await otherPage.goto(`/installment/installments/info/${contract}?tab=schedule`);
  await expect(otherPage.getByRole('row', { name: /^11/ }).getByText(amount('133 330,00'))).toBeVisible();
  await expect(otherPage.getByRole('row', { name: /^12/ }).getByText(amount('^0,00$')).first()).toBeVisible();
  await otherPage.goto(`/merchants/list/${order.merchant.id}/transactions`);
  await expect(otherPage.getByText(amount('^[-−]712 500,00$')).first()).toBeVisible();

  const { checks } = await service.read<{ checks: { id: number; type: string }[] }>(
    `/payment/v1/ofd/checks?order_id=${order.id}`,
  );
  const of = (type: string) => checks.find((one) => one.type === type)!.id; // it was sold, and a piece came back
  const refund = await (
    await serviceOf(backEnd.url, 'accountant')
  ).read<{ amount: string; vat: string; sale: { id: number } }>(`/payment/v1/ofd/checks/${of('refund')}`);
  expect([refund.amount, refund.vat, refund.sale.id]).toEqual(['900000.00', '96428.57', of('sale')]);
});

test('everything comes back after four payments: 3 026 668 to the card, the contract is closed and the goods are in stock', async ({
  page,
  otherPage,
  backEnd,
}) => {
  test.slow();
  const service = await serviceOf(backEnd.url, 'director');
  const { order, contract } = await boughtBy(service, 'Возвратный');
  await signIn(page, 'moderator');
  const id = await openReturn(page, {
    ...{ order, counts: ['1', '2'], reason: 'changed_mind' },
    figures: ['4 133 332,00', '3 026 668,00', '40 000,00'],
  });
  const { preview } = await read(service, id);
  const products = preview.lines.map(({ product }) => product!.id); // both are goods of the catalogue
  const stock = async () => {
    const found = [];
    for (const product of products) found.push((await productOf(service, product)).stock);
    return found;
  };
  const before = await stock();
  await agree(page, 'SF-8');

  await signIn(otherPage, 'accountant', `/refund-claims/details/${id}`);
  await otherPage.getByRole('button', { name: /^Провести возврат/ }).click();
  const question = dialog(otherPage, 'Провести возврат');
  await expect(question.getByText(amount('3 026 668,00')).first()).toBeVisible();
  await question.getByRole('button', { name: /^Вернуть/ }).click();
  await expect(notice(otherPage, 'Возврат проведён бухгалтером')).toBeVisible();
  const paid = await read(service, id);
  expect([paid.from_debt, paid.money, paid.fee]).toEqual(['4133332.00', '3026668.00', '40000.00']);
  expect(paid.refunds.map(({ method, status, amount: sum }) => [method, status, sum])).toEqual([
    ['card', 'success', '3026668.00'],
  ]);
  expect((await stock()).map((now, at) => now - before[at]!)).toEqual(products[0] === products[1] ? [3, 3] : [1, 2]);
  await otherPage.goto(`/installment/installments/info/${contract}`);
  await expect(otherPage.getByText('Рассрочка погашена').first()).toBeVisible();
  const { Status: status } = await service.read<{ Status: string }>(
    `/payment/v1/installments/applications/${contract}`,
  );
  expect(status).toBe('fully_paid');
});

test('a merchant is paid 6 792 499,99 by two accountants; a late return is carried on, and then there is nothing to pay', async ({
  page,
  otherPage,
  backEnd,
  complaints,
}) => {
  complaints.allow(/409/);
  test.slow();
  const maker = await serviceOf(backEnd.url, 'accountant');
  const debts = `/merchants/debts?search=${encodeURIComponent('Namuna')}`;
  await signIn(page, 'accountant', debts);
  const row = rows(page).filter({ hasText: 'Namuna Savdo' });
  await expect(row.getByText(amount('^6 792 499,99$')).first()).toBeVisible();
  await pickRowVerb(row, 'Выплатить мерчанту');
  const form = dialog(page, 'Выплатить мерчанту');
  await expect(form.getByLabel('К выплате, сум')).toHaveValue(amount('^6 ?792 ?499,99$'));
  await form.getByLabel('Номер платёжного поручения').fill('990012');
  await form.getByRole('button', { name: 'Создать платёж' }).click();
  await expect(notice(page, 'Платёж создан и ждёт решения другого сотрудника')).toBeVisible();
  interface Transfer {
    id: number;
    amount: string;
    merchant: { id: number };
  }
  const { transfers } = await maker.read<{ transfers: Transfer[] }>('/payment/v1/transfer-payments?search=990012');
  const { id, amount: sum, merchant } = transfers[0]!; // it was made just now
  expect(sum).toBe('6792499.99');
  await page.goto(`/merchants/transfers?transfer=${id}`);
  await expect(dialog(page, `Платёж мерчанту № ${id}`).getByRole('button', { name: /^Одобрить/ })).toBeDisabled();
  const own = await maker.call<{ code: string }>(`PUT /payment/v1/transfer-payment/${id}/decision`, {
    body: { accepted: true },
  });
  expect([own.status, own.body.code]).toEqual([409, 'same_person']);

  await signIn(otherPage, 'accountant2', `/merchants/transfers?transfer=${id}`);
  await dialog(otherPage, `Платёж мерчанту № ${id}`)
    .getByRole('button', { name: /^Одобрить/ })
    .click();
  const question = dialog(otherPage, 'Одобрение платежа');
  await expect(question).toBeVisible();
  const again = question.getByRole('textbox');
  if ((await again.count()) > 0) await again.fill(sum);
  await question.getByRole('button', { name: /^Одобрить/ }).click();
  await expect(notice(otherPage, /Платёж одобрен/).first()).toBeVisible();
  const owed = async () =>
    (
      await maker.read<{ debts: { debt: string }[] }>(
        `/payment/v1/merchant-debts?merchant_id=${merchant.id}&order_by=-month`,
      )
    ).debts[0]?.debt;
  expect(await owed()).toBe('0.00');

  // The first line of whoever returned a piece of the second one comes back late.
  const moderator = await serviceOf(backEnd.url, 'moderator');
  const { order } = await boughtBy(moderator, 'Частичный');
  const asked = { order_id: order.id, reason: 'defect', refund_method: 'bank', restock: true, comment: '', files: [] };
  const planned = await moderator.done<{ preview: Claim['preview'] }>(`POST ${claims}`, {
    body: { ...asked, items: [], dry_run: true },
  });
  const { id: claimId } = await moderator.done<{ id: number }>(`POST ${claims}`, {
    body: { ...asked, items: [{ basket_item_id: planned.preview.lines[0]!.basket_item_id, count: 1 }] }, // it bought two lines
  });
  const step = async (by: Service, verb: string, body?: object) =>
    by.done(`POST ${claims}/${claimId}/${verb}`, { version: (await read(by, claimId)).version, ...(body && { body }) });
  await step(moderator, 'start-process');
  await step(moderator, 'approve-by-moderator');
  await step(moderator, 'set-waiting-invoice', {
    invoice_number: 'SF-12',
    invoice_date: new Date().toISOString().slice(0, 10),
  });
  const { preview } = await read(maker, claimId);
  await step(maker, 'approve-by-accountant', { from_debt: preview.from_debt, money: preview.money });
  expect(await owed()).toBe('-4275000.00');

  await page.goto(debts);
  await expect(row.getByText(amount('^[-−]4 275 000,00$')).first()).toBeVisible();
  await expect(row.getByText('Долга нет')).toBeVisible();
  const more = await maker.call<{ code: string }>('POST /payment/v1/transfer-payment', {
    body: { merchant_id: merchant.id, amount: '1.00', purpose: 'Оплата по договору', document_number: '990013' },
  });
  expect(more.body.code).toBe('nothing_to_pay');
});
