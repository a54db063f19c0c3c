/** Journey 1: signing in and coming back to where one was going. */
import {
  fillSignIn,
  heading,
  listPath,
  menu,
  openList,
  parameters,
  passwordField,
  rows,
  signIn,
  signOut,
  text,
  userName,
} from './support/panel';
import { expect, test, type Page } from './support/test';

test('a deep link with filters is opened after the sign-in, filters and all', async ({ page }) => {
  const link = `${listPath}?subject=business&status=active&order_by=name&begin_date=2020-01-01`;
  await page.goto(link);
  await expect(page).toHaveURL(/\/user\/login\?redirect=/);
  await expect(heading(page, text.signIn)).toBeVisible();
  await fillSignIn(page, 'moderator');
  await expect(page).toHaveURL(new RegExp(`${listPath}\\?`));
  await expect(rows(page).first()).toBeVisible();
  expect(Object.fromEntries(parameters(page))).toEqual({
    subject: 'business',
    status: 'active',
    order_by: 'name',
    begin_date: '2020-01-01',
  });
  for (const row of await rows(page).all()) await expect(row).toContainText('Активный');
});

for (const username of ['moderator', 'kam', 'hunter', 'accountant', 'accountant2', 'director', 'executive']) {
  test(`${username} signs in and lands on the greeting`, async ({ page }) => {
    await signIn(page, username);
    await expect(page).toHaveURL(/\/dashboard\/index$/);
    await expect(menu(page).getByRole('link', { name: 'Инвесторы' })).toBeVisible();
  });
}

const refused = [
  { who: 'a wrong password', username: 'moderator', secret: 'wrong-password-1', says: text.wrongPassword, status: 401 },
  { who: 'an unknown account', username: 'nobody', secret: 'wrong-password-1', says: text.wrongPassword, status: 401 },
  { who: 'a merchant', username: 'merchant', secret: undefined, says: text.staffOnly, status: 403 },
  { who: 'a disabled account', username: 'disabled', secret: undefined, says: text.disabled, status: 403 },
];
for (const { who, username, secret, says, status } of refused) {
  test(`${who} is refused in its own words, and nothing typed is lost`, async ({ page, complaints }) => {
    complaints.allow(new RegExp(`status of ${status}`));
    await page.goto('/user/login');
    await fillSignIn(page, username, secret);
    await expect(page.getByText(says)).toBeVisible();
    await expect(page).toHaveURL(/\/user\/login/);
    await expect(userName(page)).toHaveValue(username);
    await expect(passwordField(page)).not.toHaveValue('');
  });
}

test('without the roles nobody stays signed in', async ({ page, complaints }) => {
  complaints.allow(/status of 500/);
  await page.route('**/v1/user-roles/*', (route) =>
    route.fulfill({ status: 500, json: { error: 'x', code: 'server_error', errors: [], request_id: 'r' } }),
  );
  await page.goto(listPath);
  await fillSignIn(page, 'moderator');
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(page).toHaveURL(/\/user\/login/);
  const tokens = await page.evaluate(() =>
    ['Access-Token', 'access_token', 'Refresh-Token', 'refresh_token'].map((key) => localStorage.getItem(key)),
  );
  expect(tokens).toEqual([null, null, null, null]);
});

for (const redirect of [
  'https://example.com/',
  '//example.com',
  '/\\example.com',
  'javascript:alert(1)',
  '/nothing/here',
]) {
  test(`the redirect ${redirect} leads to the panel's own first page`, async ({ page }) => {
    await page.goto(`/user/login?redirect=${encodeURIComponent(redirect)}`);
    await fillSignIn(page, 'moderator');
    await expect(page).toHaveURL(/\/dashboard\/index$/);
  });
}

test('who is signed in does not see the sign-in page', async ({ page }) => {
  await signIn(page);
  await page.goto('/user/login');
  await expect(page).toHaveURL(/\/dashboard\/index$/);
});

test('signing out asks, and reaches every tab within a second', async ({ page, context, complaints }) => {
  // What the other tab asks in the moment before it hears of it.
  complaints.allow(/status of 401/);
  await openList(page);
  const second = await context.newPage();
  await second.goto(listPath);
  await expect(rows(second).first()).toBeVisible();
  // On a busy host both take their time: what counts is how long after the one the other has gone.
  const left = (tab: Page) => tab.waitForURL(/\/user\/login/, { waitUntil: 'commit' }).then(() => performance.now());
  const both = Promise.all([left(page), left(second)]);
  await signOut(page);
  const [own, other] = await both;
  expect(other - own).toBeLessThan(1_000);
  await expect(rows(second)).toHaveCount(0);
  await page.goto(listPath);
  await expect(page).toHaveURL(/\/user\/login/);
});
