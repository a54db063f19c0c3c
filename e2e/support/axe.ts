import axe from 'axe-core';
import { expect, type Page } from './test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules that colours decide; the same page in another theme can break no others. */
const colourRules = ['color-contrast', 'link-in-text-block'];

declare global {
  interface Window {
    axe: typeof axe;
  }
}

interface Look {
  /** A part of the page, by its selector. */
  part?: string;
  /** Only what another theme can change. */
  coloursOnly?: boolean;
  /** Parts that are not looked into, by their selectors; what holds for a page as a whole is looked at all the same. */
  without?: readonly string[];
}

/** What is the same around every screen: the menu, which is most of a usual page, and the open tabs. */
export const frame = ['nav[aria-label="Главное меню"]', 'nav [role="tablist"]'];

/**
 * Axe keeps the parts of each of its ten thousands of colours in weak maps, which take a third of its time to fill and to
 * collect. It is given maps that keep them as properties, and does not write down the HTML of what is right.
 */
const quickAxe = `{
  class Properties {
    key = Symbol();
    has(object) { return this.key in object; }
    get(object) { return object[this.key]; }
    set(object, value) { object[this.key] = value; return this; }
    add(object) { return this.set(object, true); }
  }
  (function (WeakMap, WeakSet) { ${axe.source} })(Properties, Properties);
  window.axe.configure({ noHtml: true });
}`;

/** Colours may still be on their way, be it for a hundredth of a millisecond: they are the old ones until the next frame. */
async function atRest(page: Page) {
  await page.evaluate(async () => {
    const ends = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ends.map(({ finished }) => finished));
  });
}

/** What goes against the accessibility rules on the page, or in a part of it: the rule and the elements. */
export async function findingsOn(
  page: Page,
  { part, coloursOnly = false, without = [] }: Look = {},
): Promise<string[]> {
  await atRest(page);
  // Once for each document. The builder that comes with Playwright brings it again each time, opens a page of its own to
  // sum up, and looks into what is right as well: three times as long.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(quickAxe);
  return page.evaluate(
    async ([within, runOnly, without]) => {
      const options = { runOnly, resultTypes: ['violations' as const], preload: false, iframes: false };
      const exclude = without.filter((selector) => document.querySelector(selector)).map((selector) => [selector]);
      const context = exclude.length > 0 ? { include: [[within ?? 'html']], exclude } : (within ?? document);
      const { violations } = await window.axe.run(context, options);
      const of = ({ target, any }: axe.NodeResult) => `${target.join(' ')} (${any[0]?.message ?? ''})`;
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(of).join(', ')}`);
    },
    [part, { type: coloursOnly ? 'rule' : 'tag', values: coloursOnly ? colourRules : rules }, without] as const,
  );
}

export async function expectAccessible(page: Page, where: string, look?: Look) {
  expect(await findingsOn(page, look), where).toEqual([]);
}

const textColour = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.querySelector('main') ?? document.body).color);

/** All rules in light, and those of colours in dark; the panel has to follow the system. */
export async function expectAccessibleInBoth(page: Page, where: string, look?: Omit<Look, 'coloursOnly'>) {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await expectAccessible(page, `${where}, light`, look);
  const light = await textColour(page);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  // The usual pauses between two tries would come to half a minute over all screens.
  await expect.poll(() => textColour(page), { intervals: [20] }).not.toBe(light);
  await expectAccessible(page, `${where}, dark`, { ...look, coloursOnly: true });
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
}
