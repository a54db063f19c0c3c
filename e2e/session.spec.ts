/** Journey 2: the token expires in mid-work, with the real server. */
import type { BrowserContext, Page } from '@playwright/test';
import { heading, listPath, openList, password, rows, signIn, text } from './support/panel';
import { expect, test } from './support/test';

const refreshPath = '**/v1/system-users/refresh-token';

/** The statuses of all refresh calls of all tabs. */
function countRefreshes(context: BrowserContext): number[] {
  const statuses: number[] = [];
  context.on('response', (response) => {
    if (response.url().endsWith('/refresh-token')) statuses.push(response.status());
  });
  return statuses;
}

const cardPaths = async (page: Page) => {
  const link = rows(page).first().getByRole('link').first();
  return (await link.getAttribute('href')) ?? '';
};

test('several calls that meet an expired token cause one refresh', async ({ page, context, backEnd, complaints }) => {
  complaints.allow(/status of 401/);
  await openList(page);
  const card = await cardPaths(page);
  await backEnd.tell({ do: 'expireAccess' });
  const refreshes = countRefreshes(context);
  await page.locator(`a[href="${card}"]`).first().click();
  await expect(heading(page, 'Инвестиции')).toBeVisible();
  await expect(heading(page, 'История проверки')).toBeVisible();
  await expect(page.getByText(text.retry)).toHaveCount(0);
  expect(refreshes).toEqual([200]);
});

// 500 rounds in all by `npm run chaos`, a sample of them otherwise.
for (const [tabs, rounds] of process.env.CHAOS
  ? ([
      [2, 200],
      [5, 150],
      [10, 150],
    ] as const)
  : ([
      [2, 5],
      [5, 2],
    ] as const)) {
  test(`${tabs} browser tabs that meet it together cause one refresh, and all stay signed in`, async ({
    page,
    context,
    backEnd,
    complaints,
  }) => {
    if (process.env.CHAOS) test.setTimeout(3_600_000);
    complaints.allow(/status of 401/);
    await openList(page);
    const opened = [page];
    while (opened.length < tabs) {
      const next = await context.newPage();
      await next.goto(`${listPath}?subject=business`);
      await expect(rows(next).first()).toBeVisible();
      opened.push(next);
    }
    const refreshes = countRefreshes(context);
    for (let round = 1; round <= rounds; round++) {
      // What a tab asks for in its own time has to be answered: a refresh that a reload cuts off is asked for again.
      for (const tab of opened) await tab.waitForLoadState('networkidle');
      await backEnd.tell({ do: 'expireAccess' });
      await Promise.all(opened.map((tab) => tab.reload()));
      for (const tab of opened) await expect(rows(tab).first()).toBeVisible();
      await expect.poll(() => refreshes.length).toBe(round);
    }
    expect(refreshes.filter((status) => status !== 200)).toEqual([]);
  });
}

test('SES-10, ERR-01: a refused refresh ends the session; a new sign-in leads back to the same address', async ({
  page,
  complaints,
  backEnd,
}) => {
  complaints.allow(/status of 401/);
  await openList(page, '?status=active');
  await page.route(refreshPath, (route) =>
    route.fulfill({ status: 401, json: { error: 'x', code: 'unauthorized', errors: [], request_id: 'r' } }),
  );
  await backEnd.tell({ do: 'expireAccess' });
  await page.reload();
  await expect(page).toHaveURL(/\/user\/login\?redirect=%2Fback-office%2Finvestors%3Fstatus%3Dactive/);
  const field = page.locator('input[type="password"]');
  await expect(field).toBeVisible();
  await page.unroute(refreshPath);
  await page.locator('input[autocomplete="username"]').fill('moderator');
  await field.fill(password);
  await field.press('Enter');
  await expect(page).toHaveURL(/\/back-office\/investors\?status=active/);
  await expect(rows(page).first()).toBeVisible();
});

test('a session that ends under the hands leads to sign-in, and back to what was looked at', async ({
  page,
  context,
  backEnd,
  complaints,
}) => {
  complaints.allow(/status of 401/);
  await openList(page);
  // Another window holds unsaved work: it keeps its page, and goes on as soon as the session does.
  const other = await context.newPage();
  await other.goto('/profile/user?form=password');
  await other.getByLabel(/^Нынешний пароль/).fill('недописан');
  await context.route(refreshPath, (route) =>
    route.fulfill({ status: 401, json: { error: 'x', code: 'unauthorized', errors: [], request_id: 'r' } }),
  );
  await backEnd.tell({ do: 'expireAccess' });
  await page.getByRole('searchbox').fill('Каримов');
  await expect(page).toHaveURL(/\/user\/login\?redirect=%2Fback-office%2Finvestors/);
  await expect(other.getByRole('dialog', { name: 'Войдите снова' })).toBeVisible();
  await context.unroute(refreshPath);
  await page.locator('input[autocomplete="username"]').fill('moderator');
  await page.locator('input[type="password"]').fill(password);
  await page.keyboard.press('Enter');
  await expect(rows(page).first()).toBeVisible();
  await expect(other.getByRole('dialog', { name: 'Войдите снова' })).toBeHidden();
  await expect(other.getByLabel(/^Нынешний пароль/)).toHaveValue('недописан');
});

for (const fault of ['502', 'no network'] as const) {
  test(`a refresh that meets ${fault} is not a logout`, async ({ page, backEnd, complaints }) => {
    complaints.allow(/status of (401|502)/, /ERR_FAILED/, /ERR_INTERNET_DISCONNECTED/);
    await openList(page);
    await page.route(refreshPath, (route) =>
      fault === '502' ? route.fulfill({ status: 502, body: '' }) : route.abort(),
    );
    await backEnd.tell({ do: 'expireAccess' });
    await page.getByRole('searchbox').fill('Рахимов');
    await page.waitForTimeout(1_500);
    await expect(page).toHaveURL(/\/back-office\/investors/);
    expect(await page.evaluate(() => localStorage.getItem('Refresh-Token'))).not.toBeNull();
    await page.unroute(refreshPath);
    await page.reload();
    await expect(rows(page).first()).toBeVisible();
  });
}

for (const hours of [24, -24]) {
  test(`a clock that is ${hours} hours off causes no refresh`, async ({ page, context }) => {
    await page.clock.install({ time: Date.now() + hours * 3_600_000 });
    const refreshes = countRefreshes(context);
    await signIn(page, 'moderator', listPath);
    await expect(rows(page).first()).toBeVisible();
    await page.waitForTimeout(1_500);
    expect(refreshes.length).toBeLessThanOrEqual(1);
  });
}
