/** Journey 20 through the queue: a moderator verifies one investor after the other, by hand and by key. */
import type { Page } from '@playwright/test';
import { expectAccessibleInBoth } from './support/axe';
import { dialog, expectNoDialog, field, notice } from './support/card';
import { heading, signIn } from './support/panel';
import { investorOf, serviceOf } from './support/service';
import { expect, test } from './support/test';
import { verifyMany } from './support/verifyMany';

const path = '/back-office/investors/verification?subject=individual';
// His PINFL tells another birthday than the record, and all four of his photos are there.
const odd = { id: 31, name: 'Волков Сергей Андреевич', birthday: '09.07.1978' };
const mismatch = 'ПИНФЛ не сходится с датой рождения';

/** The name of the investor; while he is on his way another heading stands there. */
const atHand = (page: Page) => page.getByRole('main').locator('h2').first();
const idAtHand = (page: Page) => Number(new URL(page.url()).searchParams.get('investor'));

test('an investor is verified in the queue, and refused while something is not right', async ({
  page,
  backEnd,
  complaints,
}) => {
  complaints.allow(/status of (409|422)/);
  await signIn(page, 'moderator', `${path}&investor=${odd.id}`);
  await expect(atHand(page)).toHaveText(odd.name);

  await test.step('four photos beside the data, each made larger and turned', async () => {
    const photos = page.getByRole('group', { name: 'Фотографии' });
    for (const title of ['Паспорт', 'Селфи с паспортом', 'Прописка', 'Профиль'])
      await expect(photos.getByRole('img', { name: title, exact: true })).toBeVisible();
    const passport = photos.getByRole('img', { name: 'Паспорт', exact: true });
    const before = (await passport.getAttribute('style')) ?? '';
    await photos.getByRole('button', { name: 'Крупнее (+): Паспорт' }).click();
    await photos.getByRole('button', { name: 'Повернуть вправо (R): Паспорт' }).click();
    await expect(passport).not.toHaveAttribute('style', before);
    await expect(passport).toHaveAttribute('style', /rotate\(90deg\)/);
    await expect(page.getByText(mismatch)).toBeVisible();
  });

  await test.step('the passport is not confirmed while the PINFL disagrees', async () => {
    await page.getByRole('button', { name: 'Подтвердить паспорт' }).click();
    await dialog(page).getByRole('button', { name: 'Подтвердить паспорт' }).click();
    await expect(dialog(page).getByText('Неверный ПИНФЛ').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expectNoDialog(page);
  });

  await test.step('the yes names the doubts', async () => {
    await page.keyboard.press('a');
    await expect(dialog(page).getByText(mismatch)).toBeVisible();
    await expect(dialog(page).getByText('Паспорт не подтверждён')).toBeVisible();
    await page.keyboard.press('Escape');
    await expectNoDialog(page);
  });

  await test.step('the data corrected, the passport is confirmed', async () => {
    const service = await serviceOf(backEnd.url, 'moderator');
    const { version } = await investorOf(service, odd.id);
    await service.done(`PUT /system-user/v1/investors/${odd.id}/update`, {
      version,
      body: { birthday: odd.birthday.split('.').reverse().join('-') },
    });
    // What was fetched is a version old: the confirmation is refused, and the fresh record is there.
    await page.getByRole('button', { name: 'Подтвердить паспорт' }).click();
    await dialog(page).getByRole('button', { name: 'Подтвердить паспорт' }).click();
    await expect(dialog(page).getByText('Запись изменена другим сотрудником').first()).toBeVisible();
    await expect(page.getByText(mismatch)).toHaveCount(0);
    await dialog(page).getByRole('button', { name: 'Подтвердить паспорт' }).click();
    await expectNoDialog(page);
    expect(await investorOf(service, odd.id)).toMatchObject({ passport_confirmed: true });
  });

  await test.step('verified, and the next one is at hand with the focus', async () => {
    await page.keyboard.press('a');
    await dialog(page).getByRole('button', { name: 'Проверен' }).click();
    await expect(notice(page, 'Статус успешно отредактирован')).toBeVisible();
    await expect(atHand(page)).not.toHaveText(odd.name);
    await expect(atHand(page)).toBeFocused();
    expect(idAtHand(page)).not.toBe(odd.id);
    const service = await serviceOf(backEnd.url, 'moderator');
    expect(await investorOf(service, odd.id)).toMatchObject({ status: 'active' });
  });
});

test('twenty people are verified by three keys and one call for masked values each, and their passports with them', async ({
  page,
  backEnd,
}) => {
  const service = await serviceOf(backEnd.url, 'moderator');
  const query = 'subject=individual&status=in_process&order_by=created_at&limit=20';
  const before = await service.read<{ investors: { id: number }[] }>(`/investment/investors?${query}`);
  await signIn(page, 'moderator', path);
  await expect.poll(() => idAtHand(page)).toBe(before.investors[0]!.id);
  const done = await verifyMany(page, 20);
  // Three for each; some more for those against whom something speaks, whose question is read.
  expect(done.presses).toBeLessThanOrEqual(80);
  expect(done).toMatchObject({ reveals: 20, questions: 20 });
  expect(done.values).toBeLessThanOrEqual(80);
  let confirmed = 0;
  for (const { id } of before.investors) {
    const investor = await investorOf(service, id);
    expect(investor).toMatchObject({ status: 'active' });
    if ((investor as { passport_confirmed?: boolean }).passport_confirmed) confirmed += 1;
  }
  expect(confirmed).toBeGreaterThan(0);
});

test('one key leads on, what comes next is there at once, and a quicker colleague is named', async ({
  page,
  backEnd,
  complaints,
}) => {
  complaints.allow(/status of 409/);
  await signIn(page, 'moderator', path);
  await expect(page.getByText(/^1 из \d+$/)).toBeVisible();
  const first = (await atHand(page).textContent()) ?? '';

  await page.keyboard.press('n');
  await expect(page.getByText(/^2 из \d+$/)).toBeVisible();
  await expect(atHand(page)).not.toHaveText(first);
  await expect(atHand(page)).toBeFocused();
  await page.keyboard.press('p');
  await expect(atHand(page)).toHaveText(first);

  const id = idAtHand(page);
  const director = await serviceOf(backEnd.url, 'director');
  await page.keyboard.press('r');
  await field(page, 'Что исправить').fill('Снимок паспорта обрезан');
  const { version } = await investorOf(director, id);
  await director.done(`PUT /investment/investors/${id}/status`, { version, body: { status: 'active' } });
  await dialog(page).getByRole('button', { name: 'Вернуть', exact: true }).click();
  await expect(page.getByText('Решение уже принято')).toBeVisible();
  await expect(page.getByText(/^Кто изменил статус: \S+/)).toBeVisible();
  await expectNoDialog(page);
  expect(await investorOf(director, id)).toMatchObject({ status: 'active' });

  await page.keyboard.press('n');
  await expect(atHand(page)).not.toHaveText(first);
  await expect(heading(page, 'Проверка инвесторов')).toBeVisible();
});

test('the queue and its dialogs are accessible in light and dark, and fit a phone', async ({ page }) => {
  await signIn(page, 'moderator', `${path}&investor=${odd.id}`);
  await page.getByRole('button', { name: 'Оформление' }).click();
  await page.getByLabel('Как в системе').check();
  await page.keyboard.press('Escape');
  await expect(atHand(page)).toHaveText(odd.name);
  await expect(page.getByText(mismatch)).toBeVisible();
  await expectAccessibleInBoth(page, 'the queue');
  await page.keyboard.press('a');
  await expect(dialog(page).getByText('Паспорт не подтверждён')).toBeVisible();
  await expectAccessibleInBoth(page, 'the yes', { part: 'dialog[open]' });
  await page.keyboard.press('Escape');
  await page.keyboard.press('r');
  await expect(field(page, 'Что исправить')).toBeVisible();
  await expectAccessibleInBoth(page, 'sending back', { part: 'dialog[open]' });
  await page.keyboard.press('Escape');
  await expectNoDialog(page);
  await page.getByText('Юридические лица').click();
  await expect(page.getByRole('heading', { name: 'Данные компании' })).toBeVisible();
  await expectAccessibleInBoth(page, 'a company');
  await page.setViewportSize({ width: 360, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
});
