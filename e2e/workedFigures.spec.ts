/** Journeys with worked figures, by those of the demonstration who show them: a piece comes back, everything does, and a merchant is paid. */
import { png } from '../server/seed/demo/pictures';
import { systemClock, today } from '../server/shared/clock';
import { dialog, notice, openRowMenu, pickRowVerb, section } from './support/card';
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
  await expect(page.getByText('Вы согласовали этот возврат: деньги проводит другой').first()).toBeVisible();
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
  // The question closes by an address, which would call off whatever other one is opened meanwhile.
  await expect(dialog(otherPage)).toHaveCount(0);
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
  await expect(otherPage.getByText('Погашена').first()).toBeVisible();
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
  // A form that is still going back in the history would stop the next page.
  await expect(form).toBeHidden();
  interface Transfer {
    id: number;
    amount: string;
    merchant: { id: number };
  }
  const { transfers } = await maker.read<{ transfers: Transfer[] }>('/payment/v1/transfer-payments?search=990012');
  const { id, amount: sum, merchant } = transfers[0]!; // it was made just now
  expect(sum).toBe('6792499.99');
  await page.goto(`/merchants/transfers?transfer=${id}`);
  const made = dialog(page, `Платёж мерчанту № ${id}`);
  await expect(made.getByRole('button', { name: /^Одобрить/ })).toBeDisabled();
  await expect(made.getByText('Создан вами: решает другой сотрудник').first()).toBeVisible();
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
  await expect(notice(otherPage, /Платёж одобрен/)).toBeVisible();
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
    invoice_date: today(systemClock),
  });
  const { preview } = await read(maker, claimId);
  await step(maker, 'approve-by-accountant', { from_debt: preview.from_debt, money: preview.money });
  expect(await owed()).toBe('-4275000.00');

  await page.goto(debts);
  await expect(row.getByText(amount('^[-−]4 275 000,00$')).first()).toBeVisible();
  await expect(row.getByText('Долга нет')).toBeVisible();
  await openRowMenu(row);
  await expect(page.getByRole('menuitem', { name: /^Выплатить мерчанту/ })).toBeDisabled();
  const more = await maker.call<{ code: string }>('POST /payment/v1/transfer-payment', {
    body: { merchant_id: merchant.id, amount: '1.00', purpose: 'Оплата по договору', document_number: '990013' },
  });
  expect(more.body.code).toBe('nothing_to_pay');
});

interface Full {
  id: number;
  version: number;
  status: string;
  merchant: { id: number };
  baskets: { product: { id: number } | null; count: number }[];
}
const picture = { name: 'Фотоотчёт.png', mimeType: 'image/png', buffer: png(32, 24, (x, y) => [x * 7, y * 9, 120]) };

test('the full life of a contract: approved, partner, down payment by a code, Qabz, act, completed, and twelve payments', async ({
  page,
  otherPage,
  newPage,
  backEnd,
}) => {
  test.setTimeout(400_000);
  const service = await serviceOf(backEnd.url, 'director');
  const accountant = await serviceOf(backEnd.url, 'accountant');
  const name = encodeURIComponent('Балльный');
  const { applications } = await service.read<{ applications: { id: number; customer: { id: number } }[] }>(
    `/payment/v1/installments/applications?search=${name}&status=waiting_for_approval`,
  );
  const { id: application, customer } = applications[0]!; // the demonstration has one
  const contract = `/installment/installments/info/${application}`;
  const moved = async (...steps: string[]) => {
    for (const step of steps) await backEnd.tell({ do: 'moveApplication', application, step });
  };

  await signIn(page, 'moderator', contract);
  const accept = page.getByRole('button', { name: /^Одобрить заявку/ });
  await expect(accept).toBeEnabled();
  await accept.click();
  await dialog(page, 'Одобрить заявку на рассрочку?').getByRole('button', { name: 'Одобрить заявку' }).click();
  await expect(notice(page, 'Рассрочка одобрена')).toBeVisible();
  await moved('agree', 'ask_signature', 'sign');

  const { orders } = await service.read<{ orders: { id: number }[] }>(
    `/payment/v1/orders/orders?search=${name}&status=waiting_for_moderator`,
  );
  const { id } = orders[0]!; // it was signed just now
  const orderPath = `/payment/v1/orders/${id}`;
  const { merchant, baskets } = await service.read<Full>(orderPath);
  for (const { product } of baskets) {
    const { id: good, version } = await productOf(service, product!.id); // goods of the catalogue
    await service.done(`PUT /marketplace/v1/products/${good}`, { version, body: { stock: 50 } });
  }
  // What is in stock, and what of it this order takes.
  const bought = new Map<number, number>();
  for (const { product, count } of baskets) bought.set(product!.id, (bought.get(product!.id) ?? 0) + count);
  const expectStock = async (isTaken: boolean) => {
    for (const [good, count] of bought) expect((await productOf(service, good)).stock).toBe(isTaken ? 50 - count : 50);
  };
  await expectStock(false);
  await page.goto(`/installment/orders-moderate/info/${id}`);
  await page.getByRole('button', { name: /^Взять на модерацию/ }).click();
  await expect(notice(page, 'Заказ отправлен на модерацию')).toBeVisible();
  await page.getByRole('button', { name: /^Одобрить заказ/ }).click();
  await dialog(page, 'Одобрить этот заказ?').getByRole('button', { name: 'Одобрить заказ' }).click();
  await expect.poll(async () => (await service.read<Full>(orderPath)).status).toBe('approved_by_moderator');
  await expectStock(true);
  await moved('ask_marketplace', 'approve_marketplace', 'await_down_payment');

  // The stand-in of the SMS sends the last four digits of the phone.
  const bound = await service.done<{ id: number }>('POST /payment/v3/payments/cards', {
    body: { customer_id: customer.id, card_number: '8600123400009012', expiry: '12/39' },
  });
  await service.done('POST /payment/v3/payments/cards/verify', { body: { id: bound.id, code: '0116' } });
  await signIn(otherPage, 'accountant', contract);
  await otherPage.getByRole('button', { name: 'Действия', exact: true }).click();
  await otherPage.getByRole('menuitem', { name: 'Оплата картой с кодом' }).click();
  const paying = dialog(otherPage, 'Оплата картой с кодом клиента');
  await paying.getByRole('radio', { name: /9012/ }).check();
  await paying.getByRole('button', { name: 'Отправить код клиенту' }).click();
  await paying.getByLabel('Код владельца карты').fill('0116');
  await paying.getByRole('button', { name: 'Оплатить' }).click();
  await expect(notice(otherPage, 'Платеж прошел успешно')).toBeVisible();
  const receipts = async (type: string) => {
    const { checks } = await service.read<{ checks: { type: string; amount: string; vat: string }[] }>(
      `/payment/v1/ofd/checks?order_id=${id}&limit=50`,
    );
    return checks.filter((one) => one.type === type).map((one) => [one.amount, one.vat]);
  };
  expect(await receipts('advance')).toEqual([['1000000.00', '107142.86']]);

  await page.goto(`/installment/orders/info/${id}`);
  const files = await section(page, 'Вложения заказа');
  await files.getByLabel('Приложить файл заказа').setInputFiles(picture);
  await expect(notice(page, 'Фотоотчет успешно добавлен')).toBeVisible();
  const third = await newPage();
  await signIn(third, 'director', `/installment/orders/info/${id}`);
  const theirs = await section(third, 'Вложения заказа');
  await pickRowVerb(theirs.getByRole('row').filter({ hasText: picture.name }), 'Подтвердить фотоотчёт');
  await dialog(third, 'Подтвердить этот фотоотчёт?').getByRole('button', { name: 'Подтвердить фотоотчёт' }).click();
  await expect(notice(third, 'Фотоотчет успешно подтверждена')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: /^Одобрить Qabz/ }).click();
  await dialog(page).getByRole('button', { name: 'Одобрить Qabz' }).click();
  await expect(notice(page, 'Qabz одобрил')).toBeVisible();
  interface Rows {
    schedule: { number: number; amount: string }[];
    totals: { amount: string };
  }
  const { schedule, totals } = await service.read<Rows>(`/payment/v1/installments/${application}/payment-schedule`);
  expect([schedule.length, totals.amount]).toEqual([12, '6200000.00']);

  // The goods are brought: confirmed where to, by a provider of the region, and handed over.
  const delivery = async (what: string, body: object) => {
    const { deliveries } = await service.read<{ deliveries: { version: number; order: { id: number } }[] }>(
      `/payment/v3/orders/delivery?limit=50&search=${name}`,
    );
    const { version } = deliveries.find(({ order }) => order.id === id)!; // it was made when the order was signed
    await service.done(`PUT /payment/v3/orders/delivery/${id}/${what}`, { version, body });
  };
  await delivery('address', {
    ...{ type: 'receiver', enabled: true, region_id: 101, district_id: 1001, street: 'улица Мукими', house: '17' },
  });
  await delivery('provider', { provider_id: 1 });
  for (const status of ['picked_up', 'in_transit', 'delivered']) await delivery('status', { status });
  await page.reload();

  const act = await section(page, 'Акт приёма товара');
  await act.getByRole('button', { name: 'Отправить код клиенту' }).click();
  await expect(notice(page, 'СМС отправлено')).toBeVisible();
  await act.getByRole('button', { name: 'Подтвердить кодом' }).click();
  const form = dialog(page, 'Код клиента для акта');
  await form.getByLabel('Код из СМС клиента').fill('0116');
  await form.getByRole('button', { name: 'Подтвердить кодом' }).click();
  await expect(notice(page, 'СМС подтверждено')).toBeVisible();
  await page.getByRole('button', { name: /^Завершить заказ/ }).click();
  await dialog(page, 'Завершить этот заказ?')
    .getByRole('button', { name: /^Завершить на/ })
    .click();
  await expect(notice(page, 'Заказ одобрен')).toBeVisible();
  expect(await receipts('sale')).toEqual([['7200000.00', '771428.57']]);
  await expectStock(true);
  const { transactions } = await accountant.read<{ transactions: { amount: string; order_id: number | null }[] }>(
    `/payment/v1/merchants/${merchant.id}/transactions?kind=sale&limit=20`,
  );
  expect(transactions.find((one) => one.order_id === id)?.amount).toBe('5700000.00');

  // Eleven come through the bank; the last one is noted here.
  const last = schedule.at(-1)!; // there are twelve
  for (const { number, amount: sum } of schedule.slice(0, -1)) {
    const { version } = await accountant.read<{ version: number }>(
      `/payment/v1/installments/applications/${application}`,
    );
    await accountant.done('POST /payment/v1/installment/create-transaction', {
      version,
      body: {
        ...{ installment_id: application, kind: 'instalment', amount: sum, gateway: 'bank' },
        ...{ document_number: `LIFE-${number}`, document_date: today(systemClock) },
      },
    });
  }
  await otherPage.goto(`${contract}?tab=schedule`);
  await otherPage.getByRole('button', { name: 'Провести платёж' }).click();
  const note = dialog(otherPage, 'Провести платёж клиента').first();
  await note.getByLabel('Платёж, сум').fill(last.amount);
  await note.getByLabel('№ документа').fill('LIFE-12');
  await note.getByRole('button', { name: 'К подтверждению' }).click();
  await otherPage.getByRole('button', { name: amount('^Провести 516 663,00') }).click();
  await expect(notice(otherPage, 'Платёж клиента проведён')).toBeVisible();
  await expect(otherPage.getByText('Погашена').first()).toBeVisible();
  const info = await service.read<{ paid: string; debt: string }>(
    `/payment/v1/installments/${application}/payment-info`,
  );
  expect([info.paid, info.debt]).toEqual(['6200000.00', '0.00']);
  // Each payment has its own receipt.
  const ofPayments = (await receipts('credit')).map(([sum]) => sum);
  expect(ofPayments.toSorted()).toEqual(schedule.map(({ amount: sum }) => sum).toSorted());
  // What the ledger has of customers and of merchants is what their records come to.
  const { ties } = await service.read<{ ties: { id: number; difference: string }[] }>('/system-user/v1/gl/ties');
  expect(ties.filter(({ difference }) => Number(difference) !== 0)).toEqual([]);
});
