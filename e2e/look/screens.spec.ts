/**
 * Every screen of some areas as each role sees it, in Russian, English and Uzbek, light and dark, 1280 and 360 px wide, as pictures for
 * people to open; and what can be seen to be wrong without them: text cut off, messages over buttons, pages that scroll sideways.
 * Started by `npm run look -- <area> [role …]`.
 */
import { join } from 'node:path';
import { addresses } from '../support/addresses';
import { signIn, text } from '../support/panel';
import { test, type Page } from '../support/test';
import { trafficOf } from '../support/traffic';
import { routeIds } from '../../src/routes/table';
import { faultsOfPage } from './faults';

const [areas = [], roles = []] = [process.env.LOOK_AREAS, process.env.LOOK_ROLES].map((list) => list?.split(' '));
const folder = join(import.meta.dirname, '../../.look');
const ids = routeIds.filter((id) => areas.includes(id.split('.')[0]!));

const languages = { ru: 'Русский', en: 'English', uz: 'Oʻzbekcha' } as const;
const widths = [1280, 360];

const nameOf = (address: string) => address.replace(/^\//, '').replace(/[^\w-]+/g, '_');

async function speak(page: Page, language: keyof typeof languages) {
  await page.goto('/profile/user');
  // The first choice of the settings, whatever it is called at the moment.
  const chooser = page
    .getByRole('main')
    .locator('select', { has: page.locator('option', { hasText: languages[language] }) });
  await chooser.selectOption({ label: languages[language] });
}

for (const role of roles)
  test(`as ${role}`, async ({ page, backEnd, complaints }) => {
    complaints.allow(/.*/);
    const faults: string[] = [];
    // Known by its Russian words, which come first.
    const refused = new Set<string>();
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await signIn(page, role, '/profile/user');
    await page.getByRole('main').getByLabel('Тема').selectOption('system');
    const all = await addresses(backEnd.url, ids);
    for (const language of Object.keys(languages) as (keyof typeof languages)[]) {
      await speak(page, language);
      for (const address of all) {
        if (refused.has(address)) continue;
        const traffic = trafficOf(page);
        await page.goto(address);
        await page.getByRole('heading').first().waitFor();
        await traffic.rest();
        if (language === 'ru' && (await page.getByText(text.noAccess).count()) > 0) {
          refused.add(address);
          continue;
        }
        for (const width of widths)
          for (const theme of ['light', 'dark'] as const) {
            await page.setViewportSize({ width, height: 800 });
            await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
            // The colours of the other theme fade.
            await page.waitForTimeout(400);
            const name = [role, language, theme, width].join('-');
            await page.screenshot({ path: join(folder, nameOf(address), `${name}.png`) });
            const found = await page.evaluate(faultsOfPage);
            if (theme === 'light') faults.push(...found.map((fault) => `${address} ${name}: ${fault}`));
          }
        await page.setViewportSize({ width: 1280, height: 800 });
      }
    }
    if (faults.length > 0) throw new Error(faults.join('\n'));
  });
