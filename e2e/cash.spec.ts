/** Journeys 11, 12 and 13: money that comes by bank, money that is taken out, and many payments by a spreadsheet. */
import { utils, write } from 'xlsx';
import { dialog, expectNoDialog, notice, openActions, openRowMenu } from './support/card';
import { heading, rows, signIn } from './support/panel';
import { serviceOf } from './support/service';
import { expect, test, type Page } from './support/test';

const cashIn = '/back-office/requests/cash-in';
const cashOut = '/back-office/requests/cash-out';

interface Receipt {
  id: number;
  version: number;
  bank_document_number: string;
  amount: string;
  status: string;
  matched_investor: { id: number; name: string } | null;
}
interface Claim {
  id: number;
  version: number;
  number: string;
  amount: string;
  payable_amount: string;
  method: 'card' | 'bank_account';
  mfo: string | null;
  bank_account: string | null;
  status: string;
  changed_by: object | null;
}

const receiptsOf = async (url: string, query: string) => {
  const service = await serviceOf(url, 'accountant2');
  const page = await service.read<{ cash_in_bank: Receipt[]; count: number }>(
    `/investment/payments/cash-in/bank?status=pending&limit=100&${query}`,
  );
  return { service, ...page };
};
const claimsOf = async (url: string) => {
  const service = await serviceOf(url, 'accountant2');
  const path = '/investment/investments/requests/cash-out?status=pending&limit=100';
  return { service, claims: (await service.read<{ exit_claims: Claim[] }>(path)).exit_claims };
};
/** Small enough that its sum is not typed once more. */
const small = (amount: string) => Number(amount) < 50_000_000;
const verb = (page: Page, name: RegExp | string) => dialog(page).getByRole('button', { name });

test('an accountant posts bank receipts one after the other, and somebody quicker leaves nothing to post', async ({
  page,
  backEnd,
  complaints,
}) => {
  complaints.allow(/status of 409/);
  const { service, cash_in_bank, count } = await receiptsOf(backEnd.url, 'match_confidence=exact');
  const [first, second] = cash_in_bank.filter(({ amount }) => small(amount));
  if (!first?.matched_investor || !second?.matched_investor) throw new Error('The seed has too few sure receipts');
  const balanceOf = async (id: number) =>
    (await service.read<{ balance: string }>(`/system-user/v1/investors/${id}/balance`)).balance;
  const before = Number(await balanceOf(first.matched_investor.id));
  await signIn(page, 'accountant', `${cashIn}?match_confidence=exact`);
  await rows(page).getByRole('link', { name: first.bank_document_number }).click();

  await test.step('the document stands beside the payer, with the reason why it is his', async () => {
    await expect(heading(page, `Платёж № ${first.bank_document_number}`)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Банковский документ' })).toBeVisible();
    const payer = page.getByRole('region', { name: 'Чей это платёж' });
    await expect(payer.getByText(/(ИНН|ПИНФЛ) совпадает/).first()).toBeVisible();
    await expect(payer.getByRole('radio').first()).toBeChecked();
  });

  await test.step('confirmed, it leaves the queue and the next one has the focus', async () => {
    await page.getByRole('button', { name: /^Зачислить/ }).click();
    await verb(page, /^Зачислить/).click();
    await expect(notice(page, 'Платёж зачислен')).toBeVisible();
    await expectNoDialog(page);
    await expect(page).not.toHaveURL(new RegExp(`/${first.id}$`));
    await expect(page.getByRole('region', { name: 'Банковский документ' }).locator('..')).toBeFocused();
    expect((await receiptsOf(backEnd.url, 'match_confidence=exact')).count).toBe(count - 1);
    const after = Number(await balanceOf(first.matched_investor?.id ?? 0));
    expect(after - before).toBeCloseTo(Number(first.amount), 2);
  });

  await test.step('a colleague was quicker: the panel says who, and posts nothing', async () => {
    await page.goto(`${cashIn}/${second.id}`);
    await page.getByRole('button', { name: /^Зачислить/ }).click();
    await expect(verb(page, /^Зачислить/)).toBeVisible();
    const taken = await balanceOf(second.matched_investor?.id ?? 0);
    await service.done(`PUT /investment/payments/cash-in/bank/${second.id}`, {
      version: second.version,
      body: { status: 'rejected', comment: 'Платёж не для нас' },
    });
    await verb(page, /^Зачислить/).click();
    await expect(dialog(page).getByText('Решение уже принято')).toBeVisible();
    await expect(dialog(page).getByText(/Платёж уже обработан: .+ Статус: Отклонён/)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Отклонить' })).toHaveAttribute('aria-disabled', 'true');
    expect(await balanceOf(second.matched_investor?.id ?? 0)).toBe(taken);
  });

  await test.step('an unknown payer is found by hand or sent back with a reason', async () => {
    const [unknown] = (await receiptsOf(backEnd.url, 'match_confidence=none')).cash_in_bank;
    await page.goto(`${cashIn}/${unknown?.id}`);
    await page.getByRole('searchbox', { name: 'Найти другого инвестора' }).fill('Каримов');
    await page.getByRole('button', { name: 'Найти' }).click();
    await expect(page.getByRole('list', { name: 'Найденные инвесторы' })).toBeVisible();
    await page.getByRole('button', { name: 'Вернуть' }).click();
    await verb(page, 'Вернуть').click();
    await expect(dialog(page).getByText('Пожалуйста, заполните поле').first()).toBeVisible();
    await dialog(page).getByRole('textbox', { name: 'Причина' }).fill('Плательщик не наш клиент');
    await verb(page, 'Вернуть').click();
    await expect(notice(page, 'Платёж возвращён')).toBeVisible();
  });
});

test('an accountant approves a cash-out with its price in view; what was changed is approved by another', async ({
  page,
  backEnd,
  complaints,
}) => {
  complaints.allow(/status of 409/);
  const { service, claims } = await claimsOf(backEnd.url);
  const [first, second, third] = claims.filter(
    ({ amount, bank_account, changed_by }) => small(amount) && bank_account !== null && changed_by === null,
  );
  if (!first || !second || !third) throw new Error('The seed has too few claims');
  await signIn(page, 'accountant', `${cashOut}/${first.id}`);

  await test.step('reason, penalty, tax and what is paid stand in the question', async () => {
    await page.getByRole('button', { name: 'Одобрить' }).click();
    for (const label of ['Причина выхода', 'Штраф', 'Налог', 'Сумма вывода'])
      await expect(dialog(page).getByText(label, { exact: true })).toBeVisible();
    await verb(page, /^Одобрить/).click();
    await expect(notice(page, 'Заявка одобрена')).toBeVisible();
    await expectNoDialog(page);
    // What comes next is a button; what is past stands under ⋯ with its reason.
    await expect(page.getByRole('button', { name: 'Подготовить документ' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Одобрить' })).toHaveCount(0);
    await openActions(page, 'Действия с заявкой');
    const approve = page.getByRole('menuitem', { name: 'Одобрить' });
    await expect(approve).toHaveAttribute('aria-disabled', 'true');
    await expect(approve).toHaveAccessibleDescription('По заявке уже есть решение');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('region', { name: 'История' })).toContainText('Решение');
  });

  await test.step('whoever changes the terms leaves the approval to another', async () => {
    await page.goto(`${cashOut}/${second.id}`);
    await page.getByRole('button', { name: 'Изменить условия' }).click();
    await dialog(page).getByRole('textbox', { name: 'Сумма вывода' }).fill('100000');
    await verb(page, 'Сохранить').click();
    await expect(notice(page, 'Условия изменены')).toBeVisible();
    await expectNoDialog(page);
    await expect(page.getByRole('button', { name: 'Одобрить' })).toHaveAccessibleDescription(
      'Вы меняли условия: одобрить должен другой сотрудник',
    );
    const fresh = await service.read<Claim>(`/investment/investments/requests/cash-out/${second.id}`);
    expect(Number(fresh.amount)).toBe(100_000);
    await service.done(`PUT /investment/investments/requests/cash-out/${second.id}`, {
      version: fresh.version,
      body: { status: 'approved', payable_amount: fresh.payable_amount },
    });
  });

  await test.step('a colleague rejected it meanwhile: the approval is refused', async () => {
    await page.goto(`${cashOut}/${third.id}`);
    await page.getByRole('button', { name: 'Одобрить' }).click();
    await expect(verb(page, /^Одобрить/)).toBeVisible();
    await service.done(`PUT /investment/investments/requests/cash-out/${third.id}`, {
      version: third.version,
      body: { status: 'rejected', comment: 'Договор не предусматривает' },
    });
    await verb(page, /^Одобрить/).click();
    await expect(dialog(page).getByText('Решение уже принято')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByText('Отклонена').first()).toBeVisible();
  });

  await test.step('what is paid stays paid', async () => {
    await page.goto(`${cashOut}?status=paid`);
    await openRowMenu(rows(page).first());
    for (const name of ['Одобрить', 'Отклонить', 'Изменить условия'])
      await expect(page.getByRole('menuitem', { name })).toHaveAttribute('aria-disabled', 'true');
    await page.keyboard.press('Escape');
  });
});

test('many claims are rejected at once, each with its own outcome', async ({ page }) => {
  await signIn(page, 'accountant', `${cashOut}?status=pending`);
  for (const at of [0, 1, 2]) await rows(page).nth(at).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Отклонить' }).click();
  await expect(dialog(page).getByRole('radio', { name: 'Отклонить' })).toBeChecked();
  await expect(dialog(page).getByText('Будет изменено: 3 из 3')).toBeVisible();
  await dialog(page).getByRole('textbox', { name: 'Причина отказа' }).fill('Повторные заявки');
  await verb(page, 'Отклонить').click();
  await expect(notice(page, /Обработано: 3, с ошибкой: 0/)).toBeVisible();
});

function sheet(lines: unknown[][]): Buffer {
  const book = utils.book_new();
  const headings = ['claim_id', 'amount', 'method', 'card_or_account', 'mfo', 'comment'];
  utils.book_append_sheet(book, utils.aoa_to_sheet([headings, ...lines]), 'Rows');
  return Buffer.from(write(book, { type: 'buffer', bookType: 'xlsx' }) as Uint8Array);
}
const choose = (page: Page, buffer: Buffer) =>
  page.locator('input[type="file"]').setInputFiles({ name: 'rows.xlsx', mimeType: 'application/octet-stream', buffer });
const sendSheet = async (page: Page) => {
  await page.getByRole('button', { name: 'Отправить' }).click();
  const yes = verb(page, /^Отправить на/);
  // A large sum is typed, and stands on the button.
  const again = dialog(page).getByRole('textbox', { name: /^Сумма большая/ });
  if ((await again.count()) > 0) await again.fill(((await yes.textContent()) ?? '').replace(/[^\d,]/g, ''));
  await yes.click();
};
const multiple = '**/requests/multiple-cash-out';

test('payments by a spreadsheet: wrong cells before it is sent, and each outcome in its own words (ERR-14, ERR-16, ERR-17)', async ({
  page,
  backEnd,
  complaints,
}) => {
  complaints.allow(/status of 5\d\d|ERR_FAILED/);
  const { service, claims } = await claimsOf(backEnd.url);
  const [first, second] = claims.filter(({ bank_account, changed_by }) => bank_account !== null && changed_by === null);
  if (!first || !second) throw new Error('The seed has too few claims');
  await signIn(page, 'accountant', cashOut);
  await page.getByRole('button', { name: 'Загрузить файл' }).click();

  await test.step('wrong rows are shown by cell, and put right in place', async () => {
    await choose(
      page,
      sheet([
        [first.number, '999999999999', 'bank', '', '', ''],
        [second.number, second.amount, 'наличные', '', '', ''],
        ['EX-999999', '1', 'bank', '', '', ''],
      ]),
    );
    await expect(page.getByText('С ошибками: 3')).toBeVisible();
    const amount = page.getByRole('textbox', { name: 'Строка 2, Сумма' });
    await expect(amount).toHaveAccessibleDescription('Больше суммы заявки');
    await amount.fill(first.amount);
    await page.getByRole('textbox', { name: /^Строка 3, Способ/ }).fill('bank');
    await expect(page.getByText('Готовы: 2')).toBeVisible();
  });

  await test.step('an exception and another inner status are told apart, and nothing is lost', async () => {
    await page.route(multiple, (route) => route.abort('failed'), { times: 1 });
    await sendSheet(page);
    await expect(page.getByText('Something went wrong. Try again later.')).toBeVisible();
    const other = { status: 500, total: 2, success: 0, failed: 0, approved: 0, changed: 0, errors: [] };
    await page.route(multiple, (route) => route.fulfill({ json: other }), { times: 1 });
    await sendSheet(page);
    await expect(page.getByText('Server side problem', { exact: true })).toBeVisible();
  });

  await test.step('a claim that was decided meanwhile stops the file, and the row says why', async () => {
    await service.done(`PUT /investment/investments/requests/cash-out/${second.id}`, {
      version: second.version,
      body: { status: 'rejected', comment: 'Договор не предусматривает' },
    });
    await sendSheet(page);
    await expect(page.getByRole('alert').getByText('File uploading failed.')).toBeVisible();
    await expect(page.getByText('Номер заявки: Из нынешнего статуса так нельзя')).toBeVisible();
    const untouched = await service.read<Claim>(`/investment/investments/requests/cash-out/${first.id}`);
    expect(untouched.status).toBe('pending');
  });

  await test.step('a right file approves what it repeats', async () => {
    await page.getByRole('button', { name: 'Другой файл' }).click();
    await verb(page, 'Уйти').click();
    await choose(page, sheet([[first.number, first.amount, 'bank', '', '', '']]));
    await sendSheet(page);
    await expect(page.getByText('Одобрено: 1. Изменено и ждёт другого сотрудника: 0.')).toBeVisible();
    const done = await service.read<Claim>(`/investment/investments/requests/cash-out/${first.id}`);
    expect(done.status).toBe('approved');
  });
});
