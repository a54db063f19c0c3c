/**
 * Every screen of the route table, and the drawers that an address opens, against the accessibility rules in both
 * themes, and none of them wider than a phone. A new route is looked at without a word here, unless it names a record.
 */
import { routes } from '../../src/routes/table';
import type { BackEnd } from '../../tests/support/backEndProcess';
import { expectAccessibleInBoth } from '../support/axe';
import { signIn, signOut, text } from '../support/panel';
import { serviceOf } from '../support/service';
import { expect, test, type Page } from '../support/test';
import { trafficOf } from '../support/traffic';

const all = Object.values(routes);
const pathsOf = (some: typeof all) => some.map(({ path }) => path);
/** What is shown to whoever is not signed in. */
const outside = pathsOf(all.filter(({ open, bare }) => open && bare));
const faults = pathsOf(all.filter(({ open, bare }) => open && !bare));
const inside = pathsOf(all.filter(({ open }) => !open));

/** A record for each route that names one, and the addresses of the drawers. */
async function addresses(url: string): Promise<string[]> {
  const service = await serviceOf(url, 'director');
  const firstId = async (path: string, list: string): Promise<number> => {
    const [row] = (await service.read<Record<string, { id: number }[]>>(path))[list] ?? [];
    if (row === undefined) throw new Error(`${path} is empty.`);
    return row.id;
  };
  const investors = (subject: string) => firstId(`/investment/investors?subject=${subject}&limit=1`, 'investors');
  const receipts = '/investment/payments/cash-in/bank?status=pending&match_confidence=partial';
  const examples: Record<string, string | number> = {
    '/rbac/system-users/:id': 2,
    '/rbac/roles/:id': 1,
    '/rbac/roles/:id/preview': 1,
    '/rbac-pay/roles/:id': 2,
    '/rbac-pay/user-roles/:id': 2,
    '/invest-rbac/role-permissions/:id': 'kam',
    '/invest-rbac/user-roles/:id': 2,
    '/back-office/wings-requests/:id': await firstId('/payment/v1/wings-requests?limit=1', 'requests'),
    '/back-office/requests/cash-in/:id': await firstId(receipts, 'cash_in_bank'),
    '/back-office/requests/cash-out/:id': await firstId('/investment/investments/requests/cash-out', 'exit_claims'),
    '/back-office/investments/info/:id': await firstId('/system-user/v1/investments?limit=1', 'items'),
    '/back-office/portfolio-pools/:id': 3,
    '/back-office/investor/:id': await investors('individual'),
    '/back-office/investor-business/:id': await investors('business'),
    '/back-office/investors/upload-tasks/:id': await firstId('/investment/investments/async-tasks?limit=1', 'tasks'),
  };
  const screens = inside.map((path) => {
    if (!path.includes(':id')) return path;
    const id = examples[path];
    if (id === undefined) throw new Error(`No record is named here for ${path}.`);
    return path.replace(':id', String(id));
  });
  const tariffs = '/investment/tariff-change-claims?limit=1';
  const drawers: Record<string, number> = {
    '/back-office/requests/claims?claim=': await firstId('/system-user/v1/claims?limit=1', 'claims'),
    '/back-office/requests/docs?document=': await firstId('/investment/document/documents?limit=1', 'documents'),
    '/back-office/requests/tariff-change-claims?claim=': await firstId(tariffs, 'claims'),
    '/back-office/transactions?payment=': await firstId('/investment/payments/transactions?limit=1', 'transactions'),
    '/back-office/tax-list?tax=': await firstId('/investment/payments/tax-transactions?limit=1', 'transactions'),
  };
  const penalty = `${screens.find((path) => path.includes('/investments/info/'))}?list=penalty`;
  return [...screens, penalty, ...Object.entries(drawers).map(([path, id]) => path + id)];
}

async function look(page: Page, address: string) {
  const traffic = trafficOf(page);
  await page.goto(address);
  await expect(page.getByRole('heading').first()).toBeVisible();
  // Sections out of sight are asked for when they come into it.
  await traffic.rest();
  await expectAccessibleInBoth(page, address);
  await page.setViewportSize({ width: 360, height: 800 });
  const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(over, `${address} is wider than a phone`).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 1280, height: 800 });
}

/** Somebody who may open everything, and the looks of the system. */
async function begin(page: Page, backEnd: BackEnd) {
  await backEnd.tell({ do: 'allow', role: 'administrator', permission: 'dibank.query' });
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await signIn(page, 'director', '/profile/user');
  await page.getByRole('main').getByLabel('Тема').selectOption('system');
}

const shares = 4;
for (let share = 0; share < shares; share += 1)
  test(`no finding on any screen, in either theme (${share + 1} of ${shares})`, async ({ page, backEnd }) => {
    test.setTimeout(180_000);
    const all = await addresses(backEnd.url);
    await begin(page, backEnd);
    for (const address of all.filter((_, at) => at % shares === share)) {
      await look(page, address);
      await expect(page.getByText(text.noAccess), address).toHaveCount(0);
    }
  });

test('no finding outside, and where something is wrong', async ({ page, backEnd, complaints }) => {
  test.setTimeout(90_000);
  complaints.allow(/status of 404/);
  await begin(page, backEnd);
  for (const address of [...faults, '/back-office/investor/99999999']) await look(page, address);
  await page.goto('/profile/user');
  await signOut(page);
  // The page is loaded anew, so that nothing of the person is left in it.
  await expect(page).toHaveURL(/\/user\/login/);
  await page.waitForLoadState('networkidle');
  for (const address of outside) await look(page, address);
});
