/** What goes wrong on the way to an investor: lost answers, many clicks, wrong files, wrong addresses, ended sessions. */
import type { Page, Request } from '@playwright/test';
import { cardPath, dialog, expectNoDialog, field, notice, pickRowVerb, pickAction, section } from './support/card';
import { heading, listPath, password, rows, signIn } from './support/panel';
import { claimsOf, investorOf, investorsWhere, ledgerCount, serviceOf } from './support/service';
import { expect, test } from './support/test';
import { trafficOf } from './support/traffic';

/** Every request to this address that goes out from now on. */
function requestsTo(page: Page, address: RegExp): Request[] {
  const sent: Request[] = [];
  page.on('request', (request) => address.test(request.url()) && sent.push(request));
  return sent;
}

const keyOf = (request: Request | undefined) => request?.headers()['idempotency-key'];

/** Presses the button twenty times before the page can draw anything. */
const pressTwentyTimes = (page: Page, name: RegExp) =>
  dialog(page)
    .last()
    .getByRole('button', { name })
    .evaluate((button: HTMLButtonElement) => {
      for (let press = 0; press < 20; press++) button.click();
    });

/** The request reaches the service and is done there; its answer never comes back. */
const loseAnswers = (page: Page, address: string) =>
  page.route(address, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });

test('money whose answer is lost: the service is asked, the outcome told, and nothing sent twice', async ({
  page,
  otherPage,
  backEnd,
  complaints,
}) => {
  complaints.allow(/ERR_CONNECTION_RESET/, /ERR_FAILED/);
  const service = await serviceOf(backEnd.url, 'executive');
  const [investor] = await investorsWhere(
    service,
    'status=active&subject=individual&order_by=-balance&limit=10&page=2',
  );
  const { id = 0 } = investor ?? {};
  const before = { balance: (await investorOf(service, id)).balance, movements: await ledgerCount(service, id) };
  const claimsBefore = (await claimsOf(service, id)).length;

  await signIn(page, 'accountant', cardPath(id));
  const refills = requestsTo(page, /refill-balance/);
  const questions = requestsTo(page, /\/idempotency\//);

  const fill = async (amount: string) => {
    await (await section(page, 'Баланс')).getByRole('button', { name: 'Пополнить баланс' }).click();
    await field(page, 'Сумма').fill(amount);
    await field(page, 'Основание').fill('Перевод из банка');
    await dialog(page).getByRole('button', { name: 'Продолжить' }).click();
  };

  await test.step('a request that never arrived is told as not done, and may be sent anew', async () => {
    await page.route('**/refill-balance', (route) => route.abort('connectionreset'));
    await fill('77000');
    await pressTwentyTimes(page, /^Пополнить на 77/);
    await expect(dialog(page).getByText('Операция не выполнена')).toBeVisible();
    expect(refills).toHaveLength(1);
    expect(questions.map((question) => question.url().split('/').pop())).toEqual([keyOf(refills[0])]);
    expect(await claimsOf(service, id)).toHaveLength(claimsBefore);
    await page.unroute('**/refill-balance');
  });

  await test.step('one that was done is told as done', async () => {
    await loseAnswers(page, '**/refill-balance');
    await pressTwentyTimes(page, /^Пополнить на 77/);
    await expect(dialog(page).getByText('Проверяем результат')).toBeVisible();
    await expect(notice(page, 'Заявка создана и ждёт решения второго сотрудника')).toBeVisible();
    await expectNoDialog(page);
    expect(refills).toHaveLength(2);
    expect(keyOf(refills[1])).not.toBe(keyOf(refills[0]));
    expect(questions).toHaveLength(2);
    const claims = await claimsOf(service, id);
    expect(claims).toHaveLength(claimsBefore + 1);
    expect(claims[0]).toMatchObject({ amount: '77000.00', status: 'pending' });
  });

  await test.step('and so is the decision, which moves the money once', async () => {
    await signIn(otherPage, 'executive', cardPath(id));
    const decisions = requestsTo(otherPage, /change-status/);
    await loseAnswers(otherPage, '**/change-status');
    const row = (await section(otherPage, 'Заявки')).getByRole('row').filter({ hasText: '77 000,00' });
    await pickRowVerb(row, 'Одобрить');
    await expect(dialog(otherPage).getByText('Баланс после одобрения')).toBeVisible();
    await pressTwentyTimes(otherPage, /^Одобрить 77/);
    await expect(notice(otherPage, 'Заявка одобрена')).toBeVisible();
    await expect(row.getByText('Одобрена', { exact: true })).toBeVisible();
    expect(decisions).toHaveLength(1);
  });

  const cents = (sum: string) => BigInt(sum.replace('.', ''));
  expect(cents((await investorOf(service, id)).balance) - cents(before.balance)).toBe(7_700_000n);
  expect(await ledgerCount(service, id)).toBe(before.movements + 1);
});

const wrongKind = 'Файл другого вида: подойдут jpg, png, webp, pdf, docx, xlsx';
const tooLarge = 'Файл слишком большой';
const bytes = (head: string, length: number) => Buffer.concat([Buffer.from(head, 'latin1')], length);
const jpeg = '\xff\xd8\xff\xe0';

test('files: a disguised one, an oversized one and a cancelled one leave nothing; a good one is kept', async ({
  page,
  backEnd,
  complaints,
}) => {
  complaints.allow(/status of (413|415)/);
  const service = await serviceOf(backEnd.url, 'moderator');
  const [investor] = await investorsWhere(service, 'status=active&subject=individual&order_by=name&limit=10&page=2');
  const id = investor?.id ?? 0;
  const namesOf = async () => (await investorOf(service, id)).attachments.map(({ name }) => name);
  const before = await namesOf();

  await signIn(page, 'moderator', cardPath(id));
  const files = await section(page, 'Вложения');
  const input = files.locator('input[type="file"]');
  const upload = (name: string) => files.getByRole('listitem').filter({ hasText: name });
  const sent = requestsTo(page, /\/investment\/files$/);

  const page1 = Buffer.from('<!doctype html><script>alert(1)</script>');
  await test.step('what the panel sees at once is not even sent, and the service says the same', async () => {
    await input.setInputFiles([
      { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: page1 },
      { name: 'huge.jpg', mimeType: 'image/jpeg', buffer: bytes(jpeg, 11 * 1024 * 1024) },
    ]);
    await expect(upload('photo.jpg').getByRole('alert')).toHaveText(wrongKind);
    await expect(upload('huge.jpg').getByRole('alert')).toHaveText(tooLarge);
    expect(sent).toHaveLength(0);
    const disguised = { name: 'photo.jpg', content: new Uint8Array(page1), type: 'image/jpeg' };
    expect(await service.call('POST /investment/files', { file: disguised })).toMatchObject({
      status: 415,
      body: { code: 'file_kind_not_allowed' },
    });
    const huge = { name: 'huge.jpg', content: new Uint8Array(bytes(jpeg, 11 * 1024 * 1024)), type: 'image/jpeg' };
    expect(await service.call('POST /investment/files', { file: huge })).toMatchObject({
      status: 413,
      body: { code: 'file_too_large' },
    });
  });

  await test.step('what only the service can see is refused there, in the same words', async () => {
    const buffer = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), page1]);
    await input.setInputFiles({ name: 'sheet.xlsx', mimeType: 'application/octet-stream', buffer });
    await expect(upload('sheet.xlsx').getByRole('alert')).toHaveText(wrongKind);
    expect(sent).toHaveLength(1);
  });

  await test.step('one that is cancelled under way leaves no file', async () => {
    const network = await page.context().newCDPSession(page);
    const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 200_000 };
    await network.send('Network.enable');
    await network.send('Network.emulateNetworkConditions', slow);
    const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/investment/files'));
    await input.setInputFiles({ name: 'slow.jpg', mimeType: 'image/jpeg', buffer: bytes(jpeg, 9 * 1024 * 1024) });
    await expect(upload('slow.jpg').getByRole('progressbar')).toBeVisible();
    await upload('slow.jpg').getByRole('button', { name: 'Остановить: slow.jpg' }).click();
    await failed;
    await expect(upload('slow.jpg')).toHaveCount(0);
    await network.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: -1 });
    expect(await namesOf()).toEqual(before);
  });

  await input.setInputFiles({ name: 'good.jpg', mimeType: 'image/jpeg', buffer: bytes(jpeg, 2048) });
  await expect(files.getByRole('link', { name: 'good.jpg' })).toBeVisible();
  expect((await namesOf()).filter((name) => !before.includes(name))).toEqual(['good.jpg']);
});

test('an address out of range is left out with a note, and opens nothing it does not name', async ({
  page,
  backEnd,
  complaints,
}) => {
  complaints.allow(/status of 404/);
  const wrong = '?page=-3&limit=100000&status=erased&begin_date=2026-02-30&order_by=pinfl';
  await signIn(page, 'moderator', listPath + wrong);
  await expect(rows(page).nth(9)).toBeVisible();
  const note = page.getByRole('status').filter({ hasText: 'адреса' });
  for (const name of ['page', 'limit', 'status', 'begin_date', 'order_by']) await expect(note).toContainText(name);

  const service = await serviceOf(backEnd.url, 'moderator');
  const [investor] = await investorsWhere(service, 'status=current&subject=individual&limit=10');
  await page.goto(`${cardPath(investor?.id ?? 0)}?card=-5&investment=1e9`);
  await expect(heading(page, 'Общие данные')).toBeVisible();
  await section(page, 'Карты');
  await expect(heading(page, 'Карты')).toBeVisible();
  await expectNoDialog(page);
  for (const id of ['0', '9'.repeat(30), '%00']) {
    await page.goto(`/back-office/investor/${id}`);
    await expect(page.getByText('Запись не найдена').or(page.getByText('Страница не найдена')).first()).toBeVisible();
  }
});

test('a session that ends in a half-filled form: the password over the page, and everything typed is still there', async ({
  page,
  backEnd,
  complaints,
}) => {
  complaints.allow(/status of 401/);
  const service = await serviceOf(backEnd.url, 'executive');
  const [investor] = await investorsWhere(service, 'status=active&subject=individual&order_by=name&limit=10&page=2');
  const id = investor?.id ?? 0;
  const traffic = trafficOf(page);
  await signIn(page, 'moderator', cardPath(id));
  await pickAction(page, 'Изменить общие данные');
  await field(page, 'Фамилия').fill('Недописанная');
  await field(page, 'Электронная почта').fill('half@example.com');

  await page.route('**/v1/system-users/refresh-token', (route) =>
    route.fulfill({ status: 401, json: { error: 'x', code: 'unauthorized', errors: [], request_id: 'r' } }),
  );
  // It is to be the saving that meets the end, and nothing that the page still asks for by itself.
  await traffic.rest();
  await backEnd.tell({ do: 'expireAccess' });
  const saves = requestsTo(page, new RegExp(`/v1/investors/${id}/update`));
  await dialog(page).getByRole('button', { name: 'Сохранить', exact: true }).click();
  const again = dialog(page, 'Войдите снова');
  await expect(again).toBeVisible();
  await page.unroute('**/v1/system-users/refresh-token');
  await again.locator('input[type="password"]').fill(password);
  await page.keyboard.press('Enter');
  await expect(again).toBeHidden();

  // Whether the save goes on by itself or waits for another press, it is made once and with every letter.
  const form = dialog(page, 'Изменить общие данные');
  const save = form.getByRole('button', { name: 'Сохранить', exact: true });
  await expect(async () => {
    if (await form.isVisible()) {
      await expect(field(page, 'Фамилия')).toHaveValue('Недописанная', { timeout: 500 });
      await expect(field(page, 'Электронная почта')).toHaveValue('half@example.com', { timeout: 500 });
      await save.click({ timeout: 1_000 });
    }
    await expect(form).toBeHidden({ timeout: 3_000 });
  }).toPass();
  await expectNoDialog(page);
  const fresh = await serviceOf(backEnd.url, 'executive');
  expect(await investorOf(fresh, id)).toMatchObject({ last_name: 'Недописанная', email: 'half@example.com' });
  expect(saves.filter((request) => request.method() === 'PUT').length).toBeLessThanOrEqual(2);
});
