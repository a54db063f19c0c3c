/** Texts that somebody sent to do harm, and what tells that they were only texts. */
import { expect, type Page } from '@playwright/test';
import { hostileTexts } from '../../tests/support/hostileTexts';

/** The texts in groups that fit a field, each with a space after it. */
export function joined(limit: number): string[] {
  const groups = [''];
  for (const text of hostileTexts) {
    const last = groups.length - 1;
    if (`${groups[last]} ${text}`.length > limit) groups.push(text);
    else groups[last] += ` ${text}`;
  }
  return groups;
}

/** By how much the page, or what is open over it, is wider than the window. */
const overflow = (page: Page) =>
  page.evaluate(() => {
    const boxes = [document.documentElement, ...document.querySelectorAll<HTMLElement>('dialog[open]')];
    return Math.max(...boxes.map((box) => box.scrollWidth - box.clientWidth));
  });

/** Watches a page from now on: what is asked afterwards fails where a text was more than a text. */
export function harmlessOn(page: Page) {
  // An alert is what most of them would like to show; a breach of the policy fails every test.
  const opened: string[] = [];
  page.on('dialog', (question) => {
    opened.push(question.message());
    void question.dismiss();
  });
  page.on('popup', (popup) => opened.push(popup.url()));
  return async (where: string) => {
    expect(await overflow(page), where).toBeLessThanOrEqual(0);
    const planted = await page.evaluate(() =>
      [...document.querySelectorAll('script, iframe, object, embed, [onerror], [onload], [onmouseover]')]
        .filter((element) => element.closest('main, dialog'))
        .map((element) => element.outerHTML),
    );
    expect(planted, where).toEqual([]);
    expect(opened, where).toEqual([]);
  };
}
