/** Journeys of instalments: an applicant is scored and approved, one above the limit is recalculated, a payment is noted. */
import { dialog, expectNoDialog, notice, pickVerb } from './support/card';
import { heading, signIn } from './support/panel';
import { serviceOf } from './support/service';
import { expect, test } from './support/test';

/** Amounts are grouped by narrow spaces, which nobody types. */
const amount = (text: string) => new RegExp(text.replaceAll(' ', '\\s'));
const card = (id: number, rest = '') => `/installment/installments/info/${id}${rest}`;

interface Application {
  id: number;
  version: number;
  Status: string;
  Scoring: number | null;
  down_payment: string;
  scoring_id: number | null;
  customer: { id: number };
  merchant: { id: number } | null;
  checks: { refused_by: string | null };
}
interface Scoring {
  scoring: { score: number; base_score: number; factors: { points: number }[] };
}
const path = '/payment/v1/installments/applications';

test('scoring is started once a day, and its factors add up to the score', async ({ page, backEnd, complaints }) => {
  complaints.allow(/409/);
  const service = await serviceOf(backEnd.url, 'director');
  const { applications } = await service.read<{ applications: Application[] }>(`${path}?status=confirmed&limit=50`);
  // A few of the customers have no PINFL, by which the bureau is asked.
  let id = 0;
  for (const one of applications) {
    const { pinfl } = await service.read<{ pinfl: string | null }>(`/payment/v1/customers/${one.customer.id}`);
    if (pinfl !== null) id = one.id;
    if (id !== 0) break;
  }
  await signIn(page, 'moderator', card(id));
  await page.getByRole('button', { name: 'Запустить скоринг' }).click();
  await dialog(page, 'Запустить скоринг заявителя?').getByRole('button', { name: 'Запустить скоринг' }).click();
  await expect(notice(page, 'Скоринг завершён')).toBeVisible();
  const scored = await service.read<Application>(`${path}/${id}`);
  expect(scored.Status).not.toBe('confirmed');
  const { scoring } = await service.read<Scoring>(`/payment/v1/scoring/${scored.scoring_id}`);
  const sum = scoring.factors.reduce((points, factor) => points + factor.points, scoring.base_score);
  expect(sum).toBe(scoring.score);
  await expect(
    page
      .getByRole('region', { name: 'Скоринг заявителя' })
      .getByRole('definition')
      .filter({ hasText: new RegExp(`^${scoring.score}$`) })
      .first(),
  ).toBeVisible();
  // Whoever failed may be scored again, but not on the same day.
  const moderator = await serviceOf(backEnd.url, 'moderator');
  const failed = await moderator.read<{ applications: Application[] }>(`${path}?status=scoring_failed&limit=20`);
  let again: number | undefined;
  for (const { id: one } of failed.applications) {
    const score = async () => {
      const { version } = await moderator.read<Application>(`${path}/${one}`);
      return moderator.call<{ code?: string }>(`PUT /payment/v1/installments/${one}/scoring`, { version, body: {} });
    };
    await score();
    let code: string | undefined;
    await expect.poll(async () => (code = (await score()).body.code)).not.toBe('scoring_running');
    // A bureau that did not answer is no score, and one that is enough leads on.
    if (code === 'scoring_once_a_day') again = one;
    if (again !== undefined) break;
  }
  await page.goto(card(again!)); // some of the demonstration fail each time
  await page.getByRole('button', { name: 'Запустить скоринг' }).click();
  const question = dialog(page, 'Запустить скоринг заявителя?');
  await question.getByRole('button', { name: 'Запустить скоринг' }).click();
  await expect(question.getByRole('alert')).toContainText('Скоринг раз в сутки');
});

test('what is above the limit says what it lacks, is recalculated, compared and approved', async ({
  page,
  backEnd,
}) => {
  const service = await serviceOf(backEnd.url, 'director');
  const search = encodeURIComponent('Предельный');
  const { applications } = await service.read<{ applications: Application[] }>(
    `${path}?search=${search}&status=waiting_for_approval`,
  );
  const { id } = applications[0]!; // the demonstration has one
  await signIn(page, 'moderator', card(id));
  const accept = page.getByRole('button', { name: /^Одобрить заявку/ });
  await expect(page.getByText(amount('Не хватает лимита: 333 332,00')).first()).toBeVisible();
  await expect(accept).toBeDisabled();
  await page.getByRole('button', { name: 'Пересчитать' }).click();
  await dialog(page, 'Пересчитать условия').getByLabel('Взнос, сум').fill('1268817');
  await dialog(page).getByRole('button', { name: 'Сравнить условия' }).click();
  const question = dialog(page, 'Принять новые условия?');
  await expect(question.getByRole('row', { name: /^В рассрочку/ })).toContainText(amount('5 866 666,92'));
  await question.getByRole('button', { name: 'Принять условия' }).click();
  await expect(notice(page, 'Успешно завершено')).toBeVisible();
  // Only now: the photos of the applicant have come, and stand beside what he typed.
  await expect(accept).toBeEnabled();
  await expect(page.getByRole('group', { name: 'Фото заявителя' }).getByRole('img').first()).toBeVisible();
  await accept.click();
  await dialog(page, 'Одобрить заявку на рассрочку?').getByRole('button', { name: 'Одобрить заявку' }).click();
  await expect(notice(page, 'Рассрочка одобрена')).toBeVisible();
  expect((await service.read<Application>(`${path}/${id}`)).Status).toBe('approved');
});

test('an application of a merchant who was blocked meanwhile is refused, and approved once he is unblocked', async ({
  page,
  otherPage,
  backEnd,
  complaints,
}) => {
  complaints.allow(/status of (409|422)/);
  const service = await serviceOf(backEnd.url, 'director');
  const { applications } = await service.read<{ applications: { id: number }[] }>(
    `${path}?status=waiting_for_approval&limit=50`,
  );
  const read = (id: number) => service.read<Application>(`${path}/${id}`);
  const all = await Promise.all(applications.map(({ id }) => read(id)));
  const { id, merchant } = all.find(({ checks }) => checks.refused_by === null)!; // the demonstration has some
  await signIn(page, 'moderator', card(id));
  const accept = page.getByRole('button', { name: /^Одобрить заявку/ });
  await expect(accept).toBeEnabled();

  await signIn(otherPage, 'kam', `/merchants/list/${merchant!.id}`); // whoever sells has one
  await otherPage.getByRole('button', { name: 'Заблокировать' }).click();
  const block = dialog(otherPage, 'Заблокировать мерчанта?');
  await block.getByRole('combobox', { name: 'Причина' }).selectOption({ label: 'Жалобы клиентов' });
  await block.getByRole('button', { name: 'Заблокировать' }).click();
  await expect(notice(otherPage, 'Мерчант заблокирован')).toBeVisible();

  // The page of the moderator is older than that; the service knows.
  const approve = async () => {
    await accept.click();
    await dialog(page, 'Одобрить заявку на рассрочку?').getByRole('button', { name: 'Одобрить заявку' }).click();
  };
  await approve();
  await expect(page.getByText('Мерчант заблокирован: одобрить его заявку нельзя').first()).toBeVisible();
  await page.goto(card(id));
  await expect(page.getByText('Мерчант сейчас заблокирован').first()).toBeVisible();
  await expect(accept).toBeDisabled();

  await otherPage.getByRole('button', { name: 'Разблокировать' }).click();
  await dialog(otherPage, 'Разблокировать мерчанта?').getByRole('button', { name: 'Разблокировать' }).click();
  await expect(notice(otherPage, 'Мерчант разблокирован')).toBeVisible();
  await page.goto(card(id));
  await expect(accept).toBeEnabled();
  await approve();
  await expect(notice(page, 'Рассрочка одобрена')).toBeVisible();
  expect((await read(id)).Status).toBe('approved');
});

test('a bank payment is noted once by its document; a moderator has no button for it', async ({
  page,
  backEnd,
  complaints,
}) => {
  complaints.allow(/409/);
  const service = await serviceOf(backEnd.url, 'director');
  const search = encodeURIComponent('Основной');
  const { applications } = await service.read<{ applications: Application[] }>(
    `${path}?search=${search}&status=not_fully_paid`,
  );
  const { id } = applications[0]!; // the demonstration has one
  await signIn(page, 'accountant', card(id, '?tab=schedule'));
  const note = async (sum: string) => {
    await page.getByRole('button', { name: 'Провести платёж' }).click();
    const form = dialog(page, 'Провести платёж клиента').first();
    // By the mouse and while the empty amount has the focus: what it says then must not push away what is pressed.
    await form.getByRole('button', { name: /^Закрыть сегодня: / }).click();
    await expect(form.getByLabel('Платёж, сум')).toHaveValue(/^\d/);
    await form.getByLabel('Платёж, сум').fill(sum);
    await form.getByLabel('№ документа').fill('BANK-700');
    await form.getByRole('button', { name: 'К подтверждению' }).click();
    await page.getByRole('button', { name: amount(`^Провести ${sum === '700000' ? '700 000' : '1 000'},00`) }).click();
  };
  await note('700000');
  await expect(notice(page, 'Платёж клиента проведён')).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('row', { name: /^5/ }).getByText('Оплачен', { exact: true })).toBeVisible();
  await expect(page.getByRole('row', { name: /^6/ }).getByText(amount('183 333,00'))).toBeVisible();
  await note('1000');
  await expect(page.getByText('Этот документ уже проведён')).toBeVisible();
});

test('a charge whose outcome is unknown is checked, and the row is paid once', async ({ page, backEnd }) => {
  const service = await serviceOf(backEnd.url, 'director');
  const search = encodeURIComponent('Копеечный');
  const { applications } = await service.read<{ applications: Application[] }>(
    `${path}?search=${search}&status=not_fully_paid`,
  );
  const { id } = applications[0]!; // the demonstration has one
  const paid = async () => (await service.read<{ paid: string }>(`/payment/v1/installments/${id}/payment-info`)).paid;
  const before = await paid();
  const unknown = async () => (await service.read<{ count: number }>(`${path}?money=unknown`)).count;
  const waiting = await unknown();
  await signIn(page, 'accountant', card(id, '?tab=payments'));
  await page.getByRole('button', { name: 'Списать с карты' }).click();
  const form = dialog(page, 'Списать с карты клиента').first();
  await form.getByRole('radio', { name: /0002/ }).check();
  await form.getByLabel('Платёж, сум').fill('373215');
  await form.getByRole('button', { name: 'К подтверждению' }).click();
  await page.getByRole('button', { name: amount('^Списать 373 215,00') }).click();
  await expect(notice(page, 'Банк ещё не ответил: исход можно узнать в платежах')).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  const charges = page.getByRole('region', { name: 'Списания с карты' });
  const row = charges.getByRole('row', { name: /0002/ });
  await expect(row.getByText('Исход неизвестен')).toBeVisible();
  expect(await paid()).toBe(before);
  // Whoever watches finds it by its figure as well.
  expect(await unknown()).toBe(waiting + 1);
  await row.hover();
  await row.getByRole('button', { name: 'Действия' }).click();
  await page.getByRole('menuitem', { name: 'Узнать исход' }).click();
  await expect(notice(page, 'Платёж проведён')).toBeVisible();
  await expect(row.getByText('Проведён', { exact: true })).toBeVisible();
  await expect(charges.getByRole('row', { name: /0002/ })).toHaveCount(1);
  expect(Number(await paid()) - Number(before)).toBe(373_215);
  expect(await unknown()).toBe(waiting);
});

test('a moderator reads the contract and has no button to note a payment', async ({ page, backEnd }) => {
  const service = await serviceOf(backEnd.url, 'director');
  const { applications } = await service.read<{ applications: Application[] }>(`${path}?status=not_fully_paid&limit=1`);
  await signIn(page, 'moderator', card(applications[0]!.id, '?tab=schedule'));
  await expect(heading(page, /Заявка № /)).toBeVisible();
  await expect(page.getByRole('grid', { name: 'График платежей' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Провести платёж' })).toHaveCount(0);
});

test('a promise is noted, counted above the list, and found by its figure', async ({ page, backEnd }) => {
  const service = await serviceOf(backEnd.url, 'director');
  interface Late {
    installments: { id: number; contract_number: string; to_pay_now: string }[];
  }
  const { installments } = await service.read<Late>(
    '/payment/v2/installments?bucket=1-30&status=not_fully_paid&order_by=-overdue_days&limit=50',
  );
  const { id, contract_number: number } = installments.find((one) => one.id % 3 !== 0)!; // the demonstration has promises of every third
  await signIn(page, 'moderator', card(id, '?tab=schedule'));
  await pickVerb(page.getByRole('button', { name: 'Действия', exact: true }), 'Записать обещание');
  const form = dialog(page, 'Записать обещание');
  await form.getByLabel('Обещал, сум').fill('999999999999');
  await form.getByRole('button', { name: 'Сохранить' }).click();
  await expect(form.getByText(/Не больше/)).toBeVisible();
  await form.getByLabel('Обещал, сум').fill('1000');
  await form.getByLabel('Комментарий').fill('После зарплаты');
  await form.getByRole('button', { name: 'Сохранить' }).click();
  await expect(notice(page, 'Обещание записано')).toBeVisible();
  const promises = page.getByRole('region', { name: 'Обещания клиента' });
  await expect(promises.getByText('Обещано на сегодня')).toBeVisible();
  await expect(promises.getByText('После зарплаты')).toBeVisible();
  // Before it has gone the page asks whether what was typed may be lost.
  await expectNoDialog(page);
  await page.goto('/installment/installments/list?list=contracts');
  const figure = page.getByRole('button', { name: /^Обещано на сегодня/ });
  await figure.click();
  await expect(figure).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(/promise=today/);
  await expect(page.getByRole('row').filter({ hasText: number })).toBeVisible();
  await figure.click();
  await expect(page).not.toHaveURL(/promise=/);
});
