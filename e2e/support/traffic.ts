import type { Page, Request } from '@playwright/test';

/** How long nothing has been on its way before a page counts as come; Playwright's own rest is twice as long. */
const quiet = 250;

/** Listens to what a page asks for, from here on. */
export function trafficOf(page: Page): { rest(most?: number): Promise<void> } {
  const onTheWay = new Set<Request>();
  let last = performance.now();
  const begin = (request: Request) => void onTheWay.add(request);
  const finish = (request: Request) => {
    onTheWay.delete(request);
    last = performance.now();
  };
  page.on('request', begin).on('requestfinished', finish).on('requestfailed', finish);
  return {
    /** Until everything has been answered, or so many milliseconds have passed; listens no more after that. */
    async rest(most = Infinity) {
      const end = performance.now() + most;
      const isBusy = () => onTheWay.size > 0 || performance.now() - last < quiet;
      while (isBusy() && performance.now() < end) await page.waitForTimeout(25);
      page.off('request', begin).off('requestfinished', finish).off('requestfailed', finish);
    },
  };
}

/**
 * Until the screen is whole, or so many milliseconds have passed: it has a heading, and nothing of it is on its way. Sections
 * out of sight are asked for when they come into it.
 */
export async function wholeScreen(page: Page, most = 60_000): Promise<boolean> {
  const end = performance.now() + most;
  const busy = page.locator('main [aria-busy="true"]:visible');
  const isThere = async () =>
    (await page.locator('main :is(h1, h2):visible').count()) > 0 && (await busy.count()) === 0;
  while (!(await isThere())) {
    if (performance.now() > end) return false;
    await busy.evaluateAll(([first]) => first?.scrollIntoView());
    await page.waitForTimeout(50);
  }
  return true;
}
