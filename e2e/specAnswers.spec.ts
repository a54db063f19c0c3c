/**
 * Every screen over answers that the contract allows and nothing else decides (tests/support/specService.ts): no blank
 * page, no crash, no nonsense, in any language, with its parts and its first record open. A usual run looks at the tenth of
 * the screens whose turn it is by its commit, with one seed, `npm run chaos` at all of them with five new ones; `CHAOS_SEED` repeats what it named.
 */
import { shareOfCommit } from '../scripts/changes';
import { languages } from '../src/i18n/languages';
import { routeIds, routes } from '../src/routes/table';
import { isChaos } from '../tests/support/chaos';
import { faultsOn } from './support/nonsense';
import { signIn } from './support/panel';
import { startSpecPanel, type SpecPanel } from './support/specPanel';
import { expect, test as base, type Page } from './support/test';
import { trafficOf, wholeScreen } from './support/traffic';

const test = base.extend<object, { panel: SpecPanel }>({
  panel: [
    async ({}, use) => {
      const panel = await startSpecPanel();
      await use(panel);
      await panel.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ panel }, use) => use(panel.url),
});

/** What parts of an address may be besides numbers. */
const examples: Record<string, string> = {
  ':action': 'view',
  '/invest-rbac/role-permissions/:id': '/invest-rbac/role-permissions/kam',
  '/merchants/categories/:id': '/merchants/categories/3a6b0c1d-0000-4000-8000-000000000001',
};
const paths = routeIds.flatMap((id) => (routes[id].open || routes[id].bare ? [] : [routes[id].path]));
const addresses = paths.map((path) => (examples[path] ?? path).replaceAll(/:\w+/g, (name) => examples[name] ?? '17'));

const firstSeed = Number(process.env.CHAOS_SEED ?? 20_261_126);
const shares = 10;
/** Whoever repeats a seed repeats its screens. */
const turn = (process.env.CHAOS_SEED === undefined ? shareOfCommit(shares) : undefined) ?? firstSeed % shares;
const rounds = isChaos ? 5 : 1;
/** Each screen opens in the language in which the one before it was left. */
const codes = languages.map(({ code }) => code);

/** Everything has been answered, drawn and asked after again, but for what a screen asks every few seconds. */
async function rest(page: Page, work: () => Promise<unknown>) {
  const traffic = trafficOf(page);
  await work();
  await traffic.rest(15_000);
  // What never comes is found by the look at the page.
  await wholeScreen(page);
  // A card that is still being drawn has nothing on its way before it asks for what stands in it.
  await page.evaluate(() => new Promise((done) => void requestIdleCallback(done)));
  await trafficOf(page).rest(15_000);
  await wholeScreen(page);
}

/** Looks at a screen as it opens, in another language, at each of its tabs and at its first record. */
async function* looksAt(page: Page, address: string, language: string): AsyncGenerator<string> {
  await rest(page, () => page.goto(address));
  yield 'opened';
  await rest(page, () => page.locator('header select').selectOption(language));
  yield `in ${language}`;
  const tabs = page.locator('main [role="tab"]:visible');
  for (let at = 1; at < (await tabs.count()); at += 1) {
    await rest(page, () => tabs.nth(at).click());
    yield `tab ${at + 1}`;
  }
  const record = page.locator('main a[data-opens]:visible').first();
  if ((await record.count()) === 0) return;
  // A name that is longer than its column is a link whose middle lies under the next column.
  await rest(page, () => record.evaluate((link: HTMLElement) => link.click()));
  yield 'its first record';
}

for (let round = 0; round < rounds; round += 1)
  for (let share = 0; share < shares; share += 1) {
    if (!isChaos && share !== turn) continue;
    test(`nothing that the contract allows breaks a screen (round ${round + 1}, ${share + 1} of ${shares})`, async ({
      page,
      panel,
      complaints,
    }) => {
      test.setTimeout(isChaos ? 3_600_000 : 300_000);
      // Without a limit of its own a missing element would take all of the time.
      page.setDefaultTimeout(30_000);
      panel.seed = firstSeed + round;
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await signIn(page, 'anybody', '/profile/user');
      const found: string[] = [];
      let visit = 0;
      for (const address of addresses.filter((_, at) => at % shares === share)) {
        const language = codes[++visit % codes.length] ?? 'ru';
        for await (const state of looksAt(page, address, language)) {
          const faults = [...(await faultsOn(page)), ...complaints.list.splice(0), ...panel.strange.splice(0)];
          found.push(...faults.map((fault) => `${address}, ${state}, CHAOS_SEED=${panel.seed}: ${fault}`));
        }
      }
      expect(visit).toBeGreaterThan(10);
      expect(found).toEqual([]);
    });
  }
