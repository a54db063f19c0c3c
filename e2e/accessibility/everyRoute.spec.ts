/**
 * Every screen of the route table, and the drawers that an address opens, against the accessibility rules in both
 * themes, and none of them wider than a phone. A new route is looked at without a word here, unless it names a record.
 */
import { isPartOfShare } from '../../scripts/journeyTurn';
import { routes } from '../../src/routes/table';
import type { BackEnd } from '../../tests/support/backEndProcess';
import { expectAccessibleInBoth, frame } from '../support/axe';
import { addresses } from '../support/addresses';
import { signIn, signOut } from '../support/panel';
import { expect, test, type Page } from '../support/test';
import { trafficOf, wholeScreen } from '../support/traffic';

const all = Object.values(routes);
const pathsOf = (some: typeof all) => some.map(({ path }) => path);
/** What is shown to whoever is not signed in. */
const outside = pathsOf(all.filter(({ open, bare }) => open && bare));
const faults = pathsOf(all.filter(({ open, bare }) => open && !bare));

/** Looks at what is open; `around` when at the frame as well, which is the same around every screen. */
async function look(page: Page, address: string, around: boolean) {
  await expect(page.getByRole('heading').first()).toBeVisible();
  await expectAccessibleInBoth(page, address, around ? {} : { without: frame });
  await page.setViewportSize({ width: 360, height: 800 });
  const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(over, `${address} is wider than a phone`).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 1280, height: 800 });
}

async function load(page: Page, address: string) {
  const traffic = trafficOf(page);
  await page.goto(address);
  await expect(page.getByRole('heading').first()).toBeVisible();
  // Sections out of sight are asked for when they come into it.
  await traffic.rest();
}

/** Opens a screen as a link does: the page stays, and with it the rules, which take longer to load than to run. */
async function open(page: Page, address: string) {
  const traffic = trafficOf(page);
  await page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, address);
  await traffic.rest();
  expect(await wholeScreen(page), `${address} is not whole`).toBe(true);
  // The page of the tab before would be gone through with this one, and with each that comes after.
  const others = page.locator('nav [role="tab"][aria-selected="false"]');
  // Of what is refused there is no tab, and the one before stays.
  await others.press('Delete');
  await expect(others).toHaveCount(0);
}

/** Somebody who may open everything, and the looks of the system. */
async function begin(page: Page, backEnd: BackEnd) {
  for (const permission of ['dibank.query', 'refund_claims.add', 'cash_out.import'])
    await backEnd.tell({ do: 'allow', role: 'administrator', permission });
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await signIn(page, 'director', '/profile/user');
  await page.getByRole('main').getByLabel('Тема').selectOption('system');
}

const parts = 10;
for (const part of Array.from({ length: parts }, (_, at) => at).filter(isPartOfShare))
  test(`no finding on any screen, in either theme (${part + 1} of ${parts})`, async ({ page, backEnd }) => {
    test.setTimeout(180_000);
    const all = await addresses(backEnd.url);
    await begin(page, backEnd);
    for (const [at, address] of all.filter((_, at) => at % parts === part).entries()) {
      await open(page, address);
      await look(page, address, at === 0);
      await expect(page.getByText('Forbidden').filter({ visible: true }), address).toHaveCount(0);
    }
  });

test('no finding outside, and where something is wrong', async ({ page, backEnd, complaints }) => {
  test.setTimeout(90_000);
  // A number of the menu that is asked for while the session closes is refused, as it should be.
  complaints.allow(/status of 404/, /status of 401 .*[?&]limit=1\b/);
  await begin(page, backEnd);
  for (const address of [...faults, '/back-office/investor/99999999']) {
    await load(page, address);
    await look(page, address, true);
  }
  const traffic = trafficOf(page);
  await page.goto('/profile/user');
  // The numbers of the menu come late.
  await expect(page.getByRole('heading').first()).toBeVisible();
  await traffic.rest();
  await signOut(page);
  // The page is loaded anew, so that nothing of the person is left in it.
  await expect(page).toHaveURL(/\/user\/login/);
  await page.waitForLoadState('networkidle');
  for (const address of outside) {
    await load(page, address);
    await look(page, address, true);
  }
});
