/** Journey 21, its first half: many rows picked over pages and filters, one change for all of them, and long exports. */
import { readFileSync } from 'node:fs';
import type { Page, Request, Route } from '@playwright/test';
import { readBack } from '../tests/support/sheetFiles';
import { expectAccessibleInBoth } from './support/axe';
import { coveredButtons, dialog, expectNoDialog } from './support/card';
import { listPath, menu, rows, signIn } from './support/panel';
import { investorOf, investorsWhere, serviceOf, type Service } from './support/service';
import { expect, test } from './support/test';

const query = 'search=Пакетов&limit=100&order_by=name';
const statuses = '**/update-statuses';
const title = 'Новый статус: Активный';

/** All newcomers, page by page, by their names. */
async function newcomers(service: Service, filter = '') {
  const search = encodeURIComponent('Пакетов');
  return investorsWhere(service, `search=${search}&subject=individual&order_by=name&limit=1000${filter}`);
}

const bar = (page: Page) => page.getByRole('button', { name: 'Снять выделение' });
const work = (page: Page) => page.getByRole('region', { name: 'Идёт в фоне' });

/** The looks of the system, so that both themes can be asked about. */
async function followSystem(page: Page) {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.getByRole('button', { name: 'Оформление' }).click();
  await page.getByLabel('Как в системе').check();
  await page.keyboard.press('Escape');
}

/** Opens the newcomers and picks so many of them, a page of 100 after another. */
async function pick(page: Page, count: number, username = 'director') {
  await signIn(page, username, `${listPath}?${query}`);
  await expect(rows(page).first()).toBeVisible();
  await followSystem(page);
  // More rows also come by themselves when the end of the list is near.
  await expect(async () => {
    const more = page.getByRole('button', { name: 'Показать ещё' });
    const isThere = await page.getByText(new RegExp(`^Загружено ${count} из`)).isVisible();
    if (!isThere && (await more.isVisible())) await more.click({ timeout: 1_000 });
    expect(isThere).toBe(true);
  }).toPass();
  await page.getByRole('checkbox', { name: new RegExp(`^Выбрать ${count}`) }).check();
}

async function choose(page: Page, planned: string) {
  await page.getByRole('button', { name: 'Изменить статус' }).click();
  await dialog(page).getByLabel('Новый статус').selectOption('active');
  await expect(dialog(page).getByText(planned)).toBeVisible();
}

/** Holds every call until the test lets it go on. */
async function hold(page: Page) {
  const held: Route[] = [];
  let isOpen = false;
  await page.route(statuses, (route) => {
    if (isOpen) return route.continue();
    held.push(route);
    return undefined;
  });
  return {
    held,
    release: async () => {
      for (const route of held.splice(0)) await route.continue();
    },
    open: async () => {
      isOpen = true;
      for (const route of held.splice(0)) await route.continue();
    },
  };
}

const idsOf = (request: Request) => (request.postDataJSON() as { ids: number[] }).ids;

test('500 rows over several pages: paused, left for another screen, with its failures listed and retried', async ({
  page,
  backEnd,
}) => {
  test.setTimeout(180_000);
  await backEnd.tell({ do: 'newcomers', count: 500 });
  const service = await serviceOf(backEnd.url, 'director');
  const all = await newcomers(service);
  const sent: number[][] = [];
  page.on('request', (request) => request.url().endsWith('/update-statuses') && sent.push(idsOf(request)));

  await test.step('picked rows survive appended pages and filters, and the hidden ones are said', async () => {
    await pick(page, 500);
    await expect(page.getByText('Выбрано: 500')).toBeVisible();
    const search = page.getByRole('searchbox');
    await search.fill('Пакетов 0499');
    await expect(page.getByText('Скрыто выбранных: 499 из 500')).toBeVisible();
    await page.getByRole('button', { name: 'Показать выбранные' }).click();
    await expect(page.getByText(/Скрыто выбранных/)).toHaveCount(0);
    await page.getByRole('button', { name: 'Вернуться к списку' }).click();
    await search.fill('Пакетов');
    await expect(page.getByText('Выбрано: 500')).toBeVisible();
  });

  // Colleagues are quicker with three of them.
  const taken = [all[3], all[250], all[499]].map((one) => one?.id ?? 0);
  await choose(page, 'Будет изменено: 500 из 500');
  for (const id of taken) {
    const { version } = await investorOf(service, id);
    await service.done(`PUT /investment/investors/${id}/status`, { body: { status: 'active' }, version });
  }

  const gate = await hold(page);
  await dialog(page).getByRole('button', { name: 'Применить' }).click();
  const panel = dialog(page, title);
  await expect.poll(() => gate.held.length).toBe(4);

  await test.step('paused, nothing more is sent than was under way', async () => {
    await panel.getByRole('button', { name: 'Приостановить' }).click();
    await gate.release();
    await expect(panel.getByText(/Приостановлено. Обработано 80 из 500/)).toBeVisible();
    expect(sent).toHaveLength(4);
    await expectAccessibleInBoth(page, 'bulk work', { part: 'dialog[open]' });
  });

  await test.step('it goes on while another screen is open', async () => {
    await panel.getByRole('button', { name: 'Продолжить' }).click();
    await panel.getByRole('button', { name: 'Свернуть' }).click();
    await menu(page).getByRole('link').first().click();
    await expect(work(page).getByText(/Обработано \d+ из 500/)).toBeVisible();
    await expectAccessibleInBoth(page, 'the work under the page', { part: 'section[aria-label="Идёт в фоне"]' });
    await gate.open();
    await expect(work(page).getByText('Закончено')).toBeVisible({ timeout: 60_000 });
  });

  await work(page).getByRole('button', { name: 'Открыть' }).click();
  await expect(panel.getByText('Готово: 497', { exact: true })).toBeVisible();
  await expect(panel.getByText('Не удалось: 3', { exact: true })).toBeVisible();
  await panel.getByRole('checkbox', { name: 'Только неудавшиеся' }).check();
  await expect(panel.getByRole('listitem')).toHaveCount(3);
  await expect(panel.getByText('Пакетов 0004')).toBeVisible();
  await expect(panel.getByText('Из нынешнего статуса так нельзя').first()).toBeVisible();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    panel.getByRole('button', { name: 'Скачать результат' }).click(),
  ]);
  const { sheet } = readBack(new Uint8Array(readFileSync(await download.path())));
  expect([sheet(0)['B2'].v, sheet(0)['C2'].v]).toEqual(['Пакетов 0004', 'Из нынешнего статуса так нельзя']);

  const { length } = sent;
  await panel.getByRole('button', { name: 'Повторить неудавшиеся' }).click();
  await expect(panel.getByText('Закончено')).toBeVisible();
  expect(sent.slice(length).flat().toSorted()).toEqual(taken.toSorted());
  const first = sent.slice(0, length).flat();
  expect(new Set(first).size).toBe(first.length);
  await panel.getByRole('button', { name: 'Закрыть', exact: true }).click();
  await expectNoDialog(page);
  await expect(work(page)).toHaveCount(0);

  expect(await newcomers(service, '&status=active')).toHaveLength(500);
  expect(await newcomers(service, '&status=in_process')).toHaveLength(0);
});

test('all of the filter, stopped half-way: what was not sent is said and unchanged', async ({ page, backEnd }) => {
  await backEnd.tell({ do: 'newcomers', count: 240 });
  const service = await serviceOf(backEnd.url, 'director');
  await pick(page, 100);
  await page.getByRole('button', { name: /Выбрать все 240 по фильтру/ }).click();
  await expect(page.getByText('Выбраны все по фильтру: 240')).toBeVisible();
  await expect(bar(page)).toBeVisible();
  await choose(page, 'Будет изменено: 240 из 240');
  const gate = await hold(page);
  await dialog(page).getByRole('button', { name: 'Применить' }).click();
  await expect.poll(() => gate.held.length).toBe(4);
  const panel = dialog(page, title);
  await panel.getByRole('button', { name: 'Остановить', exact: true }).click();
  await gate.open();
  await expect(panel.getByText('Закончено')).toBeVisible();
  await expect(panel.getByText('Готово: 80', { exact: true })).toBeVisible();
  await expect(panel.getByText('Пропущено: 160', { exact: true })).toBeVisible();
  await expect(panel.getByRole('status').getByText('Статусы обработаны')).toBeVisible();
  expect(await coveredButtons(panel)).toEqual([]);
  expect(await newcomers(service, '&status=active')).toHaveLength(80);
});

test('a lost answer is asked about, and nothing is sent twice', async ({ page, backEnd, complaints }) => {
  complaints.allow(/ERR_CONNECTION_RESET/, /ERR_FAILED/);
  await backEnd.tell({ do: 'newcomers', count: 100 });
  const service = await serviceOf(backEnd.url, 'director');
  const keys: (string | undefined)[] = [];
  const questions: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/update-statuses')) keys.push(request.headers()['idempotency-key']);
    if (request.url().includes('/idempotency/')) questions.push(request.url());
  });
  await pick(page, 100);
  await choose(page, 'Будет изменено: 100 из 100');
  let calls = 0;
  await page.route(statuses, async (route) => {
    calls += 1;
    if (calls > 1) return route.continue();
    // Carried out by the service, and not heard of.
    await route.fetch();
    return route.abort('connectionreset');
  });
  await dialog(page).getByRole('button', { name: 'Применить' }).click();
  const panel = dialog(page, title);
  await expect(panel.getByText('Закончено')).toBeVisible({ timeout: 30_000 });
  await expect(panel.getByText('Готово: 100', { exact: true })).toBeVisible();
  expect(new Set(keys).size).toBe(5);
  expect(keys).toHaveLength(5);
  expect(questions.some((url) => url.includes(keys[0] ?? '-'))).toBe(true);
  expect(await newcomers(service, '&status=active')).toHaveLength(100);
});

test('an export goes on under other screens, waits at a cut page, and is resumed from there', async ({
  page,
  backEnd,
  complaints,
}) => {
  test.setTimeout(120_000);
  complaints.allow(/ERR_CONNECTION_RESET/, /ERR_FAILED/);
  await backEnd.tell({ do: 'newcomers', count: 2500 });
  await signIn(page, 'director', `${listPath}?${query}`);
  await expect(rows(page).first()).toBeVisible();
  await followSystem(page);
  const asked: string[] = [];
  let isCut = true;
  await page.route(/\/investors\?.*limit=1000/, async (route) => {
    const offset = new URL(route.request().url()).searchParams.get('offset') ?? '0';
    asked.push(offset);
    if (offset === '1000' && isCut) await route.abort('connectionreset');
    else await route.continue();
  });
  await page.getByRole('button', { name: 'Экспорт', exact: true }).click();
  await page.getByRole('button', { name: 'Выгрузить' }).click();
  // The reads of the panel and the export's own both try again first.
  await expect(work(page).getByRole('alert')).toBeVisible({ timeout: 40_000 });
  await menu(page).getByRole('link').first().click();
  await expect(page).not.toHaveURL(new RegExp(listPath));
  await expect(work(page).getByRole('alert')).toBeVisible();
  await expectAccessibleInBoth(page, 'an export that waits', { part: 'section[aria-label="Идёт в фоне"]' });

  isCut = false;
  const before = asked.length;
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    work(page).getByRole('button', { name: 'Продолжить' }).click(),
  ]);
  expect(asked.slice(before)).not.toContain('0');
  const { sheet } = readBack(new Uint8Array(readFileSync(await download.path())));
  expect([sheet(0)['A2'].v, sheet(0)['A2501'].v]).toEqual(['Пакетов 0001', 'Пакетов 2500']);
  await expect(work(page)).toHaveCount(0);
});
