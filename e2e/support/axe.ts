import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from './test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules that colours decide; the same page in another theme can break no others. */
const colourRules = ['color-contrast', 'link-in-text-block'];

interface Look {
  /** A part of the page, by its selector. */
  part?: string;
  /** Only what another theme can change. */
  coloursOnly?: boolean;
}

/** What goes against the accessibility rules on the page, or in a part of it: the rule and the elements. */
export async function findingsOn(page: Page, { part, coloursOnly = false }: Look = {}): Promise<string[]> {
  const axe = coloursOnly ? new AxeBuilder({ page }).withRules(colourRules) : new AxeBuilder({ page }).withTags(rules);
  const { violations } = await (part === undefined ? axe : axe.include(part)).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

export async function expectAccessible(page: Page, where: string, look?: Look) {
  expect(await findingsOn(page, look), where).toEqual([]);
}

const textColour = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.querySelector('main') ?? document.body).color);

/** All rules in light, and those of colours in dark; the panel has to follow the system. */
export async function expectAccessibleInBoth(page: Page, where: string, part?: string) {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await expectAccessible(page, `${where}, light`, { part });
  const light = await textColour(page);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expect.poll(() => textColour(page)).not.toBe(light);
  await expectAccessible(page, `${where}, dark`, { part, coloursOnly: true });
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
}
