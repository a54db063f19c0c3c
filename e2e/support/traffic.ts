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
