/** Journey 15: taxes and outgoing payments; the step of journey 20 that is about cards; and general claims by hand. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { utils } from 'xlsx';
import { readBack } from '../tests/support/sheetFiles';
import { expectAccessibleInBoth } from './support/axe';
import { heading, menu, parameters, rows, signIn } from './support/panel';
import { serviceOf } from './support/service';
import { expect, test } from './support/test';

const taxes = '/back-office/tax-list';
const cards = '/back-office/requests/card-verification-claims';
const claims = '/back-office/requests/claims';

/** The looks of the system, so that both themes can be asked about. */
async function followSystem(page: Page) {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.getByRole('button', { name: 'Оформление' }).click();
  await page.getByLabel('Как в системе').check();
  await page.keyboard.press('Escape');
}

interface Tax {
  id: number;
  status: string;
}
interface Card {
  id: number;
  version: number;
  status: string;
  reject_reason: string | null;
  card_photo: string | null;
  is_expired: boolean;
}

test('taxes: the new rows of a month are picked, verified in bulk and gone from the queue; the export is the filter', async ({
  page,
  backEnd,
}) => {
  const accountant = await serviceOf(backEnd.url, 'accountant');
  const left = async () =>
    (await accountant.read<{ count: number }>('/investment/payments/tax-transactions?status=new&limit=1')).count;
  const before = await left();
  await signIn(page, 'accountant', `${taxes}?status=new&limit=20`);
  await expect(rows(page)).toHaveCount(20);
  await followSystem(page);
  await expect(
    menu(page)
      .getByRole('link', { name: /Налоги/ })
      .first(),
  ).toHaveAccessibleDescription(`Не проверено: ${before}`);
  await page
    .getByRole('checkbox', { name: /^Выбрать/ })
    .first()
    .check();
  await expect(page.getByText(/Выбран\D*20/).first()).toBeVisible();
  await expect(page.getByText(/Налог, сум: [\d\s]+,\d\d/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Проверить' }).click();
  const question = page.getByRole('dialog', { name: 'Проверить налоговые операции?' });
  await expect(question.getByText('Будет изменено: 20 из 20')).toBeVisible();
  await expectAccessibleInBoth(page, 'verifying taxes');
  await question.getByRole('button', { name: 'Проверить' }).click();
  const result = page.getByRole('dialog', { name: 'Проверка налоговых операций' });
  await expect(result.getByText('Готово: 20', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  expect(await left()).toBe(before - 20);
  await expect(
    menu(page)
      .getByRole('link', { name: /Налоги/ })
      .first(),
  ).toHaveAccessibleDescription(`Не проверено: ${before - 20}`);

  await page.goto(`${taxes}?status=error`);
  await expect(rows(page).first()).toBeVisible();
  const wrong = await accountant.read<{ count: number }>('/investment/payments/tax-transactions?status=error&limit=1');
  await page.getByRole('button', { name: 'Экспорт' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Выгрузить' }).click();
  const { sheet } = readBack(new Uint8Array(readFileSync(await (await download).path())));
  expect(utils.sheet_to_json<string[]>(sheet(0), { header: 1 })).toHaveLength(wrong.count + 2);

  await page.goto('/back-office/transactions');
  await expect(heading(page, 'Исходящие платежи')).toBeVisible();
  await expect(page.getByRole('columnheader', { name: /Создан(?!а)/ })).toHaveAttribute('aria-sort', 'ascending');
});

test('taxes: a row that a colleague verified first is told as refused, and is not verified twice', async ({
  page,
  backEnd,
  complaints,
}) => {
  complaints.allow(/409/);
  const other = await serviceOf(backEnd.url, 'accountant2');
  await signIn(page, 'accountant', `${taxes}?status=new&limit=20`);
  await expect(rows(page)).toHaveCount(20);
  await page
    .getByRole('checkbox', { name: /^Выбрать/ })
    .first()
    .check();
  await page.getByRole('button', { name: 'Проверить' }).click();
  const question = page.getByRole('dialog', { name: 'Проверить налоговые операции?' });
  await expect(question).toBeVisible();
  const { transactions } = await other.read<{ transactions: Tax[] }>(
    '/investment/payments/tax-transactions?status=new&limit=10&order_by=date',
  );
  const [first] = transactions;
  await other.done('POST /investment/payments/tax-transactions/verify', { body: { ids: [first?.id] } });
  await question.getByRole('button', { name: 'Проверить' }).click();
  const result = page.getByRole('dialog', { name: 'Проверка налоговых операций' });
  await expect(result.getByText('Готово: 19', { exact: true })).toBeVisible();
  await expect(result.getByText('Не удалось: 1', { exact: true })).toBeVisible();
  await expect(result.getByText('Проверить можно только новую строку')).toBeVisible();
});

test('cards: compared with the photo, verified and refused by keys, one after another', async ({ page, backEnd }) => {
  const moderator = await serviceOf(backEnd.url, 'moderator');
  const waiting = async () =>
    moderator.read<{ card_verification_claims: Card[]; count: number }>(
      '/investment/investors/card-verification-claims?status=pending&limit=100',
    );
  const { card_verification_claims: all, count } = await waiting();
  // The first that can be verified, whichever day it is, and those after it.
  const queue = all.slice(all.findIndex((card) => card.card_photo !== null && !card.is_expired));
  await signIn(page, 'moderator', cards);
  await expect(rows(page).first()).toBeVisible();
  await followSystem(page);
  await page.goto(`${cards}?card=${queue[0]?.id}`);
  const review = page.getByRole('dialog', { name: 'Проверка карты' });
  await expect(review.getByRole('img', { name: 'Фото карты' })).toBeVisible();
  // Offered once the photo is there, and coloured then.
  await expect(review.getByRole('button', { name: 'Подтвердить' })).toBeEnabled();
  await expectAccessibleInBoth(page, 'the review of a card');
  await page.keyboard.press('a');
  await expect(page.getByRole('dialog', { name: 'Карта принадлежит инвестору?' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect.poll(() => parameters(page).get('card')).toBe(String(queue[1]?.id));
  await page.keyboard.press('r');
  const form = page.getByRole('dialog', { name: 'Отклонить карту' });
  await form.getByRole('button', { name: 'Отклонить' }).click();
  await expect(form.getByText('Пожалуйста, заполните поле').first()).toBeVisible();
  await form.getByRole('radio', { name: 'Фото нечитаемо' }).check();
  await form.getByRole('button', { name: 'Отклонить' }).click();
  await expect.poll(() => parameters(page).get('card')).toBe(String(queue[2]?.id));
  expect((await waiting()).count).toBe(count - 2);
});

test('cards: decided by a colleague meanwhile, the fresh card is shown and nothing is overwritten', async ({
  page,
  backEnd,
  complaints,
}) => {
  complaints.allow(/409/);
  const director = await serviceOf(backEnd.url, 'director');
  const list = '/investment/investors/card-verification-claims';
  const { card_verification_claims: queue } = await director.read<{ card_verification_claims: Card[] }>(
    `${list}?status=pending&limit=100`,
  );
  const card = queue.find((one) => one.card_photo !== null && !one.is_expired);
  await signIn(page, 'moderator', `${cards}?card=${card?.id}`);
  const review = page.getByRole('dialog', { name: 'Проверка карты' });
  await expect(review.getByRole('button', { name: 'Подтвердить' })).toBeVisible();
  await director.done(`PUT /investment/investors/card-verification/${card?.id}`, {
    version: card?.version,
    body: { status: 'rejected', reject_reason: 'others_card' },
  });
  await review.getByRole('button', { name: 'Подтвердить' }).click();
  await page
    .getByRole('dialog', { name: 'Карта принадлежит инвестору?' })
    .getByRole('button', { name: 'Подтвердить' })
    .click();
  await expect(page.getByText('Решение уже принято').first()).toBeVisible();
  await page.keyboard.press('Escape');
  const { card_verification_claims: found } = await director.read<{ card_verification_claims: Card[] }>(
    `${list}?search=${card?.id}&limit=100`,
  );
  expect(found.find(({ id }) => id === card?.id)).toMatchObject({ status: 'rejected', reject_reason: 'others_card' });
});

test('a claim is found by its number in the palette, its amount put right, and approved by another person', async ({
  page,
  otherPage,
  backEnd,
}) => {
  const accountant = await serviceOf(backEnd.url, 'accountant');
  const { claims: found } = await accountant.read<{ claims: { id: number }[] }>(
    '/system-user/v1/claims?type=cash_in&status=pending&limit=1&order_by=amount',
  );
  const id = found[0]?.id ?? 0;
  await signIn(page, 'accountant', '/dashboard/index');
  await expect(menu(page)).toBeVisible();
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Поиск и команды' });
  await expect(field).toBeFocused();
  await field.fill(`#${id}`);
  await page.getByRole('option', { name: new RegExp(`Заявка № ${id}(?!\\d)`) }).click();
  const drawer = page.getByRole('dialog', { name: `Заявка № ${id}` });
  await drawer.getByRole('button', { name: 'Действия с заявкой' }).click();
  await page.getByRole('menuitem', { name: 'Изменить сумму' }).click();
  const form = page.getByRole('dialog', { name: 'Изменить сумму' });
  await form.getByRole('textbox', { name: /Новая сумма/ }).fill('321000');
  await form.getByRole('button', { name: /Сохранить/ }).click();
  await expect(drawer.getByText('321 000,00').first()).toBeVisible();
  // Who set the amount does not approve it.
  await expect(drawer.getByRole('button', { name: 'Одобрить' })).toHaveAccessibleDescription(
    'Сумму изменили вы: одобрить должен другой сотрудник',
  );

  await signIn(otherPage, 'accountant2', `${claims}?claim=${id}`);
  const other = otherPage.getByRole('dialog', { name: `Заявка № ${id}` });
  await other.getByRole('button', { name: 'Одобрить' }).click();
  await otherPage
    .getByRole('dialog', { name: 'Одобрить заявку?' })
    .getByRole('button', { name: /^Одобрить/ })
    .click();
  const status = async () => (await accountant.read<{ status: string }>(`/system-user/v1/claims/${id}`)).status;
  await expect.poll(status).toBe('approved');
  // What is decided gives its place to the next one.
  await expect(other).toBeHidden();
});
