import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from './test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Holds the page, or a part of it, against the accessibility rules; a finding names the rule and the elements. */
export async function expectAccessible(page: Page, where: string, part?: string) {
  const axe = new AxeBuilder({ page }).withTags(rules);
  const { violations } = await (part === undefined ? axe : axe.include(part)).analyze();
  const findings = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
  expect(findings, where).toEqual([]);
}
