import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from './test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What goes against the accessibility rules on the page, or in a part of it: the rule and the elements. */
export async function findingsOn(page: Page, part?: string): Promise<string[]> {
  const axe = new AxeBuilder({ page }).withTags(rules);
  const { violations } = await (part === undefined ? axe : axe.include(part)).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

export async function expectAccessible(page: Page, where: string, part?: string) {
  expect(await findingsOn(page, part), where).toEqual([]);
}
